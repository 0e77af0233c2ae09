/**
 * Finds the articles that can answer a question, best first. It promises that every passage it returns is stored as
 * returned; it never writes prose, and a source that fails is reported in the result, not thrown.
 */

import { dropDuplicateArticles } from '@/lib/evidence/article/article-identity'
import { storeCitedArticles } from '@/lib/evidence/live/open-cache'
import { type FetchRecords, recheckRetractions } from '@/lib/evidence/live/recheck-retractions'
import { searchLive } from '@/lib/evidence/live/search-live'
import { findNamedArticles, isNamedBy } from '@/lib/evidence/question/cited-identifiers'
import { measureQuestionCut, shortenQuestion } from '@/lib/evidence/question/searched-part'
import { type TranslatedQuestion, translateQuestion } from '@/lib/evidence/question/translation/translate-question'
import { fuseRanks } from '@/lib/evidence/search/candidates/reciprocal-rank-fusion'
import type { QueryEmbedding } from '@/lib/evidence/search/candidates/vector-search'
import type { RankedArticle } from '@/lib/evidence/search/rank/ranked-article'
import type { SearchRequest } from '@/lib/evidence/search/search-request'
import type { SearchResult } from '@/lib/evidence/search/search-result'
import { type Asker, askInThread } from '@/lib/evidence/threads/search-pool'
import type { LabValue } from '@/lib/shared/lab-values/read-lab-values'
import { traceWork } from '@/lib/store/tracing/spans'
import type { EvidenceOptions, EvidenceSearch, QuestionCut, SearchOutcome, SearchStep } from '@/lib/wire/evidence'
import { getLibraryFile, withLibraryErrors } from './open-library'
import { searchInThreads } from './search-in-threads'

export interface Retrieval {
  /** Best first; the nearest articles when `outcome` is `related`, empty when it is `none`. */
  found: RankedArticle[]
  outcome: SearchOutcome
  /** The question as it was searched, complete without earlier turns. */
  searchedAs: string
  /** The last change of the shared library that was searched; null for a library of this server's own, or none. */
  libraryVersion: number | null
  /** When `found` is empty: the closest articles, to be shown as titles only. */
  nearest: RankedArticle[]
  searched: EvidenceSearch[]
  /** Content words of the question that no article in `found` contains, as the user wrote them. */
  uncovered: string[]
  /** Those of them that the reader has to know before the answer: whom or which disease the question is about. */
  uncoveredSubjects: string[]
  /** Words in another script than the articles' were left out of the search, and no other wording replaced them. */
  hasUnsearchedText: boolean
  /** Set when the question was searched in English words, which a dictionary gave for it. */
  translation: TranslatedQuestion | null
  /** Set when the question was too long to be searched in full. */
  cut: QuestionCut | null
}

export interface Question {
  /** The last user turn. */
  text: string
  /** The user's earlier turns, oldest first, for questions such as "and in pregnancy?". */
  earlier?: string[]
  /** The question rephrased, searched as well. A rephrasing that names no subject gets that of earlier turns. */
  rephrased?: string
  /** The question and the earlier turns as written, where `text` is a translation. */
  asWritten?: string
  /** OCR text of the question's images, searched together with it; it never leaves this machine. */
  imageText?: string
  /**
   * What laboratory values in the question and its images mean, in English; like `imageText` they never leave this
   * machine.
   */
  labFindings?: string[]
  /** Laboratory values in its images, and in its text. */
  labValues?: LabValue[]
  typedValues?: LabValue[]
  /** Those in the text of earlier turns. */
  earlierValues?: LabValue[]
  /** Embedding of the question, compared with the library's vectors. */
  embedding?: QueryEmbedding
}

export type RetrievalOptions = EvidenceOptions & { sourcesMax: number }

/**
 * @param options the request's `evidence` field
 * @param asker its signal cancels running searches
 * @param onStep called when the search of a source begins and ends
 * @throws ApiError `library_unavailable` when the library file can't be read; `overloaded` or `rate_limit_exceeded`
 *   when too many searches wait
 */
export function retrieve(
  asked: Question,
  options: RetrievalOptions,
  asker: Asker,
  onStep: (step: SearchStep) => void = () => {},
): Promise<Retrieval> {
  return traceWork(
    'search',
    () => searchSources(asked, options, asker, onStep),
    ({ found, outcome, libraryVersion, searched }) => ({
      'evidence_chat.search.outcome': outcome,
      'evidence_chat.search.articles': found.length,
      'evidence_chat.search.sources': searched.map(({ source }) => source),
      ...(libraryVersion === null ? {} : { 'evidence_chat.library.version': libraryVersion }),
    }),
  )
}

async function searchSources(
  asked: Question,
  options: RetrievalOptions,
  asker: Asker,
  onStep: (step: SearchStep) => void,
): Promise<Retrieval> {
  const { signal } = asker
  signal.throwIfAborted()
  const { sources, fromYear, types, sourcesMax } = options
  const includesLibrary = sources?.includes('library') ?? true
  const file = getLibraryFile()
  const articlesWith = (stems: string[]) =>
    withLibraryErrors(file, signal, () => askInThread(file, { type: 'counts', stems }, asker))
  const { question, translation } = await translateTurns(asked)
  const live = await searchLive(question, { sources, fromYear, types, articlesWith, onStep }, signal)
  const { articles, searches, fetchRecords } = live
  const cut = measureQuestionCut(asked.text)
  if (!includesLibrary && articles.length === 0) return toEmptyRetrieval({ searched: searches, translation, cut })
  const startedAt = performance.now()
  if (includesLibrary) onStep({ source: 'library', hits: null, ms: null })
  return withLibraryErrors(file, signal, async () => {
    const year = new Date().getUTCFullYear()
    const { embedding } = question
    const search = { fromYear, types, sourcesMax, year, liveArticles: articles, includesLibrary, embedding }
    const result = await searchWordings(question, sourcesMax, (wording) =>
      searchInThreads(file, { ...search, ...wording }, asker),
    )
    const { nearest, uncovered, uncoveredSubjects, hasUnsearchedText, query, hits } = result
    const { liveFound, searchedAs, libraryVersion } = result
    const found = await dropRetracted(shortenQuestion(asked.text), result.found, fetchRecords, signal)
    storeCitedArticles(articles.filter((_, place) => liveFound.includes(place)))
    const searched = { source: 'library' as const, query, hits, at: new Date().toISOString() }
    if (includesLibrary) onStep({ source: 'library', hits, ms: Math.round(performance.now() - startedAt) })
    return {
      found,
      outcome: found.length === 0 ? 'none' : result.outcome,
      searchedAs,
      libraryVersion: includesLibrary ? libraryVersion : null,
      nearest,
      uncovered,
      uncoveredSubjects,
      hasUnsearchedText,
      translation,
      searched: [...(includesLibrary ? [searched] : []), ...searches],
      cut,
    }
  })
}

type Wording = Pick<SearchRequest, 'question' | 'earlier' | 'patient'>

/** Searches the question as asked, as rephrased, and with the text of its images, and merges what is found. */
async function searchWordings(
  question: Question,
  sourcesMax: number,
  search: (wording: Wording) => Promise<SearchResult>,
): Promise<SearchResult> {
  const text = shortenQuestion(question.text)
  const imageText = shortenQuestion(question.imageText ?? '')
  const earlier = question.earlier?.map(shortenQuestion)
  const patient = {
    findings: question.labFindings ?? [],
    values: [...(question.labValues ?? []), ...(question.typedValues ?? [])],
    earlierValues: question.earlierValues ?? [],
  }
  const [own, ...rest] = await Promise.all([
    search(text === '' ? { question: imageText, earlier } : { question: text, earlier, patient }),
    ...(question.rephrased ? [search({ question: question.rephrased, earlier, patient })] : []),
    ...(text && imageText ? [search({ question: `${text} ${imageText}` })] : []),
  ])
  return rest.reduce((one, other) => mergeSearchResults(one, other, sourcesMax), own)
}

/** The result when only live sources were searched and found nothing. */
function toEmptyRetrieval(rest: Pick<Retrieval, 'searched' | 'translation' | 'cut'>): Retrieval {
  return {
    found: [],
    outcome: 'none',
    searchedAs: '',
    libraryVersion: null,
    nearest: [],
    uncovered: [],
    uncoveredSubjects: [],
    hasUnsearchedText: false,
    ...rest,
  }
}

/** Earlier turns are translated too, since the subject of a question may be in any language. */
async function translateTurns(
  asked: Question,
): Promise<{ question: Question; translation: TranslatedQuestion | null }> {
  const earlier = asked.earlier ?? []
  const [translation = null, ...before] = await Promise.all(
    [asked.text, ...earlier].map((text) => translateQuestion(shortenQuestion(text))),
  )
  if (translation === null && before.every((each) => each === null)) return { question: asked, translation }
  const question = {
    ...asked,
    text: translation?.text ?? asked.text,
    earlier: earlier.map((text, index) => before[index]?.text ?? text),
    asWritten: [...earlier, asked.text].join('\n'),
  }
  return { question, translation }
}

/** Drops articles retracted since they entered the library, unless the question names them. */
async function dropRetracted(
  question: string,
  found: RankedArticle[],
  fetchRecords: FetchRecords | null,
  signal: AbortSignal,
): Promise<RankedArticle[]> {
  const named = findNamedArticles(question)
  const current = await recheckRetractions(
    found.map(({ article }) => article),
    fetchRecords,
    signal,
  )
  return found
    .map((each, place) => ({ ...each, article: current[place] ?? each.article }))
    .filter(({ article }) => article.retraction === null || isNamedBy(named, article))
}

/**
 * Merges the results of two wordings of one question. What is missing is reported for the user's own wording, unless it
 * found nothing.
 */
function mergeSearchResults(asked: SearchResult, reworded: SearchResult, sourcesMax: number): SearchResult {
  // If one wording answers, articles that are only related are not added.
  const isAnswered = asked.outcome === 'answer' || reworded.outcome === 'answer'
  const results = [asked, reworded].filter(({ outcome }) => !isAnswered || outcome === 'answer')
  const byId = new Map(
    results
      .toReversed()
      .flatMap((result) => result.found)
      .map((each) => [each.article.id, each]),
  )
  const ids = fuseRanks(results.map(({ found }) => found.map(({ article }) => article.id)))
  const found = dropDuplicateArticles(
    ids.flatMap((id) => byId.get(id) ?? []),
    ({ article }) => article,
  )
  const { nearest, uncovered, uncoveredSubjects } =
    asked.found.length > 0 || reworded.found.length === 0 ? asked : reworded
  return {
    found: found.slice(0, sourcesMax),
    nearest,
    uncovered,
    uncoveredSubjects,
    hasUnsearchedText: asked.hasUnsearchedText && reworded.hasUnsearchedText,
    query: [asked, reworded].map(({ query }) => query).join('; also as: '),
    hits: Math.max(asked.hits, reworded.hits),
    liveFound: [...new Set(results.flatMap(({ liveFound }) => liveFound))],
    answerability: Math.max(asked.answerability, reworded.answerability),
    outcome: isAnswered ? 'answer' : found.length > 0 ? 'related' : 'none',
    searchedAs: asked.searchedAs,
    // Two wordings may have been searched at different moments.
    libraryVersion: minVersion(asked.libraryVersion, reworded.libraryVersion),
  }
}

function minVersion(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other)
}
