/** Measures the share of a claim's words that a sentence contains. */

/** The subject of the whole source says little about which of its sentences is meant. */
const topicWeight = 0.3
/** Upper bound for the weight of the subject's words together, as a share of the other words' weight. */
const topicPart = 0.25

/** @returns 0 to 1; 0 if the claim names nothing */
export function measureShare(
  words: readonly { concept: string }[],
  named: ReadonlySet<string>,
  topic: ReadonlySet<string>,
): number {
  const weightOfTopic = weighTopic(words.length, words.filter(({ concept }) => topic.has(concept)).length)
  return measureWeighedShare(
    words.map(({ concept }) => [concept, topic.has(concept) ? weightOfTopic : 1]),
    named,
  )
}

/** @returns the share of the weights that is of concepts named, 0 to 1; 0 if there are none */
export function measureWeighedShare(
  weights: Iterable<readonly [concept: string, weight: number]>,
  named: Pick<ReadonlySet<string>, 'has'>,
): number {
  let [found, total] = [0, 0]
  for (const [concept, weight] of weights) {
    total += weight
    if (named.has(concept)) found += weight
  }
  return total === 0 ? 0 : found / total
}

function weighTopic(count: number, ofTopic: number): number {
  const others = count - ofTopic
  return others === 0 || ofTopic === 0 ? topicWeight : Math.min(topicWeight, (topicPart * others) / ofTopic)
}
