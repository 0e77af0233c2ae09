import type { Article } from '@/lib/evidence/article/article'
import type { DosesAndHarms } from '@/lib/evidence/quote/doses-and-harms'
import type { PopulationDifference } from '@/lib/evidence/quote/population/compared-sentence'
import type { Sentence } from '@/lib/evidence/quote/sentence'
import type { MissingPart } from '@/lib/evidence/search/fit/missing-part'

export interface RankedArticle {
  article: Article
  /** 0 to 1, higher is better; comparable within one retrieval only. */
  score: number
  /** 0 to 1: share of the question's weight that the article covers. */
  coverage: number
  /** Its title and keywords name all subjects asked about. */
  isNamed: boolean
  /** What the question asks for and the article does not mention. */
  missing: MissingPart[]
  /** Every sentence of every passage, in order. */
  sentences: Sentence[]
  dosesAndHarms: DosesAndHarms
  /** In the library; other articles were fetched from PubMed or Europe PMC, now or earlier. */
  isInLibrary: boolean
  /** The drugs asked about, as the user wrote them, if the article mentions none of them; else empty. */
  lacksDrugs: string[]
  /** Set if the article excluded the population asked about or studied its opposite. */
  populationDifference?: {
    relation: PopulationDifference['relation']
    asked: string
    /** The test of which the patient's value is outside those studied. */
    test?: string
    /** The sentence that says so; null if only the title does. */
    sentence: Sentence | null
  }
}
