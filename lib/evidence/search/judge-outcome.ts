/** Decides whether the best article answers a question, is only related to it, or neither. */
import { areOppositeAges } from '@/lib/evidence/question/mutually-exclusive-populations'
import { isSpecificTerm } from '@/lib/evidence/question/question-terms'
import { foldWord, stemWord } from '@/lib/evidence/text/normalize-terms'
import type { SearchOutcome } from '@/lib/wire/evidence'
import { abstainBelow, collectAnswerEvidence, estimateAnswerability } from './answerability'
import { listMissingTerms } from './missing-terms'
import { type AnalysedArticle, markCoveredTerms, measureSubjectShare, type WeightedQuestion, weights } from './rank'
import type { Candidate } from './rank-candidates'

/**
 * "Is PMID 31535829 sound?" asks about that article; with this many specific terms a question has a subject of its
 * own.
 */
export const subjectWordsMin = 3

export function measureAnswerability(question: WeightedQuestion, ranked: Candidate[], field: number): number {
  const best = ranked[0]
  if (!best) return 0
  const sure = estimateAnswerability(collectAnswerEvidence(question, best.analysed, { text: best.text, field }))
  return isNamedInShort(question, best) ? Math.max(sure, abstainBelow) : sure
}

/** An article that says what something costs holds one of these. */
const costStems = ['cost', 'costs', 'price', 'expensive', 'cheaper', 'economic'].map((word) => stemWord(foldWord(word)))

/** Related is what shares a subject of the question in its title or keywords, not only a word somewhere in its text. */
export function judgeOutcome(question: WeightedQuestion, best: Candidate | undefined, sure: number): SearchOutcome {
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
