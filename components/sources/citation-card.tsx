'use client'

import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'
import { AnchoredCard } from '@/components/ui/anchored-card'
import type { EvidenceItem } from '@/lib/wire/evidence'
import { SourceKind, SourceLinks, SourceOrigin, SourceQuote, SourceTitle } from './source-details'
import { listNotices, SourceNotices } from './source-notices'
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
  return (
    <AnchoredCard
      anchor={shown.mark}
      takesFocus={shown.isPinned}
      label={formatMessage(sources.source, { n: item.n })}
      closeLabel={formatMessage(sources.close, { n: item.n })}
      heading={
        <>
          <span aria-hidden className="rounded bg-accent-soft px-1.5 font-semibold text-accent text-sm tabular-nums">
            {item.n}
          </span>
          <div className="min-w-0 flex-1">
            <SourceKind item={item} />
          </div>
        </>
      }
      onClose={onClose}
      onEnter={onEnter}
      onLeave={onLeave}
    >
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
    </AnchoredCard>
  )
}
