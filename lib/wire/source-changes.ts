/** Compares the sources of a regenerated answer with those of the earlier one. */
import type { Evidence, EvidenceItem } from './evidence'
import { isSameArticle } from './same-article'

/** Enough to name a source and open its article page. */
export type ChangedSource = Pick<EvidenceItem, 'n' | 'id' | 'title' | 'year'>

export interface SourceChanges {
  /** ISO 8601 UTC: when the earlier answer was searched; null if unknown. */
  searchedAt: string | null
  /** Sources found only now, with their current numbers. */
  added: ChangedSource[]
  /** Sources found only before, with their earlier numbers. */
  gone: ChangedSource[]
  /** Sources found both times and retracted in between, with their current numbers. */
  retracted: ChangedSource[]
}

/** In display order. */
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
