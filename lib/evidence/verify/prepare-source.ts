/** A source as its sentences are compared with: read when the first sentence cites it, and only once. */
import type { Section } from '@/lib/evidence/article/article'
import type { EvidenceItem } from '@/lib/wire/evidence'
import { type PreparedPassages, preparePassages } from './check-support'

/** What the check needs to know of a source; a source that an answer was grounded in has all of it. */
export interface CheckedSource {
  n: number
  item: Pick<EvidenceItem, 'title' | 'journal' | 'year' | 'type' | 'population' | 'effects'>
  /** "Randomised controlled trial", as printed in the answer. */
  typeLabel: string
  participants: number | null
  /** Verbatim, in the order of the article. */
  sentences: readonly { text: string; section: Section | 'title' }[]
}

export interface PreparedSource {
  n: number
  source: CheckedSource
  readonly passages: PreparedPassages
}

export function prepareSource(source: CheckedSource): PreparedSource {
  let passages: PreparedPassages | null = null
  return {
    n: source.n,
    source,
    get passages() {
      passages ??= preparePassages(listTexts(source))
      return passages
    },
  }
}

/** The text that can support a sentence: that of the source, and what the answer prints about it. */
function listTexts({ item, typeLabel, participants, sentences }: CheckedSource): string[] {
  const size = participants === null ? '' : `n = ${participants} n = ${participants.toLocaleString('en-US')}`
  return [
    sentences.map(({ text }) => text).join(' '),
    `${item.title}. ${item.journal} ${item.year}. ${typeLabel}. ${size}`,
  ]
}
