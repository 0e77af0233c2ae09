/** Scores how well the text of an article matches the words of a question, by BM25 over concepts. */

import type { AnalysedArticle } from '@/lib/evidence/search/article/analyse-article'
import { mayHold, placeStem } from '@/lib/evidence/search/article/stem-filter'
import type { WeightedQuestion } from '@/lib/evidence/search/weighting/weight-question'
import { weights } from '@/lib/evidence/search/weighting/weights'

/** Not a score: scores of stems that an article contains are positive. */
const absent = -1

interface TextMatch {
  text: number
  /** For each term of the question: as `markCoveredTerms` of the whole article. */
  mentioned: number[]
  /** The same of its title and keywords. */
  named: number[]
}

/**
 * A term counts by itself or, with less weight, by a synonym, whichever is more.
 *
 * @returns a function that scores one article. It looks each stem up once, however many synonyms share it, because
 *   look-ups take most of the time of ranking a hundred articles
 */
export function createTextScorer(question: WeightedQuestion): (analysed: AnalysedArticle) => TextMatch {
  const { reading, idf, shares, wordsMean } = question
  const { stems, terms, synonyms } = placeStems(question)
  const idfs = Float64Array.from(stems, idf)
  const bits = Uint16Array.from(stems, placeStem)
  /** The scores of each stem and each term in the article being scored: reused, so that an article allocates none. */
  const saturated = new Float64Array(stems.length)
  const isNamed = new Uint8Array(stems.length)
  const scores = new Float64Array(terms.length)

  return (analysed) => {
    const length = weights.k1 * (1 - weights.b + (weights.b * analysed.words) / wordsMean)
    for (let at = 0; at < stems.length; at += 1) {
      const stem = stems[at] ?? ''
      const count = mayHold(analysed.filter, bits[at] ?? 0) ? analysed.frequencies.get(stem) : undefined
      isNamed[at] = count !== undefined && analysed.named.has(stem) ? 1 : 0
      saturated[at] = count === undefined ? absent : ((idfs[at] ?? 0) * count * (weights.k1 + 1)) / (count + length)
    }
    const mentioned: number[] = []
    const named: number[] = []
    for (let term = 0; term < terms.length; term += 1) {
      const value = saturated[terms[term] ?? 0] ?? absent
      scores[term] = value === absent ? 0 : (shares[term] ?? 0) * value
      mentioned.push(value === absent ? 0 : 1)
      named.push(isNamed[terms[term] ?? 0] ?? 0)
    }
    for (const { terms: replaced, at, isBroader } of synonyms) {
      const whole = sumIfHeld(saturated, at)
      if (whole === absent) continue
      const part = (isBroader ? weights.broader : weights.synonym) * whole
      const covered = isBroader ? weights.broader : 1
      const coveredByName = at.every((each) => isNamed[each] === 1) ? covered : 0
      for (const term of replaced) {
        const share = (part * (shares[term] ?? 0)) / replaced.length
        scores[term] = Math.max(scores[term] ?? 0, share)
        mentioned[term] = Math.max(mentioned[term] ?? 0, covered)
        named[term] = Math.max(named[term] ?? 0, coveredByName)
      }
    }
    let text = 0
    for (const score of scores) text += score
    let bonus = 0
    for (const pair of reading.pairs) {
      const isHeld = pair.every((term) => saturated[terms[term] ?? 0] !== absent)
      if (isHeld) bonus += scorePair(question, analysed, pair)
    }
    return { text: text + bonus, mentioned, named }
  }
}

/** The stems to look up, each once, and the places of those of each term and synonym among them. */
function placeStems({ reading, holding }: WeightedQuestion) {
  const places = new Map<string, number>()
  const place = ({ stem }: { stem: string }) => {
    const known = places.get(stem) ?? places.size
    places.set(stem, known)
    return known
  }
  const terms = reading.terms.map(place)
  // A synonym with a word that neither the library nor a live article has cannot match.
  const synonyms = reading.synonyms
    .filter(({ words }) => words.every(({ stem }) => holding(stem) > 0))
    .map((synonym) => ({ ...synonym, at: synonym.words.map(place) }))
  return { stems: [...places.keys()], terms, synonyms }
}

/** @returns `absent` if the article lacks a word */
function sumIfHeld(saturated: Float64Array, at: readonly number[]): number {
  let whole = 0
  for (const each of at) {
    const value = saturated[each] ?? absent
    if (value === absent) return absent
    whole += value
  }
  return whole
}

/** Bonus for adjacent words: "primary prevention" is more than any "primary". */
function scorePair(
  { reading, termWeights }: WeightedQuestion,
  { sequences }: AnalysedArticle,
  [first, second]: readonly [number, number],
): number {
  if (!holdsPair(sequences, reading.terms[first]?.stem ?? '', reading.terms[second]?.stem ?? '')) return 0
  return weights.pair * ((termWeights[first] ?? 0) + (termWeights[second] ?? 0))
}

function holdsPair(sequences: AnalysedArticle['sequences'], first: string, second: string): boolean {
  return sequences.some((stems) => {
    for (let at = stems.indexOf(first); at >= 0; at = stems.indexOf(first, at + 1)) {
      if (stems[at + 1] === second) return true
    }
    return false
  })
}
