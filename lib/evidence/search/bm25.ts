/**
 * The first stage of a search: it selects the best articles by BM25 over all words of the question, exactly, however
 * large the library. The second stage reads those articles and scores them in detail.
 *
 * Why an index of our own. Measured with questions of 6 to 12 title words, articles of 300 words, warm, on two cores
 * shared with ten other processes; median and p95:
 *
 *   articles 100,000, FTS5 with all words (it looks up the length of each match): 295 and 457 ms, all of the exact
 * top twenty
 *   articles 100,000, FTS5 with words in fewer than 5 % (1 %) of the articles: 10 (5) ms, 85 % (72 %) of them; idle
 * machine
 *   articles 100,000, this index with all words: 7 and 15 ms, all of them
 *   articles 1,000,000, this index with all words: 23 and 36 ms, all of them
 *   articles 1,000,000, the whole search, a hundred articles read and ranked: 44 and 62 ms, all of them
 *
 * The postings of a block are plain arrays, and a word too common to lift an article into the results is looked up
 * only for articles that rarer words have brought close (MaxScore: Turtle and Flood, Information Processing &
 * Management 1995). Selecting candidates by rare words and scoring only those would need a word list for each article
 * beside the index and would still miss some; an embedded engine would be a second file that must never disagree with
 * the first. This index takes half the space of FTS5's (63 MB instead of 123 for 100,000 articles).
 */

import {
  articlesPerBlock,
  type BlockArticles,
  packPostingsKey,
  readUnsealedPostings,
  type UnsealedArticles,
  unpackPostings,
} from '@/lib/evidence/index/inverted-index'
import type { Library } from '@/lib/evidence/library/library-reader'
import { studyTypes } from '@/lib/shared/study-types'
import type { CandidateIndex, CandidateQuery, Candidates } from './candidate-index'
import { weights } from './rank'

/** The index in the library's own file, exact for every article of it. */
export class EmbeddedIndex implements CandidateIndex<number> {
  private readonly library: Library

  constructor(library: Library) {
    this.library = library
  }

  get version(): number | null {
    return this.library.sharedVersion
  }

  /** Ties are ordered by row. Call it in the snapshot in which the rows are read. */
  findCandidates(query: CandidateQuery): Candidates<number> {
    return this.find(query, this.library.loadIndex())
  }

  /** As `findCandidates`, among the latest articles only: those whose block is not sealed yet. */
  findUnsealed(query: CandidateQuery): Candidates<number> {
    return this.find(query, { blocks: [], unsealed: this.library.loadIndex().unsealed })
  }

  private find(query: CandidateQuery, parts: IndexParts): Candidates<number> {
    return findBestByText(this.library, parts, this.toTerms(query.stems), query)
  }

  /** Those that are in the index. */
  private toTerms(stems: string[]): Term[] {
    return stems.flatMap((stem) => {
      const known = this.library.stem(stem)
      if (known === null || known.articles === 0) return []
      return [{ id: known.id, idf: computeIdf(this.library.articleCount, known.articles) }]
    })
  }
}

type IndexParts = ReturnType<Library['loadIndex']>

/** Id and weight of a stem. */
interface Term {
  id: number
  idf: number
}

/**
 * Robertson's idf: a word in every second article carries no information. As in FTS5 never quite 0, so that articles
 * with only that word are still found.
 */
export function computeIdf(articles: number, holding: number): number {
  return Math.max(1e-6, Math.log((articles - holding + 0.5) / (holding + 0.5)))
}

function findBestByText(
  library: Library,
  { blocks, unsealed: open }: IndexParts,
  terms: Term[],
  query: CandidateQuery,
): Candidates<number> {
  const best = new TopArticles(query.limit)
  if (terms.length === 0) return { articles: [], hits: 0 }
  const scoring = new BlockScorer(
    library,
    terms.toSorted((a, b) => b.idf - a.idf),
  )
  let hits = 0
  for (const { block, articles } of blocks) {
    const scores = scoring.scoreBlock(block, articles, best.least)
    hits += best.take(scores, (place) => block * articlesPerBlock + place, createFilter(articles, query))
  }
  const scores = scoring.scoreUnsealed(open)
  hits += best.take(scores, (place) => open.rows[place] ?? 0, createFilter(open.articles, query))
  return { articles: best.rows(), hits }
}

/** @returns null when no filter applies */
function createFilter(
  { years, types }: BlockArticles,
  { fromYear, types: asked = [] }: CandidateQuery,
): ((place: number) => boolean) | null {
  if (fromYear === undefined && asked.length === 0) return null
  const fits = new Set(asked.map((type) => studyTypes.indexOf(type)))
  return (place: number) =>
    (fromYear === undefined || (years[place] ?? 0) >= fromYear) && (fits.size === 0 || fits.has(types[place] ?? 0))
}

/** The best articles so far. Trimmed to `limit` now and then, which is cheaper than keeping them sorted. */
class TopArticles {
  /** Articles with a lower score can't be among the best any more. */
  least = 0
  private readonly limit: number
  private found: { row: number; score: number }[] = []

  constructor(limit: number) {
    this.limit = limit
  }

  /** @returns how many articles have a score and pass the filter */
  take(scores: Float32Array, rowOf: (place: number) => number, isWanted: ((place: number) => boolean) | null): number {
    let count = 0
    for (let place = 0; place < scores.length; place += 1) {
      const score = scores[place] ?? 0
      if (score === 0 || isWanted?.(place) === false) continue
      count += 1
      if (score > this.least) this.found.push({ row: rowOf(place), score })
      if (this.found.length >= 4 * this.limit) this.cut()
    }
    if (this.found.length >= this.limit) this.cut()
    return count
  }

  rows(): number[] {
    this.cut()
    return this.found.map(({ row }) => row)
  }

  private cut(): void {
    this.found.sort((a, b) => b.score - a.score || a.row - b.row)
    this.found.length = Math.min(this.found.length, this.limit)
    if (this.found.length === this.limit) this.least = this.found.at(-1)?.score ?? 0
  }
}

const { k1, b } = weights

/** Scores one block at a time, in memory that is reused for the next. */
class BlockScorer {
  private readonly library: Library
  private readonly terms: Term[]
  /** For each term, the most that it and all later (commoner) terms can add to a score. */
  private readonly mostFrom: number[]
  private readonly scores = new Float32Array(articlesPerBlock)
  private lengths: Float32Array = new Float32Array()

  /** @param terms rarest first */
  constructor(library: Library, terms: Term[]) {
    this.library = library
    this.terms = terms
    this.mostFrom = sumSuffixes(terms.map(({ idf }) => idf * (k1 + 1)))
  }

  /** @param least scores up to this may be wrong or missing */
  scoreBlock(block: number, articles: BlockArticles, least: number): Float32Array {
    const scores = this.begin(articles, articlesPerBlock)
    this.terms.forEach(({ id, idf }, index) => {
      const most = this.mostFrom[index] ?? 0
      // Neither this term nor the later ones can lift a new article into the results: only score those close to it.
      const near = most <= least ? this.findAbove(scores, least - most) : null
      if (near?.length === 0) return
      const packed = this.library.readPostings(packPostingsKey(block, id))
      if (packed === null) return
      const { places, counts } = unpackPostings(packed)
      if (places) this.addSome(places, counts, idf, near !== null)
      else if (near) for (const place of near) this.add(place, counts[place] ?? 0, idf)
      else for (let place = 0; place < counts.length; place += 1) this.add(place, counts[place] ?? 0, idf)
    })
    return scores
  }

  scoreUnsealed(open: UnsealedArticles): Float32Array {
    const scores = this.begin(open.articles, open.rows.length)
    for (const { id, idf } of this.terms) {
      const { places, counts } = readUnsealedPostings(open, id)
      this.addSome(places, counts, idf, false)
    }
    return scores
  }

  private begin(articles: BlockArticles, count: number): Float32Array {
    this.lengths = computeLengths(articles, this.library.wordsMean)
    this.scores.fill(0)
    return this.scores.subarray(0, count)
  }

  private findAbove(scores: Float32Array, than: number): number[] {
    const near: number[] = []
    for (let place = 0; place < scores.length; place += 1) if ((scores[place] ?? 0) > than) near.push(place)
    return near
  }

  private addSome(places: Uint16Array, counts: Uint8Array, idf: number, onlyScored: boolean): void {
    // Inlined instead of calling `add`: a search of a large library spends most of its time here.
    const { scores, lengths } = this
    const gain = idf * (k1 + 1)
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] ?? 0
      const score = scores[place] ?? 0
      if (onlyScored && score === 0) continue
      const count = counts[index] ?? 0
      scores[place] = score + (gain * count) / (count + (lengths[place] ?? 0))
    }
  }

  private add(place: number, count: number, idf: number): void {
    if (count === 0) return
    const { scores, lengths } = this
    scores[place] = (scores[place] ?? 0) + (idf * (k1 + 1) * count) / (count + (lengths[place] ?? 0))
  }
}

/** The sum of each value and all later ones. */
function sumSuffixes(values: number[]): number[] {
  const sums = values.slice()
  for (let index = sums.length - 2; index >= 0; index -= 1) sums[index] = (sums[index] ?? 0) + (sums[index + 1] ?? 0)
  return sums
}

const cachedLengths = new WeakMap<BlockArticles, Float32Array>()

/** The length term in BM25's denominator. Cached, since the articles of a block are one object. */
function computeLengths(articles: BlockArticles, wordsMean: number): Float32Array {
  const kept = cachedLengths.get(articles)
  if (kept) return kept
  // No words means no article: dividing by infinity makes its score 0.
  const lengths = Float32Array.from(articles.words, (words) =>
    words === 0 ? Number.POSITIVE_INFINITY : k1 * (1 - b + (b * words) / wordsMean),
  )
  cachedLengths.set(articles, lengths)
  return lengths
}
