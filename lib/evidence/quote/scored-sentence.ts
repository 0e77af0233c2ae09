import type { PatientFigures } from '@/lib/evidence/question/patient-figures'
import type { GroupMention } from '@/lib/evidence/question/population-groups'
import type { QuestionFacets } from '@/lib/evidence/question/question-facets'
import type { AskedSituation } from '@/lib/evidence/question/situation/asked-situation'
import type { LabelFit } from './labelled-sentences'
import type { SentenceReading } from './read-sentence'

/** A sentence of an article, prepared for comparison with a question. */
export interface ScoredSentence {
  text: string
  reading: SentenceReading
  /** For each term of the question: 1 if the sentence contains it or a synonym, else 0 or a share. */
  covered: number[]
  /** How the label of a recommendation fits the question. */
  label?: LabelFit | null
}

/** The parts of a question that the sentences of an article are compared with. */
export interface AskedFor {
  facets: QuestionFacets
  /** The words of the question, in lower case. */
  words: string
  patient: PatientFigures
  situation: AskedSituation
  /** Terms (by index) that name a drug, asked about or not. */
  drugsNamed: number[]
  /** Stems of what the patient has not had. */
  absent: ReadonlySet<string>
  /** Groups of people that the question names. */
  groups: readonly GroupMention[]
  /** A turn of a conversation names nothing but a group. */
  asksOnlyForGroup: boolean
  /** Measurements of the patient with which a turn of a conversation asks the question before again, as written. */
  measured?: readonly string[]
  /** For each term: whether it is from an earlier turn. */
  isInherited: boolean[]
  /** Weight of each term. */
  termWeights: number[]
  /** For each term: whether it names the subject of the article, in its title or keywords. */
  isSubject: boolean[]
  /**
   * For each term: whether it names what the article is not about and may report, such as a disease; not a treatment.
   */
  isEndpoint: boolean[]
  /** For each term: whether the title names it. */
  isInTitle: boolean[]
  /** Terms (by index) that name the drugs asked about. */
  drugs: number[]
  /** Terms (by index) of what a treatment is asked to change. */
  sought: number[]
  /** Counts like an outcome that the question names: what follows when a treatment is stopped, how long it is given. */
  alsoNamed?: RegExp | null
  /** What to give is asked, and not what to avoid. */
  asksWhichTreatment?: boolean
  /** How a disease is recognised is asked. */
  asksForDiagnosis?: boolean
  /** What the question asks the meaning of, in lower case: "high risk". */
  definedName?: string | null
  /** Several things are asked in one turn. */
  asksSeveralThings?: boolean
}
