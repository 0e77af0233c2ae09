/** Puts a source first that says what to do after a treatment has failed, where that is asked. */
import type { AskedSituation } from '@/lib/evidence/question/situation/asked-situation'
import { chooseQuote } from '@/lib/evidence/quote/choose-quote'
import { findWrittenSituations } from '@/lib/evidence/text/clinical-situations'
import { generalWords, splitWords } from '@/lib/evidence/text/normalize-terms'
import type { RankedArticle } from './ranked-article'

/** Share of the first article's coverage that an article needs to come before it. */
const coverageShare = 0.75

/**
 * "And if lorazepam fails?": the trial of lorazepam comes after the guideline that says what the second line is.
 *
 * @param found best first
 */
export function putNextLineFirst(found: RankedArticle[], { names }: AskedSituation): RankedArticle[] {
  const [first] = found
  if (first === undefined || !names.includes('treatment failed') || statesNextLine(first)) return found
  const lackingMost = first.missing.length
  const next = found.find(
    (each) =>
      each.coverage >= coverageShare * first.coverage &&
      sharesKeyword(each, first) &&
      each.missing.length <= lackingMost &&
      each.lacksDrugs.length === 0 &&
      !each.populationDifference &&
      statesNextLine(each),
  )
  return next ? [next, ...found.filter((each) => each !== next)] : found
}

function statesNextLine({ sentences }: RankedArticle): boolean {
  const quote = chooseQuote(sentences)
  if (!quote) return false
  return findWrittenSituations(quote.passage.text.slice(quote.start, quote.end)).includes('treatment failed')
}

/** What to give after triptans does not answer a question on hypertension, however much of the question it holds. */
function sharesKeyword(one: RankedArticle, other: RankedArticle): boolean {
  const named = new Set(listKeywordStems(other))
  return listKeywordStems(one).some((stem) => named.has(stem))
}

function listKeywordStems({ article: { keywords } }: RankedArticle): string[] {
  return keywords
    .flatMap(splitWords)
    .flatMap(({ word, stem }) => (generalWords.has(word) || /^guidelines?$|\d/.test(word) ? [] : stem))
}
