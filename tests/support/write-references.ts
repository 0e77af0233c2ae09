import type { CitationFormatName } from '@/lib/shared/citations/format-names'
import { citationFormats } from '@/lib/shared/citations/formats'
import type { Reference } from '@/lib/shared/citations/reference'

/** Writes a whole file of references as one string. */
export function writeReferences(format: CitationFormatName, references: Iterable<Reference>): string {
  return [...citationFormats[format].write(references)].join('')
}
