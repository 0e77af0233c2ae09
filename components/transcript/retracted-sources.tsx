import { TriangleAlert } from 'lucide-react'
import { formatPlural } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import type { Evidence } from '@/lib/wire/evidence'

/**
 * Above an answer: which of its sources have been retracted, also since it was written. Renders nothing if none has.
 */
export function RetractedSources({ evidence: { items } }: { evidence: Evidence }) {
  const page = useMessages()
  const retracted = items.filter((item) => item.retracted)
  if (retracted.length === 0) return null
  const numbers = new Intl.ListFormat(page.tag).format(retracted.map(({ n }) => String(n)))
  return (
    <p role="note" className="mb-4 rounded-md border-danger border-s-4 bg-danger-soft px-3 py-2 text-sm">
      <TriangleAlert aria-hidden className="me-1.5 inline size-4 align-text-bottom text-danger" />
      <strong className="text-danger">
        {formatPlural(page, page.sources.retractedInAnswer, retracted.length, { numbers })}
      </strong>
    </p>
  )
}
