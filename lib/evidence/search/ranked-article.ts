/** What a search returns for each article. */
import type { Article, Passage } from '@/lib/evidence/article/article'

export interface Sentence {
  passage: Passage
  /** UTF-16 offsets into `passage.text`, end exclusive. */
  start: number
  end: number
  /** 0 to 1: share of the question's idf weight that the sentence holds. */
  relevance: number
}

export interface RankedArticle {
  article: Article
  /** 0 to 1, higher is better; comparable within one retrieval only. */
  score: number
  /** 0 to 1: share of the question's weight that the article holds. */
  coverage: number
  /** What is asked about and the article does not mention, as the asker wrote it. */
  missing: string[]
  /** Every sentence of every passage, in the order of the record. */
  sentences: Sentence[]
  /** The library holds it; another one was fetched from PubMed or Europe PMC, now or for an earlier question. */
  isInLibrary: boolean
}
