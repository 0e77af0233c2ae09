import type { EvidenceEffect, EvidenceItem } from '@/lib/wire/evidence'

/** A cited trial with these results. */
export function study(n: number, effects: EvidenceEffect[] = [], rest: Partial<EvidenceItem> = {}): EvidenceItem {
  return {
    n,
    id: `card:study-${n}`,
    pmid: null,
    doi: null,
    pmcid: null,
    title: `Trial ${n}`,
    authors: 'McMurray JJV, et al',
    journal: null,
    year: 2019,
    volume: null,
    pages: null,
    type: 'randomized-trial',
    level: 2,
    retracted: false,
    provenance: 'summary',
    quote: '',
    section: '',
    url: '',
    spans: [[0, 1]],
    effects,
    ...rest,
  }
}
