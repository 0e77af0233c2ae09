/**
 * PubMed's own text format (NBIB, MEDLINE): a tag padded to four characters, a hyphen, a space and the value. A long
 * value continues on lines that begin with six spaces; an empty line ends a record.
 */
import { listPublicationTypes, parseAuthorName, type Reference, toOneLine } from './reference'

/** PubMed wraps before this column. */
const lineCharacters = 88
const indent = '      '

export function* toNbib(references: Iterable<Reference>): Generator<string> {
  for (const reference of references) {
    const lines = toFields(reference).flatMap(([tag, value]) => wrapField(tag, toOneLine(value ?? '')))
    yield `${lines.join('\n')}\n\n`
  }
}

function toFields(reference: Reference): [tag: string, value: string | null][] {
  const { title, authors, journal, year, volume, issue, pages, pmid, doi, pmcid, headings, keywords } = reference
  return [
    // A record without a PMID begins with its owner: the code says that it is none of NLM's.
    pmid === null ? ['OWN', 'NOTNLM'] : ['PMID', pmid],
    ['VI', volume],
    ['IP', issue],
    ['DP', year === null ? null : String(year)],
    ['TI', title],
    ['PG', pages],
    ['LID', doi === null ? null : `${doi} [doi]`],
    ['AB', reference.abstract],
    ...authors.flatMap(toAuthorFields),
    ...listPublicationTypes(reference).map((type): [string, string] => ['PT', type]),
    ['TA', journal],
    ['JT', journal],
    ...headings.map((heading): [string, string] => ['MH', heading]),
    ...keywords.map((keyword): [string, string] => ['OT', keyword]),
    ['AID', doi === null ? null : `${doi} [doi]`],
    ['PMC', pmcid],
  ]
}

/** The full form of the name, made from the initials, and the short one; a group's name has a tag of its own. */
function toAuthorFields(author: string): [string, string][] {
  const { last, initials, suffix } = parseAuthorName(author)
  if (initials === '') return [['CN', last]]
  const given = [Array.from(initials).join(' '), suffix].filter((part) => part !== '').join(', ')
  return [
    ['FAU', `${last}, ${given}`],
    ['AU', [last, initials, suffix].filter((part) => part !== '').join(' ')],
  ]
}

function wrapField(tag: string, value: string): string[] {
  if (value === '') return []
  const lines: string[] = []
  let line = `${tag.padEnd(4)}-`
  for (const word of value.split(' ')) {
    if (line.length + 1 + word.length > lineCharacters && line.trim() !== '' && !line.endsWith('-')) {
      lines.push(line)
      line = `${indent}${word}`
    } else line = `${line} ${word}`
  }
  return [...lines, line]
}
