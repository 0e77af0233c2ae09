import type { Evidence, EvidenceItem } from '@/lib/wire/evidence'

/**
 * Tells the sources that the answer cites from those that were only found. Before an answer is complete no mark has a
 * place yet, and all count as cited.
 */
export function splitCited({ items }: Evidence): { cited: EvidenceItem[]; others: EvidenceItem[] } {
  const cited = items.filter(({ spans }) => spans.length > 0)
  return cited.length === 0
    ? { cited: items, others: [] }
    : { cited, others: items.filter(({ spans }) => !spans.length) }
}
