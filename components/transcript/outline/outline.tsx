'use client'

import { List } from 'lucide-react'
import { memo, useCallback, useEffect, useRef } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import { HeaderActions } from '@/components/layout/header-actions'
import { headerMenuId } from '@/components/layout/header-slots'
import { headerItem } from '@/components/ui/button-styles'
import { Menu } from '@/components/ui/menu'
import { detectLanguage } from '@/lib/shared/text/detect-language'
import type { OutlineEntry } from '@/lib/wire/conversation'
import { useCurrentTurn } from './use-current-turn'
import { useRoomBeside } from './use-room-beside'

interface OutlineProps {
  /** All questions of the branch, also those that are not loaded. */
  entries: readonly OutlineEntry[]
  onJump(id: string): void
}

/** The questions of a long conversation, to jump to: beside it where the window has room, else in a menu. */
export const Outline = memo(function Outline({ entries, onJump }: OutlineProps) {
  const { outline } = useMessages()
  const isBeside = useRoomBeside()
  const onChoose = useCallback(
    (id: string) => {
      // On a narrow header this is inside its menu, which a choice leaves open.
      const menu = document.getElementById(headerMenuId)
      if (menu?.matches(':popover-open')) menu.hidePopover()
      onJump(id)
    },
    [onJump],
  )
  if (isBeside)
    return (
      <nav
        aria-label={outline.title}
        className="fixed start-0 top-(--head) bottom-0 w-52 overflow-y-auto py-4 ps-4 in-data-history:start-72 print:hidden"
      >
        <h2 className="px-2 pb-1 font-semibold text-muted text-xs">{outline.open}</h2>
        <Entries entries={entries} onJump={onJump} />
      </nav>
    )
  return (
    <HeaderActions slot="menu">
      <Menu
        className={headerItem}
        label={
          <>
            <List aria-hidden className="size-5" />
            {outline.open}
          </>
        }
      >
        <nav aria-label={outline.title} className="max-h-[min(30rem,60dvh)] overflow-y-auto">
          <Entries entries={entries} onJump={onChoose} />
        </nav>
      </Menu>
    </HeaderActions>
  )
})

function Entries({ entries, onJump }: OutlineProps) {
  const current = useCurrentTurn()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const box = list.current?.parentElement
    if (!box || current === null) return
    // Also when the menu opens.
    const observer = new ResizeObserver(() => revealCurrent(box))
    observer.observe(box)
    return () => observer.disconnect()
  }, [current])
  return (
    <ol ref={list} className="space-y-0.5">
      {entries.map(({ id, text }) => (
        <Entry key={id} id={id} text={text} isCurrent={id === current} onJump={onJump} />
      ))}
    </ol>
  )
}

/** Scrolls the outline alone: `scrollIntoView` might move the page too. */
function revealCurrent(box: HTMLElement): void {
  const entry = box.querySelector('[aria-current]')?.getBoundingClientRect()
  const { top, bottom } = box.getBoundingClientRect()
  if (entry && (entry.top < top || entry.bottom > bottom)) box.scrollTop += entry.top - (top + bottom) / 2
}

interface EntryProps extends OutlineEntry, Pick<OutlineProps, 'onJump'> {
  isCurrent: boolean
}

const Entry = memo(function Entry({ id, text, isCurrent, onJump }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent ? 'location' : undefined}
        onClick={() => onJump(id)}
        className="w-full rounded-lg px-2 py-1.5 text-start text-muted text-sm hover:bg-sunken hover:text-ink aria-[current=location]:bg-accent-soft aria-[current=location]:text-ink"
      >
        <span dir="auto" lang={detectLanguage(text)} className="line-clamp-2">
          {text}
        </span>
      </button>
    </li>
  )
})
