/** Determines what the notices of a file change in one stored article. */
import type { Article } from '@/lib/evidence/article/article'
import type { PublishedNotice } from './notice'

/** What notices change in an article. */
export type NoticeMarks = Pick<Article, 'retraction' | 'notices'>

/**
 * Applies notices by date, undated ones first. On one day a reinstatement comes last: the notice that retracts and
 * republishes an article has one date.
 *
 * @returns null if the article already states all of them
 */
export function applyNotices(held: NoticeMarks, notices: readonly PublishedNotice[]): NoticeMarks | null {
  const rank = ({ date, kind }: PublishedNotice) => `${date ?? ''} ${kind === 'reinstatement' ? 1 : 0}`
  const ordered = [...notices].sort((a, b) => (rank(a) < rank(b) ? -1 : Number(rank(a) > rank(b))))
  const marks = {
    retraction: settleRetraction(held.retraction, ordered),
    notices: ordered.reduce(addNotice, held.notices),
  }
  const isSame =
    marks.notices === held.notices &&
    (marks.retraction === null) === (held.retraction === null) &&
    marks.retraction?.noticePmid === held.retraction?.noticePmid
  return isSame ? null : marks
}

/** The last notice decides; a known notice is kept where the file names none. */
function settleRetraction(held: Article['retraction'], ordered: readonly PublishedNotice[]): Article['retraction'] {
  const last = ordered.filter(({ kind }) => kind === 'retraction' || kind === 'reinstatement').at(-1)
  if (last === undefined) return held
  if (last.kind === 'reinstatement') return null
  return { noticePmid: held?.noticePmid ?? last.noticePmid }
}

function addNotice(known: Article['notices'], { kind, noticePmid: pmid }: PublishedNotice): Article['notices'] {
  if (kind === 'retraction' || kind === 'reinstatement') return known
  const same = known.filter((each) => each.kind === kind)
  if (same.some((each) => pmid === null || each.pmid === pmid)) return known
  // The same notice, which an earlier file stated without its PMID.
  const kept = known.filter((each) => each.kind !== kind || each.pmid !== null)
  return [...kept, { kind, pmid }]
}
