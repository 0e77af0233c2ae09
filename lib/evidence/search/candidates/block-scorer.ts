/**
 * Scores articles block by block with exact BM25, in memory that is reused for the next block.
 * Words are added rarest first. Once the remaining words cannot lift a new article into the results, only articles
 * close to the results are completed (MaxScore: Turtle and Flood, Information Processing & Management 1995). So a block
 * costs the postings of its rarer words and a few further articles, not all of its articles.
 */
import { articlesPerBlock, type BlockArticles, type Postings, wordsMax } from '@/lib/evidence/index/inverted-index'
import { weights } from '@/lib/evidence/search/weighting/weights'

const { k1, b } = weights

export class BlockScorer<Term extends { idf: number }> {
  private readonly terms: Term[]
  /** For each term, the most that it and all later (commoner) terms can add to a score. */
  private readonly mostFrom: number[]
  /** By place; all 0 between two blocks. */
  private readonly scores = new Float32Array(articlesPerBlock)
  /** The places that have a score, in no order; `scoredCount` of them. */
  private readonly scored = new Uint16Array(articlesPerBlock)
  private scoredCount = 0
  /** By word count. */
  private readonly lengths: Float32Array
  /** Word counts of the block, by place. */
  private words: Uint16Array = new Uint16Array()

  /** @param wordsMean mean number of words in an article of the library */
  constructor(terms: Term[], wordsMean: number) {
    this.terms = terms.toSorted((one, other) => other.idf - one.idf)
    this.lengths = computeLengths(wordsMean)
    this.mostFrom = sumSuffixes(this.terms.map(({ idf }) => idf * (k1 + 1)))
  }

  /**
   * @param read the postings of a term in this block; null when no article contains it
   * @param least articles with a score up to this may be left out
   * @param receive called with each place that may have a higher score
   * @param isCounted null for all
   * @returns how many places have a score and are counted; those with none of the rarer terms have none
   */
  scoreBlock(
    articles: BlockArticles,
    read: (term: Term) => Postings | null,
    least: number,
    receive: (place: number, score: number) => void,
    isCounted: ((place: number) => boolean) | null,
  ): number {
    this.words = articles.words
    const rarer = this.mostFrom.filter((most) => most > least).length
    for (const term of this.terms.slice(0, rarer)) this.addToAll(read(term), term.idf)
    let near: ArrayLike<number> & Iterable<number> = this.scored.subarray(0, this.scoredCount)
    for (let index = rarer; index < this.terms.length && near.length > 0; index += 1) {
      near = this.selectAbove(near, least - (this.mostFrom[index] ?? 0))
      const term = this.terms[index]
      if (term && near.length > 0) this.addToNear(read(term), near, term.idf)
    }
    for (const place of near) receive(place, this.scores[place] ?? 0)
    return this.clear(isCounted)
  }

  private addToAll(postings: Postings | null, idf: number): void {
    if (postings?.places) this.addSparse(postings.places, postings.counts, idf, true)
    else if (postings)
      for (let place = 0; place < postings.counts.length; place += 1) this.add(place, postings.counts[place] ?? 0, idf)
  }

  private addToNear(postings: Postings | null, near: ArrayLike<number> & Iterable<number>, idf: number): void {
    if (!postings) return
    const { places, counts } = postings
    if (!places) for (const place of near) this.add(place, counts[place] ?? 0, idf)
    else if (near.length * Math.log2(places.length) > places.length) this.addSparse(places, counts, idf, false)
    else for (const place of near) this.add(place, counts[findIndex(places, place)] ?? 0, idf)
  }

  /** @param takesNew false to pass over places without a score */
  private addSparse(places: Uint16Array, counts: Uint8Array, idf: number, takesNew: boolean): void {
    // Inlined instead of calling `add`: a search of a large library spends most of its time here.
    const { scores, lengths, words, scored } = this
    const gain = idf * (k1 + 1)
    let { scoredCount } = this
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] ?? 0
      const score = scores[place] ?? 0
      if (score === 0 && !takesNew) continue
      const count = counts[index] ?? 0
      const added = (gain * count) / (count + (lengths[words[place] ?? 0] ?? 0))
      if (score === 0 && added > 0) scored[scoredCount++] = place
      scores[place] = score + added
    }
    this.scoredCount = scoredCount
  }

  private add(place: number, count: number, idf: number): void {
    if (count === 0) return
    const score = this.scores[place] ?? 0
    const added = (idf * (k1 + 1) * count) / (count + (this.lengths[this.words[place] ?? 0] ?? 0))
    if (score === 0 && added > 0) this.scored[this.scoredCount++] = place
    this.scores[place] = score + added
  }

  private selectAbove(places: ArrayLike<number>, than: number): number[] {
    const above: number[] = []
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] ?? 0
      if ((this.scores[place] ?? 0) > than) above.push(place)
    }
    return above
  }

  /** Removes all scores. @returns how many counted places had one */
  private clear(isCounted: ((place: number) => boolean) | null): number {
    let counted = 0
    for (let index = 0; index < this.scoredCount; index += 1) {
      const place = this.scored[index] ?? 0
      this.scores[place] = 0
      if (isCounted === null || isCounted(place)) counted += 1
    }
    this.scoredCount = 0
    return counted
  }
}

/** @returns the index of a number in an ascending array, or -1 */
function findIndex(numbers: Uint16Array, number: number): number {
  let low = 0
  let high = numbers.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) < number) low = middle + 1
    else high = middle
  }
  return numbers[low] === number ? low : -1
}

/** The sum of each value and all later ones. */
function sumSuffixes(values: number[]): number[] {
  const sums = values.slice()
  for (let index = sums.length - 2; index >= 0; index -= 1) sums[index] = (sums[index] ?? 0) + (sums[index + 1] ?? 0)
  return sums
}

let lengthsKnown = { wordsMean: Number.NaN, lengths: new Float32Array() }

/**
 * The length term in BM25's denominator, by word count. A table of it stays in the processor's cache, which an array of
 * ten million articles' lengths does not.
 */
function computeLengths(wordsMean: number): Float32Array {
  if (lengthsKnown.wordsMean === wordsMean) return lengthsKnown.lengths
  const lengths = new Float32Array(wordsMax + 1)
  for (let words = 1; words <= wordsMax; words += 1) lengths[words] = k1 * (1 - b + (b * words) / wordsMean)
  // No words means no article: dividing by infinity makes its score 0.
  lengths[0] = Number.POSITIVE_INFINITY
  lengthsKnown = { wordsMean, lengths }
  return lengths
}
