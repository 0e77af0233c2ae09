import type { Answer as AnswerState } from '@/components/conversation/conversation-reducer'
import { locales } from '@/components/i18n/locales'
import { useMessages } from '@/components/i18n/messages-provider'
import { detectLanguage } from '@/lib/shared/text/detect-language'
import type { EvidenceItem } from '@/lib/wire/evidence'
import { AnswerText } from './answer-text'
import { useUnverifiedSentences } from './unverified-sentences'

const noItems: readonly EvidenceItem[] = []

export function Answer({ answer, isInSight }: { answer: AnswerState; isInSight: boolean }) {
  const messages = useMessages()
  const { text, evidence, status } = answer
  const unverified = useUnverifiedSentences(messages, answer)
  return (
    <div
      data-place="answer"
      lang={locales[detectLanguage(text)].tag}
      className="space-y-4 text-[1.0625rem] leading-[1.7]"
    >
      <AnswerText
        text={text}
        items={evidence?.items ?? noItems}
        unverified={unverified}
        isStreaming={status === 'writing'}
        hasBottomLine={evidence?.outcome === 'answer'}
        isInSight={isInSight}
      />
    </div>
  )
}
