/**
 * Runs one search of one library in three steps: it reads the question, selects candidates from an index, and ranks
 * them. It is synchronous and takes and returns plain data, so it can run in any thread. With an index outside the
 * library file, a thread reads the question (`readCandidateQuery`), the index selects, and a thread ranks the
 * selection.
 */

import type { Article } from '@/lib/evidence/article/article'
import { dropDuplicateArticles } from '@/lib/evidence/article/article-identity'
import type { Library } from '@/lib/evidence/library/library-reader'
import { fitsStatedAges, readAskedAge } from '@/lib/evidence/question/ages'
import type { NamedArticle } from '@/lib/evidence/question/cited-identifiers'
import { formatQuestion } from '@/lib/evidence/question/format-question'
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import { createGroupFinder, findGroups } from '@/lib/evidence/question/population-groups'
import { isSpecificTerm } from '@/lib/evidence/question/question-terms'
import { chooseQuote } from '@/lib/evidence/quote/choose-quote'
import type { AnalysedArticle } from '@/lib/evidence/search/article/analyse-article'
import { markCoveredTerms } from '@/lib/evidence/search/weighting/coverage'
import type { WeightedQuestion } from '@/lib/evidence/search/weighting/weight-question'
import { isAmbiguousWord } from '@/lib/evidence/text/common-words'
import { findForms } from '@/lib/evidence/text/exclusive-forms'
import type { StudyType } from '@/lib/shared/study-types'
import type { SearchOutcome } from '@/lib/wire/evidence'
import { loadAnalysedArticle } from './article/load-analysed-article'
import { isOnDisease, listRewordings, namesImmunosuppressant } from './bystanders/list-rewordings'
import { listWiderReadings } from './bystanders/wider-names'
import { EmbeddedIndex } from './candidates/bm25'
import type { CandidateQuery, Candidates } from './candidates/candidate-index'
import { fuseRanks } from './candidates/reciprocal-rank-fusion'
import { findNearestRows, type QueryEmbedding } from './candidates/vector-search'
import { listLackingParts } from './fit/asked-part'
import { type MissingPart, toMissingWords } from './fit/missing-part'
import { dropDeniedTerms, dropDescribingTerms, joinNeighbours, listMissingTerms } from './fit/missing-terms'
import { listSilentGroups, listUnreportedGroups } from './fit/silent-groups'
import { mergeLiveArticles } from './merge-live-articles'
import { judgeOutcome, putAnsweringFirst } from './outcome/judge-outcome'
import { selectSources } from './outcome/select-sources'
import { type AskedQuestion, listSearchedStems, type PreparedSearch, prepareSearch } from './prepare-search'
import { putWarningsFirst } from './rank/put-warnings-first'
import { type Candidate, rankCandidates } from './rank/rank-candidates'
import { listPopulationWords, type PopulationWords, rankSentences } from './rank/rank-sentences'
import type { RankedArticle } from './rank/ranked-article'
import { findNamedStudies } from './rank/study-names'

export interface LibrarySearch extends AskedQuestion {
  fromYear?: number | undefined
  types?: StudyType[] | undefined
  sourcesMax: number
  /** False when the request names other sources only: the library then only contributes word statistics. */
  includesLibrary?: boolean | undefined
  /** Embedding of the question, if the operator has connected an embedding model. */
  embedding?: QueryEmbedding | undefined
  /** Returns the whole ranking, whether or not it would answer the question: for a list that the user browses. */
  keepsWholeRanking?: boolean | undefined
  /** What a shared index selected for `readCandidateQuery`. */
  shared?: SharedCandidates | undefined
}

export interface SharedCandidates extends Candidates<string> {
  /** The last change of the library that the index contains. */
  version: number
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
  /** The question as it was searched, complete without earlier turns. */
  searchedAs: string
  /** The last change of the shared library that was searched; null for a library of this server's own. */
  libraryVersion: number | null
}

const nearestMax = 3
/** Articles selected by words, which are read and ranked. */
const candidatesMax = 100
/** Articles taken from the unsealed block, in addition to those of a shared index. */
const unsealedMax = 20
/** Taken before retracted articles are removed; more of those among the best are unlikely. */
const beforeRetracted = 150
/** How many articles the vector search returns. */
const nearMax = 50

export function searchLibrary(library: Library, search: LibrarySearch): LibraryResult {
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

function listTexts({ title, passages }: RankedArticle['article']): string[] {
  return [title, ...passages.map(({ text }) => text)]
}

/** Covers who takes an immunosuppressant, whichever it is. */
const onImmunosuppressed = /\bimmuno(?:suppress|compromis)/i

/**
 * "RSV vaccine for a man with COPD": if no article answers the question as asked, one that answers it without the other disease does,
 * and the answer says that COPD is not covered. Whom the article left out is still compared with all that was asked.
 */
function answerWithoutBystanders(
  library: Library,
  search: LibrarySearch,
  asked: PreparedSearch,
  candidates: Candidates<number>,
): Omit<LibraryResult, 'libraryVersion'> | null {
  // Neither drug of an interaction is a bystander.
  if (search.keepsWholeRanking || asked.reading.asksForInteraction) return null
  for (const { text, bystanders } of listRewordings(search.question)) {
    const reworded = { ...search, question: text }
    const prepared = prepareSearch(library, reworded)
    const result = rankFound(library, reworded, prepared, candidates, asked)
    if (result.outcome !== 'answer') continue
    // "Sclerosing cholangitis and itches": an article on the rest is on one of its diseases, not on a sign of the one left out.
    const [best] = result.found
    if (bystanders.length > 0 && !(best && isOnDisease(prepared.reading, best.article))) continue
    const texts = result.found.flatMap(({ article }) => listTexts(article))
    const isOnSuppressed = best !== undefined && listTexts(best.article).some((each) => onImmunosuppressed.test(each))
    const isHeld = (name: string) =>
      texts.some((each) => each.toLowerCase().includes(name.toLowerCase())) ||
      (isOnSuppressed && namesImmunosuppressant(name))
    return { ...result, uncovered: [...new Set([...result.uncovered, ...bystanders.filter((name) => !isHeld(name))])] }
  }
  return null
}

/** Least share of the coverage of the best source that one which has the wider name needs to come before it. */
const widerCoverage = 0.9

/**
 * "Upper GI bleed with IHD": what no source covers may be covered under a wider name, "cardiovascular disease". Only a sentence that
 * has the wider name answers so, because the reader sees it there.
 *
 * @param answer what was found for the question as asked
 */
function answerUnderWiderName(
  library: Library,
  search: LibrarySearch,
  asked: PreparedSearch,
  candidates: Candidates<number>,
  answer: Pick<LibraryResult, 'outcome' | 'uncovered'>,
): Omit<LibraryResult, 'libraryVersion'> | null {
  if (search.keepsWholeRanking) return null
  for (const { text, written } of listWiderReadings(
    search.question,
    answer.outcome === 'answer' ? answer.uncovered : null,
  )) {
    const reworded = { ...search, question: text }
    const result = rankFound(library, reworded, prepareSearch(library, reworded), candidates, asked)
    if (result.outcome !== 'answer') continue
    const least = widerCoverage * (result.found[0]?.coverage ?? 0)
    const naming = result.found.filter(({ coverage, sentences }) => {
      const opening = chooseQuote(sentences)
      return coverage >= least && opening && written.test(opening.passage.text.slice(opening.start, opening.end))
    })
    // "Hormonal contraception was not studied" of one source says less than the advice of another.
    const best = naming.find(({ populationDifference }) => !populationDifference) ?? naming[0]
    if (best) return { ...result, found: [best, ...result.found.filter((each) => each !== best)] }
  }
  return null
}

/**
 * The query for a shared index. `versionMin` is the first version at which the index has all articles except those of
 * the unsealed block, which are searched in the library; null for a library that is not shared.
 */
export function readCandidateQuery(
  library: Library,
  search: LibrarySearch,
): { query: CandidateQuery; versionMin: number | null } {
  return library.snapshot(() => ({
    query: toCandidateQuery(search, prepareSearch(library, search)),
    versionMin: library.sealedVersion,
  }))
}

function toCandidateQuery({ fromYear, types }: LibrarySearch, { reading }: PreparedSearch): CandidateQuery {
  return { stems: listSearchedStems(reading), fromYear, types, limit: beforeRetracted }
}

/** The best candidates that are not retracted. */
function findAnswerable(library: Library, { shared }: LibrarySearch, query: CandidateQuery): Candidates<number> {
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

/**
 * Ranks the candidates together with articles that the question names, articles of similar meaning, and live articles.
 *
 * @param asked the question as asked, with which populations are compared, where `prepared` is a rewording
 */
function rankFound(
  library: Library,
  search: LibrarySearch,
  prepared: PreparedSearch,
  { articles: rows, hits }: Candidates<number>,
  asked = prepared,
): Omit<LibraryResult, 'libraryVersion'> {
  const { reading, question, named, repairs, hasUnsearchedText, query } = prepared
  const own = [...new Set([...findNamedRows(library, named), ...rows])].flatMap(
    (row) => loadAnalysedArticle(library, row) ?? [],
  )
  const similar = findSimilar(library, search)
  const merged = mergeLiveArticles([...new Set([...own, ...similar.keys()])], prepared.live, named)
  const studies = findNamedStudies(
    search.question,
    merged.map(({ analysed }) => analysed),
  )
  const all = rankCandidates(question, merged, studies)
  const ranked = search.includesLibrary === false ? all.filter(({ isInLibrary }) => !isInLibrary) : all
  // An article without text can be listed by title, but not quoted.
  const { ranked: quotable, answerability } = putAnsweringFirst(
    question,
    dropDuplicateArticles(
      ranked.filter(({ analysed }) => analysed.article.passages.length > 0),
      ({ analysed }) => analysed.article,
    ),
  )
  const selected = selectSources(quotable, question, named, {
    outcome:
      hasUnsearchedText && hasFewSpecificTerms(reading) ? 'none' : judgeOutcome(question, quotable[0], answerability),
    sourcesMax: search.sourcesMax,
  })
  const chosen = search.keepsWholeRanking
    ? ranked.slice(0, search.sourcesMax)
    : addSimilar(selected.sources, quotable, similar, search.sourcesMax)
  const isWholeRanking = search.keepsWholeRanking === true
  const described = describeChosen(prepared, chosen, ranked, { asked, isWholeRanking })
  const isOnAdults = selected.outcome === 'answer' && !isWholeRanking && areAllOnAdults(asked.reading, described.found)
  return {
    ...described,
    ...(isOnAdults && { found: described.found.map(addAgeToMissing) }),
    hasUnsearchedText,
    query,
    hits,
    liveFound: listLiveFound(search, chosen),
    answerability,
    outcome: isOnAdults ? 'related' : selected.outcome,
    searchedAs: formatQuestion(reading, ({ surface }) => repairs.get(surface) ?? surface, studies.names),
  }
}

/** "Fluoxetine for a 14-year-old": whether each source is on older people, so that none answers. */
function areAllOnAdults({ age, facets }: ParsedQuestion, found: RankedArticle[]): boolean {
  if (age === null || age.years >= adultAge || facets.asked.includes('eligibility')) return false
  return found.every(({ populationDifference: difference }) => {
    return difference?.relation === 'different' && difference.asked === age.surface
  })
}

function addAgeToMissing(each: RankedArticle): RankedArticle {
  return { ...each, missing: [...each.missing, toMissingWords(each.populationDifference?.asked ?? '')] }
}

const adultAge = 16

/** The nearest articles by embedding that the request's limits allow, nearest first. */
function findSimilar(library: Library, search: LibrarySearch): Map<AnalysedArticle, number> {
  if (!search.embedding || search.includesLibrary === false) return new Map()
  return new Map(
    findNearestRows(library, search.embedding, nearMax).flatMap(({ rowid, similarity }) => {
      const analysed = loadAnalysedArticle(library, rowid)
      return analysed && matchesFilters(analysed.article, search) ? [[analysed, similarity] as const] : []
    }),
  )
}

/** The chosen articles, or the nearest if there are none, and the words that no chosen article has. */
function describeChosen(
  { reading, question, named }: PreparedSearch,
  chosen: Candidate[],
  ranked: Candidate[],
  { asked, isWholeRanking }: { asked: PreparedSearch; isWholeRanking: boolean },
): Pick<LibraryResult, 'found' | 'nearest' | 'uncovered'> {
  const nearest =
    chosen.length > 0
      ? []
      : dropDuplicateArticles(listOnSubject(reading, ranked), ({ analysed }) => analysed.article).slice(0, nearestMax)
  const populationWords = listPopulationWords(question)
  const found = chosen.map((each) => {
    const own = toRanked(question, each, populationWords)
    if (asked.question === question) return own
    const { populationDifference } = toRanked(asked.question, each, listPopulationWords(asked.question))
    return { ...own, ...(populationDifference && { populationDifference }) }
  })
  // What the question names comes first, and a list to browse keeps its ranking.
  const keepsOrder =
    isWholeRanking ||
    named.length > 0 ||
    chosen.some(({ isNamedStudy }) => isNamedStudy) ||
    reading.facets.asked.includes('eligibility')
  const lacking = chosen.map((each) => collectWords(findMissingParts(question, each)))
  const uncovered = listMissingTerms(reading, () => false).filter(({ surface }) =>
    lacking.every((words) => words.has(surface)),
  )
  return {
    found: keepsOrder ? found : putWarningsFirst(putDifferingLast(found, reading)),
    nearest: nearest.map((each) => toRanked(question, each, populationWords)),
    uncovered: [
      ...joinNeighbours(reading, uncovered),
      ...listUnreportedGroups(
        reading,
        chosen.map(({ analysed }) => analysed.article),
      ),
    ],
  }
}

/**
 * Articles whose title or keywords name a subject of the question. An article on valve repair is not near "repair a leaking tap":
 * an everyday word without a medical meaning of its own is not a subject.
 */
function listOnSubject(reading: ParsedQuestion, ranked: Candidate[]): Candidate[] {
  const isSubject = reading.terms.map((term, index) => {
    const hasOtherName = reading.synonyms.some(({ terms, isBroader }) => !isBroader && terms.includes(index))
    return isSpecificTerm(term) && (term.kind === 'drug' || hasOtherName || !isAmbiguousWord(term))
  })
  return ranked.filter(({ analysed }) => {
    const covered = markCoveredTerms(reading, (stem) => analysed.named.has(stem))
    return isSubject.some((is, index) => is && (covered[index] ?? 0) > 0)
  })
}

/**
 * "Multivessel disease in shock": a study that excluded shock, or was on others, comes after the rest if one of them is on
 * people in shock. If none is, what was excluded is the answer.
 */
function putDifferingLast(found: RankedArticle[], { terms }: ParsedQuestion): RankedArticle[] {
  // "Lutetium in hormone-sensitive prostate cancer": a study of the same people without lutetium fits no better.
  const head = terms.find(isSpecificTerm)?.surface ?? ''
  const lacksHead = ({ missing }: RankedArticle) =>
    head !== '' && missing.some(({ surface }) => surface.split(' ').includes(head))
  const fitting = found.filter(({ populationDifference }) => !populationDifference)
  const last = new Set(
    found.filter((each) => {
      const { populationDifference: difference } = each
      if (!difference || (difference.relation !== 'excluded' && !difference.test && !namesPeople(difference.asked)))
        return false
      const asked = difference.test ?? difference.asked
      return fitting.some((other) => mentionsPeople(other.article, asked) && (lacksHead(each) || !lacksHead(other)))
    }),
  )
  return [...found.filter((each) => !last.has(each)), ...last]
}

/** Whether words of a question name a group, a form or an age; others may be anything that an article mentions once. */
function namesPeople(asked: string): boolean {
  return findGroups(asked).length > 0 || findForms(asked).length > 0 || readAskedAge(asked) !== null
}

/** @param asked as the question names them: "toddlers" are children */
function mentionsPeople({ title, passages }: Article, asked: string): boolean {
  const find = createGroupFinder(findGroups(asked).flatMap(({ name, isNegated }) => (isNegated ? [] : [name])))
  const words = asked.toLowerCase()
  const age = readAskedAge(asked)
  return [title, ...passages.map(({ text }) => text)].some(
    (text) =>
      text.toLowerCase().includes(words) ||
      find(text).some(({ isNegated }) => !isNegated) ||
      (age !== null && fitsStatedAges(age.years, text)),
  )
}

function listLiveFound({ liveArticles = [] }: LibrarySearch, chosen: Candidate[]): number[] {
  const articles = new Set(chosen.map(({ analysed }) => analysed.article))
  return liveArticles.flatMap((article, place) => (articles.has(article) ? [place] : []))
}

/** Rows of the library's articles that the question names, including retracted ones. */
function findNamedRows(library: Library, named: NamedArticle[]): number[] {
  return named.flatMap((each) => {
    const [column, value] = 'pmid' in each ? ['pmid', each.pmid] : ['doi', each.doi.toLowerCase()]
    const rows = library.db.prepare(`SELECT rowid FROM articles WHERE ${column} = ?`).all(value)
    return rows.map((row) => Number(row['rowid']))
  })
}

/** Only "CKD" of "二甲双胍 … CKD" is searched; articles on other drugs in CKD do not answer it. */
function hasFewSpecificTerms({ terms }: ParsedQuestion): boolean {
  return terms.filter(isSpecificTerm).length < 2 && !terms.some(({ kind }) => kind === 'drug')
}

/** The limits of the request, which the index applies to its candidates. */
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

function toRanked(question: WeightedQuestion, candidate: Candidate, populationWords: PopulationWords): RankedArticle {
  const score = Math.min(1, Math.max(0, candidate.score))
  const { article, dosesAndHarms } = candidate.analysed
  const missing = listMissing(question, candidate)
  const { isInLibrary, missingDrugs: lacksDrugs } = candidate
  const coverage = candidate.coverage.answered
  const ranked = rankSentences(question, candidate.analysed, populationWords)
  const isNamed = listMissingTerms(question.reading, (stem) => candidate.analysed.named.has(stem)).length === 0
  return {
    article,
    score,
    coverage,
    isNamed,
    missing,
    lacksDrugs,
    isInLibrary,
    dosesAndHarms: dosesAndHarms(),
    ...ranked,
  }
}

/** What the question names and an article lacks, for display: its words, as phrases, and parts of the question. */
function listMissing(question: WeightedQuestion, candidate: Candidate): MissingPart[] {
  const parts = findMissingParts(question, candidate)
  const words = collectWords(parts)
  const terms = question.reading.terms.filter(({ surface }) => words.has(surface))
  const surfaces = new Set(terms.map(({ surface }) => surface))
  const others = parts.filter(({ kind, surface }) => kind !== 'words' || !surfaces.has(surface))
  const all = [...joinNeighbours(question.reading, terms).map(toMissingWords), ...others]
  return [...new Map(all.map((part) => [`${part.kind} ${part.surface}`, part])).values()]
}

function collectWords(parts: MissingPart[]): Set<string> {
  return new Set(parts.flatMap(({ kind, surface }) => (kind === 'words' ? surface : [])))
}

/**
 * Words and parts of the question that an article lacks, drugs that it only mentions, and groups that it never
 * mentions.
 */
function findMissingParts(question: WeightedQuestion, { analysed, missingDrugs }: Candidate): MissingPart[] {
  const lacking = listMissingTerms(question.reading, (stem) => analysed.frequencies.has(stem))
  const sought = dropDeniedTerms(question.reading, lacking)
  const words = dropDescribingTerms(question.reading, sought).map(({ surface }) => surface)
  // "Migraine, treatment of migraine" would name it twice.
  const parts = listLackingParts(question, analysed).filter(
    ({ kind, surface }) => kind === 'words' || !words.includes(surface),
  )
  const groups = listSilentGroups(question.reading, analysed.frequencies)
  return [...words.map(toMissingWords), ...parts, ...[...missingDrugs, ...groups].map(toMissingWords)]
}
