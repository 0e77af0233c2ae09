/**
 * Cuts what efetch sent into its records, without parsing them: they are kept as PubMed wrote them, and read later by
 * the import, in a process of its own.
 */

const startTag = /<(PubmedArticle|PubmedBookArticle)(?=[\s>])/g
const pmidElement = /<PMID\b[^<>]*>\s*([1-9]\d{0,8})\s*<\/PMID>/

/** @returns each record by its PMID; null when the set is cut off */
export function cutRecords(xml: string): Map<string, string> | null {
  if (!/<\/PubmedArticleSet>\s*$|<PubmedArticleSet\s*\/>\s*$/.test(xml.slice(-200))) return null
  const records = new Map<string, string>()
  startTag.lastIndex = 0
  for (let start = startTag.exec(xml); start; start = startTag.exec(xml)) {
    const endTag = `</${start[1]}>`
    const found = xml.indexOf(endTag, start.index)
    if (found < 0) return null
    const end = found + endTag.length
    const record = xml.slice(start.index, end)
    const pmid = pmidElement.exec(record)?.[1]
    if (pmid !== undefined) records.set(pmid, record)
    startTag.lastIndex = end
  }
  return records
}
