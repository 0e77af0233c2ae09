/**
 * Finds a property that a question asks for and an article on the subject does not report: how an outcome was defined,
 * the side effects of a drug. The effect in its place would pass for an answer.
 */
import { methodWords } from '@/lib/evidence/question/asked/asked-property'
import {
  type AnalysedArticle,
  type AnalysedSentence,
  sliceSentence,
} from '@/lib/evidence/search/article/analyse-article'
import type { WeightedQuestion } from '@/lib/evidence/search/weighting/weight-question'

/** @returns what the article does not report, in the words of the question; '' if it reports all of it */
export function findUnreportedProperty({ reading }: WeightedQuestion, analysed: AnalysedArticle): string {
  const { askedMethod, askedHarms, facets } = reading
  const text = (sentence: AnalysedSentence) => sliceSentence(analysed.article.passages, sentence)
  const some = (states: (sentence: AnalysedSentence) => boolean) => analysed.sentences().some(states)
  if (askedMethod !== '') {
    const isReported = some((each) => methodWords.test(text(each)))
    return isReported ? '' : askedMethod
  }
  const isAlone = facets.namedHarms === undefined && facets.asked.every((facet) => facet === 'harm')
  const areReported = some(({ reading: { role } }) => role === 'harms')
  return askedHarms !== '' && isAlone && !areReported && some((each) => harmsNotSeen.test(text(each))) ? askedHarms : ''
}

/** A conclusion may state a harm in any words, so only an article that says so itself is taken not to report them. */
const harmsNotSeen =
  /\b(?:harms?|adverse (?:events?|effects?)|side[- ]effects?|safety)\b[^.;]{0,60}\bnot (?:seen|reported|given|shown|stated|assessed)\b/i
