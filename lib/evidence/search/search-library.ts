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
import { areOppositeAges } from '@/lib/evidence/question/mutually-exclusive-populations'
import { type ParsedQuestion, type PatientValues, parseQuestion } from '@/lib/evidence/question/parse-question'
import { isSpecificTerm, type QuestionTerm } from '@/lib/evidence/question/question-terms'
import { isBoundStem } from '@/lib/evidence/text/bound-tokens'
import { isEnglishWord } from '@/lib/evidence/text/common-words'
import { foldWord, stemWord } from '@/lib/evidence/text/normalize-terms'
import type { StudyType } from '@/lib/shared/study-types'
import type { SearchOutcome } from '@/lib/wire/evidence'
import { abstainBelow, collectAnswerEvidence, estimateAnswerability } from './answerability'
import { findCandidates } from './bm25'
import { buildCorpus, mergeLiveArticles } from './merge-live-articles'
import {
  type AnalysedArticle,
  analyseArticle,
  type Coverage,
  markCoveredTerms,
  measureCoverage,
  measureSubjectShare,
  scoreOrder,
  scoreText,
  type WeightedQuestion,
  weightQuestion,
  weights,
} from './rank'
import { rankSentences } from './rank-sentences'
import type { RankedArticle } from './ranked-article'
import { fuseRanks } from './reciprocal-rank-fusion'
import { completeDrugName, correctSpelling } from './spell-correction'
import { findNamedStudies, type NamedStudies } from './study-names'
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
/**
 * "Is PMID 31535829 sound?" asks about that article; with this many specific terms a question has a subject of its
 * own.
 */
const subjectWordsMin = 3
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

interface Candidate {
  analysed: AnalysedArticle
  isInLibrary: boolean
  text: number
  coverage: Coverage
  /** Drugs that the question names and the article does not test. */
  missingDrugs: string[]
  score: number
  /** The question names the study by its acronym. */
  isNamedStudy: boolean
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

function rankCandidates(
  question: WeightedQuestion,
  articles: { analysed: AnalysedArticle; isInLibrary: boolean }[],
  studies: NamedStudies,
): Candidate[] {
  const found = articles.map((each): Candidate => {
    const text = scoreText(question, each.analysed)
    const coverage = measureCoverage(question, (stem) => each.analysed.frequencies.has(stem))
    const missingDrugs = findMissingDrugs(question.reading, each.analysed)
    return { ...each, text, coverage, missingDrugs, score: 0, isNamedStudy: studies.articles.has(each.analysed) }
  })
  const textBest = Math.max(0, ...found.map(({ text }) => text))
  for (const each of found) {
    const isOnOtherDrug = each.missingDrugs.length > 0
    each.score =
      scoreOrder(question, each.analysed, { ...each, textBest, isOnOtherDrug }) +
      (each.isNamedStudy ? weights.namedStudy : 0)
  }
  return dropIndirectComparisons(
    question.reading,
    found.sort((a, b) => b.score - a.score),
  )
}

/**
 * "Apixaban versus warfarin": where the best article has both, one on dabigatran and warfarin answers another question.
 * Where none has both, each on one of them is of use.
 */
function dropIndirectComparisons(reading: ParsedQuestion, ranked: Candidate[]): Candidate[] {
  const { terms, comparators } = reading
  const drugs = terms.flatMap((term, index) => (term.kind === 'drug' && isSpecificTerm(term) ? [index] : []))
  const compared = drugs.filter((index) => !comparators.includes(index))
  const best = ranked[0]
  if (comparators.length === 0 || compared.length === 0 || !best) return ranked
  if (listMissing(reading, best.analysed, drugs).length > 0) return ranked
  return ranked.map((each) => {
    const lacking = listMissing(reading, each.analysed, compared)
    return each.missingDrugs.length > 0 || lacking.length < compared.length ? each : { ...each, missingDrugs: lacking }
  })
}

/** The drugs, of those given by index, that an article does not name. */
function listMissing(reading: ParsedQuestion, { article, frequencies }: AnalysedArticle, drugs: number[]): string[] {
  const covered = markCoveredTerms(reading, (stem) => frequencies.has(stem))
  return drugs.flatMap((index) =>
    (covered[index] ?? 0) >= leastCoverage(article) ? [] : (reading.terms[index]?.surface ?? []),
  )
}

/**
 * Text score of the ninth best library article, as a baseline; live sources return only matching articles, so they
 * are left out.
 */
function findFieldScore(all: Candidate[]): number {
  const texts = all.filter(({ isInLibrary }) => isInLibrary).map(({ text }) => text)
  return texts.sort((a, b) => b - a)[8] ?? 0
}

function measureAnswerability(question: WeightedQuestion, ranked: Candidate[], field: number): number {
  const best = ranked[0]
  if (!best) return 0
  const sure = estimateAnswerability(collectAnswerEvidence(question, best.analysed, { text: best.text, field }))
  return isNamedInShort(question, best) ? Math.max(sure, abstainBelow) : sure
}

/** An article that says what something costs holds one of these. */
const costStems = ['cost', 'costs', 'price', 'expensive', 'cheaper', 'economic'].map((word) => stemWord(foldWord(word)))

/** Related is what shares a subject of the question in its title or keywords, not only a word somewhere in its text. */
function judgeOutcome(question: WeightedQuestion, best: Candidate | undefined, sure: number): SearchOutcome {
  if (best?.isNamedStudy) return 'answer'
  if (best === undefined || !question.reading.terms.some(isSpecificTerm)) return 'none'
  const isOnOtherDrug = best.missingDrugs.length > 0
  const lacksCosts = question.reading.asksForCost && !costStems.some((stem) => best.analysed.frequencies.has(stem))
  // A guideline on newborn jaundice is no answer about adults.
  const isOnOtherAge = areOppositeAges(question.reading.sides, best.analysed.sides)
  const isOnOther =
    isOnOtherDrug ||
    isOnOtherAge ||
    lacksTreatment(question, best.analysed) ||
    isOnOtherCondition(question, best.analysed)
  if (sure >= abstainBelow && !isOnOther && !lacksCosts) return 'answer'
  return measureSubjectShare(question, (stem) => best.analysed.named.has(stem)) >= weights.relatedShare
    ? 'related'
    : 'none'
}

/** "Does CPAP prevent strokes in sleep apnoea?": whether an article names none of the treatments whose effect is asked for. */
function lacksTreatment({ reading }: WeightedQuestion, { frequencies }: AnalysedArticle): boolean {
  const covered = markCoveredTerms(reading, (stem) => frequencies.has(stem))
  return reading.treatments.length > 0 && reading.treatments.every((index) => !covered[index])
}

/** "Pembrolizumab in melanoma": whether an article on the drug holds none of the few other subjects of a question. */
function isOnOtherCondition({ reading }: WeightedQuestion, { frequencies, named }: AnalysedArticle): boolean {
  const subjects = reading.terms.flatMap((term, index) => (isSpecificTerm(term) ? [index] : []))
  const others = subjects.filter((index) => reading.terms[index]?.kind === 'specific')
  const isShort = subjects.length <= subjectWordsMin && reading.terms.every(({ role }) => role === 'asked')
  if (!isShort || others.length === 0 || others.length === subjects.length) return false
  const names = reading.synonyms.filter(({ isBroader }) => !isBroader)
  // The words of another name are together in a title; in a text "skin" and "cancer" may be far apart.
  const byOtherName = (index: number) =>
    names.some(({ terms, words }) => {
      return terms.includes(index) && words.every(({ stem }) => (words.length > 1 ? named : frequencies).has(stem))
    })
  const held = (index: number) => frequencies.has(reading.terms[index]?.stem ?? '') || byOtherName(index)
  // "Failure" alone is no part of "heart failure".
  const whole = names.filter(({ terms }) => terms.length > 1)
  return !others.some((index) => {
    return (
      byOtherName(index) ||
      (whole.filter(({ terms }) => terms.includes(index)).every(({ terms }) => terms.every(held)) && held(index))
    )
  })
}

/** With more words, "are adult body circumferences associated with height at any age?", a question asks for a relation. */
const shortQuestionMax = 5

/** "stroke treatment" has too few words for a high estimate, but an article may be about all that it names. */
function isNamedInShort({ reading }: WeightedQuestion, { analysed: { named }, coverage }: Candidate): boolean {
  if (coverage.answered < weights.companion.covered) return false
  const words = reading.terms.filter(({ role, kind, weight }) => role === 'asked' && kind !== 'number' && weight > 0)
  if (words.length > shortQuestionMax) return false
  const asked = reading.terms.filter(isSpecificTerm).length
  return asked > 0 && asked < subjectWordsMin && listMissingTerms(reading, (stem) => named.has(stem)).length === 0
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

const typesOnClasses: ReadonlySet<StudyType> = new Set(['guideline', 'meta-analysis', 'systematic-review', 'review'])

/** A guideline or review that names the class covers its drugs. */
function leastCoverage({ studyType }: Article): number {
  return typesOnClasses.has(studyType) ? weights.broader : 1
}

/** Of "empagliflozin or dapagliflozin" one is enough; an article on a third drug does not answer. */
function findMissingDrugs(reading: ParsedQuestion, analysed: AnalysedArticle): string[] {
  const least = leastCoverage(analysed.article)
  const drugs = reading.terms.flatMap((term, index) => (term.kind === 'drug' && isSpecificTerm(term) ? [index] : []))
  const mentioned = markCoveredTerms(reading, (stem) => analysed.frequencies.has(stem))
  const isMentioned = (index: number) => (mentioned[index] ?? 0) >= least
  // Of another treatment only a mention as a background therapy tells that the article is not on it.
  const asked = drugs.length > 0 ? drugs : reading.treatments.filter(isMentioned)
  const tested = asked.some(isMentioned) ? markTestedTerms(reading, analysed, asked) : mentioned
  const isCovered = asked.some((index) => (tested[index] ?? 0) >= least)
  return isCovered ? [] : asked.flatMap((index) => reading.terms[index]?.surface ?? [])
}

/** As `markCoveredTerms`; the sentences of an article are read only if its title and keywords lack the names asked for. */
function markTestedTerms(reading: ParsedQuestion, { named, tested }: AnalysedArticle, asked: number[]): number[] {
  const byName = markCoveredTerms(reading, (stem) => named.has(stem))
  return asked.some((index) => byName[index] === 1) ? byName : markCoveredTerms(reading, (stem) => tested().has(stem))
}

/** Specific words of the question that an article lacks, and the drugs that it only mentions. */
function findMissingWords({ reading }: WeightedQuestion, { analysed, missingDrugs }: Candidate): string[] {
  const missing = listMissingTerms(reading, (stem) => analysed.frequencies.has(stem))
  return [...new Set([...missing.map(({ surface }) => surface), ...missingDrugs])]
}

function listMissingTerms(reading: ParsedQuestion, has: (stem: string) => boolean): QuestionTerm[] {
  const covered = markCoveredTerms(reading, has)
  return reading.terms.filter((term, index) => isSpecificTerm(term) && covered[index] !== 1)
}

function formatQuery({ terms }: ParsedQuestion, repairs: Map<string, string>, named: NamedArticle[]): string {
  const words = terms
    .filter((term) => isSpecificTerm(term) || term.kind === 'number')
    .map(({ surface }) => (repairs.has(surface) ? `${repairs.get(surface)} (for "${surface}")` : surface))
  return [...named.map((each) => ('pmid' in each ? `PMID ${each.pmid}` : each.doi)), ...words].join(', ')
}

const analysedByState = new WeakMap<object, Map<number, AnalysedArticle>>()
/** Prepared articles cached, some 20 kB each; the least recently used is evicted first. */
const analysedMax = 2000

function loadAnalysedArticle(library: Library, row: number): AnalysedArticle | null {
  let cache = analysedByState.get(library.state)
  if (!cache) {
    cache = new Map()
    analysedByState.set(library.state, cache)
  }
  const known = cache.get(row)
  if (known) {
    cache.delete(row)
    cache.set(row, known)
    return known
  }
  const article = library.articleByRow(row)
  if (!article) return null
  const analysed = analyseArticle(article, selectIndexedFields(article))
  cache.set(row, analysed)
  if (cache.size > analysedMax) {
    for (const oldest of cache.keys()) {
      cache.delete(oldest)
      break
    }
  }
  return analysed
}
