/** Measures which share of a question's weight a text or an article covers. */
import type { Article } from '@/lib/evidence/article/article'
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import { isOptional, isSpecificTerm } from '@/lib/evidence/question/question-terms'
import { splitWords } from '@/lib/evidence/text/normalize-terms'
import type { WeightedQuestion } from './weight-question'
import { weights } from './weights'

export interface Coverage {
  /** Share of the weight of what is asked, or of that with its context, whichever is more: context never lowers it. */
  answered: number
  /** Share of the weight of what is asked and its context: distinguishes a fitting patient from another. */
  fitting: number
}

/**
 * Shares of the question's weight that are covered, 0 to 1.
 *
 * @param covered by `markCoveredTerms`
 */
export function shareCovered(question: WeightedQuestion, covered: number[]): Coverage {
  const { total, contextTotal } = question
  if (total + contextTotal === 0) return { answered: 0, fitting: 0 }
  let asked = 0
  let context = 0
  for (let term = 0; term < covered.length; term += 1) {
    const part = (question.termWeights[term] ?? 0) * (covered[term] ?? 0)
    if (isOptional(question.reading.terms[term])) context += part
    else asked += part
  }
  const fitting = (asked + Math.min(context, contextTotal)) / (total + contextTotal)
  return { answered: Math.max(total === 0 ? 0 : asked / total, fitting), fitting }
}

/** In a text of mixed scripts, words of a script that the articles do not use cannot be missing. */
const otherScript = /[^\p{Script=Latin}\p{Script=Common}]/u

/** Share of the weight of the terms that name a subject, of those asked, that a set of stems covers, 0 to 1. */
export function measureSubjectShare(question: WeightedQuestion, has: (stem: string) => boolean): number {
  return sumSubjectShare(question, markCoveredTerms(question.reading, has))
}

/**
 * The same for a set of stems of which the covered terms are known.
 *
 * @param covered by `markCoveredTerms`
 */
export function sumSubjectShare({ reading, termWeights }: WeightedQuestion, covered: readonly number[]): number {
  let total = 0
  let share = 0
  reading.terms.forEach((term, index) => {
    if (!isSpecificTerm(term) || (covered[index] === 0 && (term.isFact || otherScript.test(term.surface)))) return
    total += termWeights[index] ?? 0
    share += (termWeights[index] ?? 0) * (covered[index] ?? 0)
  })
  return total === 0 ? 0 : share / total
}

/** For each term: 1 when it or a synonym is in a set of stems, less when only its class is, else 0. */
export function markCoveredTerms(reading: ParsedQuestion, has: (stem: string) => boolean): number[] {
  const covered = reading.terms.map(({ stem }): number => (has(stem) ? 1 : 0))
  for (const { terms, words, isBroader } of reading.synonyms) {
    if (!holdsAll(words, has)) continue
    for (const term of terms) covered[term] = Math.max(covered[term] ?? 0, isBroader ? weights.broader : 1)
  }
  return covered
}

/** The same for the title and the keywords of an article, which say what it is about. */
export function markNamedTerms(
  reading: ParsedQuestion,
  { title, keywords }: Pick<Article, 'title' | 'keywords'>,
): number[] {
  const stems = new Set([title, ...keywords].flatMap((name) => splitWords(name).map(({ stem }) => stem)))
  return markCoveredTerms(reading, (stem) => stems.has(stem))
}

/** A loop is faster than `every`: a search calls this some thousand times. */
function holdsAll(words: readonly { stem: string }[], has: (stem: string) => boolean): boolean {
  for (const { stem } of words) if (!has(stem)) return false
  return true
}
