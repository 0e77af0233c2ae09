'use client'

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { Answer } from '@/components/conversation/conversation-reducer'
import type { Translator } from '@/components/i18n/lazy-server-messages'
import type { PageMessages } from '@/components/i18n/messages-en'
import { useMessages } from '@/components/i18n/messages-provider'
import { useTranslator } from '@/components/i18n/use-translator'
import { quietButton } from '@/components/ui/button-styles'
import { type Clip, copyClip } from '@/components/ui/copy-text'

/** Copies an answer with its numbered references: rich text for Word and mail, plain text for health records. */
export function CopyAnswer({ answer: copied }: { answer: Answer }) {
  const messages = useMessages()
  const { answer } = messages
  const translate = useTranslator(messages.locale)
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  return (
    <button
      type="button"
      className={quietButton}
      // The clipboard must be written during the click, so load the code beforehand.
      onPointerEnter={loadClip}
      onFocus={loadClip}
      onClick={async () =>
        setOutcome((await copyClip(await loadAnswerClip(copied, messages, translate))) ? 'copied' : 'refused')
      }
      onBlur={() => setOutcome(null)}
    >
      {outcome === 'copied' ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
      <span aria-live="polite">
        {outcome === 'copied' ? answer.copied : outcome === 'refused' ? answer.copyFailed : answer.copy}
      </span>
    </button>
  )
}

const loadClip = () => void import('@/components/export/answer-clipboard').catch(() => undefined)

/** If the formatter fails to load, copy the answer as it arrived. */
async function loadAnswerClip(answer: Answer, messages: PageMessages, translate: Translator | null): Promise<Clip> {
  try {
    const { toAnswerClip } = await import('@/components/export/answer-clipboard')
    return toAnswerClip(answer, messages, translate)
  } catch {
    return { text: answer.text }
  }
}
