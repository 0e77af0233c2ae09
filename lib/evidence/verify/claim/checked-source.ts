/** The parts of a source that the check uses. */
import type { Section } from '@/lib/evidence/article/article'
import type { EvidenceItem } from '@/lib/wire/evidence'

/** Structurally a subset of `GroundedSource`. */
export interface CheckedSource {
  n: number
  item: Pick<EvidenceItem, 'title' | 'authors' | 'journal' | 'year' | 'type' | 'population' | 'provenance'>
  /** "Randomised controlled trial", as printed in the answer. */
  typeLabel: string
  participants: number | null
  keywords?: readonly string[]
  /** Verbatim, in the order of the article. */
  sentences: readonly { text: string; section: Section | 'title' }[]
}

/**
 * @returns the name by which the study of a summary is known, its first keyword; empty for other articles,
 * whose title has it
 */
export function readStudyName({ item, keywords }: CheckedSource): string {
  return (item.provenance === 'summary' && keywords?.[0]) || ''
}
