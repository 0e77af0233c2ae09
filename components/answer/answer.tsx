import { useCallback, useMemo, useRef, useState } from 'react'
import type { Answer as AnswerState } from '@/components/conversation/conversation-reducer'
import { locales } from '@/components/i18n/locales'
import { useMessages } from '@/components/i18n/messages-provider'
import { detectLanguage } from '@/lib/shared/text/detect-language'
import type { EvidenceCheck, EvidenceItem } from '@/lib/wire/evidence'
import { AnswerText } from './answer-text'
import { CheckCard } from './checks/check-card'
import { CompareContext } from './checks/check-note'
import { CheckSummary } from './checks/check-summary'
import { hasCheckCounts, isDoubted, isWrittenFromSources, listChecks } from './checks/describe-checks'
import { LateDoubts } from './checks/late-doubts'
import { PrintedChecks } from './checks/printed-checks'
import { useUnverifiedSentences } from './checks/unverified-sentences'
import { countNoticesBefore } from './markdown/find-bottom-line'

const noItems: readonly EvidenceItem[] = []

export function Answer({ answer, isInSight }: { answer: AnswerState; isInSight: boolean }) {
  const messages = useMessages()
  const { text, evidence, status } = answer
  const checks = useChecks(answer)
  const unverified = useUnverifiedSentences(messages, checks, status === 'writing')
  const hasSummary = useHasSummary(answer, checks)
  const { compared, compare, close } = useComparison()
  const items = evidence?.items ?? noItems
  const comparedCheck = compared && checks.find((check) => isDoubted(check) && check.start === compared.start)
  return (
    <div
      data-place="answer"
      lang={locales[detectLanguage(text)].tag}
      className="space-y-4 text-[1.0625rem] leading-[1.7]"
    >
      {hasSummary && <CheckSummary checks={checks} isStreaming={status === 'writing'} />}
      <CompareContext value={compare}>
        <AnswerText
          text={text}
          items={items}
          unverified={unverified}
          isStreaming={status === 'writing'}
          noticesBefore={countNoticesBefore(evidence)}
          isInSight={isInSight}
        />
        <LateDoubts sentences={unverified} text={text} />
      </CompareContext>
      {status !== 'writing' && unverified.some(({ isComparable }) => isComparable) && (
        <PrintedChecks checks={checks} content={text} items={items} />
      )}
      {compared && comparedCheck && (
        <CheckCard check={comparedCheck} note={compared.note} content={text} items={items} onClose={close} />
      )}
    </div>
  )
}

/** The same array until a check is added, so that nothing is rendered again. */
function useChecks(answer: AnswerState) {
  const added = answer.status === 'writing' ? answer.checks : undefined
  const ofEvidence = answer.evidence?.checks
  return useMemo(() => listChecks(answer), [ofEvidence, added])
}

/**
 * Whether the count of checked sentences is shown: from the first word that a model writes from sources, so that
 * nothing moves when the first check arrives.
 */
function useHasSummary({ status, evidence }: AnswerState, checks: readonly EvidenceCheck[]): boolean {
  const wasWriting = useRef(false)
  wasWriting.current ||= status === 'writing'
  if (!evidence) return false
  return hasCheckCounts(evidence, checks) || (wasWriting.current && isWrittenFromSources(evidence))
}

/** The sentence that is compared with its source, one at a time. */
function useComparison() {
  const [compared, setCompared] = useState<{ start: number; note: HTMLElement } | null>(null)
  const compare = useCallback((start: number, note: HTMLElement) => setCompared({ start, note }), [])
  const note = compared?.note
  const close = useCallback(
    (returnFocus: boolean) => {
      setCompared(null)
      if (returnFocus) note?.focus()
    },
    [note],
  )
  return { compared, compare, close }
}
