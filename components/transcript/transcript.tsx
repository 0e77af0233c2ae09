'use client'

import { memo, useCallback, useEffect, useRef } from 'react'
import { isGenerating, type Question, type Turn as TurnState } from '@/components/conversation/conversation-reducer'
import { ExportMenu } from '@/components/export/export-menu'
import { PrintHeader } from '@/components/export/print-header'
import { useMessages } from '@/components/i18n/messages-provider'
import { HeaderActions } from '@/components/layout/header-actions'
import { useCitationShortcuts } from '@/components/sources/use-citation-shortcuts'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'
import { RenderBoundary } from '@/components/ui/render-boundary'
import type { MessageNode } from '@/lib/wire/conversation'
import { EarlierTurns } from './earlier-turns'
import type { SearchTarget } from './highlight-search-hit'
import { outlineTurnsMin, useOutline } from './outline/use-outline'
import { PlainTurn } from './plain-turn'
import { TemporaryNotice } from './temporary-notice'
import { Turn } from './turn'
import { useFocusOnStep } from './use-focus-on-step'
import { useJump } from './use-jump'
import { useScrollToQuestion } from './use-scroll-to-question'
import { useTitle } from './use-title'
import { unversioned, useVersions } from './use-versions'

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
  const { transcript: labels } = useMessages()
  const log = useRef<HTMLDivElement>(null)
  const last = turns.at(-1)
  const isOwn = onRetry !== undefined
  const latest = useRef(turns)
  useEffect(() => {
    latest.current = turns
  }, [turns])
  // Read on export, so that the menu is not re-rendered with every arriving word.
  const readTurns = useCallback(() => latest.current, [])

  useCitationShortcuts(log)
  useScrollToQuestion(log, last, latest, isOwn)
  const { goalAt, jump } = useJump({ turns, latest, target, onEarlier })
  const opensAt = goalAt >= 0 ? goalAt : isOwn ? turns.length - 1 : 0
  const firstQuestion = turns[0]?.parentId === null ? turns[0].question.text : null
  useTitle(isTemporary ? null : (title ?? firstQuestion), isOwn)
  const outline = useOutline(turns, conversationId)
  const versions = useVersions(nodes, turns)
  const step = useFocusOnStep(turns, onStep)
  const repeats = countRepeats(turns)

  // Not a live region: word-by-word text cannot be followed by ear, so the status line announces it.
  return (
    <>
      {outline.length >= outlineTurnsMin && <Outline entries={outline} onJump={jump} />}
      <HeaderActions slot="menu">
        <ExportMenu readTurns={readTurns} nodes={nodes} conversationId={conversationId} onWhole={onWhole} />
      </HeaderActions>
      <PrintHeader />
      {isTemporary && <TemporaryNotice />}
      {onEarlier && turns[0]?.parentId && <EarlierTurns onEarlier={onEarlier} />}
      <div
        ref={log}
        role="log"
        aria-label={labels.log}
        aria-live="off"
        aria-busy={last !== undefined && isGenerating(last.answer)}
      >
        {turns.map((turn, index) => (
          <RenderBoundary key={turn.id} retryOn={turn.answer.status} fallback={<PlainTurn turn={turn} />}>
            <Turn
              turn={turn}
              isLast={turn === last}
              repeat={repeats[index] ?? 0}
              isInSight={Math.abs(index - opensAt) <= aroundCount}
              conversationId={conversationId}
              {...(versions[index] ?? unversioned)}
              maySearchLive={maySearchLive}
              onRetry={onRetry}
              onEdit={onEdit}
              onStep={step}
              onFollowUp={onFollowUp}
              onEnd={onEnd}
            />
          </RenderBoundary>
        ))}
      </div>
    </>
  )
})

/** How often each question was asked before, by its words: the regions of equal questions need names of their own. */
function countRepeats(turns: readonly TurnState[]): number[] {
  const counts = new Map<string, number>()
  return turns.map(({ question: { text } }) => {
    const count = counts.get(text) ?? 0
    counts.set(text, count + 1)
    return count
  })
}

/** Browsers lay out content within some windows of the viewport; those turns must not grow late. */
const aroundCount = 3
