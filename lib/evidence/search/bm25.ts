/**
 * The first stage of a search: which articles are worth scoring. It gives the best by BM25 over all words of the
 * question, exactly, however large the library; the second stage reads those articles and scores them closer.
 *
 * Why an index of our own. What was measured, questions of 6 to 12 words of titles, articles of 300 words, warm, on two
 * cores that ten other processes shared, as median and p95:
 *
 *   articles  way                                                    ms         of the exact twenty
 *   100,000   FTS5, all words (it looks up the length of each match) 295, 457   all
 *   100,000   FTS5, words of fewer than 5 % (1 %) of the articles    10 (5)     85 % (72 %); on an idle machine
 *   100,000   this index, no word left out                           7, 15      all
 *   1,000,000 this index, no word left out                           23, 36     all
 *   1,000,000 the whole search, a hundred articles read and ranked   44, 62     all
 *
 * A block's postings lie ready as arrays, and a word too common to lift an article among the best is only looked up for
 * articles that rarer words have brought near (MaxScore: Turtle and Flood, Information Processing & Management 1995).
 * Candidates by rare words with exact scores for those alone would need a list of words for each article beside the
 * index and would still miss some; an embedded engine would be a second file beside the one that must never disagree
 * with it. This index takes half the room of FTS5's (63 MB instead of 123 for 100,000 articles).
 */

import {
  articlesPerBlock,
  type BlockArticles,
  packPostingsKey,
  type UnsealedArticles,
  unpackPostings,
} from '@/lib/evidence/index/inverted-index'
import type { Library } from '@/lib/evidence/library/library-reader'
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import { type StudyType, studyTypes } from '@/lib/shared/study-types'
import { weights } from './rank'

export interface CandidateFilter {
  fromYear?: number | undefined
  types?: StudyType[] | undefined
}

/** Articles scored in the second stage. */
const candidatesMax = 100
/** Taken before retracted articles go; more than these among the best are not to be expected. */
const beforeRetracted = 150

/**
 * @returns rows best first, and how many articles hold a word that was searched for; of a large library only those that
 *   could be among the best are counted
 */
export function findCandidates(
  library: Library,
  reading: ParsedQuestion,
  filter: CandidateFilter,
): { rows: number[]; hits: number } {
  const { rows, hits } = findBestByText(library, toTerms(library, reading), filter, beforeRetracted)
  return { rows: rows.filter((row) => !library.isRetracted(row)).slice(0, candidatesMax), hits }
}

/** Id in the index and weight of each stem. */
interface Term {
  id: number
  idf: number
}

/** The words of the question and their other names that the index knows. */
function toTerms(library: Library, { terms, synonyms }: ParsedQuestion): Term[] {
  const stems = new Set([...terms, ...synonyms.flatMap(({ words }) => words)].map(({ stem }) => stem))
  return [...stems].flatMap((stem) => {
    const known = library.stem(stem)
    if (known === null || known.articles === 0) return []
    return [{ id: known.id, idf: computeIdf(library.articleCount, known.articles) }]
  })
}

/** Robertson's: a word of every second article tells nothing. As in FTS5 never quite 0, so that what holds it is found. */
export function computeIdf(articles: number, holding: number): number {
  return Math.max(1e-6, Math.log((articles - holding + 0.5) / (holding + 0.5)))
}

/**
 * The best articles by BM25 over the given terms.
 *
 * @returns at most `limit` rows, best first; ties by row
 */
export function findBestByText(
  library: Library,
  terms: Term[],
  filter: CandidateFilter,
  limit: number,
): { rows: number[]; hits: number } {
  const best = new TopArticles(limit)
  if (terms.length === 0) return { rows: [], hits: 0 }
  const { blocks, unsealed: open } = library.loadIndex()
  // The rarest first: those that are left out are then the last ones.
  const scoring = new BlockScorer(
    library,
    terms.toSorted((a, b) => b.idf - a.idf),
  )
  let hits = 0
  for (const { block, articles } of blocks) {
    const scores = scoring.scoreBlock(block, articles, best.least)
    hits += best.take(scores, (place) => block * articlesPerBlock + place, createFilter(articles, filter))
  }
  const scores = scoring.scoreUnsealed(open)
  hits += best.take(scores, (place) => open.rows[place] ?? 0, createFilter(open.articles, filter))
  return { rows: best.rows(), hits }
}

/** @returns null when all articles are wanted */
function createFilter(
  { years, types }: BlockArticles,
  { fromYear, types: asked = [] }: CandidateFilter,
): ((place: number) => boolean) | null {
  if (fromYear === undefined && asked.length === 0) return null
  const fits = new Set(asked.map((type) => studyTypes.indexOf(type)))
  return (place: number) =>
    (fromYear === undefined || (years[place] ?? 0) >= fromYear) && (fits.size === 0 || fits.has(types[place] ?? 0))
}

/** The best so far. Cut back to `limit` now and then, which is cheaper than keeping them in order. */
class TopArticles {
  /** No article with less can be among the best any more. */
  least = 0
  private readonly limit: number
  private found: { row: number; score: number }[] = []

  constructor(limit: number) {
    this.limit = limit
  }

  /** @returns how many articles have a score and are wanted */
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

/** Scores of one block at a time, in memory that is used again for the next. */
class BlockScorer {
  private readonly library: Library
  private readonly terms: Term[]
  /** For each term, what it and all after it (which are commoner) can add to a score at most. */
  private readonly mostFrom: number[]
  private readonly scores = new Float32Array(articlesPerBlock)
  private lengths: Float32Array = new Float32Array()

  /** @param terms rarest first */
  constructor(library: Library, terms: Term[]) {
    this.library = library
    this.terms = terms
    this.mostFrom = sumSuffixes(terms.map(({ idf }) => idf * (k1 + 1)))
  }

  /** @param least a score that does not exceed it need not be right, nor there */
  scoreBlock(block: number, articles: BlockArticles, least: number): Float32Array {
    const scores = this.begin(articles, articlesPerBlock)
    this.terms.forEach(({ id, idf }, index) => {
      const most = this.mostFrom[index] ?? 0
      // Neither this word nor what follows can bring a new article among the best: look at those that are near it.
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

  scoreUnsealed({ articles, ids, counts, ends }: UnsealedArticles): Float32Array {
    const scores = this.begin(articles, ends.length)
    // Which term an id is, plus one; 0 for all other stems. One byte each: the table stays in the processor's cache.
    const terms = this.terms.slice(0, 255)
    const termAt = new Uint8Array(1 + Math.max(...terms.map(({ id }) => id)))
    terms.forEach(({ id }, term) => {
      termAt[id] = term + 1
    })
    let place = 0
    for (let index = 0; index < ids.length; index += 1) {
      const term = termAt[ids[index] ?? 0] ?? 0
      if (term === 0) continue
      while (index >= (ends[place] ?? 0)) place += 1
      this.add(place, counts[index] ?? 0, terms[term - 1]?.idf ?? 0)
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
    // Written out rather than by `add`: most of a search of a large library is spent here.
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

/** For each value the sum of it and all after it. */
function sumSuffixes(values: number[]): number[] {
  const sums = values.slice()
  for (let index = sums.length - 2; index >= 0; index -= 1) sums[index] = (sums[index] ?? 0) + (sums[index + 1] ?? 0)
  return sums
}

const cachedLengths = new WeakMap<BlockArticles, Float32Array>()

/** What BM25 adds to a count below the line for an article of this length. The articles of a state are one object. */
function computeLengths(articles: BlockArticles, wordsMean: number): Float32Array {
  const kept = cachedLengths.get(articles)
  if (kept) return kept
  // Without words there is no article any more: whatever is divided by this counts nothing.
  const lengths = Float32Array.from(articles.words, (words) =>
    words === 0 ? Number.POSITIVE_INFINITY : k1 * (1 - b + (b * words) / wordsMean),
  )
  cachedLengths.set(articles, lengths)
  return lengths
}
