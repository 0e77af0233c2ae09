'use client'

import { memo, startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isGenerating, type Question, type Turn as TurnState } from '@/components/conversation/conversation-reducer'
import { createVersionFinder } from '@/components/conversation/message-tree'
import { ExportMenu } from '@/components/export/export-menu'
import { PrintHeader } from '@/components/export/print-header'
import { useMessages } from '@/components/i18n/messages-provider'
import { HeaderActions } from '@/components/layout/header-actions'
import { useCitationShortcuts } from '@/components/sources/use-citation-shortcuts'
import { quietButton } from '@/components/ui/button-styles'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'
import { RenderBoundary } from '@/components/ui/render-boundary'
import type { MessageNode } from '@/lib/wire/conversation'
import { highlightSearchHit, type SearchTarget } from './highlight-search-hit'
import { outlineTurnsMin, useOutline } from './outline/use-outline'
import { PlainTurn } from './plain-turn'
import { takeFocus } from './take-focus'
import { TemporaryNotice } from './temporary-notice'
import { Turn } from './turn'
import { useTitle } from './use-title'

export { preloadPageTranslator } from '@/components/i18n/use-translator'

/** Few conversations are long. */
const Outline = lazyWithFallback(async () => (await import('./outline/outline')).Outline)

export interface TranscriptProps {
  turns: readonly TurnState[]
  nodes: readonly MessageNode[]
  /** The search hit to scroll to, once loaded. */
  target: SearchTarget | null
  /** The stored conversation; null if it is not stored, or belongs to another user. */
  conversationId?: string | null
  /** Of the stored conversation; null before it is known. */
  title?: string | null
  isTemporary?: boolean
  /** Whether the operator allows PubMed and Europe PMC to be searched. */
  maySearchLive?: boolean
  /** All absent in a read-only conversation. */
  onRetry?: (id: string, searchesLive?: boolean) => void
  onEdit?: (id: string) => void
  onStep?: (id: string) => void
  onFollowUp?: (text: string, more?: Pick<Question, 'plainWordsOf'>) => void
  /** See `showEarlier` of `useStoredConversation`. */
  onEarlier?: (from?: string | null) => void
  /** Receives the turns before the first one, when the whole conversation is needed. */
  onWhole?: (earlier: readonly TurnState[]) => void
  onEnd?: (end: HTMLElement | null) => void
}

/**
 * The turns of one branch, from the first loaded one. A new question scrolls to the top of the window; after that only
 * the user scrolls.
 */
export const Transcript = memo(function Transcript(props: TranscriptProps) {
  const {
    turns,
    nodes,
    target,
    conversationId = null,
    title = null,
    isTemporary = false,
    maySearchLive = false,
    onRetry,
    onEdit,
    onStep,
    onFollowUp,
    onEarlier,
    onWhole,
    onEnd,
  } = props
  const messages = useMessages()
  const log = useRef<HTMLDivElement>(null)
  useCitationShortcuts(log)
  const last = turns.at(-1)
  // Asked in this window: questions from another window must not scroll this one.
  const isAsked = last !== undefined && !last.isStored && !last.isQuiet && last.answer.status === 'searching'
  const askedId = isAsked ? last.answerId : undefined

  const latest = useRef(turns)
  useEffect(() => {
    latest.current = turns
  }, [turns])
  // Read on export, so that the menu is not re-rendered with every arriving word.
  const readTurns = useCallback(() => latest.current, [])

  useEffect(() => {
    if (askedId === undefined) return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    log.current?.lastElementChild?.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' })
  }, [askedId])

  // One's own conversation opens at its end, scrolled before the first paint; after that only the user scrolls. A shared
  // one opens at its top, as a document does.
  const isOwn = onRetry !== undefined
  useLayoutEffect(() => {
    if (isOwn && latest.current.length > 1)
      log.current?.lastElementChild?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [isOwn])

  const firstQuestion = turns[0]?.parentId === null ? turns[0].question.text : null
  useTitle(isTemporary ? null : (title ?? firstQuestion), isOwn)

  const [jumpedTo, setJumpedTo] = useState<{ id: string } | null>(null)
  // A newer search hit is where the reader goes next.
  useEffect(() => setJumpedTo(null), [target])
  const goal = jumpedTo?.id ?? target?.message
  const targetAt = turns.findIndex(({ id, answerId }) => id === goal || answerId === goal)
  const targetTurn = turns[targetAt]?.id
  const ledTo = targetAt >= 0 ? targetAt : isOwn ? turns.length - 1 : 0
  useLayoutEffect(() => {
    if (!targetTurn) return
    const turn = document.getElementById(`turn-${targetTurn}`)
    const heading = turn?.querySelector('h2')
    heading?.scrollIntoView({ block: 'start', behavior: 'instant' })
    if (jumpedTo) takeFocus(heading)
    else if (turn && target) return highlightSearchHit(turn, target)
    return undefined
  }, [targetTurn, target, jumpedTo])

  const outline = useOutline(turns, conversationId)
  const jump = useCallback(
    (id: string) => {
      if (latest.current.every((turn) => turn.id !== id)) onEarlier?.(id)
      // The turns around it are drawn in slices.
      startTransition(() => setJumpedTo({ id }))
    },
    [onEarlier],
  )

  const ids = turns.map(({ id, answerId }) => `${id} ${answerId}`).join()
  // Arriving text changes the turns but not their versions.
  const findAllVersions = useRef(createVersionFinder())
  const versions = useMemo(() => {
    const found = findAllVersions.current(
      nodes,
      turns.flatMap(({ id, answerId }) => [id, answerId]),
    )
    return turns.map((_, at) => ({ questions: found[2 * at] ?? alone, answers: found[2 * at + 1] ?? alone }))
  }, [nodes, ids])

  // Not a live region: word-by-word text cannot be followed by ear, so the status line announces it.
  return (
    <>
      {outline.length >= outlineTurnsMin && <Outline entries={outline} onJump={jump} />}
      <HeaderActions slot="menu">
        <ExportMenu readTurns={readTurns} nodes={nodes} conversationId={conversationId} onWhole={onWhole} />
      </HeaderActions>
      <PrintHeader />
      {isTemporary && <TemporaryNotice />}
      {onEarlier && turns[0]?.parentId && (
        <>
          <p className="flex flex-wrap justify-center gap-2 pt-6 print:hidden">
            <button type="button" onClick={() => onEarlier()} className={quietButton}>
              {messages.transcript.earlier}
            </button>
            <button type="button" onClick={() => onEarlier(null)} className={quietButton}>
              {messages.transcript.allEarlier}
            </button>
          </p>
          <p className="hidden font-semibold print:block">{messages.transcript.notPrinted}</p>
        </>
      )}
      <div
        ref={log}
        role="log"
        aria-label={messages.transcript.log}
        aria-live="off"
        aria-busy={last !== undefined && isGenerating(last.answer)}
      >
        {turns.map((turn, index) => (
          <RenderBoundary key={turn.id} retryOn={turn.answer.status} fallback={<PlainTurn turn={turn} />}>
            <Turn
              turn={turn}
              isLast={turn === last}
              isInSight={Math.abs(index - ledTo) <= aroundCount}
              conversationId={conversationId}
              questions={versions[index]?.questions ?? alone}
              answers={versions[index]?.answers ?? alone}
              maySearchLive={maySearchLive}
              onRetry={onRetry}
              onEdit={onEdit}
              onStep={onStep}
              onFollowUp={onFollowUp}
              onEnd={onEnd}
            />
          </RenderBoundary>
        ))}
      </div>
    </>
  )
})

/** Browsers lay out content within some windows of the viewport; those turns must not grow late. */
const aroundCount = 3

const alone = { ids: [], index: 0 }
