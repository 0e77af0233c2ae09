/**
 * Finds parts of a question that an article on its subject does not cover: the effect asked about, when to begin the
 * treatment, what happens when it is stopped, the comparison, the patient's condition, or any results. Such an article
 * is related to the question and does not answer it.
 */
import { startingWords, stoppingWords } from '@/lib/evidence/question/asked/asked-effect'
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import { isSpecificTerm, type QuestionTerm } from '@/lib/evidence/question/question-terms'
import { describesAtLength } from '@/lib/evidence/question/spoken-question'
import type { SentenceRole } from '@/lib/evidence/quote/read-sentence'
import { type AnalysedArticle, sliceSentence } from '@/lib/evidence/search/article/analyse-article'
import { markCoveredTerms, measureSubjectShare } from '@/lib/evidence/search/weighting/coverage'
import type { WeightedQuestion } from '@/lib/evidence/search/weighting/weight-question'
import { mentionsOutcome } from '@/lib/evidence/text/outcomes'
import { isPlaceName } from '@/lib/evidence/text/place-names'
import { isConceptName } from '@/lib/evidence/text/synonyms'
import { findUnreportedProperty } from './asked-property'
import { comparesWithThird } from './compared-drugs'
import { type MissingPart, toMissingWords } from './missing-part'
import { diseaseHead, findOtherDiseaseOfPatient, genericHead, isVitalSign } from './other-subject'

/** Whether an article lacks part of what is asked, although it may contain most of the words. */
export function lacksAskedPart(question: WeightedQuestion, analysed: AnalysedArticle): boolean {
  return (
    analysed.isProtocol ||
    lacksSoughtEffect(question, analysed) ||
    (question.reading.asksAfterStopping && lacksStopping(analysed)) ||
    lacksRelatedSide(question.reading, analysed) ||
    lacksStart(question.reading, analysed) ||
    lacksApproached(question.reading, analysed) ||
    comparesWithThird(question, analysed) ||
    lacksCondition(question, analysed) ||
    findUnreportedProperty(question, analysed) !== '' ||
    isOnlySetAside(question, analysed)
  )
}

/** The missing parts that are not terms of the question, in the user's words if possible. */
export function listLackingParts(question: WeightedQuestion, analysed: AnalysedArticle): MissingPart[] {
  const { reading } = question
  const { text, terms } = reading.soughtEffect
  const before = [findOtherDiseaseOfPatient(reading, analysed), lacksStart(reading, analysed) ? reading.askedStart : '']
  const after = [
    findUnreportedProperty(question, analysed),
    ...(reading.comparedPair && comparesWithThird(question, analysed) ? [reading.comparedPair.text] : []),
    ...(terms.length === 0 && lacksSoughtEffect(question, analysed) ? [text] : []),
    ...(lacksCondition(question, analysed)
      ? listFacts(reading).flatMap((index) => reading.terms[index]?.surface ?? [])
      : []),
  ]
  const approached = lacksApproached(reading, analysed) ? (reading.facets.approached ?? []) : []
  return [
    ...(analysed.isProtocol ? [{ kind: 'results' as const, surface: '' }] : []),
    ...before.filter(Boolean).map(toMissingWords),
    ...approached.map(({ asks, surface }) => ({ kind: asks, surface })),
    ...after.filter(Boolean).map(toMissingWords),
  ]
}

/** Roles of sentences that say what an article is about or finds. */
export const tellingRoles: ReadonlySet<SentenceRole> = new Set([
  'aim',
  'results',
  'harms',
  'conclusion',
  'recommendation',
])

/**
 * "Carotid endarterectomy or stenting?": whether an article names the subject only among its exclusions, or a disease
 * only as a harm. Of a question at length only what the article names counts: people describe more than an
 * article on it repeats.
 */
function isOnlySetAside(question: WeightedQuestion, { frequencies, named, sentences }: AnalysedArticle): boolean {
  const { facets, terms } = question.reading
  if (facets.asked.includes('eligibility')) return false
  const telling = sentences().filter(({ reading: { role } }) => tellingRoles.has(role))
  const treated = facets.asked.includes('harm') ? [] : terms.filter(({ word }) => diseaseHead.test(word))
  const diseases = new Set(treated.map(({ stem }) => stem))
  const holds = (stem: string) =>
    named.has(stem) ||
    telling.some(({ stems, reading: { role } }) => stems.has(stem) && (role !== 'harms' || !diseases.has(stem)))
  const counted = describesAtLength(question.reading)
    ? measureSubjectShare(question, (stem) => frequencies.has(stem))
    : 1
  return measureSubjectShare(question, holds) < tellingShareMin * counted
}

/** Least share of the asked subjects in sentences on what an article is about or finds. */
const tellingShareMin = 0.3

/**
 * "Does vitamin D prevent falls?" is not answered by its effect on cancer. Of "pressure sores" the last
 * word is the name.
 */
function lacksSoughtEffect({ reading }: WeightedQuestion, analysed: AnalysedArticle): boolean {
  const { terms, outcomes } = reading.soughtEffect
  const name = terms.at(-1)
  if ((name === undefined && outcomes.length === 0) || terms.length > effectWordsMax) return false
  if (name !== undefined && markCoveredTerms(reading, (stem) => analysed.frequencies.has(stem))[name] === 1)
    return false
  const { title, passages } = analysed.article
  return !outcomes.some((outcome) =>
    [title, ...passages.map(({ text }) => text)].some((text) => mentionsOutcome(text, outcome)),
  )
}

/** A longer phrase describes an effect rather than naming it. */
const effectWordsMax = 3

/** "What happens when she stops denosumab?": whether an article never speaks of stopping. */
export function lacksStopping({ article: { title, passages } }: AnalysedArticle): boolean {
  return ![title, ...passages.map(({ text }) => text)].some((text) => stoppingWords.test(text))
}

/** "Is hypoalbuminaemia a prognostic factor in gastric cancer?": whether an article names nothing of one side. */
function lacksRelatedSide(reading: ParsedQuestion, { frequencies }: AnalysedArticle): boolean {
  // Exclusions may be described in other words.
  if (reading.relatedSides.length === 0 || reading.facets.asked.includes('eligibility')) return false
  // One side of a follow-up is the subject before, which another drug may have replaced.
  if (reading.isFollowUp) return false
  const covered = markCoveredTerms(reading, (stem) => frequencies.has(stem))
  return reading.relatedSides.some((side) => {
    // An article on one disease contains the word "disease" of another, and one from a country need not name it.
    const naming = side.filter((index) => {
      const word = reading.terms[index]?.word ?? ''
      return !genericHead.test(word) && !isPlaceName(word)
    })
    if (naming.length === 0) return false
    return naming.every((index) => {
      return !covered[index] && !holdsCompound(frequencies, reading.terms[index]?.stem ?? '')
    })
  })
}

const compoundPartMin = 5

/** "Osteoarthritis" is an arthritis, although their stems, "osteoarthr" and "arthriti", end differently. */
function holdsCompound(frequencies: ReadonlyMap<string, number>, stem: string): boolean {
  if (stem.length < compoundPartMin) return false
  const part = stem.slice(0, Math.max(compoundPartMin, stem.length - 3))
  for (const held of frequencies.keys())
    if (held.length > stem.length && (held.endsWith(stem) || held.endsWith(part))) return true
  return false
}

/** "When to start anticoagulation after a stroke?" is not answered by whether to give it. */
function lacksStart(reading: ParsedQuestion, { article, named, sentences }: AnalysedArticle): boolean {
  if (reading.askedStart === '' || reading.treatments.length === 0) return false
  const states = (text: string, has: (stem: string) => boolean) => {
    const covered = markCoveredTerms(reading, has)
    return startingWords.test(text) && reading.treatments.some((index) => covered[index] === 1)
  }
  if (states(article.title, (stem) => named.has(stem))) return false
  return !sentences().some((each) => states(sliceSentence(article.passages, each), (stem) => each.stems.has(stem)))
}

/** "How do I treat hypoglycaemia?" is not answered by a trial of another treatment that caused it. */
function lacksApproached(
  { facets: { approached = [] } }: ParsedQuestion,
  { article, sentences }: AnalysedArticle,
): boolean {
  if (approached.length === 0) return false
  const about = sentences().filter(({ reading: { role } }) => aboutRoles.has(role))
  const texts = [article.title, ...about.map((each) => sliceSentence(article.passages, each))]
  return !approached.some(({ name }) => texts.some((text) => mentionsOutcome(text, name)))
}

/** Roles of sentences that say whom and what a study is about. */
const aboutRoles: ReadonlySet<SentenceRole> = new Set(['aim', 'background', 'methods', 'recommendation'])

/** "Subdural haematoma. Dexamethasone?": whether an article on the drug says nothing about the patient's condition. */
function lacksCondition({ reading }: WeightedQuestion, { frequencies }: AnalysedArticle): boolean {
  // "HRT for flushes", and then "she had a DVT": the earlier turn names the condition.
  if (reading.terms.some((term) => term.isInherited && isSpecificTerm(term) && term.kind !== 'drug')) return false
  const covered = markCoveredTerms(reading, (stem) => frequencies.has(stem))
  // A measurement may say what is wrong: BMI 36, LVEF 31 %.
  const isMeasured = reading.terms.some((term) => {
    return term.detail === 'aside' && term.kind === 'specific' && !isVitalSign(term)
  })
  if (isMeasured) return false
  const asked = reading.terms.filter((term) => isSpecificTerm(term) && !term.isFact)
  const facts = listFacts(reading)
  if (facts.length === 0 || asked.length > askedFewMax) return false
  // "Bulging eardrum, attends nursery": many facts may describe a condition that articles call by name.
  if (reading.age === null && facts.length > factsFewMax) return false
  // "Lives in Durban", "two lambs to feed" name no condition.
  const isCondition = (term: QuestionTerm | undefined) =>
    term !== undefined && (diseaseHead.test(term.word) || isConceptName(term))
  return facts.some((index) => isCondition(reading.terms[index])) && facts.every((index) => !covered[index])
}

/** Terms (by index) of what is wrong with the patient. */
function listFacts({ terms }: ParsedQuestion): number[] {
  return terms.flatMap(({ detail, kind }, index) => (detail === 'fact' && kind === 'specific' ? [index] : []))
}

/** A question with more subjects than this names its condition itself. */
const askedFewMax = 2
/** At most this many facts name the condition. */
const factsFewMax = 2
