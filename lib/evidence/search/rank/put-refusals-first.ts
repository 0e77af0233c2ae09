/** Orders what was found for a patient who must not be given a drug. */
import type { RefusedDrug } from '@/lib/evidence/question/refused-drugs'
import { raiseRefusalSentences } from '@/lib/evidence/quote/refused-drug-sentences'
import type { RankedArticle } from './ranked-article'

/** Share of the first article's coverage that an article needs to come before it. */
const coverageShare = 0.9

/**
 * Puts an article that addresses the allergy before a first one that does not, and in each article the sentences that do.
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
  const leading = judged.find(
    ({ isRaised, ranked: { coverage, missing, lacksDrugs, populationDifference } }) =>
      isRaised && coverage >= least && missing.length + lacksDrugs.length === 0 && !populationDifference,
  )
  if (!leading || first?.isRaised) return judged.map(({ ranked }) => ranked)
  return [leading, ...judged.filter((each) => each !== leading)].map(({ ranked }) => ranked)
}
