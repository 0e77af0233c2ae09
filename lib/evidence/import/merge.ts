/**
 * Two records of one article as one. The record that its source revised last leads; the other only fills what the first
 * does not state. Merging the same record again changes nothing.
 */
import type { Article } from '@/lib/evidence/record'

/** @returns the article to hold, under the id that it is held by: answers given before point there */
export function mergeArticles(held: Article, incoming: Article): Article {
  const [leader, other] = isNewer(incoming, held) ? [incoming, held] : [held, incoming]
  const indexed = saysAsMuch(other, leader) ? other : leader
  const text = leader.passages.length > 0 ? leader : other
  const revisedAt = leader.revisedAt ?? other.revisedAt
  const population = leader.population ?? other.population
  return {
    id: held.id,
    pmid: leader.pmid ?? other.pmid,
    doi: leader.doi ?? other.doi,
    pmcid: leader.pmcid ?? other.pmcid,
    title: leader.title,
    authors: filled(leader.authors, other.authors),
    journal: leader.journal ?? other.journal,
    year: leader.year ?? other.year,
    volume: leader.volume ?? other.volume,
    issue: leader.issue ?? other.issue,
    pages: leader.pages ?? other.pages,
    publicationTypes: filled(leader.publicationTypes, other.publicationTypes),
    studyType: leader.studyType === 'other' ? other.studyType : leader.studyType,
    mesh: indexed.mesh,
    keywords: indexed.keywords,
    specialty: leader.specialty ?? other.specialty,
    participants: leader.participants ?? other.participants,
    // Formats that can't state a retraction must never lift one.
    retraction: leader.retraction?.noticePmid ? leader.retraction : (other.retraction ?? leader.retraction),
    notices: filled(leader.notices, other.notices),
    ...(population === undefined ? {} : { population }),
    // They are quoted from the text, so they come and go with it.
    ...(text.effects === undefined ? {} : { effects: text.effects }),
    provenance: text.provenance,
    checkedAt: incoming.checkedAt,
    ...(revisedAt === undefined ? {} : { revisedAt }),
    passages: text.passages,
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
function saysAsMuch(a: Article, b: Article): boolean {
  const words = new Set([...a.mesh, ...a.keywords])
  return a.mesh.length >= b.mesh.length && [...b.mesh, ...b.keywords].every((word) => words.has(word))
}

function filled<T>(values: T[], others: T[]): T[] {
  return values.length > 0 ? values : others
}
