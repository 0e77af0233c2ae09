/**
 * Two records of one article as one. The record that its source revised last leads; the other only fills what the first
 * does not state. Merging the same record again changes nothing.
 */

import type { Article } from '@/lib/evidence/article/article'
import { fillMissingFields, firstNonEmpty } from '@/lib/evidence/article/merge-articles'

/** @returns the article to hold, under the id that it is held by: answers given before point there */
export function mergeImported(held: Article, incoming: Article): Article {
  const [leader, other] = isNewer(incoming, held) ? [incoming, held] : [held, incoming]
  const indexed = coversHeadings(other, leader) ? other : leader
  const text = leader.passages.length > 0 ? leader : other
  const revisedAt = leader.revisedAt ?? other.revisedAt
  const { effects: _, ...merged } = fillMissingFields(leader, other)
  return {
    ...merged,
    id: held.id,
    mesh: indexed.mesh,
    keywords: indexed.keywords,
    notices: firstNonEmpty(leader.notices, other.notices),
    // They are quoted from the text, so they come and go with it.
    ...(text.effects === undefined ? {} : { effects: text.effects }),
    provenance: text.provenance,
    checkedAt: incoming.checkedAt,
    ...(revisedAt === undefined ? {} : { revisedAt }),
  }
}

/** Without days to compare, the record that comes now is newer, but not when it has no text to replace the text held. */
function isNewer(incoming: Article, held: Article): boolean {
  if (incoming.revisedAt !== undefined && held.revisedAt !== undefined) return incoming.revisedAt >= held.revisedAt
  if (incoming.revisedAt === undefined && held.revisedAt === undefined) {
    return incoming.passages.length > 0 || held.passages.length === 0
  }
  return incoming.revisedAt !== undefined
}

/**
 * Whether `a` names whatever `b` does, and as headings where it can. What one format calls a heading another calls a
 * keyword, so the two lists are taken together and from one record; else the same words would be held twice.
 */
function coversHeadings(a: Article, b: Article): boolean {
  const words = new Set([...a.mesh, ...a.keywords])
  return a.mesh.length >= b.mesh.length && [...b.mesh, ...b.keywords].every((word) => words.has(word))
}
