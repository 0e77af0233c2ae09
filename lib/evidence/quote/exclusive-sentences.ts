/**
 * Finds sentences on exclusions that name something which the question asks about and no finding of the article
 * mentions.
 */
import { mentionsOutcome, type NamedOutcome } from '@/lib/evidence/text/outcomes'
import { findingRoles, namesExclusion } from './read-sentence'
import type { ScoredSentence } from './scored-sentence'

/** Least share of the question that occurs only in such a sentence. */
const exclusiveMin = 0.12

/**
 * "Dabigatran with a creatinine clearance of 25?" is answered by "creatinine clearance under 30 was excluded", whatever
 * facet it asks for.
 *
 * @param termWeights weight of each term of the question in these sentences
 * @param total weight of all its terms
 * @param outcomes those that the question names
 */
export function markExclusiveSentences(
  sentences: ScoredSentence[],
  { termWeights, total, outcomes }: { termWeights: number[]; total: number; outcomes: NamedOutcome[] },
): boolean[] {
  const findings = sentences.filter(({ reading: { role } }) => findingRoles.has(role))
  const isFound = termWeights.map((_, term) => findings.some(({ covered }) => (covered[term] ?? 0) > 0))
  const isOutcomeFound = (text: string) =>
    outcomes.some(
      ({ name }) => mentionsOutcome(text, name) && findings.some((each) => mentionsOutcome(each.text, name)),
    )
  return sentences.map(({ text, covered }) => {
    const held = covered.reduce((sum, share, term) => sum + (isFound[term] ? 0 : share * (termWeights[term] ?? 0)), 0)
    return held / total >= exclusiveMin && namesExclusion(text) && !isOutcomeFound(text)
  })
}
