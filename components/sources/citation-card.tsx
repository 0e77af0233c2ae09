'use client'

import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'
import type { EvidenceItem } from '@/lib/wire/evidence'
import { SourceKind, SourceLinks, SourceOrigin, SourceQuote, SourceTitle } from './source-details'
import { listNotices, SourceNotices } from './source-notices'
import { useDismissal } from './use-dismissal'
import type { ShownSource } from './use-shown-source'

interface CitationCardProps {
  item: EvidenceItem
  shown: ShownSource
  onClose(returnFocus: boolean): void
  onEnter(): void
  onLeave(): void
}

/** The source of a citation where the window has no panel of sources: beside it, or at a screen edge on a phone. */
export function CitationCard({ item, shown, onClose, onEnter, onLeave }: CitationCardProps) {
  const { sources } = useMessages()
  const card = useRef<HTMLDivElement>(null)
  const { mark, isPinned } = shown

  useLayoutEffect(() => {
    const element = card.current
    if (!element) return
    if (!element.matches(':popover-open')) element.showPopover()
    const toMark = () => place(element, mark)
    toMark()
    // The window was resized, rotated or zoomed.
    window.addEventListener('resize', toMark)
    return () => window.removeEventListener('resize', toMark)
  }, [mark])

  useEffect(() => {
    if (isPinned) card.current?.focus()
  }, [isPinned])

  useDismissal(card, mark, onClose)

  return (
    <div
      ref={card}
      popover="manual"
      role="dialog"
      aria-label={formatMessage(sources.source, { n: item.n })}
      tabIndex={-1}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      onFocus={onEnter}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[75dvh] w-full max-w-none overflow-y-auto rounded-t-xl border border-line bg-surface p-5 text-ink shadow-2xl outline-none data-[edge=top]:top-0 data-[edge=top]:bottom-auto data-[edge=top]:rounded-t-none data-[edge=top]:rounded-b-xl sm:absolute sm:inset-auto sm:max-h-[70dvh] sm:w-104 sm:rounded-xl"
    >
      <div className="flex items-start gap-3">
        <span aria-hidden className="rounded bg-accent-soft px-1.5 font-semibold text-accent text-sm tabular-nums">
          {item.n}
        </span>
        <div className="min-w-0 flex-1">
          <SourceKind item={item} />
        </div>
        <button
          type="button"
          onClick={() => onClose(true)}
          className="-m-1.5 rounded-full p-1.5 text-muted hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden className="size-4" />
          <span className="sr-only">{formatMessage(sources.close, { n: item.n })}</span>
        </button>
      </div>
      <div className="mt-2 space-y-3">
        <div className="space-y-1">
          <p className="font-semibold leading-snug">
            <SourceTitle item={item} />
          </p>
          <SourceOrigin item={item} />
        </div>
        <SourceNotices type={item.type} year={item.year} notices={listNotices(item)} />
        {item.quote !== '' && <SourceQuote item={item} withContext />}
        <SourceLinks item={item} />
      </div>
    </div>
  )
}

const gap = 8
/** Minimum readable height, even if the card then covers its citation (a phone in landscape, 400 % zoom). */
const heightPxMin = 192

/**
 * Places the card on the side of the citation with more room, within the window. On a phone it is at the bottom edge,
 * or at the top when the citation is low, so that the sentence being checked stays visible.
 */
function place(card: HTMLElement, mark: HTMLElement): void {
  card.style.left = ''
  card.style.top = ''
  const { left, top, bottom } = mark.getBoundingClientRect()
  const { innerHeight } = window
  const below = innerHeight - bottom - gap
  const above = top - gap
  card.style.maxHeight = ''
  const isBelow = card.offsetHeight + gap <= below || below >= above
  const room = (isBelow ? below : above) - gap
  if (card.offsetHeight > room) card.style.maxHeight = `${Math.max(room, Math.min(heightPxMin, innerHeight))}px`
  const { offsetWidth: width, offsetHeight: height } = card
  if (window.matchMedia('(width < 40rem)').matches) {
    card.dataset['edge'] = isBelow ? 'bottom' : 'top'
    return
  }
  const x = Math.max(gap, Math.min(left, document.documentElement.clientWidth - width - gap))
  const besideMark = isBelow ? bottom + gap : top - gap - height
  const inWindow = Math.max(gap, Math.min(besideMark, innerHeight - height - gap))
  // A citation reached by key may still be scrolling into view; keep the card beside it.
  const isInView = bottom > 0 && top < innerHeight
  card.style.left = `${x + window.scrollX}px`
  card.style.top = `${(isInView ? inWindow : besideMark) + window.scrollY}px`
}
