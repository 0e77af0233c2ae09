/** Scores articles against a question. Every weight that decides an order or an abstention is here, with its source. */

import { type Article, isNoticeRecord } from '@/lib/evidence/article/article'
import { isEvidence } from '@/lib/evidence/article/full-text'
import { isAnimalStudy, isStudyProtocol } from '@/lib/evidence/article/study-subjects'
import { columnWeights } from '@/lib/evidence/index/index-article'
import { measureOlderFit } from '@/lib/evidence/question/ages'
import {
  areOppositePopulations,
  findPopulationSides,
  isAboutCriticalIllness,
} from '@/lib/evidence/question/mutually-exclusive-populations'
import type { ParsedQuestion, QuestionType } from '@/lib/evidence/question/parse-question'
import { isSpecificTerm, type QuestionTerm } from '@/lib/evidence/question/question-terms'
import { type DosesAndHarms, selectDosesAndHarms } from '@/lib/evidence/quote/doses-and-harms'
import { readSentence, type SentenceReading } from '@/lib/evidence/quote/read-sentence'
import { createStemFilter, type StemFilter } from '@/lib/evidence/search/article/stem-filter'
import { collectTestedStems } from '@/lib/evidence/search/article/tested-treatments'
import { listSilentGroups } from '@/lib/evidence/search/fit/silent-groups'
import { bindStem, bindTokens, isBoundStem } from '@/lib/evidence/text/bound-tokens'
import { forEachStem, splitWords } from '@/lib/evidence/text/normalize-terms'
import { splitSentences } from '@/lib/evidence/text/split-sentences'
import { readOnce } from '@/lib/shared/read-once'
import type { StudyType } from '@/lib/shared/study-types'

export const weights = {
  /** BM25 parameters, as in FTS5. */
  k1: 1.2,
  b: 0.75,
  /** Weight of a synonym relative to the name in the question. */
  synonym: 0.6,
  /** Bonus for two words that are adjacent both in the question and in the article, as a share of their idf. */
  pair: 0.3,
  /** Weight of a drug's class relative to the drug in the question, in text score and coverage. */
  broader: 0.2,
  /** A corrected spelling is a guess. */
  repaired: 0.8,
  /** Share of its idf that a word counts, by kind, if the library knows it and if not. */
  known: { specific: 1, drug: 1, general: 0.4, number: 0.2, joined: 0.4 },
  unknown: { specific: 1, drug: 1.5, general: 0.2, number: 0.05, joined: 0 },
  /** Number of context terms that count in full: those that describe the condition, not all that is known. */
  contextMax: 2,
  /** The most that each part adds to the final score, from which the penalties below are taken. A score above 1 is reported as 1. */
  order: { text: 0.52, coverage: 0.38, named: 0.1, design: 0.06, cue: 0.02, recency: 0.02 },
  /** A guideline says which of all treatments to choose; a review compares some of them. */
  overview: { guideline: 0.1, review: 0.04 },
  /** An article is related if its title and keywords contain this share of the subjects asked about. */
  relatedShare: 0.3,
  /** A further source is shown when it has these shares of the best one's values; `stated` by `measureStatedShare`. */
  companion: { score: 0.7, covered: 0.5, stated: 0.65 },
  /** Years after which the recency of a study counts half. */
  recencyHalfLife: 8,
  concern: 0.3,
  /**
   * An article on the opposite population ranks behind every fitting one, but is still found when there is nothing
   * else.
   */
  contrary: 0.35,
  /** An article on another drug than the one asked about ranks behind those on it. */
  otherDrug: 0.2,
  /** An article that contains only the patient's details, and no subject asked about, ranks behind those that do. */
  onlyContext: 0.1,
  /** A study of animals, or one without results yet, ranks behind results in people. */
  notInPeople: 0.15,
  /** An article on the critically ill ranks behind others unless the question may be about them. */
  critical: 0.12,
  /** An article that never mentions pregnancy, or another vulnerable group asked about, ranks behind those that do. */
  silent: 0.15,
  /** A study of people of the age asked about ranks before an equally good one of all adults. */
  older: 0.12,
  /** A study named by its acronym is what the question is about. */
  studyName: 1.5,
  /** Added to its score, so that it comes first however common its name is: SELECT, START. */
  namedStudy: 0.5,
} as const

/** An article prepared for scoring. */
export interface AnalysedArticle {
  article: Article
  /** Count of each stem, weighted by column. */
  frequencies: Map<string, number>
  /** Of the stems of `frequencies`. */
  filter: StemFilter
  /** The stems of each column in order, to find adjacent ones: "septic shock". */
  sequences: string[][]
  /** The stems of the title and the keywords: what the article is about. */
  named: Set<string>
  words: number
  /** Population sides by title and keywords. */
  sides: number[]
  /** Its title says that it is about the critically ill. */
  isCritical: boolean
  isAnimalStudy: boolean
  isProtocol: boolean
  /** It is a notice about another article. */
  isNotice: boolean
  /** Split on first use: of the hundred articles scored for a question, few are quoted. */
  sentences: () => AnalysedSentence[]
  /** The stems of what it tests, advises or reports, without those of background therapies; read on first use. */
  tested: () => ReadonlySet<string>
  /** The same for every question; read on first use. */
  dosesAndHarms: () => DosesAndHarms
}

export interface AnalysedSentence {
  /** Position in `article.passages`. */
  passage: number
  start: number
  end: number
  stems: Set<string>
  reading: SentenceReading
}

export function analyseArticle(
  article: Article,
  fields: { title: string; keywords: string; body: string },
): AnalysedArticle {
  const frequencies = new Map<string, number>()
  const sequences: string[][] = []
  const named = new Set<string>()
  let words = 0
  for (const column of ['title', 'keywords', 'body'] as const) {
    const sequence: string[] = []
    const count = (stem: string) => {
      frequencies.set(stem, (frequencies.get(stem) ?? 0) + columnWeights[column])
      if (column !== 'body') named.add(stem)
    }
    forEachStem(fields[column], (stem, isJoined) => {
      count(stem)
      words++
      if (isJoined) return
      const bound = bindStem(stem, sequence.at(-1) ?? '')
      if (bound !== null) count(bound)
      sequence.push(stem)
    })
    sequences.push(sequence)
  }
  const sides = findPopulationSides(`${fields.title} ${fields.keywords}`)
  const isCritical = isAboutCriticalIllness(fields.title)
  const kind = {
    isAnimalStudy: isAnimalStudy(article),
    isProtocol: isStudyProtocol(article),
    isNotice: isNoticeRecord(article),
  }
  const sentences = readOnce(() => sentencesOf(article))
  const readTexts = () =>
    sentences().map((each) => ({ text: sliceSentence(article.passages, each), reading: each.reading }))
  const { studyType, title } = article
  const tested = readOnce(() => collectTestedStems({ studyType, title, sentences: readTexts() }, named))
  const dosesAndHarms = readOnce(() => selectDosesAndHarms(readTexts()))
  const filter = createStemFilter(frequencies.keys())
  return {
    article,
    frequencies,
    filter,
    sequences,
    named,
    words,
    sides,
    isCritical,
    ...kind,
    sentences,
    tested,
    dosesAndHarms,
  }
}

/** The words of a sentence, as stored. */
export function sliceSentence(
  passages: Article['passages'],
  { passage, start, end }: Pick<AnalysedSentence, 'passage' | 'start' | 'end'>,
): string {
  return passages[passage]?.text.slice(start, end) ?? ''
}

function sentencesOf(article: Article): AnalysedSentence[] {
  const spans = article.passages.flatMap((stored, passage) =>
    isEvidence(article, stored) ? splitSentences(stored.text).map((span) => ({ ...span, passage })) : [],
  )
  return spans.flatMap(({ passage, start, end }, index) => {
    const stored = article.passages[passage]
    if (!stored) return []
    const text = stored.text.slice(start, end)
    const place = { section: stored.section, place: index / Math.max(1, spans.length - 1) }
    const stems = collectStems(text)
    return [{ passage, start, end, stems, reading: readSentence(text, place) }]
  })
}

function collectStems(text: string): Set<string> {
  const words = splitWords(text)
  return new Set([...words, ...bindTokens(words)].map(({ stem }) => stem))
}

/** A question with the weight of each term in this library. */
export interface WeightedQuestion {
  reading: ParsedQuestion
  idf: (stem: string) => number
  /** Articles of the library, and how many of them hold a stem. */
  articleCount: number
  holding: (stem: string) => number
  /** Of each term, without its idf. */
  shares: number[]
  /** Weight of each term: its share times its idf. */
  termWeights: number[]
  /** Weight of all terms asked, and of the context as far as it counts. */
  total: number
  contextTotal: number
  /** BM25 of an article that contains every word many times. */
  textMax: number
  wordsMean: number
  year: number
}

export function weightQuestion(
  reading: ParsedQuestion,
  library: { articleCount: number; wordsMean: number; articlesWith(stem: string): number },
  year: number,
): WeightedQuestion {
  const known = new Map<string, number>()
  const holding = (stem: string) => {
    // "vitamin D" is at least as rare as "vitamin".
    const count = known.get(stem) ?? library.articlesWith(isBoundStem(stem) ? (stem.split(' ')[0] ?? stem) : stem)
    known.set(stem, count)
    return count
  }
  const { articleCount } = library
  const rarity = new Map<string, number>()
  const idf = (stem: string) => {
    const value = rarity.get(stem) ?? Math.log(1 + (articleCount - holding(stem) + 0.5) / (holding(stem) + 0.5))
    rarity.set(stem, value)
    return value
  }
  const terms = reading.terms.map((term, index) => {
    const count = library.articlesWith(term.stem)
    if (isBoundStem(term.stem) || count > 0) {
      const isStudy = count <= studyArticlesMax && isAcronym(term) && !isNamedElsewhere(reading, index)
      return { ...term, weight: term.weight * weights.known[term.kind] * (isStudy ? weights.studyName : 1) }
    }
    const named = idfOfOtherName(reading, index, library, idf)
    if (named !== null) return { ...term, weight: (term.weight * named) / idf(term.stem) }
    if (term.isFact) return { ...term, weight: 0, role: 'context' as const }
    return { ...term, weight: term.weight * weights.unknown[term.kind] }
  })
  const shares = limitContext(terms, idf)
  const termWeights = terms.map(({ stem }, index) => (shares[index] ?? 0) * idf(stem))
  const context = termWeights.filter((_, index) => isOptional(terms[index])).sort((a, b) => b - a)
  const contextTotal = sumOf(context.slice(0, weights.contextMax))
  const total = sumOf(termWeights.filter((_, index) => !isOptional(terms[index])))
  const textMax = (weights.k1 + 1) * sumOf(termWeights)
  const weighted = { ...reading, terms }
  const { wordsMean } = library
  return {
    reading: weighted,
    idf,
    articleCount,
    holding,
    shares,
    termWeights,
    total,
    contextTotal,
    textMax,
    wordsMean,
    year,
  }
}

/** A patient's details may confirm a match: the most informative ones count, and the rest never count as missing. */
function isOptional(term: QuestionTerm | undefined): boolean {
  return term?.role === 'context' || term?.isFact === true
}

/**
 * A patient's details count at most as much as what is asked: "on tiotropium and olodaterol. Will oxygen help?" is
 * about oxygen, however rare the names of the drugs are.
 */
function limitContext(terms: QuestionTerm[], idf: (stem: string) => number): number[] {
  const weightOf = (wanted: QuestionTerm['role']) =>
    sumOf(terms.map(({ stem, role, weight }) => (role === wanted ? weight * idf(stem) : 0)))
  const asked = weightOf('asked')
  const part = asked === 0 ? 1 : Math.min(1, asked / weightOf('context'))
  return terms.map(({ role, weight }) => (role === 'context' ? weight * part : weight))
}

/** A word in more articles than this is an abbreviation, not the name of a study. */
const studyArticlesMax = 3

function isAcronym({ kind, surface }: QuestionTerm): boolean {
  return kind === 'specific' && surface.length >= 4 && surface === surface.toUpperCase() && /[A-Z]{2}/.test(surface)
}

function isNamedElsewhere({ synonyms }: ParsedQuestion, term: number): boolean {
  return synonyms.some(({ terms }) => terms.includes(term))
}

function sumOf(values: number[]): number {
  return values.reduce((sum, each) => sum + each, 0)
}

/** A brand name that no article uses is as rare as its generic name, not as rare as an unknown word. */
function idfOfOtherName(
  { synonyms }: ParsedQuestion,
  term: number,
  library: { articlesWith(stem: string): number },
  idf: (stem: string) => number,
): number | null {
  const rarest = synonyms
    .filter(({ terms, words, isBroader }) => {
      return !isBroader && terms.includes(term) && words.every(({ stem }) => library.articlesWith(stem) > 0)
    })
    .map(({ terms, words }) => Math.max(...words.map(({ stem }) => idf(stem))) / terms.length)
  return rarest.length === 0 ? null : Math.max(...rarest)
}

export interface Coverage {
  /** Share of the weight of what is asked, or of that with its context, whichever is more: context never lowers it. */
  answered: number
  /** Share of the weight of what is asked and its context: tells a fitting patient from another. */
  fitting: number
}

/**
 * Shares of the question's weight that are covered, 0 to 1.
 *
 * @param covered by `markCoveredTerms`
 */
export function shareCovered(question: WeightedQuestion, covered: number[]): Coverage {
  const { total, contextTotal } = question
  if (total + contextTotal === 0) return { answered: 0, fitting: 0 }
  let asked = 0
  let context = 0
  for (let term = 0; term < covered.length; term += 1) {
    const part = (question.termWeights[term] ?? 0) * (covered[term] ?? 0)
    if (isOptional(question.reading.terms[term])) context += part
    else asked += part
  }
  const fitting = (asked + Math.min(context, contextTotal)) / (total + contextTotal)
  return { answered: Math.max(total === 0 ? 0 : asked / total, fitting), fitting }
}

/** In a text of mixed scripts, words of a script that the articles do not use cannot be missing. */
const otherScript = /[^\p{Script=Latin}\p{Script=Common}]/u

/** Share of the weight of the terms that name a subject, of those asked, that a set of stems covers, 0 to 1. */
export function measureSubjectShare(
  { reading, termWeights }: WeightedQuestion,
  has: (stem: string) => boolean,
): number {
  const covered = markCoveredTerms(reading, has)
  let total = 0
  let share = 0
  reading.terms.forEach((term, index) => {
    if (!isSpecificTerm(term) || (covered[index] === 0 && (term.isFact || otherScript.test(term.surface)))) return
    total += termWeights[index] ?? 0
    share += (termWeights[index] ?? 0) * (covered[index] ?? 0)
  })
  return total === 0 ? 0 : share / total
}

/** For each term: 1 when it or a synonym is in a set of stems, less when only its class is, else 0. */
export function markCoveredTerms(reading: ParsedQuestion, has: (stem: string) => boolean): number[] {
  const covered = reading.terms.map(({ stem }): number => (has(stem) ? 1 : 0))
  for (const { terms, words, isBroader } of reading.synonyms) {
    if (!holdsAll(words, has)) continue
    for (const term of terms) covered[term] = Math.max(covered[term] ?? 0, isBroader ? weights.broader : 1)
  }
  return covered
}

/** A loop is faster than `every`: a search calls this some thousand times. */
function holdsAll(words: readonly { stem: string }[], has: (stem: string) => boolean): boolean {
  for (const { stem } of words) if (!has(stem)) return false
  return true
}

/** Weight of the study design, 0 to 1. Not GRADE: it rates the kind of study, not its quality. */
const designWeights: Record<StudyType, number> = {
  guideline: 1,
  'systematic-review': 1,
  'meta-analysis': 1,
  'randomized-trial': 0.8,
  'clinical-trial': 0.5,
  cohort: 0.5,
  'case-control': 0.3,
  'case-report': 0.1,
  review: 0.3,
  other: 0.3,
}

/** The designs that answer each kind of question best (Clinical Queries and the Oxford 2011 table, simplified). */
const wantedDesigns: Record<QuestionType, StudyType[]> = {
  therapy: ['systematic-review', 'meta-analysis', 'randomized-trial'],
  prevention: ['systematic-review', 'meta-analysis', 'randomized-trial', 'guideline'],
  harm: ['systematic-review', 'meta-analysis', 'randomized-trial', 'cohort'],
  diagnosis: ['systematic-review', 'cohort', 'guideline'],
  prognosis: ['systematic-review', 'cohort'],
  guideline: ['guideline'],
  background: ['guideline', 'systematic-review', 'review'],
}

function measureOlderShare({ title, population = '' }: Article, years: number): number {
  return Math.max(measureOlderFit(years, title), measureOlderFit(years, population))
}

function measureOverview(type: StudyType): number {
  if (type === 'guideline') return weights.overview.guideline
  return type === 'systematic-review' || type === 'meta-analysis' ? weights.overview.review : 0
}

/** The final score: text, coverage, subjects in the title and the keywords, design, fit to the kind of question, age. */
export function scoreOrder(
  question: WeightedQuestion,
  { article, sides, isCritical, isAnimalStudy, isProtocol, named, frequencies }: AnalysedArticle,
  {
    text,
    textBest,
    coverage,
    isOnOtherDrug,
    hasOnlyContext,
  }: { text: number; textBest: number; coverage: Coverage; isOnOtherDrug: boolean; hasOnlyContext: boolean },
): number {
  const { order } = weights
  const age = Math.max(0, question.year - (article.year ?? question.year - 2 * weights.recencyHalfLife))
  const contrary = areOppositePopulations(question.reading.sides, sides) ? weights.contrary : 0
  const older = question.reading.olderAge === null ? 0 : measureOlderShare(article, question.reading.olderAge.years)
  // An article that names both of two drugs need not compare them.
  const share = question.reading.comparedPair ? 0 : measureSubjectShare(question, (stem) => named.has(stem))
  const concern = article.notices.some(({ kind }) => kind === 'concern') ? weights.concern : 0
  return (
    order.text * (textBest === 0 ? 0 : text / textBest) +
    order.coverage * coverage.fitting +
    order.named * share +
    order.design * designWeights[article.studyType] +
    order.cue * (wantedDesigns[question.reading.type].includes(article.studyType) ? 1 : 0) +
    order.recency * 2 ** (-age / weights.recencyHalfLife) +
    weights.older * older +
    (question.reading.asksWhichTreatment ? measureOverview(article.studyType) : 0) -
    concern -
    contrary -
    (isCritical && !question.reading.isCritical ? weights.critical : 0) -
    (isOnOtherDrug ? weights.otherDrug : 0) -
    (listSilentGroups(question.reading, frequencies).length > 0 ? weights.silent : 0) -
    (isProtocol || (isAnimalStudy && !question.reading.mentionsAnimals) ? weights.notInPeople : 0) -
    (hasOnlyContext ? weights.onlyContext : 0)
  )
}
