/**
 * One search of one library, from question to ranked articles. It takes and gives plain data and waits for nothing, so
 * it can run in this thread or in a worker alike.
 */
import type { StudyType } from '@/lib/wire/evidence'
import { candidates } from './candidates'
import { indexedFields, type Library } from './library-file'
import { isNamed, type QuestionReading, readQuestion } from './question'
import {
  type AnalysedArticle,
  abstainBelow,
  analyseArticle,
  answerability,
  coverage,
  coveredTerms,
  orderScore,
  textScore,
  type WeighedQuestion,
  weighQuestion,
  weights,
} from './rank'
import type { RankedArticle, Sentence } from './retrieve'
import { repairWord } from './spelling'
import { stemOf } from './terms'

export interface LibrarySearch {
  question: string
  previous?: string | undefined
  fromYear?: number | undefined
  types?: StudyType[] | undefined
  sourcesMax: number
  year: number
}

export interface LibraryResult {
  found: RankedArticle[]
  nearest: RankedArticle[]
  uncovered: string[]
  /** The query as a person can read it: the words searched for, repairs shown. */
  query: string
  /** Articles that hold at least one of the words. */
  hits: number
  /** How surely the best article answers, 0 to 1. */
  answerability: number
}

const nearestMax = 3
/** Most sources by one first author: one group's view should not fill the page. */
const sameAuthorMax = 3

export function searchLibrary(library: Library, search: LibrarySearch): LibraryResult {
  const { reading, repairs } = repaired(library, readQuestion(search.question, search.previous))
  const query = readableQuery(reading, repairs)
  if (reading.terms.length === 0) return { found: [], nearest: [], uncovered: [], query, hits: 0, answerability: 0 }
  const question = weighQuestion(reading, library, search.year)
  const { rows, hits } = candidates(library, reading, search)
  const ranked = rankCandidates(library, question, rows)
  const sure = answerabilityOf(question, ranked)
  const chosen = sure < abstainBelow ? [] : companions(ranked, search.sourcesMax)
  const nearest = chosen.length > 0 ? [] : ranked.slice(0, nearestMax)
  const held = (stem: string) => chosen.some(({ analysed }) => analysed.frequencies.has(stem))
  return {
    found: chosen.map((each) => toRanked(question, each)),
    nearest: nearest.map((each) => toRanked(question, each)),
    uncovered: missingWords(reading, held),
    query,
    hits,
    answerability: sure,
  }
}

interface Candidate {
  analysed: AnalysedArticle
  text: number
  covered: number
  score: number
}

function repaired(
  library: Library,
  reading: QuestionReading,
): { reading: QuestionReading; repairs: Map<string, string> } {
  const repairs = new Map<string, string>()
  const hasSynonym = new Set(
    reading.synonyms
      .filter(({ words }) => words.every(({ stem }) => library.articlesWith(stem) > 0))
      .flatMap(({ terms }) => terms),
  )
  const terms = reading.terms.map((term, index) => {
    if (!isNamed(term) || hasSynonym.has(index) || library.articlesWith(term.stem) > 0) return term
    const word = repairWord(library, term.word)
    if (word === null) return term
    repairs.set(term.surface, word)
    return { ...term, word, stem: stemOf(word), weight: term.weight * weights.repaired }
  })
  return { reading: { ...reading, terms }, repairs }
}

function rankCandidates(library: Library, question: WeighedQuestion, rows: number[]): Candidate[] {
  const found: Candidate[] = []
  for (const row of rows) {
    const analysed = analysedArticle(library, row)
    if (!analysed) continue
    const text = textScore(question, analysed)
    const covered = coverage(question, (stem) => analysed.frequencies.has(stem))
    found.push({ analysed, text, covered, score: 0 })
  }
  const textBest = Math.max(0, ...found.map(({ text }) => text))
  for (const each of found) each.score = orderScore(question, each.analysed, { ...each, textBest })
  return found.sort((a, b) => b.score - a.score)
}

function answerabilityOf(question: WeighedQuestion, ranked: Candidate[]): number {
  const best = ranked[0]
  if (!best) return 0
  const field = ranked.map(({ text }) => text).sort((a, b) => b - a)[8] ?? 0
  const sentence = Math.max(0, ...sentencesOf(question, best).map(({ relevance }) => relevance))
  const sure = answerability({ covered: best.covered, text: best.text, sentence, field })
  return holdsAllNamed(question, best) ? Math.max(sure, weights.allNamed) : sure
}

/** "stroke treatment" has too few words to be sure by their weight, but a record holds all that it names. */
function holdsAllNamed({ reading }: WeighedQuestion, { analysed: { frequencies } }: Candidate): boolean {
  return reading.terms.some(isNamed) && missingWords(reading, (stem) => frequencies.has(stem)).length === 0
}

/** The best record and those that answer nearly as well, no more than a few of one first author. */
function companions(ranked: Candidate[], sourcesMax: number): Candidate[] {
  const least = {
    score: weights.companion.score * (ranked[0]?.score ?? 0),
    covered: weights.companion.covered * Math.max(...ranked.map(({ covered }) => covered)),
  }
  const byAuthor = new Map<string, number>()
  const chosen: Candidate[] = []
  for (const candidate of ranked) {
    if (chosen.length === sourcesMax) break
    if (chosen.length > 0 && (candidate.score < least.score || candidate.covered < least.covered)) continue
    const author = candidate.analysed.article.authors[0] ?? candidate.analysed.article.id
    const count = byAuthor.get(author) ?? 0
    if (count >= sameAuthorMax) continue
    byAuthor.set(author, count + 1)
    chosen.push(candidate)
  }
  return chosen
}

function toRanked(question: WeighedQuestion, candidate: Candidate): RankedArticle {
  const score = Math.min(1, Math.max(0, candidate.score))
  const { article, frequencies } = candidate.analysed
  const missing = missingWords(question.reading, (stem) => frequencies.has(stem))
  return { article, score, coverage: candidate.covered, missing, sentences: sentencesOf(question, candidate) }
}

function missingWords(reading: QuestionReading, has: (stem: string) => boolean): string[] {
  const covered = coveredTerms(reading, has)
  return reading.terms.filter((term, index) => isNamed(term) && covered[index] !== 1).map(({ surface }) => surface)
}

function sentencesOf(question: WeighedQuestion, { analysed: { article, sentences } }: Candidate): Sentence[] {
  return sentences().flatMap(({ passage, start, end, stems }) => {
    const stored = article.passages[passage]
    return stored ? [{ passage: stored, start, end, relevance: coverage(question, (stem) => stems.has(stem)) }] : []
  })
}

function readableQuery({ terms }: QuestionReading, repairs: Map<string, string>): string {
  return terms
    .filter((term) => isNamed(term) || term.kind === 'number')
    .map(({ surface }) => (repairs.has(surface) ? `${repairs.get(surface)} (for "${surface}")` : surface))
    .join(', ')
}

const analysedByLibrary = new WeakMap<Library, Map<number, AnalysedArticle>>()
/** Prepared articles kept in memory, some 20 kB each; the least recently used go first. */
const analysedMax = 2000

function analysedArticle(library: Library, row: number): AnalysedArticle | null {
  let cache = analysedByLibrary.get(library)
  if (!cache) {
    cache = new Map()
    analysedByLibrary.set(library, cache)
  }
  const known = cache.get(row)
  if (known) {
    cache.delete(row)
    cache.set(row, known)
    return known
  }
  const article = library.articleByRow(row)
  if (!article) return null
  const analysed = analyseArticle(article, indexedFields(article))
  cache.set(row, analysed)
  if (cache.size > analysedMax) {
    for (const oldest of cache.keys()) {
      cache.delete(oldest)
      break
    }
  }
  return analysed
}
