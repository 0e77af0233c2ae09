/** What is compared of a sentence, and whether it says who took part or who was left out. */
import type { SentenceReading, SentenceRole } from '@/lib/evidence/quote/read-sentence'
import { splitWords } from '@/lib/evidence/text/normalize-terms'

export interface PopulationDifference {
  /**
   * `partly`: some of the people asked about may be among those excluded. `regimen`: the people fit, and the drug was
   * given in another dose, interval or form.
   */
  relation: 'excluded' | 'different' | 'partly' | 'regimen'
  /** The population or the regimen asked about, in the words of the question. */
  asked: string
  /** Index of the sentence that says so; null if only the title does. */
  sentence: number | null
  /** The test of which the patient's value is outside those studied. */
  test?: string
}

export interface ComparedSentence {
  text: string
  reading: SentenceReading
  /** For each term of the question: 1 if the sentence holds it or a synonym. */
  covered: number[]
  /**
   * The same, without what a description of the participants says that they do not have: "no EGFR or ALK alteration".
   */
  affirmed: number[]
}

const excludingFit = 0.9

export function statesExclusion({ reading }: ComparedSentence): boolean {
  return (reading.fits.eligibility ?? 0) >= excludingFit
}

/** Who took part; a labelled sentence gives the intervention or the follow-up. */
export function isDescription({ text, reading }: ComparedSentence): boolean {
  return reading.role === 'methods' && !/^[A-Z][\w-]+: /.test(text)
}

export function describesParticipants({ text, reading: { role } }: ComparedSentence): boolean {
  return role === 'aim' || role === 'methods' || /^(?:In|Among|For)\b/.test(text)
}

/** Sentences that say who was studied. Limitations are left out, since they say what a study lacks. */
export const tellsWhoWasStudied: ReadonlySet<SentenceRole> = new Set([
  'aim',
  'methods',
  'results',
  'harms',
  'conclusion',
  'recommendation',
])

export function listStems(text: string): string[] {
  return splitWords(text).map(({ stem }) => stem)
}
