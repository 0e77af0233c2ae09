/** What a question found when it was asked again, against what it had found before. */
import type { EvidenceItem } from '@/lib/wire/evidence'

export interface SourceChanges {
  /** Found now only, with their marks of now. */
  added: EvidenceItem[]
  /** Found before only, with their marks of then. */
  gone: EvidenceItem[]
  /** Found both times, and retracted meanwhile; with their marks of now. */
  retracted: EvidenceItem[]
}

export function sourceChanges(before: readonly EvidenceItem[], now: readonly EvidenceItem[]): SourceChanges {
  return {
    added: now.filter((item) => !before.some((other) => isSameArticle(item, other))),
    gone: before.filter((item) => !now.some((other) => isSameArticle(item, other))),
    retracted: now.filter(
      (item) => item.retracted && before.some((other) => isSameArticle(item, other) && !other.retracted),
    ),
  }
}

/** One article may come from the library now and from PubMed then. */
function isSameArticle(a: EvidenceItem, b: EvidenceItem): boolean {
  if (a.id === b.id || (a.pmid !== null && a.pmid === b.pmid)) return true
  return a.doi !== null && a.doi.toLowerCase() === b.doi?.toLowerCase()
}
