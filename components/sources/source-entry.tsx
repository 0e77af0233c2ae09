'use client'

import { ChevronDown } from 'lucide-react'
import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatNumber } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import { useDismissal } from '@/components/ui/use-dismissal'
import { detectLanguage } from '@/lib/shared/text/detect-language'
import type { EvidenceItem } from '@/lib/wire/evidence'
import { formatPlace, NoBreakText, SourceKind, SourceLinks, SourceOrigin } from './source-details'
import { listNotices, SourceNotices } from './source-notices'
import type { ShownSource } from './use-shown-source'

interface SourceEntryProps {
  item: EvidenceItem
  turnId: string
  /** Set while the reader looks at a citation of this source. */
  shown: ShownSource | null
  onClose(returnFocus: boolean): void
}

/** One source in a few lines: its design, title, quotation and links. Highlighted while its citation is looked at. */
export const SourceEntry = memo(function SourceEntry({ item, turnId, shown, onClose }: SourceEntryProps) {
  const messages = useMessages()
  const { sources } = messages
  const entry = useRef<HTMLLIElement>(null)
  const isPinned = shown?.isPinned ?? false
  useLayoutEffect(() => {
    if (shown && entry.current) bringIntoPanel(entry.current)
  }, [shown])
  useEffect(() => {
    if (!isPinned || !entry.current) return
    openQuote(entry.current)
    entry.current.focus({ preventScroll: true })
  }, [isPinned])
  useDismissal(entry, shown?.mark ?? null, onClose)
  return (
    <li
      ref={entry}
      id={`source-${turnId}-${item.n}`}
      data-place="source"
      data-shown={shown ? '' : undefined}
      tabIndex={-1}
      className="flex gap-2 border-s-4 border-s-transparent py-2 ps-1 outline-none data-shown:border-s-accent data-shown:bg-accent-soft"
    >
      <span aria-hidden className="w-5 shrink-0 text-end font-semibold text-accent text-sm tabular-nums">
        {item.n}
      </span>
      <div className="min-w-0 flex-1 space-y-1">
        <SourceKind item={item} />
        <p title={item.title} className="font-medium text-sm leading-snug lg:line-clamp-2 print:line-clamp-none">
          <span className="sr-only">{formatMessage(sources.before, { n: item.n })}</span>
          <bdi lang={detectLanguage(item.title)}>{item.title}</bdi>
        </p>
        <SourceNotices type={item.type} year={item.year} notices={listNotices(item)} />
        {item.quote !== '' && <EntryQuote item={item} />}
        <SourceLinks item={item} isShort>
          {item.journal !== null && <bdi className="text-muted">{item.journal}</bdi>}
          {item.page !== undefined && (
            <span className="text-muted">
              {formatMessage(sources.page, { page: formatNumber(messages, item.page) })}
            </span>
          )}
        </SourceLinks>
      </div>
    </li>
  )
})

/** Two lines of the quotation; all of it, and where it comes from, when opened. */
function EntryQuote({ item }: { item: EvidenceItem }) {
  const messages = useMessages()
  const { sources } = messages
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-start gap-1 border-accent border-s-2 ps-2 [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{formatMessage(sources.quotedOf, { n: item.n })}</span>
        <q
          dir="auto"
          lang={detectLanguage(item.quote)}
          className="line-clamp-2 min-w-0 flex-1 font-quote text-sm leading-snug group-open:line-clamp-none print:line-clamp-none"
        >
          <NoBreakText text={item.quote} />
        </q>
        <ChevronDown
          aria-hidden
          className="mt-0.5 size-3.5 shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none print:hidden"
        />
      </summary>
      <div className="mt-1 ps-2.5">
        <SourceOrigin item={item} />
        <p className="text-muted text-xs">{formatPlace(messages, item)}</p>
      </div>
    </details>
  )
}

function openQuote(entry: HTMLElement): void {
  const quote = entry.querySelector('details')
  if (quote) quote.open = true
}

/** Scrolls the panel only: the sentence that is being read stays where it is. */
function bringIntoPanel(entry: HTMLElement): void {
  const folded = entry.parentElement?.closest('details')
  if (folded) folded.open = true
  const panel = entry.closest('section')
  if (!panel) return
  const [inner, outer] = [entry.getBoundingClientRect(), panel.getBoundingClientRect()]
  const marginPx = 12
  if (inner.top < outer.top + marginPx) panel.scrollTop -= outer.top + marginPx - inner.top
  else if (inner.bottom > outer.bottom - marginPx)
    panel.scrollTop += Math.min(inner.bottom - outer.bottom + marginPx, inner.top - outer.top - marginPx)
}
