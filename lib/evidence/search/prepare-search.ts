/** The first step of a search: reads the question with the words of the library, and corrects misspelt words. */

import type { Article } from '@/lib/evidence/article/article'
import { selectIndexedFields } from '@/lib/evidence/index/index-article'
import type { Library } from '@/lib/evidence/library/library-reader'
import { extractSearchableText, findNamedArticles, type NamedArticle } from '@/lib/evidence/question/cited-identifiers'
import { stripUnindexedCjk } from '@/lib/evidence/question/cjk-question'
import { type ParsedQuestion, type PatientValues, parseQuestion } from '@/lib/evidence/question/parse-question'
import { isSpecificTerm, type QuestionTerm } from '@/lib/evidence/question/question-terms'
import { type AnalysedArticle, analyseArticle } from '@/lib/evidence/search/article/analyse-article'
import { type WeightedQuestion, weightQuestion } from '@/lib/evidence/search/weighting/weight-question'
import { weights } from '@/lib/evidence/search/weighting/weights'
import { isBoundStem } from '@/lib/evidence/text/bound-tokens'
import { isEnglishWord } from '@/lib/evidence/text/common-words'
import { foldWord, stemWord } from '@/lib/evidence/text/normalize-terms'
import { prefix } from '@/lib/evidence/text/prefixes'
import { buildCorpus } from './merge-live-articles'
import { completeDrugName, correctBrandName, correctGeneralWord, correctSpelling } from './spell-correction'

export interface AskedQuestion {
  question: string
  /** The user's earlier turns, oldest first. */
  earlier?: string[] | undefined
  /** What is known of the patient apart from the text. */
  patient?: PatientValues | undefined
  year: number
  /** Articles from live sources, ranked with the library's own. */
  liveArticles?: Article[] | undefined
}

export interface PreparedSearch {
  /** With corrections, before the words are weighted by rarity. */
  reading: ParsedQuestion
  question: WeightedQuestion
  /** Corrected words, by the word of the question. */
  repairs: Map<string, string>
  /** Articles that the question names by identifier. */
  named: NamedArticle[]
  /** The live articles, in their order. */
  live: AnalysedArticle[]
  /** Words in another script than the articles' were left out. */
  hasUnsearchedText: boolean
  /** The words searched for, with corrections, for display. */
  query: string
}

/** Unknown words that are spell-checked: a question with more of them uses another vocabulary. */
const repairsTriedMax = 12
/**
 * "Migrane" shares a stem with "migrans"; a form of a word that articles have is corrected only to a much commoner one.
 */
const inflected = /(?:s|ed|ing|ly|al|ic|ity|ion|ive|able)$/
const commonerThanForm = 5

/** Call it in a snapshot of the library. */
export function prepareSearch(library: Library, search: AskedQuestion): PreparedSearch {
  const named = findNamedArticles(search.question)
  const live = (search.liveArticles ?? []).map((article) => analyseArticle(article, selectIndexedFields(article)))
  const corpus = buildCorpus(library, live)
  const { text, earlier, hasUnsearchedText } = stripUnindexedCjk(
    extractSearchableText(search.question),
    (search.earlier ?? []).map(extractSearchableText),
    (word) => corpus.articlesWith(stemWord(foldWord(word))) > 0,
  )
  const parse = (turns: string[]) => parseQuestion(turns.at(-1) ?? '', turns.slice(0, -1), search.patient)
  const completed = completeDrugs(
    corpus,
    [...earlier, text].map((turn) => joinSplitWords(library, turn)),
    parse,
  )
  const { reading, repairs } = repairQuestion(library, corpus, completed, parse)
  const question = weightQuestion(reading, corpus, search.year)
  return { reading, question, repairs, named, live, hasUnsearchedText, query: formatQuery(reading, repairs, named) }
}

/** The stems of the question's words and their synonyms, each once. */
export function listSearchedStems({ terms, synonyms }: ParsedQuestion): string[] {
  if (terms.length === 0) return []
  // The index has "vitamin" and "d"; "vitamin d" is matched when the articles are ranked.
  const stems = [...terms, ...synonyms.flatMap(({ words }) => words)].flatMap(({ stem }) => stem.split(' '))
  return [...new Set(stems)]
}

/** A question as its words are after a correction. */
interface CorrectedTurns {
  turns: string[]
  reading: ParsedQuestion
}

/**
 * A drug is compared, tested and taken under its whole name, so that a question which begins one is read again with it.
 */
function completeDrugs(
  corpus: Pick<Library, 'articlesWith'>,
  turns: string[],
  parse: (turns: string[]) => ParsedQuestion,
): CorrectedTurns {
  const reading = parse(turns)
  const named = new Set(reading.synonyms.flatMap(({ terms }) => terms))
  const drugs = new Map<string, string>()
  reading.terms.forEach(({ word, surface, stem, kind }, index) => {
    const isKnown = kind !== 'specific' || named.has(index) || isBoundStem(stem) || isEnglish(surface.toLowerCase())
    const drug = isKnown || corpus.articlesWith(stem) > 0 ? null : completeDrugName(word, corpus)
    if (drug !== null) drugs.set(surface, drug)
  })
  if (drugs.size === 0) return { turns, reading }
  const completed = replaceWords(turns, drugs)
  return { turns: completed, reading: parse(completed) }
}

function replaceWords(turns: string[], by: ReadonlyMap<string, string>): string[] {
  return turns.map((turn) => turn.replace(/[\p{L}\d]+/gu, (word) => by.get(word) ?? word))
}

/** "Sub acromial": the second part is no word of its own, and the library has both as one. */
function joinSplitWords(library: Library, turn: string): string {
  return turn.replace(splitWord, (written, start: string, end: string) => {
    const isWord = isEnglish(end.toLowerCase()) || library.knowsWord(foldWord(end))
    return isWord || !library.knowsWord(foldWord(start + end)) ? written : start + end
  })
}

/** The beginning of a word of Greek or Latin origin, and a word. */
const splitWord =
  /(?<![\p{L}\d-])(sub|supra|infra|peri|para|post|pre|ante|anti|neo|hypo|hyper|inter|intra|endo|epi|extra|trans|ultra|micro|macro|poly|multi|mono|osteo|cardio|neuro|gastro|broncho|thrombo|haemo|hemo|myo|nephro|hepato|immuno|electro|pseudo|pan|non) (\p{L}{4,})(?![\p{L}\d-])/giu

/** Reads a question with misspelt words again as corrected: of "heart atack" only both words name a disease. */
function repairQuestion(
  library: Library,
  corpus: Pick<Library, 'articlesWith'>,
  { turns, reading }: CorrectedTurns,
  parse: (turns: string[]) => ParsedQuestion,
): { reading: ParsedQuestion; repairs: Map<string, string> } {
  const repairs = findRepairs(library, corpus, reading)
  if (repairs.size === 0) return { reading, repairs }
  const corrected = parse(replaceWords(turns, repairs))
  const written = new Map(Array.from(repairs, ([surface, word]) => [word, surface]))
  const terms = corrected.terms.map((term) => {
    const surface = written.get(term.surface)
    return surface === undefined ? term : { ...term, surface, weight: term.weight * weights.repaired }
  })
  return { reading: { ...corrected, terms }, repairs }
}

/** The corrected words, by the word as written. */
function findRepairs(
  library: Library,
  corpus: Pick<Library, 'articlesWith'>,
  reading: ParsedQuestion,
): Map<string, string> {
  const repairs = new Map<string, string>()
  // A word of the synonym table is not a misspelling, even if the library contains none of its other names.
  const hasSynonym = new Set(reading.synonyms.flatMap(({ terms }) => terms))
  let tried = 0
  reading.terms.forEach((term, index) => {
    if (!isSpecificTerm(term) || hasSynonym.has(index) || isBoundStem(term.stem)) return
    const held = corpus.articlesWith(term.stem)
    if ((held > 0 && library.knowsWord(term.word)) || isEnglish(term.surface.toLowerCase())) return
    tried += 1
    if (tried > repairsTriedMax) return
    const count = (word: string | null) => (word === null ? 0 : corpus.articlesWith(stemWord(word)))
    const word = correctSpelling(library, term.word)
    const general = held === 0 ? findGeneralWord(library, term) : null
    const least = inflected.test(term.word) ? commonerThanForm * held : Math.max(1, held)
    const known = general !== null && count(general) > count(word) ? general : count(word) >= least ? word : null
    const repaired = known ?? (held === 0 ? (correctBrand(library, term) ?? general) : null)
    if (repaired !== null) repairs.set(term.surface, repaired)
  })
  return repairs
}

/** "Prévenir" is a word of another language, and no misspelt "Prevenar". */
function correctBrand(library: Library, { surface, word }: QuestionTerm): string | null {
  return /^[a-z]+$/i.test(surface) ? correctBrandName(library, word) : null
}

function findGeneralWord(library: Library, { kind, word }: QuestionTerm): string | null {
  return kind === 'specific' ? correctGeneralWord(library, word) : null
}

/** "Pretest" is in no word list, but is not a misspelt "retest". */
function isEnglish(word: string): boolean {
  return isEnglishWord(word) || (prefix.test(word) && isEnglishWord(word.replace(prefix, '')))
}

function formatQuery({ terms }: ParsedQuestion, repairs: Map<string, string>, named: NamedArticle[]): string {
  const words = terms
    .filter((term) => isSpecificTerm(term) || term.kind === 'number')
    .map(({ surface }) => (repairs.has(surface) ? `${repairs.get(surface)} (for "${surface}")` : surface))
  return [...named.map((each) => ('pmid' in each ? `PMID ${each.pmid}` : each.doi)), ...words].join(', ')
}
