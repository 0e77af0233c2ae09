/** Merges two articles that describe one publication. */
import type { Article } from './article'

/** `leader` with its missing fields filled in from `other`; a retraction in either of them is kept. */
export function fillMissingFields(leader: Article, other: Article): Article {
  const population = leader.population ?? other.population
  return {
    ...leader,
    pmid: leader.pmid ?? other.pmid,
    doi: leader.doi ?? other.doi,
    pmcid: leader.pmcid ?? other.pmcid,
    authors: firstNonEmpty(leader.authors, other.authors),
    journal: leader.journal ?? other.journal,
    year: leader.year ?? other.year,
    volume: leader.volume ?? other.volume,
    issue: leader.issue ?? other.issue,
    pages: leader.pages ?? other.pages,
    publicationTypes: firstNonEmpty(leader.publicationTypes, other.publicationTypes),
    studyType: leader.studyType === 'other' ? other.studyType : leader.studyType,
    mesh: firstNonEmpty(leader.mesh, other.mesh),
    keywords: firstNonEmpty(leader.keywords, other.keywords),
    specialty: leader.specialty ?? other.specialty,
    participants: leader.participants ?? other.participants,
    ...(population === undefined ? {} : { population }),
    // An article from a format that can't state a retraction must never clear one.
    retraction: leader.retraction?.noticePmid ? leader.retraction : (other.retraction ?? leader.retraction),
    passages: firstNonEmpty(leader.passages, other.passages),
  }
}

function firstNonEmpty<T>(values: T[], others: T[]): T[] {
  return values.length > 0 ? values : others
}
