/**
 * Finds a property that a question asks for and an article on the subject does not tell: how an outcome was defined, the side
 * effects of a drug. The effect in its place would pass for an answer.
 */
import { methodWords } from '@/lib/evidence/question/asked/asked-property'
import {
  type AnalysedArticle,
  type AnalysedSentence,
  sliceSentence,
} from '@/lib/evidence/search/article/analyse-article'
import type { WeightedQuestion } from '@/lib/evidence/search/weighting/weight-question'

/** @returns what the article does not tell, in the words of the question; '' if it tells all of it */
export function findUntoldProperty({ reading }: WeightedQuestion, analysed: AnalysedArticle): string {
  const { askedMethod, askedHarms, facets } = reading
  const text = (sentence: AnalysedSentence) => sliceSentence(analysed.article.passages, sentence)
  const some = (tells: (sentence: AnalysedSentence) => boolean) => analysed.sentences().some(tells)
  if (askedMethod !== '') {
    const isTold = some((each) => methodWords.test(text(each)))
    return isTold ? '' : askedMethod
  }
  const isAlone = facets.namedHarms === undefined && facets.asked.every((facet) => facet === 'harm')
  const areTold = some(({ reading: { role } }) => role === 'harms')
  return askedHarms !== '' && isAlone && !areTold && some((each) => harmsNotSeen.test(text(each))) ? askedHarms : ''
}

/** A conclusion may state a harm in any words, so only an article that says so itself is taken not to tell them. */
const harmsNotSeen =
  /\b(?:harms?|adverse (?:events?|effects?)|side[- ]effects?|safety)\b[^.;]{0,60}\bnot (?:seen|reported|given|shown|stated|assessed)\b/i
