'use client'

import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import { broadcastToTabs } from '@/components/session/broadcast'
import { subscribeToChanges } from '@/components/session/subscribe-to-broadcast'
import type { SearchTarget } from '@/components/transcript/highlight-search-hit'
import { HistoryBulkActions } from './history-bulk-actions'
import { HistoryList } from './history-list'
import { HistorySearch } from './history-search'
import { NewsLink } from './news-link'
import { RetractedAnswers } from './retracted-answers'
import { useHistory } from './use-history'

export interface HistoryProps {
  /** The open conversation. */
  currentId: string | null
  /** Increases with every change that the list should show. */
  revision: number
  /** Whether the panel is beside the page rather than over it. */
  isBeside: boolean
  onOpen(id: string, found?: SearchTarget): void
  /** The open conversation was deleted. */
  onGone(): void
  onClose(): void
}

/** The user's conversations: browse, search, rename, pin and delete. */
export function History(props: HistoryProps) {
  const { currentId, revision, isBeside, onOpen, onGone, onClose } = props
  const messages = useMessages().history
  const [changes, setChanges] = useState(0)
  useEffect(() => subscribeToChanges(() => setChanges((now) => now + 1)), [])
  const history = useHistory(revision + changes)

  function open(id: string, found?: SearchTarget) {
    onOpen(id, found)
    if (!isBeside) onClose()
  }

  const Frame = isBeside ? BesideFrame : OverFrame
  return (
    <Frame title={messages.title} onClose={onClose}>
      <div className="flex h-full flex-col bg-paper">
        <div className="flex items-center justify-between gap-2 px-3 pt-3">
          <h2 className="px-1 font-semibold">{messages.title}</h2>
          <button
            type="button"
            aria-label={messages.close}
            onClick={onClose}
            className="rounded-full p-2 text-muted hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </button>
        </div>
        <NewsLink questions={history.questionsWithNews} />
        <RetractedAnswers answers={history.retracted} onOpen={open} />
        <HistorySearch revision={revision + changes} onOpen={open}>
          <HistoryList history={history} currentId={currentId} onOpen={open} onGone={onGone} />
        </HistorySearch>
        <HistoryBulkActions
          isEmpty={history.conversations?.length === 0 && history.deleted.length === 0}
          onDeleted={() => {
            broadcastToTabs({ type: 'changed', conversation: null })
            history.reload()
            onGone()
          }}
        />
      </div>
    </Frame>
  )
}

interface FrameProps {
  title: string
  onClose(): void
  children: ReactNode
}

function BesideFrame({ title, children }: FrameProps) {
  return (
    <aside
      aria-label={title}
      className="fixed start-0 top-(--head) bottom-0 z-10 w-72 border-line border-e print:hidden"
    >
      {children}
    </aside>
  )
}

function OverFrame({ title, onClose, children }: FrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      // The delete confirmation is a dialog inside this one.
      onClose={({ target }) => target === dialog.current && onClose()}
      onKeyDown={(event) => {
        // Escape also cancels an answer; close this dialog first.
        if (event.key === 'Escape') event.stopPropagation()
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose()
      }}
      className="me-auto h-dvh max-h-none w-80 max-w-[85vw] border-line border-e text-ink backdrop:bg-black/40"
    >
      {children}
    </dialog>
  )
}
