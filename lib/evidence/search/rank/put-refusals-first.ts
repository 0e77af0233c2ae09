/** Orders what was found for a patient who must not be given a drug. */
import type { RefusedDrug } from '@/lib/evidence/question/refused-drugs'
import { chooseQuote } from '@/lib/evidence/quote/choose-quote'
import { namesAlternative, namesOnlyRefused, raiseRefusalSentences } from '@/lib/evidence/quote/refused-drug-sentences'
import type { RankedArticle } from './ranked-article'

/** Share of the first article's coverage that an article needs to come before it. */
const coverageShare = 0.9

/**
 * Puts an article that addresses the allergy before a first one that does not, and in each article the
 * sentences that do.
 *
 * @param found best first
 */
export function putRefusalsFirst(found: RankedArticle[], refused: readonly RefusedDrug[]): RankedArticle[] {
  if (refused.length === 0) return found
  const judged = found.map((ranked) => {
    const { sentences, isRaised } = raiseRefusalSentences(ranked.sentences, refused)
    return { ranked: { ...ranked, sentences }, isRaised }
  })
  const [first] = judged
  const least = coverageShare * (first?.ranked.coverage ?? 0)
  const mayLead = ({ coverage, missing, lacksDrugs, populationDifference }: RankedArticle) =>
    coverage >= least && missing.length + lacksDrugs.length === 0 && !populationDifference
  const leading = first?.isRaised
    ? undefined
    : (judged.find(({ isRaised, ranked }) => isRaised && mayLead(ranked)) ??
      (first && isQuoteOnlyRefused(first.ranked, refused)
        ? judged.find(({ ranked }) => mayLead(ranked) && isQuoteAlternative(ranked, refused))
        : undefined))
  const ordered = leading ? [leading, ...judged.filter((each) => each !== leading)] : judged
  return ordered.map(({ ranked }) => ranked)
}

function isQuoteOnlyRefused(ranked: RankedArticle, refused: readonly RefusedDrug[]): boolean {
  return refused.some((each) => namesOnlyRefused(quoteOf(ranked), each))
}

function isQuoteAlternative(ranked: RankedArticle, refused: readonly RefusedDrug[]): boolean {
  return refused.every((each) => namesAlternative(quoteOf(ranked), each))
}

function quoteOf({ sentences }: RankedArticle): string {
  const quoted = chooseQuote(sentences)
  return quoted ? quoted.passage.text.slice(quoted.start, quoted.end) : ''
}
