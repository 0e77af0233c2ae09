'use client'

import { MessageSquareQuote } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'
import { readSelectedPassage, type SelectedPassage } from './selected-passage'

/** The selection grows while the pointer moves or Shift + arrow is held. */
const settledMs = 200

/**
 * A button beside a passage that is selected in an answer. It asks about the passage.
 *
 * @param props.onAsk receives the beginning of a question that quotes the passage
 */
export function AskAboutSelection({ onAsk }: { onAsk(beginning: string): void }) {
  const { composer } = useMessages()
  const [passage, setPassage] = useState<SelectedPassage | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const onChange = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setPassage(readSelectedPassage()), settledMs)
    }
    document.addEventListener('selectionchange', onChange)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', onChange)
    }
  }, [])

  function ask() {
    if (!passage) return
    document.getSelection()?.removeAllRanges()
    setPassage(null)
    onAsk(formatMessage(composer.aboutPassage, { passage: passage.text }))
  }

  return (
    <div aria-live="polite">
      {passage && (
        <button
          type="button"
          // Pressing a button would end the selection in some browsers.
          onPointerDown={(event) => event.preventDefault()}
          onClick={ask}
          style={{ insetBlockStart: passage.topPx, insetInlineStart: passage.startPx }}
          className="absolute z-10 inline-flex min-h-9 items-center gap-2 whitespace-nowrap rounded-full border border-edge bg-surface px-3 py-1.5 font-medium text-sm shadow-lg hover:bg-sunken"
        >
          <MessageSquareQuote aria-hidden className="size-4 text-accent" />
          {composer.askAbout}
        </button>
      )}
    </div>
  )
}
