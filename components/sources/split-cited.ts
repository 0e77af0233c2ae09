import type { Evidence, EvidenceItem } from '@/lib/wire/evidence'

/**
 * Separates cited sources from those that were only found. While an answer streams, citations have no positions yet,
 * and all sources count as cited.
 */
export function splitCited({ items }: Evidence): { cited: EvidenceItem[]; others: EvidenceItem[] } {
  const cited = items.filter(({ spans }) => spans.length > 0)
  return cited.length === 0
    ? { cited: items, others: [] }
    : { cited, others: items.filter(({ spans }) => !spans.length) }
}
