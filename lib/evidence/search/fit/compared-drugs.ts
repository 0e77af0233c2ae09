/**
 * Distinguishes an article that compares the two drugs of a question from one that compares each of them with a third.
 */

import { type AnalysedArticle, sliceSentence } from '@/lib/evidence/search/article/analyse-article'
import { joinArms } from '@/lib/evidence/search/article/tested-treatments'
import { markCoveredTerms } from '@/lib/evidence/search/weighting/coverage'
import type { WeightedQuestion } from '@/lib/evidence/search/weighting/weight-question'
import { bindTokens } from '@/lib/evidence/text/bound-tokens'
import { splitWords } from '@/lib/evidence/text/normalize-terms'
import type { StudyType } from '@/lib/shared/study-types'

/** A guideline's advice for both drugs answers a question on either. */
const withComparisons: ReadonlySet<StudyType> = new Set([
  'systematic-review',
  'meta-analysis',
  'randomized-trial',
  'clinical-trial',
  'cohort',
  'case-control',
])
const pooled: ReadonlySet<StudyType> = new Set(['systematic-review', 'meta-analysis'])
const placebo = /\bplacebo\b/i
const between = /\b(?:vs\.?|versus|than|compared (?:with|to)|against|in comparison (?:with|to))(?:\s|$)/i
/** A network meta-analysis compares drugs that no trial has compared. */
const network = /\b(?:network|indirect(?:ly)?|head[- ]to[- ]head|mixed[- ]treatment|ranked|ranking)\b/i

/**
 * "Apixaban versus rivaroxaban": whether an article names both on one side of its comparisons and neither is compared
 * with the other.
 */
export function comparesWithThird({ reading }: WeightedQuestion, analysed: AnalysedArticle): boolean {
  const { article } = analysed
  const pair = reading.comparedPair
  if (pair === null || !withComparisons.has(article.studyType)) return false
  const sentences = analysed.sentences().map((each) => sliceSentence(article.passages, each))
  const texts = [article.title, ...joinArms(sentences)]
  if (texts.some((text) => network.test(text))) return false
  // A review that gives the effect of both over placebo shows which is larger.
  if (pooled.has(article.studyType) && texts.some((text) => placebo.test(text))) return false
  const sides = texts.flatMap((text) => {
    const parts = text.split(between)
    return parts.length < 2 ? [] : [parts.map((part) => findNamed(reading, part, pair.terms))]
  })
  return !sides.some(setsAgainst) && sides.some(setsBothAgainstOther)
}

type Named = readonly [one: boolean, other: boolean]

function findNamed(reading: WeightedQuestion['reading'], text: string, [one, other]: readonly [number, number]): Named {
  const words = splitWords(text)
  const stems = new Set([...words, ...bindTokens(words)].map(({ stem }) => stem))
  const covered = markCoveredTerms(reading, (stem) => stems.has(stem))
  return [covered[one] === 1, covered[other] === 1]
}

function setsAgainst(sides: Named[]): boolean {
  return sides.some(([one], index) => one && sides.some(([, other], place) => other && place !== index))
}

function setsBothAgainstOther(sides: Named[]): boolean {
  return sides.some(([one, other]) => one && other) && sides.some(([one, other]) => !one && !other)
}
