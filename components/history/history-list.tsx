'use client'

import { Undo2 } from 'lucide-react'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatDate, formatNumber, isolateBidi } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import { quietButton } from '@/components/ui/button-styles'
import { distinguishTitles } from './distinguish-titles'
import { type Group, groupByDay } from './group-by-day'
import { HistoryItem } from './history-item'
import type { History } from './use-history'

interface HistoryListProps {
  history: History
  currentId: string | null
  onOpen(id: string): void
  onGone(): void
}

/** Conversations grouped by day; recently deleted ones can be restored at the bottom. */
export function HistoryList({ history, currentId, onOpen, onGone }: HistoryListProps) {
  const page = useMessages()
  const messages = page.history
  const { conversations, hasMore, hasFailed, deleted } = history
  const justDeleted = deleted.find(({ id }) => id === history.justDeleted)
  const list = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusOnMoved(list, conversations)
  const shownTitles = useShownTitles(conversations)

  function bringBack(id: string) {
    keepFocus(id)
    history.restore(id)
  }

  const headingOf = (group: Group) =>
    group.type === 'month' ? formatDate(page, group.month, { month: 'long', year: 'numeric' }) : messages[group.type]

  return (
    <>
      <div ref={list} className="min-h-0 flex-1 overflow-y-auto px-2 pb-4">
        {conversations?.length === 0 && <p className="px-2 py-6 text-muted text-sm">{messages.none}</p>}
        {groupByDay(conversations ?? [], new Date()).map((group) => {
          const heading = headingOf(group)
          return (
            <section key={heading} aria-label={heading} className="pt-4">
              <h3 className="px-2 pb-1 font-semibold text-muted text-xs">{heading}</h3>
              <ul>
                {group.conversations.map((conversation) => (
                  <HistoryItem
                    key={conversation.id}
                    conversation={conversation}
                    shownTitle={shownTitles.get(conversation.title) ?? conversation.title}
                    period={group.type}
                    isCurrent={conversation.id === currentId}
                    onOpen={() => onOpen(conversation.id)}
                    onRename={(title) => history.rename(conversation.id, title)}
                    onPin={() => {
                      keepFocus(conversation.id)
                      history.pin(conversation.id, !conversation.isPinned)
                    }}
                    onDelete={() => {
                      history.remove(conversation)
                      if (conversation.id === currentId) onGone()
                    }}
                  />
                ))}
              </ul>
            </section>
          )
        })}
        {hasMore && (
          <button type="button" onClick={history.showMore} className={`mx-2 mt-4 ${quietButton}`}>
            {messages.more}
          </button>
        )}
        {deleted.length > 0 && <Deleted deleted={deleted} onBringBack={bringBack} />}
      </div>
      <div aria-live="polite" className="px-3">
        {hasFailed && <p className="pb-2 text-danger text-sm">{messages.failed}</p>}
        {justDeleted && <JustDeleted conversation={justDeleted} onBringBack={bringBack} />}
      </div>
    </>
  )
}

/**
 * Focuses a conversation at its new place when it lost the focus by moving in the list.
 *
 * @returns call it with the id of the conversation before it moves
 */
function useFocusOnMoved(list: RefObject<HTMLElement | null>, conversations: History['conversations']) {
  const moved = useRef<string>(undefined)
  useEffect(() => {
    if (moved.current === undefined || !conversations) return
    const link = list.current?.querySelector<HTMLElement>(`a[href="/c/${moved.current}"]`)
    const focused = document.activeElement
    const hasLostFocus = focused === document.body
    // This list may have been loaded for another change, before the conversation moved.
    const isUnmoved = hasLostFocus ? !link : link?.closest('li')?.contains(focused)
    if (isUnmoved) return
    if (hasLostFocus) link?.focus()
    moved.current = undefined
  }, [list, conversations])
  return (id: string) => {
    moved.current = id
  }
}

/** @returns each title without a beginning that others have too */
function useShownTitles(conversations: History['conversations']): ReadonlyMap<string, string> {
  return useMemo(() => {
    const titles = (conversations ?? []).map(({ title }) => title)
    const texts = distinguishTitles(titles)
    return new Map(titles.map((title, at) => [title, texts[at] ?? title]))
  }, [conversations])
}

interface JustDeletedProps {
  conversation: History['deleted'][number]
  onBringBack(id: string): void
}

/** Offers to restore the conversation that was deleted last. */
function JustDeleted({ conversation, onBringBack }: JustDeletedProps) {
  const { history: messages } = useMessages()
  const undo = useRef<HTMLButtonElement>(null)
  // The focused item was deleted.
  useEffect(() => undo.current?.focus(), [conversation])
  return (
    <p className="mb-2 flex items-center gap-2 rounded-lg bg-sunken px-3 py-2 text-sm">
      <span className="min-w-0 flex-1 truncate">
        {formatMessage(messages.deleted, { title: isolateBidi(conversation.title) })}
      </span>
      <button ref={undo} type="button" onClick={() => onBringBack(conversation.id)} className={quietButton}>
        <Undo2 aria-hidden className="size-4" />
        {messages.undo}
      </button>
    </p>
  )
}

interface DeletedProps {
  deleted: History['deleted']
  onBringBack(id: string): void
}

/** Conversations deleted in the last hour, in any window. */
function Deleted({ deleted, onBringBack }: DeletedProps) {
  const page = useMessages()
  const messages = page.history
  return (
    <details className="mt-4 border-line border-t px-2 pt-3 text-sm">
      <summary className="cursor-pointer text-muted">
        {formatMessage(messages.recentlyDeleted, { count: formatNumber(page, deleted.length) })}
      </summary>
      <ul className="mt-2">
        {deleted.map(({ id, title }) => (
          <li key={id} className="flex items-center gap-2 py-1">
            <span dir="auto" className="min-w-0 flex-1 truncate text-muted">
              {title}
            </span>
            <button
              type="button"
              aria-label={formatMessage(messages.restore, { title: isolateBidi(title) })}
              title={messages.undo}
              onClick={() => onBringBack(id)}
              className="rounded-lg p-2 text-muted hover:bg-sunken hover:text-ink"
            >
              <Undo2 aria-hidden className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
