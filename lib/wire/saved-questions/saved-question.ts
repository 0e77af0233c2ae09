/** Questions that a reader saved, and what was new when they were asked again. */
import type { StudyType } from '@/lib/shared/study-types'

/** A source as it was when a saved question was asked. */
export interface FoundSource {
  id: string
  pmid: string | null
  doi: string | null
  title: string
  journal: string | null
  year: number | null
  type: StudyType
  url: string
  /** The sentence that answers the question, verbatim. */
  quote: string
}

/**
 * How the main finding, the sentence that an answer opens with, changed:
 * `opposite`: another source leads and points the other way; `opposed`: a new source points the other way, and the main
 * finding still leads; `replaced`: a new source leads; `retracted`: the article with the main finding was retracted.
 */
export type FindingChangeKind = 'opposite' | 'opposed' | 'replaced' | 'retracted'

export interface FindingChange {
  kind: FindingChangeKind
  before: FoundSource
  /** Null if the article was retracted and no other answers. */
  after: FoundSource | null
}

/** What was new when a saved question was asked again: new sources, a changed finding, or both. */
export interface QuestionNews {
  id: string
  /** ISO 8601 UTC. */
  at: string
  /** Its owner has not seen it yet. */
  isNew: boolean
  sources: FoundSource[]
  change: FindingChange | null
}

/** What is known of a question from the last time that it was asked. */
export interface EarlierFinding {
  /** Ids, PMIDs and DOIs of all articles that it was answered from. */
  knownIds: readonly string[]
  main: FoundSource | null
}

export interface CurrentFinding extends EarlierFinding {
  /** Null if nothing is new. */
  news: Pick<QuestionNews, 'sources' | 'change'> | null
}

export interface SavedQuestion {
  id: string
  question: string
  createdAt: string
  /** When it was last asked; null until the first time. */
  askedAt: string | null
  /** The main finding now; null if nothing answers the question. */
  main: FoundSource | null
  /** Latest first. */
  news: QuestionNews[]
}

export interface SavedQuestionList {
  /** Those with unseen news first, then latest first. */
  data: SavedQuestion[]
  /** How many one person may save. */
  max: number
  /** The secret address of the feed; null if there is none. */
  feedUrl: string | null
}

/** The longest question that is asked again: a longer text describes a case. */
export const savedQuestionCharactersMax = 600
