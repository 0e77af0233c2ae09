/** The export formats of references, for the page's menu, downloads and the command line. */
import { toBibtex } from './bibtex'
import { toCslJson } from './csl-json'
import { toCsv } from './csv'
import { type CitationFormatName, citationFormatNames } from './format-names'
import { toNbib } from './nbib'
import type { Reference } from './reference'
import { toRis } from './ris'
import { toVancouver } from './vancouver'

interface CitationFormat {
  /** Display name. */
  name: string
  /** File extension, without the dot. */
  extension: string
  mediaType: string
  /** Yields the file in pieces, so that a long list is never in memory at once. */
  write: (references: Iterable<Reference>) => Generator<string>
}

export const citationFormats = {
  ris: { name: 'RIS', extension: 'ris', mediaType: 'application/x-research-info-systems', write: toRis },
  nbib: { name: 'NBIB (PubMed)', extension: 'nbib', mediaType: 'application/nbib', write: toNbib },
  bibtex: { name: 'BibTeX', extension: 'bib', mediaType: 'application/x-bibtex', write: toBibtex },
  csl: { name: 'CSL JSON', extension: 'json', mediaType: 'application/vnd.citationstyles.csl+json', write: toCslJson },
  csv: { name: 'CSV', extension: 'csv', mediaType: 'text/csv', write: toCsv },
  vancouver: { name: 'Text (Vancouver)', extension: 'txt', mediaType: 'text/plain', write: toVancouver },
} as const satisfies Record<CitationFormatName, CitationFormat>

export function isCitationFormat(name: string): name is CitationFormatName {
  return citationFormatNames.some((each) => each === name)
}
