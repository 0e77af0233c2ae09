import type { StudyType } from '@/lib/shared/study-types'

/** @property stems words as the index has them, each once */
export interface CandidateQuery {
  stems: string[]
  fromYear?: number | undefined
  types?: StudyType[] | undefined
  /** Maximum number of articles to return. */
  limit: number
}

/** @typeParam Key names an article: its row in the index of a library file, its id in an index outside of it */
export interface Candidates<Key> {
  /** Best first. */
  articles: Key[]
  /** How many articles contain one of the stems; in a large library only those that could be among the best. */
  hits: number
}

/**
 * Selects the articles of a library that a search reads and ranks. Ranking reads every article from the library, which
 * also decides what is retracted: an index that is behind the library, or scores differently, changes which articles
 * are considered but never what is quoted. The words themselves, with their frequencies and spellings, are the
 * library's, since a question is read before anything is selected.
 */
export interface CandidateIndex<Key> {
  /** The last change of the shared library that the index contains; null for a library of this server's own. */
  readonly version: number | null
  /** At once for an index in the library file, whose snapshot the caller holds. */
  findCandidates(query: CandidateQuery): Candidates<Key> | Promise<Candidates<Key>>
}
