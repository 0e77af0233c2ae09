/**
 * RIS, which Zotero, EndNote, Mendeley and Citavi read: a two-letter tag, two spaces, a hyphen, a space and the value;
 * lines end with CR LF, as the oldest readers expect. Source: the format's description by Research Information Systems.
 */
import {
  invertName,
  listPublicationTypes,
  parseAuthorName,
  type Reference,
  retractedType,
  toOneLine,
  toReferenceUrl,
} from './reference'

export function* toRis(references: Iterable<Reference>): Generator<string> {
  for (const reference of references) {
    const lines = toFields(reference).flatMap(([tag, value]) => {
      const text = toOneLine(value ?? '')
      return text === '' ? [] : [`${tag}  - ${text}`]
    })
    yield `${[...lines, 'ER  - ', ''].join('\r\n')}\r\n`
  }
}

function toFields(reference: Reference): [tag: string, value: string | null][] {
  const { title, authors, journal, year, volume, issue, pmid, doi, pmcid, abstract } = reference
  const many = (tag: string, values: readonly string[]) => values.map((value): [string, string] => [tag, value])
  return [
    ['TY', journal === null ? 'GEN' : 'JOUR'],
    ['TI', title],
    ...many('AU', authors.map(toRisAuthor)),
    ['PY', year === null ? null : String(year)],
    // Both, since tools take the full name from T2 and the abbreviation from JO; records state one of them.
    ['T2', journal],
    ['JO', journal],
    ['VL', volume],
    ['IS', issue],
    ...toPageFields(reference),
    ['DO', doi],
    ['AN', pmid],
    ['DB', pmid === null ? null : 'PubMed'],
    ['C2', pmcid],
    ['UR', toReferenceUrl(reference)],
    ...many('M3', listPublicationTypes(reference)),
    ...many('KW', toKeywords(reference)),
    ['AB', abstract],
  ]
}

/**
 * "McMurray, J. J. V.". In a group's name the first comma is doubled: readers would take what follows for a given name.
 */
function toRisAuthor(author: string): string {
  const name = parseAuthorName(author)
  return name.initials === '' ? name.last.replace(/\s*,\s*/, ',, ') : invertName(name)
}

/** First and last page in fields of their own; anything but a plain range stays whole. */
function toPageFields({ pages }: Reference): [string, string | null][] {
  const range = /^([^-,;\s]+)-([^-,;\s]+)$/.exec(pages ?? '')
  if (!range?.[1] || !range[2] || range[1] === range[2]) return [['SP', pages]]
  return [
    ['SP', range[1]],
    ['EP', range[2]],
  ]
}

/** RIS has no field for a retraction, so PubMed's publication type is added to the keywords. */
function toKeywords({ headings, keywords, isRetracted }: Reference): string[] {
  const words = [...headings, ...keywords]
  return isRetracted && !words.includes(retractedType) ? [...words, retractedType] : words
}
