import type { Passage } from '@/lib/evidence/article/article'
import type { SentenceRole } from './read-sentence'
import type { SentenceScore } from './score-sentences'

/** A sentence of an article that was found for a question. */
export interface Sentence extends SentenceScore {
  passage: Passage
  /** UTF-16 offsets into `passage.text`, end exclusive. */
  start: number
  end: number
  role: SentenceRole
  /** 0 to 1: share of the question's idf weight that the sentence covers. */
  relevance: number
  /** It says that a drug asked about must not be given to such a patient. */
  isWarning?: boolean
}

/** The sentence as the article has it. */
export function toSentenceText({ passage, start, end }: Pick<Sentence, 'passage' | 'start' | 'end'>): string {
  return passage.text.slice(start, end)
}
