/** The formats in which references leave the product, for a page's menu, a download and the command line alike. */
import { toBibtex } from './bibtex'
import { toCsv } from './csv'
import { type CitationFormatName, citationFormatNames } from './format-names'
import { toNbib } from './nbib'
import type { Reference } from './reference'
import { toRis } from './ris'
import { toVancouver } from './vancouver'

export interface CitationFormat {
  /** As people call it. */
  name: string
  /** Of a file, without the dot. */
  extension: string
  mediaType: string
  /** The file piece by piece, so that a long list is never in memory as a whole. */
  write: (references: Iterable<Reference>) => Generator<string>
}

export const citationFormats = {
  ris: { name: 'RIS', extension: 'ris', mediaType: 'application/x-research-info-systems', write: toRis },
  nbib: { name: 'NBIB (PubMed)', extension: 'nbib', mediaType: 'application/nbib', write: toNbib },
  bibtex: { name: 'BibTeX', extension: 'bib', mediaType: 'application/x-bibtex', write: toBibtex },
  csv: { name: 'CSV', extension: 'csv', mediaType: 'text/csv', write: toCsv },
  vancouver: { name: 'Text (Vancouver)', extension: 'txt', mediaType: 'text/plain', write: toVancouver },
} as const satisfies Record<CitationFormatName, CitationFormat>

export function isCitationFormat(name: string): name is CitationFormatName {
  return citationFormatNames.some((each) => each === name)
}

/** The whole file as one text. */
export function writeReferences(format: CitationFormatName, references: Iterable<Reference>): string {
  return [...citationFormats[format].write(references)].join('')
}
