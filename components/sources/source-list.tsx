import { memo, useState } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatNumber } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import type { Evidence, EvidenceItem } from '@/lib/wire/evidence'
import { SearchLog } from './search-log'
import { SourceKind, SourceLinks, SourceOrigin, SourceQuote, SourceTitle } from './source-details'
import { listNotices, SourceNotices } from './source-notices'
import { splitCited } from './split-cited'
import { sortByStrength } from './study-plots'

interface SourceListProps {
  evidence: Evidence
  turnId: string
}

type Order = 'byNumber' | 'byDesign'

/**
 * The sources of an answer, by citation number or by strength of design. Not re-rendered while text arrives beside it.
 */
export const SourceList = memo(function SourceList({ evidence, turnId }: SourceListProps) {
  const messages = useMessages()
  const { sources } = messages
  const headingId = `sources-${turnId}`
  const { cited, others } = splitCited(evidence)
  const [order, setOrder] = useState<Order>('byNumber')
  return (
    <section
      // Two answers may have the same number of sources.
      aria-labelledby={`${headingId} question-${turnId}`}
      className="lg:sticky lg:top-(--head) lg:max-h-[calc(100dvh-var(--head)-var(--composer-height))] lg:overflow-y-auto lg:pt-2 lg:pb-6"
    >
      <h3 id={headingId} className="font-semibold text-muted text-sm">
        {cited.length === 0
          ? sources.none
          : formatMessage(sources.heading, { count: formatNumber(messages, cited.length) })}
      </h3>
      {cited.length > 1 && <OrderChoice order={order} onOrder={setOrder} />}
      <SourceEntries items={order === 'byDesign' ? sortByStrength(cited) : cited} turnId={turnId} />
      {others.length > 0 && (
        <details className="border-line border-t py-4 text-sm">
          <summary className="cursor-pointer py-0.5 text-muted">
            {formatMessage(sources.notCited, { count: formatNumber(messages, others.length) })}
          </summary>
          <SourceEntries items={others} turnId={turnId} />
        </details>
      )}
      <SearchLog evidence={evidence} />
    </section>
  )
})

function OrderChoice({ order, onOrder }: { order: Order; onOrder(order: Order): void }) {
  const { sources } = useMessages()
  return (
    <fieldset className="mt-2 flex gap-1 print:hidden">
      <legend className="sr-only">{sources.sort}</legend>
      {(['byNumber', 'byDesign'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={order === each}
          onClick={() => onOrder(each)}
          className="min-h-6 rounded-full border border-line px-2.5 py-0.5 text-muted text-xs hover:border-edge aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-accent"
        >
          {sources[each]}
        </button>
      ))}
    </fieldset>
  )
}

function SourceEntries({ items, turnId }: { items: readonly EvidenceItem[]; turnId: string }) {
  if (items.length === 0) return null
  return (
    <ol className="mt-1 divide-y divide-line">
      {items.map((item) => (
        <SourceEntry key={item.n} item={item} turnId={turnId} />
      ))}
    </ol>
  )
}

function SourceEntry({ item, turnId }: { item: EvidenceItem; turnId: string }) {
  const { sources } = useMessages()
  return (
    <li id={`source-${turnId}-${item.n}`} data-place="source" className="flex gap-3 py-4">
      <span aria-hidden className="w-6 shrink-0 pt-px text-end font-semibold text-accent text-sm tabular-nums">
        {item.n}
      </span>
      <div className="min-w-0 flex-1 space-y-1.5">
        <SourceKind item={item} />
        <p className="font-medium leading-snug">
          <span className="sr-only">{formatMessage(sources.before, { n: item.n })}</span>
          <SourceTitle item={item} />
        </p>
        <SourceOrigin item={item} />
        <SourceNotices type={item.type} year={item.year} notices={listNotices(item)} />
        {item.quote !== '' && (
          <details>
            <summary className="cursor-pointer py-0.5 text-accent text-sm">
              {sources.quoted}
              <span className="sr-only">{formatMessage(sources.quotedOf, { n: item.n })}</span>
            </summary>
            <div className="mt-2">
              <SourceQuote item={item} />
            </div>
          </details>
        )}
        <SourceLinks item={item} />
      </div>
    </li>
  )
}
