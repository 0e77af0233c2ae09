/**
 * Merges two records of one article. The record that its source revised last leads; the other only fills missing
 * fields. Merging the same record again changes nothing.
 */

import type { Article } from '@/lib/evidence/article/article'
import { fillMissingFields } from '@/lib/evidence/article/merge-articles'

/** @returns the article to store, under the id it has now, since past answers refer to it */
export function mergeImported(held: Article, incoming: Article): Article {
  // The same file again, with different facts stated about it.
  if (held.id === incoming.id && held.id.startsWith('document:')) return incoming
  const [leader, other] = isNewer(incoming, held) ? [incoming, held] : [held, incoming]
  const indexed = coversHeadings(other, leader) ? other : leader
  const text = chooseText(leader, other)
  const revisedAt = leader.revisedAt ?? other.revisedAt
  const { effects: _, licence: __, ...merged } = fillMissingFields(leader, other)
  return {
    ...merged,
    id: held.id,
    mesh: indexed.mesh,
    keywords: indexed.keywords,
    notices: mergeNotices(leader.notices, other.notices),
    // Effects quote the text, so they are replaced with it.
    ...(text.effects === undefined ? {} : { effects: text.effects }),
    passages: text.passages,
    ...(text.licence === undefined ? {} : { licence: text.licence }),
    provenance: text.provenance,
    checkedAt: incoming.checkedAt,
    ...(revisedAt === undefined ? {} : { revisedAt }),
  }
}

/** One source may know of notices that another does not, so a kind that the leader does not state is kept. */
function mergeNotices(leading: Article['notices'], others: Article['notices']): Article['notices'] {
  return [...leading, ...others.filter(({ kind }) => leading.every((each) => each.kind !== kind))]
}

/** The full text holds the abstract too, whichever of them was revised last. */
function chooseText(leader: Article, other: Article): Article {
  if (leader.passages.length === 0) return other
  return other.provenance === 'full-text' && leader.provenance !== 'full-text' ? other : leader
}

/** Without dates to compare, the incoming record is newer, unless it has no text to replace the stored text. */
function isNewer(incoming: Article, held: Article): boolean {
  if (incoming.revisedAt !== undefined && held.revisedAt !== undefined) return incoming.revisedAt >= held.revisedAt
  if (incoming.revisedAt === undefined && held.revisedAt === undefined) {
    return incoming.passages.length > 0 || held.passages.length === 0
  }
  return incoming.revisedAt !== undefined
}

/**
 * Whether `a` contains all headings and keywords of `b`, and at least as many as headings. One format's heading is
 * another's keyword, so both lists are taken from one article; otherwise the same words would be stored twice.
 */
function coversHeadings(a: Article, b: Article): boolean {
  const words = new Set([...a.mesh, ...a.keywords])
  return a.mesh.length >= b.mesh.length && [...b.mesh, ...b.keywords].every((word) => words.has(word))
}
