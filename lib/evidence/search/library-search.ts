/** What a search of one library takes and returns. */
import type { StudyType } from '@/lib/shared/study-types'
import type { SearchOutcome } from '@/lib/wire/evidence'
import type { Candidates } from './candidates/candidate-index'
import type { QueryEmbedding } from './candidates/vector-search'
import type { AskedQuestion } from './prepare-search'
import type { RankedArticle } from './rank/ranked-article'

export interface LibrarySearch extends AskedQuestion {
  fromYear?: number | undefined
  types?: StudyType[] | undefined
  sourcesMax: number
  /** False when the request names other sources only: the library then only contributes word statistics. */
  includesLibrary?: boolean | undefined
  /** Embedding of the question, if the operator has connected an embedding model. */
  embedding?: QueryEmbedding | undefined
  /** Returns the whole ranking, whether or not it would answer the question: for a list that the user browses. */
  keepsWholeRanking?: boolean | undefined
  /** What a shared index selected for `readCandidateQuery`. */
  shared?: SharedCandidates | undefined
}

export interface SharedCandidates extends Candidates<string> {
  /** The last change of the library that the index contains. */
  version: number
}

export interface LibraryResult {
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
export type RankedResult = Omit<LibraryResult, 'libraryVersion'>
