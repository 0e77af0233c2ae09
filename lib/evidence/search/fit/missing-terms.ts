/** Finds what a question names and an article lacks: words, and drugs that it does not test. */
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import { isSpecificTerm, type QuestionTerm } from '@/lib/evidence/question/question-terms'
import type { AnalysedArticle } from '@/lib/evidence/search/article/analyse-article'
import { markCoveredTerms } from '@/lib/evidence/search/weighting/coverage'
import { weights } from '@/lib/evidence/search/weighting/weights'
import { listGenericNames } from '@/lib/evidence/text/drugs/brands/brand-names'
import { listClassStems } from '@/lib/evidence/text/drugs/class-names'
import { listClassWords } from '@/lib/evidence/text/drugs/drug-classes'
import { listDrugNames } from '@/lib/evidence/text/drugs/drug-names'
import { stemWord } from '@/lib/evidence/text/normalize-terms'
import { isPlaceName } from '@/lib/evidence/text/place-names'
import { readOnce } from '@/lib/shared/read-once'
import type { StudyType } from '@/lib/shared/study-types'
import { namesKindOfDisease } from './other-subject'

const typesOnClasses: ReadonlySet<StudyType> = new Set(['guideline', 'meta-analysis', 'systematic-review', 'review'])

/**
 * How much of a drug an article has to cover: a guideline or review that names the class covers its drugs, and so does
 * a study with the class in its title or keywords and none of its drugs, except for the dose of a drug.
 */
export function leastCoverage(reading: ParsedQuestion, analysed: AnalysedArticle, drug: QuestionTerm): number {
  if (typesOnClasses.has(analysed.article.studyType)) return weights.broader
  if (reading.facets.asked.includes('dose')) return 1
  const index = reading.terms.indexOf(drug)
  const isOnClass = reading.synonyms.some(({ terms, words, isBroader }) => {
    return isBroader && terms.includes(index) && words.every(({ stem }) => analysed.named.has(stem))
  })
  return isOnClass && !namesDrugOfClass(drug.word, analysed.frequencies) ? weights.broader : 1
}

/** Names of drugs by their stem. */
const readDrugStems = readOnce(() => new Map(Array.from(listDrugNames(), (name) => [stemWord(name), name])))

/** Whether an article names another drug with a class in common: one on dapagliflozin is not on all gliflozins. */
function namesDrugOfClass(drug: string, frequencies: ReadonlyMap<string, number>): boolean {
  const classes = new Set([drug, ...listGenericNames(drug)].flatMap(listClassWords))
  const drugs = readDrugStems()
  for (const stem of frequencies.keys()) {
    const other = drugs.get(stem)
    if (other !== undefined && other !== drug && listClassWords(other).some((word) => classes.has(word))) return true
  }
  return false
}

/** Indexes of the drugs that a question is about. */
export function listAskedDrugs({ terms }: ParsedQuestion): number[] {
  return terms.flatMap((term, index) => (term.kind === 'drug' && isSpecificTerm(term) ? [index] : []))
}

/**
 * Of "empagliflozin or dapagliflozin" one is enough; an article on a third drug does not answer.
 *
 * @param drugs by `listAskedDrugs`
 * @param mentioned the terms that the whole article covers, as `markCoveredTerms` gives them
 * @param named the same of its title and keywords
 */
export function findMissingDrugs(
  reading: ParsedQuestion,
  analysed: AnalysedArticle,
  { drugs, mentioned, named }: { drugs: number[]; mentioned: readonly number[]; named: readonly number[] },
): string[] {
  const least = (index: number) => {
    const term = reading.terms[index]
    return term?.kind === 'drug' ? leastCoverage(reading, analysed, term) : weights.broader
  }
  const isMentioned = (index: number) => isCoveredEnough(mentioned[index], () => least(index))
  // "In a man on apixaban": an article that speaks of anticoagulated people shows whether it is for him.
  const others = drugs.filter((index) => {
    const isOfPatient = reading.taken.includes(index) && namesClassOf(reading, index, analysed)
    return !isOfPatient && !reading.takenBefore.includes(index)
  })
  // For a treatment that is not a drug, only a mention as a background therapy shows that the article is not on it.
  const asked = drugs.length > 0 ? others : reading.treatments.filter(isMentioned)
  if (asked.length === 0) return []
  const tested = asked.some(isMentioned) ? markTestedTerms(reading, analysed, { asked, named }) : mentioned
  // "Thrombolysis compared with heparin": both arms of a trial may have received what a treatment is compared with.
  const areComparators = asked.every((index) => reading.comparators.includes(index))
  const isCovered = asked.some(
    (index) => isCoveredEnough(tested[index], () => least(index)) || (areComparators && isMentioned(index)),
  )
  return isCovered ? [] : asked.flatMap((index) => reading.terms[index]?.surface ?? [])
}

/** @param least read only if it decides */
export function isCoveredEnough(covered = 0, least: () => number): boolean {
  return covered === 1 || (covered >= weights.broader && covered >= least())
}

function namesClassOf({ terms }: ParsedQuestion, index: number, { frequencies }: AnalysedArticle): boolean {
  return listClassStems(terms[index]?.word ?? '').some((stem) => frequencies.has(stem))
}

/**
 * As `markCoveredTerms`; the sentences of an article are read only if its title and keywords lack the names asked for.
 */
function markTestedTerms(
  reading: ParsedQuestion,
  { tested }: AnalysedArticle,
  { asked, named }: { asked: number[]; named: readonly number[] },
): readonly number[] {
  return asked.some((index) => named[index] === 1) ? named : markCoveredTerms(reading, (stem) => tested().has(stem))
}

/** The drugs, of those given by index, that an article does not name. */
export function listUnnamedDrugs(reading: ParsedQuestion, analysed: AnalysedArticle, drugs: number[]): string[] {
  const covered = markCoveredTerms(reading, (stem) => analysed.frequencies.has(stem))
  return drugs.flatMap((index) => {
    const term = reading.terms[index]
    const isNamed = !term || isCoveredEnough(covered[index], () => leastCoverage(reading, analysed, term))
    return isNamed ? [] : term.surface
  })
}

export function listMissingTerms(reading: ParsedQuestion, has: (stem: string) => boolean): QuestionTerm[] {
  const covered = markCoveredTerms(reading, has)
  return reading.terms.filter((term, index) => isSpecificTerm(term) && covered[index] !== 1)
}

/** Leaves out what no source has to cover, because the question denies it: "no fever". */
export function dropDeniedTerms({ terms, absent }: ParsedQuestion, missing: QuestionTerm[]): QuestionTerm[] {
  return missing.filter((term) => !absent.terms.includes(terms.indexOf(term)))
}

/** Words that describe a disease, a person or a result, and name none of them. */
const describing = /^(?:mothers?|nn[thv]|chronic|systolic|diastolic|nursing|adverse|syndromes?|stat|sore)$/i

/**
 * Leaves out a word that is missing alone, of "chronic insomnia" or "Down syndrome"; with its neighbour it is named.
 */
export function dropDescribingTerms({ terms, pairs }: ParsedQuestion, missing: QuestionTerm[]): QuestionTerm[] {
  const isMissing = (index: number) => missing.some((term) => term === terms[index])
  return missing.filter((term) => {
    // Where the dog bit changes no advice.
    if (isPlaceName(term.word)) return false
    if (!describing.test(term.surface)) return true
    const index = terms.indexOf(term)
    return pairs.some(([one, other]) => (one === index && isMissing(other)) || (other === index && isMissing(one)))
  })
}

/**
 * The terms in the words of the question, those that follow one another there as one phrase: "central line". The kind
 * of a disease is named with the disease, even where only the kind is missing: "sclerosing cholangitis".
 */
export function joinNeighbours({ terms, pairs }: ParsedQuestion, chosen: QuestionTerm[]): string[] {
  const phrases: { last: number; text: string }[] = []
  for (const [index, term] of terms.entries()) {
    const before = phrases.at(-1)
    const follows = before && pairs.some(([first, second]) => first === before.last && second === index)
    const isOfKind = follows && namesKindOfDisease(terms[before.last]?.word ?? '', term.word)
    if (!chosen.includes(term) && !isOfKind) continue
    if (follows) phrases.splice(-1, 1, { last: index, text: `${before.text} ${term.surface}` })
    else phrases.push({ last: index, text: term.surface })
  }
  return phrases.map(({ text }) => text)
}
