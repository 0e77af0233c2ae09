/**
 * The first stage of a search: it selects the best articles by BM25 over all words of the question, exactly, however
 * large the library. The second stage reads those articles and scores them in detail.
 *
 * Decision 1 (docs/decisions) compares it with FTS5, which takes 40 times as long because it looks up the length of
 * each match.
 *
 * The postings of a block are plain arrays, and a word too common to lift an article into the results is looked up
 * only for articles that rarer words have brought close (`block-scorer.ts`). Selecting candidates by rare words and
 * scoring only those would need a word list for each article beside the index and would still miss some. An embedded
 * engine would be a second file that has to agree with the first.
 */

import { articlesPerBlock, type BlockArticles, readUnsealedPostings } from '@/lib/evidence/index/inverted-index'
import { StemPostings } from '@/lib/evidence/index/stem-postings'
import type { Library } from '@/lib/evidence/library/library-reader'
import { studyTypes } from '@/lib/shared/study-types'
import { BlockScorer } from './block-scorer'
import type { CandidateIndex, CandidateQuery, Candidates } from './candidate-index'
import { TopArticles } from './top-articles'

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
    return findBestByText(parts, this.library.wordsMean, this.toTerms(query.stems), query)
  }

  /** The stems that occur in the index. */
  private toTerms(stems: string[]): Term[] {
    return stems.flatMap((stem) => {
      const known = this.library.stem(stem)
      if (known === null || known.articles === 0) return []
      const idf = computeIdf(this.library.articleCount, known.articles)
      return [{ id: known.id, idf, postings: new StemPostings(this.library, known.id) }]
    })
  }
}

type IndexParts = ReturnType<Library['loadIndex']>

/** A stem, its weight and where it occurs. */
interface Term {
  id: number
  idf: number
  postings: StemPostings
}

/**
 * Robertson's idf: a word in every second article carries no information. As in FTS5 never quite 0, so that articles
 * with only that word are still found.
 */
export function computeIdf(articles: number, holding: number): number {
  return Math.max(1e-6, Math.log((articles - holding + 0.5) / (holding + 0.5)))
}

function findBestByText(
  { blocks, unsealed }: IndexParts,
  wordsMean: number,
  terms: Term[],
  query: CandidateQuery,
): Candidates<number> {
  if (terms.length === 0) return { articles: [], hits: 0 }
  const best = new TopArticles(query.limit)
  const scorer = new BlockScorer(terms, wordsMean)
  let hits = 0
  for (const { block, articles } of blocks) {
    const isWanted = createFilter(articles, query)
    const receive = (place: number, score: number) => {
      if (isWanted?.(place) !== false) best.add(block * articlesPerBlock + place, score)
    }
    hits += scorer.scoreBlock(articles, ({ postings }) => postings.inBlock(block), best.least, receive, isWanted)
  }
  const isWanted = createFilter(unsealed.articles, query)
  const receive = (place: number, score: number) => {
    if (isWanted?.(place) !== false) best.add(unsealed.rows[place] ?? 0, score)
  }
  hits += scorer.scoreBlock(unsealed.articles, ({ id }) => readUnsealedPostings(unsealed, id), 0, receive, isWanted)
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
