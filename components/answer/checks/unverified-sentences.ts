import { useMemo, useRef } from 'react'
import type { UnverifiedSentence } from '@/components/answer/markdown/remark-citations'
import type { Translator } from '@/components/i18n/lazy-server-messages'
import type { PageMessages } from '@/components/i18n/messages-en'
import { useTranslator } from '@/components/i18n/use-translator'
import type { EvidenceCheck } from '@/lib/wire/evidence'
import { formatDoubt, isDoubted } from './describe-checks'

/** The sentences of an answer that failed their check, while it streams and once it is complete. */
export function useUnverifiedSentences(
  messages: PageMessages,
  checks: readonly EvidenceCheck[],
  isStreaming: boolean,
): readonly UnverifiedSentence[] {
  const translate = useTranslator(messages.locale)
  const selectUnverified = useMemo(() => createUnverifiedSelector(messages, translate), [messages, translate])
  const latest = useMemo(() => selectUnverified(checks), [selectUnverified, checks])
  const drawn = useRef<readonly UnverifiedSentence[]>(null)
  if (isStreaming) drawn.current = latest
  const isRevised = !isStreaming && drawn.current !== null && checks.some(({ judgedBy }) => judgedBy === 'model')
  return useMemo(
    () => (isRevised && drawn.current ? keepInPlace(drawn.current, latest, checks) : latest),
    [isRevised, latest, checks],
  )
}

/**
 * A verifier model decides when the text is already drawn. Its verdicts change the marks and, until the answer is
 * opened again, no note in the text.
 *
 * @param drawn as shown when the last word arrived
 * @param latest by the final `checks`
 */
export function keepInPlace(
  drawn: readonly UnverifiedSentence[],
  latest: readonly UnverifiedSentence[],
  checks: readonly EvidenceCheck[],
): readonly UnverifiedSentence[] {
  const revised = new Set(checks.flatMap(({ judgedBy, start }) => (judgedBy === 'model' ? [start] : [])))
  const drawnAt = new Map(drawn.map((sentence) => [sentence.start, sentence]))
  const doubted = new Set(latest.map(({ start }) => start))
  const kept = latest.map((sentence): UnverifiedSentence => {
    if (!revised.has(sentence.start)) return sentence
    const before = drawnAt.get(sentence.start)
    return before ? { ...sentence, note: before.note } : { ...sentence, notePlace: 'elsewhere' }
  })
  const withdrawn = drawn
    .filter(({ start }) => revised.has(start) && !doubted.has(start))
    .map((sentence): UnverifiedSentence => ({ ...sentence, differences: [], notePlace: 'hidden' }))
  return [...kept, ...withdrawn].sort((a, b) => a.start - b.start)
}

/**
 * @param translate null where no translation is needed or loaded
 * @returns a function from checks to unverified sentences with their notes. The note is text, because colour alone is
 *   not accessible. A repeated or equal check returns the same object, so that nothing is rendered again
 */
export function createUnverifiedSelector(
  messages: PageMessages,
  translate: Translator | null,
): (checks: readonly EvidenceCheck[]) => readonly UnverifiedSentence[] {
  const ofCheck = new WeakMap<EvidenceCheck, UnverifiedSentence>()
  const known = new Map<string, UnverifiedSentence>()
  const doubtOn = (check: EvidenceCheck) => {
    const before = ofCheck.get(check)
    if (before) return before
    const { start, end, verdict, differences } = check
    const sentence: UnverifiedSentence = {
      start,
      end,
      note: formatDoubt(messages, check, translate),
      differences: differences?.answer ?? [],
      isComparable: verdict !== undefined,
      notePlace: 'inline',
    }
    const key = JSON.stringify(sentence)
    const held = known.get(key) ?? sentence
    known.set(key, held)
    ofCheck.set(check, held)
    return held
  }
  return (checks) =>
    checks
      .filter(isDoubted)
      .map(doubtOn)
      .sort((a, b) => a.start - b.start)
}
