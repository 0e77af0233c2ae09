import { useMemo, useRef } from 'react'
import type { EvidenceCheck } from '@/lib/wire/evidence'
import type { Answer } from './conversation'
import type { Doubt } from './marks'
import type { PageWords } from './words/en'
import { plural } from './words/format'

const noChecks: readonly EvidenceCheck[] = []

/** The doubts of an answer while it grows and when it is whole. */
export function useDoubts(words: PageWords, answer: Answer): readonly Doubt[] {
  const held = useRef<readonly Doubt[]>([])
  const ofEvidence = answer.evidence?.checks ?? noChecks
  const sinceThen = answer.status === 'writing' ? answer.checks : noChecks
  return useMemo(() => {
    held.current = doubtsFrom(words, [...ofEvidence, ...sinceThen], held.current)
    return held.current
  }, [words, ofEvidence, sinceThen])
}

/**
 * The sentences whose check failed, with the words that say so; colour alone would not reach everyone.
 *
 * @param before doubts that are shown; those that have not changed stay the same objects, so that nothing is drawn anew for them
 */
export function doubtsFrom(
  words: PageWords,
  checks: readonly EvidenceCheck[],
  before: readonly Doubt[] = [],
): readonly Doubt[] {
  const known = new Map(before.map((doubt) => [doubt.start, doubt]))
  return checks
    .filter(({ status }) => status === 'not-found')
    .map(({ start, end, missing }) => {
      const note = noteOn(words, missing)
      const same = known.get(start)
      return same?.end === end && same.note === note ? same : { start, end, note }
    })
    .sort((a, b) => a.start - b.start)
}

function noteOn(words: PageWords, missing: readonly string[]): string {
  const figures = missing.filter((part) => /\d/.test(part))
  if (figures.length === 0) return words.answer.notFound
  return plural(words, words.answer.figures, figures.length, { figures: figures.join(', ') })
}
