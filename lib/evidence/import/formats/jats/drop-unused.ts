/**
 * Removes before parsing what is never read and costs most: comments, processing instructions, references, formulas in
 * TeX, affiliations, and replies and translations that follow an article. Inside CDATA the same characters are text, so
 * such an article is parsed whole.
 */
export function dropUnused(xml: string): string {
  if (xml.includes('<![CDATA[')) return xml
  const marked = dropBetween(dropBetween(xml, '<!--', '-->'), '<?', '?>')
  return unused.reduce(dropElements, marked)
}

const unused = ['ref-list', 'tex-math', 'aff', 'history', 'sub-article', 'response']

function dropBetween(xml: string, start: string, end: string): string {
  const kept: string[] = []
  let from = 0
  for (let at = xml.indexOf(start); at >= 0; at = xml.indexOf(start, from)) {
    const found = xml.indexOf(end, at + start.length)
    if (found < 0) break
    kept.push(xml.slice(from, at))
    from = found + end.length
  }
  return from === 0 ? xml : kept.join('') + xml.slice(from)
}

/** An element that does not end is left to the parser, which says where. */
function dropElements(xml: string, name: string): string {
  const tags = new RegExp(`<(/?)${name}(?:\\s[^<>]*)?>`, 'g')
  const kept: string[] = []
  let from = 0
  let depth = 0
  let start = 0
  for (const { 0: tag, 1: slash, index } of xml.matchAll(tags)) {
    if (tag.endsWith('/>')) continue
    if (slash === '' && depth === 0) start = index
    depth += slash === '' ? 1 : -1
    if (depth < 0) return xml
    if (depth > 0) continue
    kept.push(xml.slice(from, start))
    from = index + tag.length
  }
  return from === 0 || depth > 0 ? xml : kept.join('') + xml.slice(from)
}
