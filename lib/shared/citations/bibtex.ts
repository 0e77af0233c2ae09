/**
 * BibTeX in UTF-8. TeX special characters are escaped, titles keep their capitals, and each entry has a unique key
 * within the file.
 */
import { parseAuthorName, type Reference, toOneLine, toReferenceUrl, writeInitials } from './reference'

export function* toBibtex(references: Iterable<Reference>): Generator<string> {
  const keys = new Set<string>()
  for (const reference of references) yield toEntry(reference, createKey(reference, keys))
}

function toEntry(reference: Reference, key: string): string {
  const { title, journal, year, volume, issue, pages, pmid, doi, pmcid, abstract, headings, keywords } = reference
  const words = [...headings, ...keywords].map((word) => toOneLine(word).replaceAll(',', ';')).join(', ')
  const url = toReferenceUrl(reference)
  const fields: [name: string, value: string | null][] = [
    // The second pair of braces keeps styles from lowering "SGLT2" and "HIV".
    ['title', `{${escapeTex(title)}}`],
    ['author', toAuthors(reference)],
    ['journal', escapeTexOrNull(journal)],
    ['year', year === null ? null : String(year)],
    ['volume', escapeTexOrNull(volume)],
    ['number', escapeTexOrNull(issue)],
    ['pages', escapeTexOrNull(pages)?.replace(/(?<=\w)-(?=\w)/g, '--') ?? null],
    // Styles print these two verbatim, so they are not escaped; a DOI with TeX characters is left to the URL.
    ['doi', doi !== null && /^[^{}\\%\s]+$/.test(doi) ? doi : null],
    ['url', url],
    ['pmid', pmid],
    ['pmcid', pmcid],
    ['keywords', escapeTexOrNull(words || null)],
    ['note', reference.isRetracted ? 'Retracted publication' : null],
    ['abstract', escapeTexOrNull(abstract)],
  ]
  const lines = fields.flatMap(([name, value]) => (value === null || value === '' ? [] : [`  ${name} = {${value}},`]))
  return `@${journal === null ? 'misc' : 'article'}{${key},\n${lines.join('\n')}\n}\n\n`
}

function toAuthors({ authors, hasMoreAuthors }: Reference): string | null {
  if (authors.length === 0) return null
  const names = authors.map((author) => {
    const name = parseAuthorName(author)
    // In braces, a group's name stays one name even if it contains commas or "and".
    if (name.initials === '') return `{${escapeTex(name.last)}}`
    return [escapeTex(name.last), name.suffix, writeInitials(name)].filter((part) => part !== '').join(', ')
  })
  return [...names, ...(hasMoreAuthors ? ['others'] : [])].join(' and ')
}

const specials: { [character: string]: string } = {
  '\\': '\\textbackslash{}',
  // BibTeX counts braces even after a backslash, so they need a macro.
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '#': '\\#',
  $: '\\$',
  '%': '\\%',
  '&': '\\&',
  _: '\\_',
}

function escapeTex(text: string): string {
  return toOneLine(text).replace(/[\\{}~^<>#$%&_]/g, (character) => specials[character] ?? character)
}

function escapeTexOrNull(text: string | null): string | null {
  return text === null ? null : escapeTex(text)
}

/**
 * "mcmurray2019dapagliflozin", and "…-2" for the second of that name; only characters that every reader accepts in a
 * key.
 */
function createKey({ authors, year, title, pmid }: Reference, taken: Set<string>): string {
  const last = toKeyPart(parseAuthorName(authors[0] ?? '').last)
  const word = toOneLine(title)
    .split(' ')
    .map(toKeyPart)
    .find((each) => each.length > 3)
  const base = `${last}${year ?? ''}${word ?? ''}` || (pmid ? `pmid${pmid}` : 'reference')
  let key = /^\d/.test(base) ? `ref${base}` : base
  for (let count = 2; taken.has(key); count += 1) key = `${base}-${count}`
  taken.add(key)
  return key
}

function toKeyPart(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}
