'use client'

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { PageMessages } from '@/components/i18n/messages-en'
import { useMessages } from '@/components/i18n/messages-provider'
import { quietButton } from '@/components/ui/button-styles'
import { type Clip, copyClip } from '@/components/ui/copy-text'

/** Copies an answer with its numbered references, for Word and mail as rich text and for records as plain text at once. */
export function CopyAnswer({ text }: { text: string }) {
  const messages = useMessages()
  const { answer } = messages
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  return (
    <button
      type="button"
      className={quietButton}
      // A copy must follow the click at once, so the code for it is there before.
      onPointerEnter={loadClip}
      onFocus={loadClip}
      onClick={async () => setOutcome((await copyClip(await loadAnswerClip(text, messages))) ? 'copied' : 'refused')}
      onBlur={() => setOutcome(null)}
    >
      {outcome === 'copied' ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
      <span aria-live="polite">
        {outcome === 'copied' ? answer.copied : outcome === 'refused' ? answer.copyRefused : answer.copy}
      </span>
    </button>
  )
}

const loadClip = () => void import('@/components/export/answer-clipboard').catch(() => undefined)

/** Without the code that dresses it, the answer as it came is better than none. */
async function loadAnswerClip(text: string, messages: PageMessages): Promise<Clip> {
  try {
    const { toAnswerClip: answerClip } = await import('@/components/export/answer-clipboard')
    return answerClip(text, messages)
  } catch {
    return { text }
  }
}
