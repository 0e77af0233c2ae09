import type { EvidenceCheck } from '@/lib/wire/evidence'
import type { Doubt } from './marks'
import type { PageWords } from './words/en'
import { plural } from './words/format'

/** The sentences whose check failed, with the words that say so; colour alone would not reach everyone. */
export function doubtsFrom(words: PageWords, checks: readonly EvidenceCheck[]): Doubt[] {
  return checks
    .filter(({ status }) => status === 'not-found')
    .map(({ start, end, missing }) => ({ start, end, note: noteOn(words, missing) }))
    .sort((a, b) => a.start - b.start)
}

function noteOn(words: PageWords, missing: readonly string[]): string {
  const figures = missing.filter((part) => /\d/.test(part))
  if (figures.length === 0) return words.answer.notFound
  return plural(words, words.answer.figures, figures.length, { figures: figures.join(', ') })
}
