import type { StudyType } from '@/lib/shared/study-types'

/** @property stems words as the index has them, each once */
export interface CandidateQuery {
  stems: string[]
  fromYear?: number | undefined
  types?: StudyType[] | undefined
  /** Most rows to return. */
  limit: number
}

export interface Candidates {
  /** Rows of the library, best first. */
  rows: number[]
  /** How many articles contain one of the stems; in a large library only those that could be among the best. */
  hits: number
}

/**
 * Selects the articles of a library that a search reads and ranks. Ranking reads every article from the library, which
 * also decides what is retracted: an index that is behind the library, or scores differently, changes which articles
 * are considered but never what is quoted. The words themselves, with their frequencies and spellings, are the
 * library's, since a question is read before anything is selected.
 */
export interface CandidateIndex {
  /** The last change of the shared library that the index contains; null for a library of this server's own. */
  readonly version: number | null
  findCandidates(query: CandidateQuery): Candidates
}
