/** Ranks the articles that an index selected, and chooses those that are shown as sources. */
import type { Article } from '@/lib/evidence/article/article'
import { dropDuplicateArticles } from '@/lib/evidence/article/article-identity'
import type { Library } from '@/lib/evidence/library/library-reader'
import type { NamedArticle } from '@/lib/evidence/question/cited-identifiers'
import { formatQuestion } from '@/lib/evidence/question/format-question'
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import { findGroups } from '@/lib/evidence/question/population-groups'
import { isSpecificTerm } from '@/lib/evidence/question/question-terms'
import type { AnalysedArticle } from '@/lib/evidence/search/article/analyse-article'
import { loadAnalysedArticle } from './article/load-analysed-article'
import type { Candidates } from './candidates/candidate-index'
import { fuseRanks } from './candidates/reciprocal-rank-fusion'
import { findNearestRows } from './candidates/vector-search'
import { listNamedDiseases } from './fit/disease-terms'
import { toMissingWords } from './fit/missing-part'
import { listAskedDrugs } from './fit/missing-terms'
import { mergeLiveArticles } from './merge-live-articles'
import { describeChosen } from './outcome/describe-chosen'
import { judgeOutcome, putAnsweringFirst } from './outcome/judge-outcome'
import { selectSources } from './outcome/select-sources'
import type { PreparedSearch } from './prepare-search'
import { type Candidate, rankCandidates } from './rank/rank-candidates'
import type { RankedArticle } from './rank/ranked-article'
import { findNamedStudies } from './rank/study-names'
import type { SearchRequest } from './search-request'
import type { RankedResult } from './search-result'

/** How many articles the vector search returns. */
const nearMax = 50

/**
 * Ranks the candidates together with articles that the question names, articles of similar meaning, and live articles.
 *
 * @param asked the question as asked, with which populations are compared, where `prepared` is a rewording
 */
export function rankFound(
  library: Library,
  search: SearchRequest,
  prepared: PreparedSearch,
  { articles: rows, hits }: Candidates<number>,
  asked = prepared,
): RankedResult {
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
  const isOnOthers =
    selected.outcome === 'answer' &&
    !isWholeRanking &&
    (areAllOnAdults(asked.reading, described.found) || haveAllExcluded(asked.reading, described.found))
  const outcome = isOnOthers ? 'related' : selected.outcome
  return {
    ...described,
    ...(outcome === 'related' && { found: putDiseaseFirst(reading, described.found) }),
    ...(isOnOthers && { found: described.found.map(addAskedToMissing) }),
    hasUnsearchedText,
    query,
    hits,
    liveFound: listLiveFound(search, chosen),
    answerability,
    outcome,
    searchedAs: formatQuestion(reading, ({ surface }) => repairs.get(surface) ?? surface, studies.names),
  }
}

/**
 * "Severe depression in adolescents": of sources that do not answer, one on depression in adults is nearer than one on
 * another disease in adolescents.
 */
function putDiseaseFirst(reading: ParsedQuestion, found: RankedArticle[]): RankedArticle[] {
  // Where a treatment is named, a source on it is nearer.
  if (!asksForAnyTreatment(reading)) return found
  const diseases = listNamedDiseases(reading).flatMap((index) => reading.terms[index]?.surface ?? [])
  const lacksDisease = ({ missing }: RankedArticle) =>
    diseases.length > 0 &&
    diseases.every((disease) => missing.some(({ surface }) => surface.split(' ').includes(disease)))
  return [...found.filter((each) => !lacksDisease(each)), ...found.filter(lacksDisease)]
}

/** "Fluoxetine for a 14-year-old": whether each source is on older people, so that none answers. */
function areAllOnAdults({ age, facets }: ParsedQuestion, found: RankedArticle[]): boolean {
  if (age === null || age.years >= adultAge || facets.asked.includes('eligibility')) return false
  return found.every(({ populationDifference: difference }) => {
    return difference?.relation === 'different' && difference.asked === age.surface
  })
}

/** "First line for a UTI in pregnancy": whether each source excluded the group asked about, so that none answers. */
function haveAllExcluded(reading: ParsedQuestion, found: RankedArticle[]): boolean {
  const { facets, groups } = reading
  // Of a drug that is named, that it was not tested in them is the answer.
  if (
    found.length === 0 ||
    !asksForAnyTreatment(reading) ||
    facets.asked.includes('eligibility') ||
    groups.length === 0
  )
    return false
  return found.every(({ populationDifference: difference }) => {
    return difference?.relation === 'excluded' && findGroups(difference.asked).some(({ name }) => vulnerable.has(name))
  })
}

function asksForAnyTreatment(reading: ParsedQuestion): boolean {
  return reading.facets.asked.includes('recommendation') && listAskedDrugs(reading).length === 0
}

/** What is safe in others may not be in them. */
const vulnerable: ReadonlySet<string> = new Set(['pregnancy', 'breast-feeding', 'newborns'])

function addAskedToMissing(each: RankedArticle): RankedArticle {
  return { ...each, missing: [...each.missing, toMissingWords(each.populationDifference?.asked ?? '')] }
}

const adultAge = 16

/** The nearest articles by embedding that the request's limits allow, nearest first. */
function findSimilar(library: Library, search: SearchRequest): Map<AnalysedArticle, number> {
  if (!search.embedding || search.includesLibrary === false) return new Map()
  return new Map(
    findNearestRows(library, search.embedding, nearMax).flatMap(({ rowid, similarity }) => {
      const analysed = loadAnalysedArticle(library, rowid)
      return analysed && matchesFilters(analysed.article, search) ? [[analysed, similarity] as const] : []
    }),
  )
}

function listLiveFound({ liveArticles = [] }: SearchRequest, chosen: Candidate[]): number[] {
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
function matchesFilters({ year, studyType, retraction }: Article, { fromYear, types }: SearchRequest): boolean {
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
