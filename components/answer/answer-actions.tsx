'use client'

import { MessageCircle, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Answer, isGenerating } from '@/components/conversation/conversation-reducer'
import { useMessages } from '@/components/i18n/messages-provider'
import { quietButton } from '@/components/ui/button-styles'
import { CopyAnswer } from './copy-answer'
import { ReferencesMenu } from './references-menu'

interface AnswerActionsProps {
  answer: Answer
  /** Rendered first: the version stepper of the answer. */
  children?: ReactNode
  /** Absent in a read-only conversation. */
  onRetry?: (() => void) | undefined
  /** Absent where no plain-language version is available. */
  onSummarize?: (() => void) | undefined
  /** Saves the question, to be asked again. */
  saving: ReactNode
  /** The controls with which the reader rates the answer. */
  feedback: ReactNode
}

/** Notices about the answer above, and its actions. */
export function AnswerActions({ answer, children, onRetry, onSummarize, saving, feedback }: AnswerActionsProps) {
  const messages = useMessages()
  if (isGenerating(answer)) return null
  const { status, text, evidence } = answer
  return (
    <footer className="mt-6 space-y-3">
      {status === 'stopped' && <Notice>{messages.answer.stopped}</Notice>}
      {status === 'done' && answer.finishReason === 'length' && <Notice>{messages.answer.length}</Notice>}
      {status === 'done' && answer.finishReason === 'content_filter' && <Notice>{messages.answer.filtered}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted text-sm">
        {children}
        {text !== '' && <CopyAnswer answer={answer} />}
        {evidence && <ReferencesMenu evidence={evidence} />}
        {onRetry && (
          <button type="button" onClick={onRetry} className={`print:hidden ${quietButton}`}>
            <RotateCcw aria-hidden className="size-4" />
            {messages.answer.askAgain}
          </button>
        )}
        {onSummarize && (
          <button type="button" onClick={onSummarize} className={`print:hidden ${quietButton}`}>
            <MessageCircle aria-hidden className="size-4" />
            {messages.answer.plainLanguage}
          </button>
        )}
        {saving}
        {text !== '' && feedback}
        {status === 'done' && evidence?.engine === 'upstream' && evidence.items.length > 0 && (
          <p className="min-w-0 flex-1 basis-64">{messages.answer.byModel}</p>
        )}
      </div>
      {text !== '' && <p className="text-muted text-xs">{messages.answer.caution}</p>}
    </footer>
  )
}

function Notice({ children }: { children: string }) {
  return <p className="rounded-md border-caution border-s-4 bg-caution-soft px-3 py-2 text-sm">{children}</p>
}
