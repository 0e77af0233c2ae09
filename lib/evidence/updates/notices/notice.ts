/** A publication's notice about an article, as a file of notices states it. */
import type { RecordPosition } from '@/lib/evidence/import/formats/reader'
import type { ServerMessage } from '@/lib/shared/messages/server-messages'

/** `reinstatement` ends a retraction. */
type NoticeKind = 'retraction' | 'concern' | 'erratum' | 'updated' | 'reinstatement'

export interface PublishedNotice {
  place: RecordPosition
  kind: NoticeKind
  /** Of the article that the notice is about; at least one is stated. */
  pmid: string | null
  doi: string | null
  noticePmid: string | null
  /** ISO 8601 day; null if the file states none that can be read. */
  date: string | null
}

export type NoticeEvent =
  | { type: 'notice'; notice: PublishedNotice }
  | { type: 'refused'; place: RecordPosition; reason: ServerMessage }

/** As Retraction Watch and Crossref name them, as `parseKind` folds them. */
const kinds: Record<string, NoticeKind> = {
  retraction: 'retraction',
  withdrawal: 'retraction',
  removal: 'retraction',
  expression_of_concern: 'concern',
  // A part of the article still holds, so it may be cited with a warning.
  partial_retraction: 'concern',
  correction: 'erratum',
  corrigendum: 'erratum',
  erratum: 'erratum',
  addendum: 'erratum',
  clarification: 'erratum',
  new_version: 'updated',
  new_edition: 'updated',
  reinstatement: 'reinstatement',
}

/** @returns null for a kind that is not known */
export function parseKind(text: string): NoticeKind | null {
  const folded = text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return Object.hasOwn(kinds, folded) ? (kinds[folded] ?? null) : null
}
