/** A source prepared for comparison with sentences: read when the first sentence cites it, and only once. */
import { type CheckedSource, readStudyName } from '@/lib/evidence/verify/claim/checked-source'
import { readSource, type SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { type PreparedPassages, preparePassages } from './prepare-passages'

export interface PreparedSource {
  n: number
  source: CheckedSource
  readonly passages: PreparedPassages
  readonly reading: SourceReading
}

export function prepareSource(source: CheckedSource): PreparedSource {
  let passages: PreparedPassages | null = null
  let reading: SourceReading | null = null
  return {
    n: source.n,
    source,
    get passages() {
      passages ??= preparePassages(listTexts(source))
      return passages
    },
    get reading() {
      reading ??= readSource(source)
      return reading
    },
  }
}

/** The texts that can support a sentence: those of the source, and what the answer prints about it. */
function listTexts(source: CheckedSource): string[] {
  const { item, typeLabel, participants, sentences } = source
  const size = participants === null ? '' : `n = ${participants} n = ${participants.toLocaleString('en-US')}`
  return [
    sentences.map(({ text }) => text).join(' '),
    `${item.title}. ${readStudyName(source)}. ${item.journal} ${item.year}. ${typeLabel}. ${size}`,
  ]
}
