'use client'

import { memo, useCallback, useEffect, useRef } from 'react'
import { isRunning, type Turn as TurnState } from './conversation'
import { ConversationMenu } from './export/conversation-menu'
import { PageTools } from './page-tools'
import { Turn } from './turn'
import { useMarkSteps } from './use-mark-steps'
import { useWords } from './words/words'

export interface TranscriptProps {
  turns: readonly TurnState[]
  onRetry(id: number): void
  onEdit(id: number): void
  onEnd(end: HTMLElement | null): void
}

/** All turns. A question just sent goes to the top of the window; from then on only the reader moves the page. */
export const Transcript = memo(function Transcript({ turns, onRetry, onEdit, onEnd }: TranscriptProps) {
  const words = useWords()
  const log = useRef<HTMLDivElement>(null)
  useMarkSteps(log)
  const last = turns.at(-1)
  const isAsked = last !== undefined && last.answer.status === 'searching'
  const askedId = isAsked ? last.id : undefined

  const latest = useRef(turns)
  useEffect(() => {
    latest.current = turns
  }, [turns])
  // Read when a file is made, so that the menu is not drawn again with every word that arrives.
  const readTurns = useCallback(() => latest.current, [])

  useEffect(() => {
    if (askedId === undefined) return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    log.current?.lastElementChild?.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' })
  }, [askedId])

  // Never live: the status line speaks for it, since words that arrive one by one cannot be listened to.
  return (
    <>
      <PageTools>
        <ConversationMenu readTurns={readTurns} />
      </PageTools>
      <div
        ref={log}
        role="log"
        aria-label={words.transcript.log}
        aria-live="off"
        aria-busy={last !== undefined && isRunning(last.answer)}
      >
        {turns.map((turn) => (
          <Turn key={turn.id} turn={turn} isLast={turn === last} onRetry={onRetry} onEdit={onEdit} onEnd={onEnd} />
        ))}
      </div>
    </>
  )
})
