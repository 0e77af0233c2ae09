/** How much of an outcome two descriptions of it have in common. */
import type { ComparedResults } from './aligned-fact'

/**
 * Words that few results mention are more informative; words that none mentions say nothing about which result is
 * meant.
 */
export function scoreOutcome(
  claimed: ReadonlyMap<string, number>,
  stated: ReadonlyMap<string, number>,
  { facts, mentions }: ComparedResults,
): number {
  const weigh = (concept: string, weight: number) => {
    const count = mentions.get(concept) ?? 0
    return count === 0 ? 0 : weight * Math.log(1 + facts.length / count)
  }
  let [claimedSum, statedSum, shared] = [0, 0, 0]
  for (const [concept, weight] of claimed) {
    const own = weigh(concept, weight)
    claimedSum += own
    const other = stated.get(concept)
    if (other !== undefined) shared += own + weigh(concept, other)
  }
  for (const [concept, weight] of stated) statedSum += weigh(concept, weight)
  return shared === 0 ? 0 : shared / (claimedSum + statedSum)
}

/** A clause on several outcomes is about each of them. */
export function scoreNamedOutcome(
  claimed: ReadonlyMap<string, number>,
  stated: ReadonlyMap<string, number>,
  source: ComparedResults,
): number {
  const shared = new Map([...stated].filter(([concept]) => claimed.has(concept)))
  return (scoreOutcome(claimed, stated, source) + scoreOutcome(claimed, shared, source)) / 2
}
