import { useMemo } from 'react'
import type { UnverifiedSentence } from '@/components/answer/markdown/remark-citations'
import type { Answer } from '@/components/conversation/conversation-reducer'
import { formatPlural } from '@/components/i18n/format-values'
import type { PageMessages } from '@/components/i18n/messages-en'
import type { EvidenceCheck } from '@/lib/wire/evidence'

const noChecks: readonly EvidenceCheck[] = []

/** The sentences of an answer that failed their check, while it streams and once it is complete. */
export function useUnverifiedSentences(messages: PageMessages, answer: Answer): readonly UnverifiedSentence[] {
  const selectUnverified = useMemo(() => createUnverifiedSelector(messages), [messages])
  const ofEvidence = answer.evidence?.checks ?? noChecks
  const sinceThen = answer.status === 'writing' ? answer.checks : noChecks
  return useMemo(() => selectUnverified([...ofEvidence, ...sinceThen]), [selectUnverified, ofEvidence, sinceThen])
}

/**
 * @returns a function from checks to unverified sentences with their notes. The note is text, because colour alone is
 *   not accessible. A repeated check returns the same object, so that nothing is rendered again
 */
export function createUnverifiedSelector(
  messages: PageMessages,
): (checks: readonly EvidenceCheck[]) => readonly UnverifiedSentence[] {
  const known = new Map<string, UnverifiedSentence>()
  const doubtOn = ({ start, end, missing }: EvidenceCheck) => {
    const key = [start, end, ...missing].join('\n')
    const sentence = known.get(key) ?? { start, end, note: formatNote(messages, missing) }
    known.set(key, sentence)
    return sentence
  }
  return (checks) =>
    checks
      .filter(({ status }) => status === 'not-found')
      .map(doubtOn)
      .sort((a, b) => a.start - b.start)
}

function formatNote(messages: PageMessages, missing: readonly string[]): string {
  const figures = missing.filter((part) => /\d/.test(part))
  if (figures.length === 0) return messages.answer.notFound
  return formatPlural(messages, messages.answer.numbers, figures.length, { numbers: figures.join(', ') })
}
