/** What a search of one library is asked. */
import type { StudyType } from '@/lib/shared/study-types'
import type { Candidates } from './candidates/candidate-index'
import type { QueryEmbedding } from './candidates/vector-search'
import type { AskedQuestion } from './prepare-search'

export interface SearchRequest extends AskedQuestion {
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
