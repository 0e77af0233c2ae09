/**
 * Runs one search of one library, from question to ranked articles. It is synchronous and takes and returns plain
 * data, so it can run in any thread.
 */

import type { Article } from '@/lib/evidence/article/article'
import { dropDuplicateArticles } from '@/lib/evidence/article/article-identity'
import { selectIndexedFields } from '@/lib/evidence/index/index-article'
import type { Library } from '@/lib/evidence/library/library-reader'
import {
  extractSearchableText,
  findNamedArticles,
  isNamedBy,
  type NamedArticle,
} from '@/lib/evidence/question/cited-identifiers'
import { stripUnindexedCjk } from '@/lib/evidence/question/cjk-question'
import { formatQuestion } from '@/lib/evidence/question/format-question'
import { type ParsedQuestion, type PatientValues, parseQuestion } from '@/lib/evidence/question/parse-question'
import { isSpecificTerm } from '@/lib/evidence/question/question-terms'
import { isBoundStem } from '@/lib/evidence/text/bound-tokens'
import { isEnglishWord } from '@/lib/evidence/text/common-words'
import { foldWord, stemWord } from '@/lib/evidence/text/normalize-terms'
import type { StudyType } from '@/lib/shared/study-types'
import type { SearchOutcome } from '@/lib/wire/evidence'
import { listLackingParts } from './asked-part'
import { findCandidates } from './bm25'
import { judgeOutcome, measureAnswerability } from './judge-outcome'
import { loadAnalysedArticle } from './load-analysed-article'
import { buildCorpus, mergeLiveArticles } from './merge-live-articles'
import { listMissingTerms } from './missing-terms'
import { listSilentGroups, subjectWordsMin } from './other-subject'
import { type AnalysedArticle, analyseArticle, type WeightedQuestion, weightQuestion, weights } from './rank'
import { type Candidate, findFieldScore, rankCandidates } from './rank-candidates'
import { rankSentences } from './rank-sentences'
import type { RankedArticle } from './ranked-article'
import { fuseRanks } from './reciprocal-rank-fusion'
import { completeDrugName, correctSpelling } from './spell-correction'
import { findNamedStudies } from './study-names'
import { findNearestRows, type QueryEmbedding } from './vector-search'

export interface LibrarySearch {
  question: string
  /** The user's turns before it, oldest first. */
  earlier?: string[] | undefined
  /** What is known of the patient beside the text. */
  patient?: PatientValues | undefined
  fromYear?: number | undefined
  types?: StudyType[] | undefined
  sourcesMax: number
  year: number
  /** Articles from live sources, ranked with the library's own. */
  liveArticles?: Article[] | undefined
  /** False when the request names other sources only: the library then only contributes word statistics. */
  includesLibrary?: boolean | undefined
  /** Embedding of the question, if the operator has connected an embedding model. */
  embedding?: QueryEmbedding | undefined
  /** Returns the whole ranking, whether or not it would answer the question: for a list that the user browses. */
  keepsWholeRanking?: boolean | undefined
}

export interface LibraryResult {
  found: RankedArticle[]
  nearest: RankedArticle[]
  uncovered: string[]
  /** Words in another script than the articles' were left out of the search. */
  hasUnsearchedText: boolean
  /** The query for display: the words searched for, with corrections. */
  query: string
  /** Articles that contain at least one of the words. */
  hits: number
  /** Indexes into `liveArticles` of those that are in `found`. */
  liveFound: number[]
  /** How likely the best article answers the question, 0 to 1. */
  answerability: number
  outcome: SearchOutcome
  /** The question as it was searched, complete without the turns before. */
  searchedAs: string
  /** The last change of the shared library that was searched; null for a library of this server's own. */
  libraryVersion: number | null
}

const nearestMax = 3
/** Sources shown when none answers the question. */
const relatedMax = 3
/** How many articles the vector search returns. */
const nearMax = 50
/** Unknown words that are spell-checked: a question with more of them is not misspelt but uses another vocabulary. */
const repairsTriedMax = 12
/** Most sources by one first author, so that one group's view does not fill the page. */
const sameAuthorMax = 3

export function searchLibrary(library: Library, search: LibrarySearch): LibraryResult {
  return library.snapshot(() => searchSnapshot(library, search))
}

function searchSnapshot(library: Library, search: LibrarySearch): LibraryResult {
  const named = findNamedArticles(search.question)
  const others = (search.liveArticles ?? []).map((article) => analyseArticle(article, selectIndexedFields(article)))
  const corpus = buildCorpus(library, others)
  const asked = stripUnindexedCjk(
    extractSearchableText(search.question),
    (search.earlier ?? []).map(extractSearchableText),
    (word) => corpus.articlesWith(stemWord(foldWord(word))) > 0,
  )
  const { reading, repairs } = repairQuestion(library, corpus, parseQuestion(asked.text, asked.earlier, search.patient))
  const query = formatQuery(reading, repairs, named)
  const question = weightQuestion(reading, corpus, search.year)
  const { rows, hits } = reading.terms.length === 0 ? { rows: [], hits: 0 } : findCandidates(library, reading, search)
  const near =
    search.embedding && search.includesLibrary !== false ? findNearestRows(library, search.embedding, nearMax) : []
  const own = [...new Set([...findNamedRows(library, named), ...rows])].flatMap(
    (row) => loadAnalysedArticle(library, row) ?? [],
  )
  const similar = new Map(
    near.flatMap(({ rowid, similarity }) => {
      const analysed = loadAnalysedArticle(library, rowid)
      return analysed && matchesFilters(analysed.article, search) ? [[analysed, similarity] as const] : []
    }),
  )
  const merged = mergeLiveArticles([...new Set([...own, ...similar.keys()])], others, named)
  const studies = findNamedStudies(
    search.question,
    merged.map(({ analysed }) => analysed),
  )
  const all = rankCandidates(question, merged, studies)
  const ranked = search.includesLibrary === false ? all.filter(({ isInLibrary }) => !isInLibrary) : all
  // An article without text can be listed by title, but not quoted.
  const quotable = dropDuplicateArticles(
    ranked.filter(({ analysed }) => analysed.article.passages.length > 0),
    ({ analysed }) => analysed.article,
  )
  const sure = measureAnswerability(question, quotable, findFieldScore(all))
  const selected = selectSources(quotable, question, named, {
    outcome:
      asked.hasUnsearchedText && hasFewSpecificTerms(reading) ? 'none' : judgeOutcome(question, quotable[0], sure),
    sourcesMax: search.sourcesMax,
  })
  const chosen = search.keepsWholeRanking
    ? ranked.slice(0, search.sourcesMax)
    : addSimilar(selected.sources, quotable, similar, search.sourcesMax)
  const nearest =
    chosen.length > 0 ? [] : dropDuplicateArticles(ranked, ({ analysed }) => analysed.article).slice(0, nearestMax)
  const lacking = chosen.map((each) => new Set(findMissingWords(question, each)))
  const isChosen = (article: Article) => chosen.some(({ analysed }) => analysed.article === article)
  return {
    found: chosen.map((each) => toRanked(question, each)),
    nearest: nearest.map((each) => toRanked(question, each)),
    uncovered: listMissingTerms(reading, () => false).flatMap(({ surface }) =>
      lacking.every((words) => words.has(surface)) ? [surface] : [],
    ),
    hasUnsearchedText: asked.hasUnsearchedText,
    query,
    hits,
    liveFound: (search.liveArticles ?? []).flatMap((article, place) => (isChosen(article) ? [place] : [])),
    answerability: sure,
    outcome: selected.outcome,
    searchedAs: formatQuestion(reading, ({ surface }) => repairs.get(surface) ?? surface, studies.names),
    libraryVersion: library.sharedVersion,
  }
}

/** Rows of the library's articles that the question names, including retracted ones. */
function findNamedRows(library: Library, named: NamedArticle[]): number[] {
  return named.flatMap((each) => {
    const [column, value] = 'pmid' in each ? ['pmid', each.pmid] : ['doi', each.doi.toLowerCase()]
    const rows = library.db.prepare(`SELECT rowid FROM articles WHERE ${column} = ?`).all(value)
    return rows.map((row) => Number(row['rowid']))
  })
}

/** An article that the question names by identifier is always selected; others need sufficient answerability. */
function selectSources(
  ranked: Candidate[],
  { reading }: WeightedQuestion,
  named: NamedArticle[],
  { outcome, sourcesMax }: { outcome: SearchOutcome; sourcesMax: number },
): { sources: Candidate[]; outcome: SearchOutcome } {
  const asked = ranked.filter(({ analysed: { article } }) => isNamedBy(named, article)).slice(0, sourcesMax)
  const hasOwnSubject = asked.length === 0 || reading.terms.filter(isSpecificTerm).length >= subjectWordsMin
  if (!hasOwnSubject || outcome === 'none') return { sources: asked, outcome: asked.length > 0 ? 'answer' : 'none' }
  const others = ranked.filter((each) => !asked.includes(each))
  const companionsMax = outcome === 'related' ? Math.min(relatedMax, sourcesMax) : sourcesMax
  const sources = [...asked, ...selectCompanions(others, companionsMax - asked.length)]
  return { sources, outcome: asked.length > 0 ? 'answer' : outcome }
}

/** Of "二甲双胍 … CKD" only "CKD" is searched; articles on other drugs in CKD do not answer it. */
function hasFewSpecificTerms({ terms }: ParsedQuestion): boolean {
  return terms.filter(isSpecificTerm).length < 2 && !terms.some(({ kind }) => kind === 'drug')
}

function repairQuestion(
  library: Library,
  corpus: Pick<Library, 'articlesWith'>,
  reading: ParsedQuestion,
): { reading: ParsedQuestion; repairs: Map<string, string> } {
  const repairs = new Map<string, string>()
  const hasSynonym = new Set(
    reading.synonyms
      .filter(({ words }) => words.every(({ stem }) => corpus.articlesWith(stem) > 0))
      .flatMap(({ terms }) => terms),
  )
  let tried = 0
  const terms = reading.terms.map((term, index) => {
    if (!isSpecificTerm(term) || hasSynonym.has(index) || corpus.articlesWith(term.stem) > 0) return term
    if (isBoundStem(term.stem) || isEnglishWord(term.surface.toLowerCase())) return term
    tried += 1
    if (tried > repairsTriedMax) return term
    const word = completeDrugName(term.word, corpus) ?? correctSpelling(library, term.word)
    if (word === null) return term
    repairs.set(term.surface, word)
    return { ...term, word, stem: stemWord(word), weight: term.weight * weights.repaired }
  })
  return { reading: { ...reading, terms }, repairs }
}

/** The best article and those nearly as good, at most a few by one first author. */
function selectCompanions(ranked: Candidate[], sourcesMax: number): Candidate[] {
  const least = {
    score: weights.companion.score * (ranked[0]?.score ?? 0),
    covered: weights.companion.covered * Math.max(...ranked.map(({ coverage }) => coverage.fitting)),
  }
  const byAuthor = new Map<string, number>()
  const chosen: Candidate[] = []
  for (const candidate of ranked) {
    if (chosen.length === sourcesMax) break
    if (chosen.length > 0 && (candidate.score < least.score || candidate.coverage.fitting < least.covered)) continue
    const author = candidate.analysed.article.authors[0] ?? candidate.analysed.article.id
    const count = byAuthor.get(author) ?? 0
    if (count >= sameAuthorMax) continue
    byAuthor.set(author, count + 1)
    chosen.push(candidate)
  }
  return chosen
}

/** The limits of the request, which `findCandidates` applies to what it finds. */
function matchesFilters({ year, studyType, retraction }: Article, { fromYear, types }: LibrarySearch): boolean {
  const isRecent = fromYear === undefined || (year !== null && year >= fromYear)
  return retraction === null && isRecent && (types === undefined || types.includes(studyType))
}

/**
 * Adds articles similar in meaning to those chosen by words. Only words decide whether the question is answered at
 * all: some article is always nearest, however distant.
 *
 * @param ranked everything that could be chosen, best first
 * @param similar the nearest by embedding, nearest first
 */
function addSimilar(
  chosen: Candidate[],
  ranked: Candidate[],
  similar: ReadonlyMap<AnalysedArticle, number>,
  sourcesMax: number,
): Candidate[] {
  if (chosen.length === 0 || similar.size === 0) return chosen
  const known = chosen.flatMap(({ analysed }) => similar.get(analysed) ?? [])
  // At least as similar as the median of what the words chose; if none of those is near, embeddings add nothing.
  const least = known.sort((a, b) => b - a)[Math.floor(known.length / 2)] ?? 1
  const byMeaning = [...similar].flatMap(([analysed, similarity]) => {
    const candidate = similarity >= least && ranked.find((each) => each.analysed === analysed)
    return candidate ? [candidate] : []
  })
  return fuseRanks([chosen, byMeaning]).slice(0, sourcesMax)
}

function toRanked(question: WeightedQuestion, candidate: Candidate): RankedArticle {
  const score = Math.min(1, Math.max(0, candidate.score))
  const { article } = candidate.analysed
  const missing = findMissingWords(question, candidate)
  const { isInLibrary, missingDrugs: lacksDrugs } = candidate
  const coverage = candidate.coverage.answered
  return { article, score, coverage, missing, lacksDrugs, isInLibrary, ...rankSentences(question, candidate.analysed) }
}

/** Words and parts of the question that an article lacks, the drugs that it only mentions, and groups that it never mentions. */
function findMissingWords(question: WeightedQuestion, { analysed, missingDrugs }: Candidate): string[] {
  const missing = listMissingTerms(question.reading, (stem) => analysed.frequencies.has(stem))
  const words = missing.map(({ surface }) => surface)
  const parts = listLackingParts(question, analysed)
  return [...new Set([...words, ...parts, ...missingDrugs, ...listSilentGroups(question.reading, analysed)])]
}

function formatQuery({ terms }: ParsedQuestion, repairs: Map<string, string>, named: NamedArticle[]): string {
  const words = terms
    .filter((term) => isSpecificTerm(term) || term.kind === 'number')
    .map(({ surface }) => (repairs.has(surface) ? `${repairs.get(surface)} (for "${surface}")` : surface))
  return [...named.map((each) => ('pmid' in each ? `PMID ${each.pmid}` : each.doi)), ...words].join(', ')
}
