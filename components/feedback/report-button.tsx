'use client'

import { Flag } from 'lucide-react'
import { useState } from 'react'
import type { Turn } from '@/components/conversation/conversation-reducer'
import { useMessages } from '@/components/i18n/messages-provider'
import { quietButton } from '@/components/ui/button-styles'
import type { FeedbackChoice } from '@/lib/wire/feedback'

interface ReportButtonProps {
  turn: Turn
  conversationId: string | null
  /** The reader's feedback on the answer; the report repeats it. */
  choice: FeedbackChoice | null
}

/** Saves a file with the question, the answer and the record of its search. Sends nothing. */
export function ReportButton({ turn, conversationId, choice }: ReportButtonProps) {
  const messages = useMessages()
  const { feedback } = messages
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null)

  async function save() {
    try {
      const { saveReport } = await import('./save-report')
      await saveReport({ turn, conversationId, choice }, messages)
      setOutcome('saved')
    } catch {
      setOutcome('failed')
    }
  }

  return (
    <>
      <button
        type="button"
        onClick={() => void save()}
        onBlur={() => setOutcome(null)}
        className={`print:hidden ${quietButton}`}
      >
        <Flag aria-hidden className="size-4" />
        {feedback.report}
      </button>
      <p role="status" className="order-last basis-full empty:hidden print:hidden">
        {outcome !== null && (outcome === 'saved' ? feedback.reported : feedback.notReported)}
      </p>
    </>
  )
}
