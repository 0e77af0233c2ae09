/** What a question found when it was asked again, against what it had found before. */
import type { Evidence, EvidenceItem } from './evidence'

/** Enough to name a source and to open its record. */
export type ChangedSource = Pick<EvidenceItem, 'n' | 'id' | 'title' | 'year'>

export interface SourceChanges {
  /** ISO 8601 UTC: when the earlier answer was searched; null when it does not say. */
  searchedAt: string | null
  /** Found now only, with their marks of now. */
  added: ChangedSource[]
  /** Found before only, with their marks of then. */
  gone: ChangedSource[]
  /** Found both times, and retracted meanwhile; with their marks of now. */
  retracted: ChangedSource[]
}

/** In the order in which they are told. */
export const changeKinds = ['retracted', 'added', 'gone'] as const satisfies (keyof SourceChanges)[]

type Found = Pick<Evidence, 'items' | 'searched'>

export function compareSources(
  { items: before, searched }: Found,
  { items: now }: Pick<Found, 'items'>,
): SourceChanges {
  return {
    searchedAt: searched.find(({ at }) => at !== undefined)?.at ?? null,
    added: now.filter((item) => !before.some((other) => isSameArticle(item, other))).map(toChangedSource),
    gone: before.filter((item) => !now.some((other) => isSameArticle(item, other))).map(toChangedSource),
    retracted: now
      .filter((item) => item.retracted && before.some((other) => isSameArticle(item, other) && !other.retracted))
      .map(toChangedSource),
  }
}

function toChangedSource({ n, id, title, year }: EvidenceItem): ChangedSource {
  return { n, id, title, year }
}

/** One article may come from the library now and from PubMed then. */
function isSameArticle(a: EvidenceItem, b: EvidenceItem): boolean {
  if (a.id === b.id || (a.pmid !== null && a.pmid === b.pmid)) return true
  return a.doi !== null && a.doi.toLowerCase() === b.doi?.toLowerCase()
}
