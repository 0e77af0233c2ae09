import { useMemo } from 'react'
import type { UnverifiedSentence } from '@/components/answer/markdown/remark-citations'
import type { Answer } from '@/components/conversation/conversation-reducer'
import { formatPlural } from '@/components/i18n/format-values'
import type { PageMessages } from '@/components/i18n/messages-en'
import type { EvidenceCheck } from '@/lib/wire/evidence'

const noChecks: readonly EvidenceCheck[] = []

/** The doubts of an answer while it grows and when it is whole. */
export function useUnverifiedSentences(messages: PageMessages, answer: Answer): readonly UnverifiedSentence[] {
  const doubtsOf = useMemo(() => createUnverifiedSelector(messages), [messages])
  const ofEvidence = answer.evidence?.checks ?? noChecks
  const sinceThen = answer.status === 'writing' ? answer.checks : noChecks
  return useMemo(() => doubtsOf([...ofEvidence, ...sinceThen]), [doubtsOf, ofEvidence, sinceThen])
}

/**
 * @returns tells of one answer which sentences did not pass their check, with the words that say so; colour alone would not
 *   reach everyone. A check that comes again gets the same doubt, so that nothing is written or drawn anew for it
 */
export function createUnverifiedSelector(
  messages: PageMessages,
): (checks: readonly EvidenceCheck[]) => readonly UnverifiedSentence[] {
  const known = new Map<string, UnverifiedSentence>()
  const doubtOn = ({ start, end, missing }: EvidenceCheck) => {
    const key = [start, end, ...missing].join('\n')
    const doubt = known.get(key) ?? { start, end, note: formatNote(messages, missing) }
    known.set(key, doubt)
    return doubt
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
  return formatPlural(messages, messages.answer.figures, figures.length, { figures: figures.join(', ') })
}
