/**
 * Runs one search of one library in three steps: it reads the question, selects candidates from an index, and ranks
 * them. It is synchronous and takes and returns plain data, so it can run in any thread. With an index outside the
 * library file, a thread reads the question (`readCandidateQuery`), the index selects, and a thread ranks the
 * selection.
 */

import type { Library } from '@/lib/evidence/library/library-reader'
import { answerUnderWiderName, answerWithoutBystanders } from './answer-reworded'
import { EmbeddedIndex } from './candidates/bm25'
import type { CandidateQuery, Candidates } from './candidates/candidate-index'
import { listSearchedStems, type PreparedSearch, prepareSearch } from './prepare-search'
import { rankFound } from './rank-found'
import type { SearchRequest, SharedCandidates } from './search-request'
import type { SearchResult } from './search-result'

/** Articles selected by words, which are read and ranked. */
const candidatesMax = 100
/** Articles taken from the unsealed block, in addition to those of a shared index. */
const unsealedMax = 20
/** Taken before retracted articles are removed; more of those among the best are unlikely. */
const beforeRetracted = 150

export function searchLibrary(library: Library, search: SearchRequest): SearchResult {
  return library.snapshot(() => {
    const prepared = prepareSearch(library, search)
    const candidates = findAnswerable(library, search, toCandidateQuery(search, prepared))
    const result = rankFound(library, search, prepared, candidates)
    const answered = result.outcome === 'answer' ? null : answerWithoutBystanders(library, search, prepared, candidates)
    const answer = answered ?? result
    const wider = answerUnderWiderName(library, search, prepared, candidates, answer)
    return { ...(wider ?? answer), libraryVersion: library.sharedVersion }
  })
}

/**
 * The query for a shared index. `versionMin` is the first version at which the index has all articles except those of
 * the unsealed block, which are searched in the library; null for a library that is not shared.
 */
export function readCandidateQuery(
  library: Library,
  search: SearchRequest,
): { query: CandidateQuery; versionMin: number | null } {
  return library.snapshot(() => ({
    query: toCandidateQuery(search, prepareSearch(library, search)),
    versionMin: library.sealedVersion,
  }))
}

function toCandidateQuery({ fromYear, types }: SearchRequest, { reading }: PreparedSearch): CandidateQuery {
  return { stems: listSearchedStems(reading), fromYear, types, limit: beforeRetracted }
}

/** The best candidates that are not retracted. */
function findAnswerable(library: Library, { shared }: SearchRequest, query: CandidateQuery): Candidates<number> {
  const index = new EmbeddedIndex(library)
  const isCurrent = shared !== undefined && library.sealedVersion !== null && shared.version >= library.sealedVersion
  if (isCurrent) return mergeUnsealed(library, shared, index.findUnsealed(query), query)
  const { articles, hits } = index.findCandidates(query)
  return { articles: selectUnretracted(library, articles, candidatesMax), hits }
}

/**
 * Scores of two indexes can't be compared, so the few best of the unsealed block are ranked with all that the shared
 * index selected. Articles that the library does not have, or no longer has, are dropped.
 */
function mergeUnsealed(
  library: Library,
  shared: SharedCandidates,
  unsealed: Candidates<number>,
  { stems, fromYear, types, limit }: CandidateQuery,
): Candidates<number> {
  const rows = shared.articles.flatMap((id) => library.findRow(id) ?? [])
  const articles = [
    ...selectUnretracted(library, rows, candidatesMax),
    ...selectUnretracted(library, unsealed.articles, unsealedMax),
  ]
  // The index stops counting at its limit. At least as many articles match as contain the commonest word, unless a
  // filter excludes some.
  const isCounted = shared.articles.length < limit || fromYear !== undefined || types !== undefined
  const holding = isCounted ? [] : stems.map((stem) => library.articlesWith(stem))
  return { articles: [...new Set(articles)], hits: Math.max(shared.hits, unsealed.hits, ...holding) }
}

function selectUnretracted(library: Library, rows: number[], max: number): number[] {
  return rows.filter((row) => !library.isRetracted(row)).slice(0, max)
}
