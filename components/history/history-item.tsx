'use client'

import { Ellipsis, LoaderCircle, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { type MouseEvent, type Ref, useEffect, useRef, useState } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatDate, formatPlural } from '@/components/i18n/format-values'
import type { PageMessages } from '@/components/i18n/messages-en'
import { useMessages } from '@/components/i18n/messages-provider'
import { Menu, menuItem } from '@/components/ui/menu'
import { detectLanguage } from '@/lib/shared/text/detect-language'
import type { ConversationSummary } from '@/lib/wire/conversation'
import type { Group } from './group-by-day'
import { RenameForm } from './rename-form'

interface HistoryItemProps {
  conversation: ConversationSummary
  /** The title, without a beginning that others have too. */
  shownTitle: string
  /** The period that the heading above names. */
  period: Group['type']
  isCurrent: boolean
  onOpen(): void
  onRename(title: string): void
  onPin(): void
  onDelete(): void
}

export function HistoryItem(props: HistoryItemProps) {
  const { conversation, shownTitle, period, isCurrent, onOpen, onRename, onPin, onDelete } = props
  const [isNaming, setIsNaming] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const wasNaming = useRef(false)
  useEffect(() => {
    // The focused field was removed.
    if (wasNaming.current && !isNaming) link.current?.focus()
    wasNaming.current = isNaming
  }, [isNaming])
  const { title, isPinned } = conversation

  if (isNaming)
    return (
      <li className="p-1">
        <RenameForm
          title={title}
          onSave={(next) => {
            setIsNaming(false)
            onRename(next)
          }}
          onCancel={() => setIsNaming(false)}
        />
      </li>
    )
  return (
    <li
      className={`flex items-center rounded-lg ${isCurrent ? 'bg-accent-soft' : 'focus-within:bg-sunken hover:bg-sunken'}`}
    >
      <ItemLink
        ref={link}
        conversation={conversation}
        shownTitle={shownTitle}
        period={period}
        isCurrent={isCurrent}
        onOpen={onOpen}
      />
      <ItemMenu
        title={title}
        isPinned={isPinned}
        onRename={() => setIsNaming(true)}
        onPin={onPin}
        onDelete={onDelete}
      />
    </li>
  )
}

interface ItemLinkProps
  extends Pick<HistoryItemProps, 'conversation' | 'shownTitle' | 'period' | 'isCurrent' | 'onOpen'> {
  ref: Ref<HTMLAnchorElement>
}

function ItemLink({ ref, conversation, shownTitle, period, isCurrent, onOpen }: ItemLinkProps) {
  const page = useMessages()
  const messages = page.history
  const { id, title, isPinned, isRunning, questionCount, updatedAt } = conversation

  function onClick(event: MouseEvent) {
    // Let the browser open a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen()
  }

  return (
    <a
      ref={ref}
      href={`/c/${id}`}
      onClick={onClick}
      aria-current={isCurrent ? 'page' : undefined}
      title={title}
      className="flex min-w-0 flex-1 items-start gap-2 rounded-lg px-2 py-2 text-sm"
    >
      {isPinned && <Pin aria-hidden className="mt-0.5 size-3.5 shrink-0 text-muted" />}
      <span className="min-w-0 flex-1">
        <span dir="auto" lang={detectLanguage(title)} className="line-clamp-2">
          {shownTitle}
        </span>
        <span className="block text-muted text-xs">
          {formatTime(page, updatedAt, period)} · {formatPlural(page, messages.questions, questionCount)}
        </span>
      </span>
      {isRunning && (
        <LoaderCircle
          role="img"
          aria-label={messages.generating}
          className="mt-0.5 size-3.5 shrink-0 animate-spin text-accent motion-reduce:animate-none"
        />
      )}
    </a>
  )
}

interface ItemMenuProps {
  title: string
  isPinned: boolean
  onRename(): void
  onPin(): void
  onDelete(): void
}

function ItemMenu({ title, isPinned, onRename, onPin, onDelete }: ItemMenuProps) {
  const { history: messages } = useMessages()
  const PinIcon = isPinned ? PinOff : Pin
  return (
    <Menu
      className="rounded-lg p-2 text-muted hover:text-ink"
      label={
        <>
          <Ellipsis aria-hidden className="size-4" />
          <span className="sr-only">{formatMessage(messages.options, { title })}</span>
        </>
      }
    >
      <ul>
        <li>
          <button type="button" className={menuItem} onClick={onRename}>
            <Pencil aria-hidden className="size-4 text-muted" />
            {messages.rename}
          </button>
        </li>
        <li>
          <button type="button" className={menuItem} onClick={onPin}>
            <PinIcon aria-hidden className="size-4 text-muted" />
            {isPinned ? messages.unpin : messages.pin}
          </button>
        </li>
        <li>
          <button type="button" className={`${menuItem} text-danger`} onClick={onDelete}>
            <Trash2 aria-hidden className="size-4" />
            {messages.delete}
          </button>
        </li>
      </ul>
    </Menu>
  )
}

/** The part of the time that the heading leaves open: the time of today, the day of earlier dates. */
function formatTime(page: PageMessages, iso: string, period: Group['type']): string {
  const isDayKnown = period === 'today' || period === 'yesterday'
  if (isDayKnown) return formatDate(page, iso, { timeStyle: 'short' })
  if (period === 'week') return formatDate(page, iso, { weekday: 'long', hour: 'numeric', minute: '2-digit' })
  return formatDate(page, iso, { dateStyle: 'medium' })
}
