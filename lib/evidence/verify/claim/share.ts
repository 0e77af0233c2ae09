/** Measures which share of a claim's words a sentence has too. */

/** The subject of the whole source tells little about which of its sentences is meant. */
const topicWeight = 0.3

/** @returns 0 to 1; 0 if the claim names nothing */
export function measureShare(
  words: readonly { concept: string }[],
  named: ReadonlySet<string>,
  topic: ReadonlySet<string>,
): number {
  let [found, total] = [0, 0]
  for (const { concept } of words) {
    const weight = topic.has(concept) ? topicWeight : 1
    total += weight
    if (named.has(concept)) found += weight
  }
  return total === 0 ? 0 : found / total
}
