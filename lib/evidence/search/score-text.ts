/** Scores how well the text of an article matches the words of a question, by BM25 over concepts. */
import { type AnalysedArticle, type WeightedQuestion, weights } from './rank'

/** No score: those of stems that an article holds are positive. */
const absent = -1

export interface TextMatch {
  text: number
  /** For each term of the question: as `markCoveredTerms` of the whole article. */
  mentioned: number[]
}

/**
 * A term counts by itself or, with less weight, by a synonym, whichever is more.
 *
 * @returns a function that scores one article. It looks each stem up once, however many synonyms share it: looking up
 *   is what most of the time of ranking a hundred articles goes to.
 */
export function createTextScorer(question: WeightedQuestion): (analysed: AnalysedArticle) => TextMatch {
  const { reading, idf, shares, wordsMean } = question
  const places = new Map<string, number>()
  const place = ({ stem }: { stem: string }) => {
    const known = places.get(stem) ?? places.size
    places.set(stem, known)
    return known
  }
  const terms = reading.terms.map((term, index) => ({ at: place(term), weight: shares[index] ?? 0 }))
  // No article holds a synonym with a word that neither the library nor a live article has.
  const synonyms = reading.synonyms
    .filter(({ words }) => words.every(({ stem }) => question.holding(stem) > 0))
    .map((synonym) => ({ ...synonym, at: synonym.words.map(place) }))
  const stems = Array.from(places.keys(), (stem) => ({ stem, idf: idf(stem) }))
  /** Of the article being scored, by place: the score of the stem; absent stems have none. */
  const saturated = new Float64Array(stems.length)

  return (analysed) => {
    const length = weights.k1 * (1 - weights.b + (weights.b * analysed.words) / wordsMean)
    stems.forEach((each, at) => {
      const count = analysed.frequencies.get(each.stem)
      saturated[at] = count === undefined ? absent : (each.idf * count * (weights.k1 + 1)) / (count + length)
    })
    const isHeld = (term: number) => (saturated[terms[term]?.at ?? -1] ?? absent) !== absent
    const scores = terms.map(({ at, weight }, term) => (isHeld(term) ? weight * (saturated[at] ?? 0) : 0))
    const mentioned = terms.map((_, term): number => (isHeld(term) ? 1 : 0))
    for (const { terms: named, at, isBroader } of synonyms) {
      const whole = sumIfHeld(saturated, at)
      if (whole === null) continue
      const part = (isBroader ? weights.broader : weights.synonym) * whole
      for (const term of named) {
        const share = (part * (terms[term]?.weight ?? 0)) / named.length
        scores[term] = Math.max(scores[term] ?? 0, share)
        mentioned[term] = Math.max(mentioned[term] ?? 0, isBroader ? weights.broader : 1)
      }
    }
    const text = scores.reduce((sum, each) => sum + each, 0) + scorePairs(question, analysed, isHeld)
    return { text, mentioned }
  }
}

/** @returns null if the article lacks a word */
function sumIfHeld(saturated: Float64Array, at: readonly number[]): number | null {
  let whole = 0
  for (const each of at) {
    const value = saturated[each] ?? absent
    if (value === absent) return null
    whole += value
  }
  return whole
}

/** Bonus for adjacent words: "primary prevention" is more than any "primary". */
function scorePairs(
  { reading, termWeights }: WeightedQuestion,
  { sequences }: AnalysedArticle,
  isHeld: (term: number) => boolean,
): number {
  let score = 0
  for (const [first, second] of reading.pairs) {
    if (!isHeld(first) || !isHeld(second)) continue
    if (!holdsPair(sequences, reading.terms[first]?.stem ?? '', reading.terms[second]?.stem ?? '')) continue
    score += weights.pair * ((termWeights[first] ?? 0) + (termWeights[second] ?? 0))
  }
  return score
}

function holdsPair(sequences: AnalysedArticle['sequences'], first: string, second: string): boolean {
  return sequences.some((stems) => {
    for (let at = stems.indexOf(first); at >= 0; at = stems.indexOf(first, at + 1)) {
      if (stems[at + 1] === second) return true
    }
    return false
  })
}
