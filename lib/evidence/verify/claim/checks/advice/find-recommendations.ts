/** Finds the recommendations of a guideline that a claim is about. */

import { stopWords } from '@/lib/evidence/text/normalize-terms'
import type { SourceReading, SourceSentence } from '@/lib/evidence/verify/claim/read-source'
import type { Token } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'

/** Share of what the claim is about that a recommendation must name, and how near the best it must come. */
const shareLeast = 0.55
const closeness = 0.85
const topicWeight = 0.3
/** "Below 7 g/dL": figures distinguish recommendations. */
const figureWeight = 2
/** Weight of the words that a recommendation has and the claim does not. */
const othersWeight = 0.4
/** Weight of the distinguishing words that the claim and its recommendation share, at least. */
const sharedLeast = 0.2

/** A sentence of a guideline that recommends something. */
export interface Recommendation extends Pick<SourceSentence, 'text' | 'tokens'> {
  /** Its index. */
  sentence: number
}

export function listRecommendations({ sentences }: SourceReading): Recommendation[] {
  return sentences.flatMap(({ text, tokens, role }, sentence) =>
    role === 'recommendation' ? [{ text, tokens, sentence }] : [],
  )
}

/** The recommendations with the distinguishing words of the claim and few others. */
export function findClosestRecommendations(words: readonly Token[], source: SourceReading): Recommendation[] {
  const { topic } = source
  const all = listRecommendations(source).map((recommendation) => ({
    ...recommendation,
    subject: listSubject(recommendation),
  }))
  const claimed = new Set(words.map(({ concept }) => concept))
  const sum = (concepts: Iterable<string>) =>
    [...concepts].reduce((total, concept) => {
      const count = all.filter(({ subject }) => subject.has(concept)).length
      const weight = count === 0 ? 0 : Math.log(1 + all.length / count)
      // "Adding a drug when therapy fails": words that elsewhere only report may distinguish recommendations.
      if (/^\d/.test(concept)) return total + (claimed.has(concept) ? figureWeight * weight : weight)
      return total + (topic.has(concept) || isWording(concept, concept) ? topicWeight * weight : weight)
    }, 0)
  const total = sum(claimed)
  const scored = all.map((recommendation) => {
    const { subject } = recommendation
    const shared = sum([...subject].filter((concept) => claimed.has(concept)))
    return { ...recommendation, shared, score: shared / (total + othersWeight * sum(subject)) }
  })
  const fitting = scored.filter(({ shared }) => shared > sharedLeast && shared >= shareLeast * total)
  const best = Math.max(0, ...fitting.map(({ score }) => score))
  return fitting.filter(({ score }) => score >= closeness * best)
}

/** The subject of a recommendation, without its grade. */
function listSubject({ text, tokens }: Recommendation): ReadonlySet<string> {
  const to = text.lastIndexOf('(')
  return new Set(
    tokens.filter(({ start, word }) => !stopWords.has(word) && (to < 0 || start < to)).map(({ concept }) => concept),
  )
}
