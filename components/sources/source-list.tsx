import { memo, useState } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatNumber } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import { useLandmarkName } from '@/components/ui/landmark-name'
import type { Evidence, EvidenceItem } from '@/lib/wire/evidence'
import { SearchLog } from './search-log'
import { SourceEntry } from './source-entry'
import { splitCited } from './split-cited'
import { sortByStrength } from './study-plots'
import type { ShownSource } from './use-shown-source'

interface SourceListProps {
  evidence: Evidence
  turnId: string
  /** The source of the citation that the reader looks at. */
  shown: ShownSource | null
  onClose(returnFocus: boolean): void
  /** Asks an edited search; absent where nothing can be asked. */
  onAsk: ((text: string) => void) | undefined
}

type Order = 'byNumber' | 'byDesign'

/**
 * The sources of an answer, by citation number or by strength of design. Not re-rendered while text arrives beside it.
 */
export const SourceList = memo(function SourceList(props: SourceListProps) {
  const { evidence, turnId, shown, onClose, onAsk } = props
  const messages = useMessages()
  const { sources } = messages
  // Two answers may have the same number of sources.
  const { id: headingId, labelledBy } = useLandmarkName()
  const { cited, others } = splitCited(evidence)
  const [order, setOrder] = useState<Order>('byNumber')
  const listEntries = (items: readonly EvidenceItem[]) =>
    items.length > 0 && (
      <ol className="mt-1 divide-y divide-line">
        {items.map((item) => (
          <SourceEntry
            key={item.n}
            item={item}
            turnId={turnId}
            shown={shown?.n === item.n ? shown : null}
            onClose={onClose}
          />
        ))}
      </ol>
    )
  return (
    <section
      aria-labelledby={labelledBy}
      className="lg:sticky lg:top-(--head) lg:max-h-[calc(100dvh-var(--head))] lg:overflow-y-auto lg:pt-2 lg:pb-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id={headingId} className="font-semibold text-muted text-sm">
          {cited.length === 0
            ? sources.none
            : formatMessage(sources.heading, { count: formatNumber(messages, cited.length) })}
        </h3>
        {cited.length > 1 && <OrderChoice order={order} onOrder={setOrder} />}
      </div>
      {listEntries(order === 'byDesign' ? sortByStrength(cited) : cited)}
      {others.length > 0 && (
        <details className="border-line border-t py-4 text-sm">
          <summary className="cursor-pointer py-0.5 text-muted">
            {formatMessage(sources.notCited, { count: formatNumber(messages, others.length) })}
          </summary>
          {listEntries(others)}
        </details>
      )}
      <SearchLog evidence={evidence} onAsk={onAsk} />
    </section>
  )
})

function OrderChoice({ order, onOrder }: { order: Order; onOrder(order: Order): void }) {
  const { sources } = useMessages()
  return (
    <fieldset className="flex gap-1 print:hidden">
      <legend className="sr-only">{sources.sort}</legend>
      {(['byNumber', 'byDesign'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={order === each}
          onClick={() => onOrder(each)}
          className="min-h-6 pointer-coarse:min-h-10 rounded-full border border-line px-2.5 py-0.5 text-muted text-xs hover:border-edge aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-accent"
        >
          {sources[each]}
        </button>
      ))}
    </fieldset>
  )
}
