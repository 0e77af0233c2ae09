/** What a search of one library returns. */
import type { SearchOutcome } from '@/lib/wire/evidence'
import type { RankedArticle } from './rank/ranked-article'

export interface SearchResult {
  found: RankedArticle[]
  nearest: RankedArticle[]
  uncovered: string[]
  /** Those of them that name whom or which disease the question is about, or what the treatment is compared with. */
  uncoveredSubjects: string[]
  /** Words in another script than the articles' were left out of the search. */
  hasUnsearchedText: boolean
  /** The query for display: the words searched for, with corrections. */
  query: string
  /** Articles that contain at least one of the words. */
  hits: number
  /** Indexes into `liveArticles` of those that are in `found`. */
  liveFound: number[]
  /** How likely the best article answers the question, 0 to 1. */
  answerability: number
  outcome: SearchOutcome
  /** The question as it was searched, complete without earlier turns. */
  searchedAs: string
  /** The last change of the shared library that was searched; null for a library of this server's own. */
  libraryVersion: number | null
}

/** What ranking gives, whatever version of the library was searched. */
export type RankedResult = Omit<SearchResult, 'libraryVersion'>
