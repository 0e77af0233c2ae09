/**
 * Puts a single recommendation before the summary of its guideline, where it holds all that the summary holds of the
 * question.
 */
import type { AskedFor, ScoredSentence } from './scored-sentence'

interface Scored {
  score: number
  statesFacet: boolean
}

/** Least share of the score of the summary: a recommendation below it states less of what is asked. */
const scoreShare = 0.6
/** More than rounding, less than any weight. */
const step = 0.01

/**
 * "Trazodone 50 mg: weak recommendation against" comes before a list of ten drugs with trazodone among them.
 *
 * @returns the scores, with that of one recommendation above that of the summary
 */
export function putSingleBeforeSummary<Score extends Scored>(
  scores: Score[],
  sentences: readonly ScoredSentence[],
  {
    isInTitle,
    drugs,
    termWeights,
    asksWhichTreatment = false,
    asksSeveralThings = false,
  }: Pick<AskedFor, 'isInTitle' | 'drugs' | 'termWeights' | 'asksWhichTreatment' | 'asksSeveralThings'>,
): Score[] {
  // Which drug to give is answered by all of them.
  if (asksWhichTreatment || asksSeveralThings) return scores
  const isOf = (role: string) => (_: Score, index: number) => sentences[index]?.reading.role === role
  const summary = findBest(scores.filter(isOf('conclusion')))
  if (summary === undefined) return scores
  const held = sentences[scores.indexOf(summary)]?.covered ?? []
  // What the title names is in every recommendation, whether it is written there or not.
  const telling = termWeights.flatMap((weight, term) => {
    const isTelling = weight > 0 && (!isInTitle[term] || drugs.includes(term))
    return isTelling && (held[term] ?? 0) > 0 ? [term] : []
  })
  if (telling.length === 0) return scores
  const holding = scores.filter((_, index) => {
    const { reading, covered = [] } = sentences[index] ?? {}
    return reading?.role === 'recommendation' && telling.every((term) => (covered[term] ?? 0) >= (held[term] ?? 0))
  })
  const [single, another] = holding
  // "Who with CKD should get one?" is answered by several.
  if (single === undefined || another !== undefined || single.score > summary.score) return scores
  const { label } = sentences[scores.indexOf(single)] ?? {}
  if (label === 'other' || single.score < scoreShare * summary.score) return scores
  if (summary.statesFacet && !single.statesFacet) return scores
  return scores.map((each) => (each === single ? { ...each, score: summary.score + step } : each))
}

function findBest<Score extends Scored>(scores: readonly Score[]): Score | undefined {
  return scores.toSorted((a, b) => b.score - a.score)[0]
}
