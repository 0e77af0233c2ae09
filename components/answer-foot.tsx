'use client'

import { Check, Copy, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { type Answer, isRunning } from './conversation'
import { copyText } from './copy-text'
import { useWords } from './words/words'

/** What a reader should know about the answer above, and what can be done with it. */
export function AnswerFoot({ answer, onRetry }: { answer: Answer; onRetry(): void }) {
  const words = useWords()
  if (isRunning(answer)) return null
  const { status, text, evidence } = answer
  return (
    <footer className="mt-6 space-y-3">
      {status === 'stopped' && <Notice>{words.answer.stopped}</Notice>}
      {status === 'done' && answer.finishReason === 'length' && <Notice>{words.answer.length}</Notice>}
      {status === 'done' && answer.finishReason === 'content_filter' && <Notice>{words.answer.filtered}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted text-sm">
        {text !== '' && <CopyButton text={text} />}
        {status === 'stopped' && (
          <button type="button" onClick={onRetry} className={quietButton}>
            <RotateCcw aria-hidden className="size-4" />
            {words.answer.again}
          </button>
        )}
        {status === 'done' && evidence?.engine === 'upstream' && evidence.items.length > 0 && (
          <p className="min-w-0 flex-1 basis-64">{words.answer.byModel}</p>
        )}
      </div>
    </footer>
  )
}

const quietButton =
  'inline-flex items-center gap-1.5 rounded-md border border-line px-2.5 py-1 font-medium text-ink hover:border-edge hover:bg-sunken'

function Notice({ children }: { children: string }) {
  return <p className="rounded-md border-caution border-s-4 bg-caution-soft px-3 py-2 text-sm">{children}</p>
}

/** Copies the answer as it came, references included. */
function CopyButton({ text }: { text: string }) {
  const { answer } = useWords()
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  return (
    <button
      type="button"
      className={quietButton}
      onClick={async () => setOutcome((await copyText(text)) ? 'copied' : 'refused')}
      onBlur={() => setOutcome(null)}
    >
      {outcome === 'copied' ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
      <span aria-live="polite">
        {outcome === 'copied' ? answer.copied : outcome === 'refused' ? answer.copyRefused : answer.copy}
      </span>
    </button>
  )
}
