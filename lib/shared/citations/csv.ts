/** References as CSV: a line for each. */
import { byteOrderMark, toCsvField } from '@/lib/shared/text/csv-field'
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
  yield `${byteOrderMark}${columns.map(([name]) => name).join(',')}\r\n`
  for (const reference of references)
    yield `${columns.map(([, value]) => toCsvField(toOneLine(String(value(reference) ?? '')))).join(',')}\r\n`
}
