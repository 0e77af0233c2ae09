/**
 * CSV by RFC 4180, in UTF-8 with a mark, without which spreadsheets read another encoding. A field that a spreadsheet
 * would run as a formula is made text by an apostrophe: titles come from outside, and "=HYPERLINK(…)" is one.
 */
import { listPublicationTypes, type Reference, toOneLine, toReferenceUrl } from './reference'

const columns: [name: string, value: (reference: Reference) => string | number | null][] = [
  ['Title', ({ title }) => title],
  ['Authors', ({ authors, hasMoreAuthors }) => [...authors, ...(hasMoreAuthors ? ['et al'] : [])].join('; ')],
  ['Journal', ({ journal }) => journal],
  ['Year', ({ year }) => year],
  ['Volume', ({ volume }) => volume],
  ['Issue', ({ issue }) => issue],
  ['Pages', ({ pages }) => pages],
  ['PMID', ({ pmid }) => pmid],
  ['DOI', ({ doi }) => doi],
  ['PMCID', ({ pmcid }) => pmcid],
  ['Publication types', (reference) => listPublicationTypes(reference).join('; ')],
  ['Retracted', ({ isRetracted }) => (isRetracted ? 'yes' : 'no')],
  ['Address', toReferenceUrl],
  ['Keywords', ({ headings, keywords }) => [...headings, ...keywords].join('; ')],
  ['Abstract', ({ abstract }) => abstract],
]

export function* toCsv(references: Iterable<Reference>): Generator<string> {
  yield `\ufeff${columns.map(([name]) => name).join(',')}\r\n`
  for (const reference of references) yield `${columns.map(([, value]) => toCsvField(value(reference))).join(',')}\r\n`
}

/** Signs that make a formula, also in their full width. Source: OWASP, "CSV Injection". */
const formula = /^[=+\-@＝＋－＠]/

function toCsvField(value: string | number | null): string {
  const text = toOneLine(String(value ?? ''))
  const safe = formula.test(text) ? `'${text}` : text
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
