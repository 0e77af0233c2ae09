/** Decides whether the best article answers a question, is only related to it, or neither. */
import { areOppositeAges } from '@/lib/evidence/question/mutually-exclusive-populations'
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import { isSpecificTerm, type QuestionTerm } from '@/lib/evidence/question/question-terms'
import type { AnalysedArticle } from '@/lib/evidence/search/article/analyse-article'
import { lacksAskedPart } from '@/lib/evidence/search/fit/asked-part'
import { comparesWithThird } from '@/lib/evidence/search/fit/compared-drugs'
import { listMissingTerms } from '@/lib/evidence/search/fit/missing-terms'
import { isOnOtherSubject } from '@/lib/evidence/search/fit/other-subject'
import { lacksHeadInLibrary } from '@/lib/evidence/search/fit/unknown-heads'
import type { Candidate } from '@/lib/evidence/search/rank/rank-candidates'
import { measureSubjectShare } from '@/lib/evidence/search/weighting/coverage'
import type { WeightedQuestion } from '@/lib/evidence/search/weighting/weight-question'
import { weights } from '@/lib/evidence/search/weighting/weights'
import { isAmbiguousWord, isEnglishWord, isMedicalWord } from '@/lib/evidence/text/common-words'
import { foldWord, generalWords, stemWord } from '@/lib/evidence/text/normalize-terms'
import { isConceptName } from '@/lib/evidence/text/synonyms'
import type { SearchOutcome } from '@/lib/wire/evidence'
import { abstainBelow, collectAnswerEvidence, estimateAnswerability } from './answerability'

function measureAnswerability(question: WeightedQuestion, [best, second]: Candidate[]): number {
  if (!best || isByChance(question.reading, best.analysed)) return 0
  const lead = best.score - (second?.score ?? 0)
  const sure = estimateAnswerability(collectAnswerEvidence(question, best.analysed, lead))
  return isNamedInShort(question, best) ? Math.max(sure, abstainBelow) : sure
}

/** So many articles after the best one may answer in its place. */
const tiedMax = 3
/** Least share of the best score; a lower one is on the subject for fewer reasons. */
const tiedScore = 0.95
/** Least share of the question that it covers: a question with few words leaves the estimate little to go by. */
const tiedCovered = 0.6
/** One of several articles passes a limit by chance more often than one does. */
const tiedSureMin = 0.8

interface AnsweringOrder {
  /** Best first. */
  ranked: Candidate[]
  /** How likely the first one answers, 0 to 1. */
  answerability: number
}

/**
 * "Gallbladder trouble with liraglutide": if the estimate for the best article is too low, the first one that
 * answers of those that rank almost as high comes before it. Where a rule objects to the best one, others seldom
 * have what it lacks.
 *
 * @param ranked best first
 */
export function putAnsweringFirst(question: WeightedQuestion, ranked: Candidate[]): AnsweringOrder {
  const [best] = ranked
  const answerability = measureAnswerability(question, ranked)
  if (best === undefined || answerability >= abstainBelow || isUnfit(question, best)) return { ranked, answerability }
  const tied = ranked
    .slice(1, 1 + tiedMax)
    .filter(({ score, coverage }) => score >= tiedScore * best.score && coverage.answered >= tiedCovered)
  for (const each of tied) {
    const order = [each, ...ranked.filter((other) => other !== each)]
    const sure = measureAnswerability(question, order)
    if (sure >= tiedSureMin && judgeOutcome(question, each, sure) === 'answer')
      return { ranked: order, answerability: sure }
  }
  return { ranked, answerability }
}

/** An article on costs contains one of these. */
const costStems = ['cost', 'costs', 'price', 'expensive', 'cheaper', 'economic'].map((word) => stemWord(foldWord(word)))

/**
 * An article is related if it shares a subject of the question in its title or keywords, not only a word somewhere in
 * its text.
 */
export function judgeOutcome(question: WeightedQuestion, best: Candidate | undefined, sure: number): SearchOutcome {
  if (best?.isNamedStudy) return 'answer'
  if (best === undefined || !question.reading.terms.some(isSpecificTerm)) return 'none'
  if (isByChance(question.reading, best.analysed)) return 'none'
  if (sure >= abstainBelow && !isUnfit(question, best)) return 'answer'
  return comparesWithThird(question, best.analysed) ||
    measureSubjectShare(question, (stem) => best.analysed.named.has(stem)) >= weights.relatedShare
    ? 'related'
    : 'none'
}

/** Whether an article cannot answer the question, however likely the estimate finds it. */
function isUnfit(question: WeightedQuestion, { analysed, missingDrugs }: Candidate): boolean {
  const { terms, sides, asksForCost } = question.reading
  // "On noradrenaline. Should I transfuse?": what the patient takes ranks articles, and is not asked about.
  const isOnOtherDrug = terms.some(({ surface, isFact }) => !isFact && missingDrugs.includes(surface))
  const lacksCosts = asksForCost && !costStems.some((stem) => analysed.frequencies.has(stem))
  // A guideline on newborn jaundice does not answer a question about adults.
  const isOnOtherAge = areOppositeAges(sides, analysed.sides)
  return (
    isOnOtherDrug ||
    isOnOtherAge ||
    lacksCosts ||
    lacksInteracting(question.reading, analysed) ||
    lacksHalf(question, analysed) ||
    lacksHeadInLibrary(question) ||
    isOnOtherSubject(question.reading, analysed) ||
    lacksAskedPart(question, analysed)
  )
}

/** "Clarithromycin and simvastatin interaction" is not answered by what one of them does. */
function lacksInteracting(reading: ParsedQuestion, analysed: AnalysedArticle): boolean {
  if (!reading.asksForInteraction) return false
  return listMissingTerms(reading, (stem) => analysed.frequencies.has(stem)).some(({ kind }) => kind === 'drug')
}

/** "Preop fasting": of two words that name all that is asked, an article lacks one. */
function lacksHalf({ reading }: WeightedQuestion, { frequencies }: AnalysedArticle): boolean {
  const asked = reading.terms.filter(({ role, kind, weight }) => role === 'asked' && kind !== 'joined' && weight > 0)
  if (asked.length !== 2 || reading.terms.some(({ role }) => role === 'context') || !asked.every(isSpecificTerm))
    return false
  return listMissingTerms(reading, (stem) => frequencies.has(stem)).length === 1
}

/**
 * "How do I repair a leaking tap?": whether no word of the question is medical and the article lacks at least a third
 * of its words, so that it shares the others by chance.
 */
function isByChance({ terms, synonyms }: ParsedQuestion, { frequencies }: AnalysedArticle): boolean {
  const isInName = (index: number) => synonyms.some((name) => name.terms.length > 1 && name.terms.includes(index))
  const asked = terms.filter(({ role, kind }) => role === 'asked' && kind !== 'number' && kind !== 'joined')
  const isOfMedicine = terms.some((term, index) => {
    return term.kind === 'drug' || isInName(index) || (term.kind !== 'general' && !isAmbiguousWord(term))
  })
  if (isOfMedicine) return false
  const lacking = asked.filter((term) => !generalWords.has(term.word) && !frequencies.has(term.stem)).length
  return 3 * lacking >= asked.filter((term) => !generalWords.has(term.word)).length
}

/** A question of more words asks for a relation: "are adult body circumferences associated with height at any age?" */
const shortQuestionMax = 5

/** "stroke treatment" has too few words for a high estimate, but an article may be about all that it names. */
function isNamedInShort({ reading }: WeightedQuestion, { analysed, coverage }: Candidate): boolean {
  if (coverage.answered < weights.companion.covered) return false
  const words = reading.terms.filter(({ role, kind, weight }) => role === 'asked' && kind !== 'number' && weight > 0)
  if (words.length > shortQuestionMax) return false
  if (words.every(isEveryday) && words.some((term) => lacksEveryday(term, analysed))) return false
  const asked = reading.terms.filter(isSpecificTerm).length
  // "How do I train a puppy not to bite?" has more words that an article on bites lacks than it names subjects.
  if (words.filter((term) => term.kind === 'general' && lacksEveryday(term, analysed)).length >= asked) return false
  const isNamed = listMissingTerms(reading, (stem) => analysed.named.has(stem)).length === 0
  return asked > 0 && isNamed
}

/** No word of "write an email to my boss" is medical, so an article has to share more with it than "email". */
function isEveryday(term: QuestionTerm): boolean {
  return term.kind !== 'drug' && isEnglishWord(term.word) && !isMedicalWord(term.word) && !isConceptName(term)
}

function lacksEveryday({ word, stem }: QuestionTerm, { frequencies }: AnalysedArticle): boolean {
  return !generalWords.has(word) && !frequencies.has(stem)
}
