import type { Passage } from '@/lib/evidence/article/article'
import type { SentenceRole } from './read-sentence'

/** A sentence of an article that was found for a question. */
export interface Sentence {
  passage: Passage
  /** UTF-16 offsets into `passage.text`, end exclusive. */
  start: number
  end: number
  role: SentenceRole
  /** 0 to 1: share of the question's idf weight that the sentence covers. */
  relevance: number
  /** How well it answers, from `scoreSentences`; higher is better. */
  score: number
}
