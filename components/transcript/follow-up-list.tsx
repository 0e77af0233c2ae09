import { CornerDownRight } from 'lucide-react'
import { memo } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import type { Evidence } from '@/lib/wire/evidence'
import { suggestFollowUps } from './suggest-follow-ups'

interface FollowUpListProps {
  evidence: Evidence
  text: string
  question: string
  onAsk(text: string): void
}

/** Follow-up questions suggested by the last answer's sources. A click asks one, as on the welcome page. */
export const FollowUpList = memo(function FollowUpList({ evidence, text, question, onAsk }: FollowUpListProps) {
  const messages = useMessages()
  const questions = suggestFollowUps(messages, { evidence, text, question })
  if (questions.length === 0) return null
  return (
    <section aria-label={messages.followUps.title} className="mt-8 print:hidden">
      <h3 className="font-semibold text-muted text-sm">{messages.followUps.title}</h3>
      <ul className="mt-2 space-y-2">
        {questions.map((each) => (
          <li key={each}>
            <button
              type="button"
              onClick={() => onAsk(each)}
              className="flex w-full gap-2.5 rounded-xl border border-line bg-surface px-3 py-2 text-start text-sm leading-snug transition-colors hover:border-accent hover:bg-accent-soft"
            >
              <CornerDownRight aria-hidden className="mt-0.5 size-4 shrink-0 text-accent rtl:-scale-x-100" />
              <span dir="auto" className="min-w-0">
                {each}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
})
