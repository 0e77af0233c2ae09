/**
 * Scores how well each sentence of an article answers a question: by the facet asked for, the outcome named, and the
 * words by which this sentence differs from the others of its article.
 */
import type { QuestionFacets } from '@/lib/evidence/question/question-facets'
import { mentionsOutcome, type OutcomeNaming, readOutcomeNaming } from '@/lib/evidence/text/outcomes'
import { measureAbsenceFit } from './absence-fit'
import { markExclusiveSentences } from './exclusive-sentences'
import { fitMin, isSpecificFacet, measureFits } from './facet-fit'
import { measurePatientFit } from './patient-fit'
import { findingRoles, type SentenceRole, statesDiagnosis } from './read-sentence'
import type { AskedFor, ScoredSentence } from './scored-sentence'
import { createOtherGroupTest, measureSituationFit } from './situation-fit'
import { markStatedLimits } from './stated-limits'
import { putSingleBeforeSummary } from './summary-sentences'

/**
 * Tuned on the tune half of the question set and on questions made from the fields of the cards; see
 * docs/evidence/quoting.md.
 */
const weights = {
  /** Share of the question's weight that the sentence covers. */
  words: 0.6,
  /** The same, but a word counts less the more sentences of the article contain it. */
  distinct: 1.2,
  outcome: 0.5,
  /** Factor for a composite that contains the outcome asked about. */
  composite: 0.8,
  /** A recommendation under a label that the question names, rather than a summary of all recommendations. */
  label: 0.4,
  facet: 1,
  /** Factor for a word of the subject, since any sentence of the article is about it. */
  subject: 0.35,
  /** The same where a specific facet is asked for: a conclusion repeats the subject, the sentence on harms does not. */
  subjectBesideFacet: 0.1,
  /** A sentence that is for such a patient, and one that is for others by as much less. */
  patient: 0.35,
  /** The same for a recommendation and the situation asked about: a relapse, after a failed treatment. */
  situation: 0.7,
  /**
   * Least fit of a recommendation for such a patient or situation, whatever facet is asked for: it is what to do there.
   */
  forPatient: 0.55,
  /** A recommendation for people without what the patient has not had, and one for people with it by as much less. */
  without: 0.35,
  with: 1,
  /**
   * A recommendation for the opposite of a group that is asked about: preserved instead of reduced ejection fraction.
   */
  otherGroup: 0.7,
  /** The only sentence on a group that is asked about. */
  group: 0.2,
  /** The same where a turn of a conversation names nothing but that group: the rest has been answered. */
  groupAlone: 1.1,
  /** A finding that names what a follow-up adds, where others repeat what was asked before. */
  added: 0.6,
  /** A sentence with a limit of what such a turn measures. */
  limit: 1.1,
  /** Factor for words and outcome in a sentence that does not state the specific facet asked for. */
  withoutFacet: 0.4,
}

/** Subtracted, so that none of these is quoted while the article has results, a conclusion or a recommendation. */
const rolePenalty: Partial<Record<SentenceRole, number>> = { aim: 3, background: 2.5, methods: 2, limitations: 1 }

export interface SentenceScore {
  /** Higher is better; comparable between articles for one question. */
  score: number
  /** False if a dose, a harm or the like is asked for and the sentence states none. */
  statesFacet: boolean
  /**
   * How a finding names the one outcome asked about, if the title does not; undefined also if several are asked about.
   */
  outcome?: OutcomeNaming | 'absent'
}

export function scoreSentences(title: string, sentences: ScoredSentence[], asked: AskedFor): SentenceScore[] {
  const total = asked.termWeights.reduce((sum, each) => sum + each, 0) || 1
  const hasSpecific = asked.facets.asked.some(isSpecificFacet)
  const subjectShare = hasSpecific ? weights.subjectBesideFacet : weights.subject
  const termWeights = asked.termWeights.map((weight, term) => (asked.isSubject[term] ? subjectShare * weight : weight))
  const rarity = termWeights.map((_, term) => measureRarity(sentences, term))
  const approached = new Set(asked.facets.approached?.map(({ name }) => name))
  const outcomes = asked.facets.outcomes.filter(({ name }) => !approached.has(name) && !mentionsOutcome(title, name))
  const patientFits = measurePatientFits(sentences, asked)
  const situationFits = measureSituationFits(sentences, asked)
  const isForPatient = sentences.map(
    ({ reading }, index) =>
      reading.role === 'recommendation' && (patientFits[index] === 1 || situationFits[index] === 1),
  )
  const ownFits = measureFits(sentences, asked)
  // "Severe signs at 6 months or older: antibiotics" states no dose, where another sentence states that of the drug.
  const asksForDose = asked.facets.asked.includes('dose')
  const isDoseStated = sentences.some(({ covered }, index) => {
    return (ownFits[index] ?? 0) >= fitMin && asked.drugs.some((term) => covered[term] === 1)
  })
  const fits = ownFits.map((fit, index) =>
    hasSpecific && isForPatient[index] && !(asksForDose && isDoseStated) ? Math.max(fit, weights.forPatient) : fit,
  )
  // "Without dementia" is no answer to whether a treatment prevents it.
  const ofPeople = termWeights.map((weight, term) => (asked.sought.includes(term) ? 0 : weight))
  const exclusive = markExclusiveSentences(sentences, asked, { termWeights: ofPeople, total, outcomes })
  const limiting = markStatedLimits(sentences, asked)
  const soleFindings = asked.asksSeveralThings ? [] : markSoleFindings(sentences, asked)
  const namesAdded = createAddedTest(sentences, asked, total)
  const isForOtherGroup = createOtherGroupTest(asked.groups)
  const isGuideline = sentences.some(({ reading }) => reading.role === 'recommendation')
  const isAsked = ({ text, reading }: ScoredSentence) => !asked.asksForDiagnosis || statesDiagnosis(text, reading.role)
  const scores = sentences.map((sentence, index): SentenceScore => {
    const { text, reading, covered: written, label } = sentence
    // "Flares: colchicine" in a guideline on gout is about flares of gout.
    const covered = label === 'asked' ? written.map((share, term) => (asked.isSubject[term] ? 1 : share)) : written
    const words = termWeights.reduce((sum, weight, term) => sum + weight * (covered[term] ?? 0), 0) / total
    const distinct =
      termWeights.reduce((sum, weight, term) => sum + weight * (rarity[term] ?? 0) * (covered[term] ?? 0), 0) / total
    const named =
      measureOutcomes(text, asked.facets.outcomes, outcomes) +
      (asked.alsoNamed?.test(text) ? 1 : 0) +
      (soleFindings[index] ? 1 : 0)
    const isRead = !asked.facets.asksComposite && findingRoles.has(reading.role)
    const outcome = isRead && !isForPatient[index] ? readNaming(text, outcomes, isGuideline) : {}
    const fit = weights.facet * (fits[index] ?? 0)
    const labelled =
      (label === 'asked' ? weights.label : 0) +
      weights.patient * (patientFits[index] ?? 0) +
      weights.situation * (situationFits[index] ?? 0) +
      (namesAdded(sentence) ? weights.added : 0) -
      (reading.role === 'recommendation' && isForOtherGroup(text) ? weights.otherGroup : 0)
    const stated =
      label === 'other' ? 0 : weights.words * words + weights.distinct * distinct + weights.outcome * named + labelled
    const matched = stated + scoreAbsence(sentence, asked)
    if (limiting[index]) return { score: fit + matched + weights.limit, statesFacet: true, ...outcome }
    if (exclusive[index] && asked.asksOnlyForGroup)
      return { score: fit + matched + weights.groupAlone, statesFacet: true, ...outcome }
    // A sentence that states the facet is quoted from any section.
    if ((fits[index] ?? 0) >= fitMin) return { score: fit + matched, statesFacet: isAsked(sentence), ...outcome }
    if (exclusive[index]) {
      // "8 g/dL is considered in cardiovascular disease" is advice wherever it is written.
      const isAdvice = exclusive[index] === 'advice'
      const stated = isAdvice ? Math.max(fit, weights.forPatient) : fit
      const score = stated + matched + (exclusive[index] === 'group' ? weights.group : 0)
      return { score, statesFacet: isAdvice || !hasSpecific, ...outcome }
    }
    // Words of the question do not make up for a facet that the sentence does not state.
    const share = hasSpecific ? weights.withoutFacet : 1
    const score = fit + share * matched - (label === 'asked' ? 0 : (rolePenalty[reading.role] ?? 0))
    return { score, statesFacet: !hasSpecific && isAsked(sentence), ...outcome }
  })
  return isGuideline ? putSingleBeforeSummary(scores, sentences, asked) : scores
}

/** Least share of the question that a follow-up has to add: "specifically" adds nothing. */
const addedMin = 0.1

/**
 * "Prednisone in COPD, how long?", then "blood sugars?": whether a finding names what the last turn alone asks about.
 */
function createAddedTest(
  sentences: ScoredSentence[],
  { isInherited, asksOnlyForGroup, termWeights, isInTitle, facets }: AskedFor,
  total: number,
): (sentence: ScoredSentence) => boolean {
  // A group that alone is asked about is found by `markExclusiveSentences`.
  if (asksOnlyForGroup || !isInherited.includes(true)) return () => false
  const isAdded = (term: number) =>
    !isInherited[term] && !isInTitle[term] && (termWeights[term] ?? 0) / total >= addedMin
  const added = termWeights.flatMap((_, term) => (isAdded(term) ? [term] : []))
  const names = ({ text, covered, reading }: ScoredSentence) =>
    findingRoles.has(reading.role) &&
    (added.some((term) => covered[term] === 1) || facets.outcomes.some(({ name }) => mentionsOutcome(text, name)))
  const findings = sentences.filter(({ reading }) => findingRoles.has(reading.role))
  return findings.every(names) ? () => false : names
}

/** "Previously vaccinated: …" is not for a patient who was never vaccinated. */
function scoreAbsence({ text, reading }: ScoredSentence, { absent }: AskedFor): number {
  const fit = reading.role === 'recommendation' ? measureAbsenceFit(text, absent) : 0
  return fit > 0 ? weights.without : fit < 0 ? -weights.with : 0
}

/** Elsewhere, except in the name of a result, an age or a value says who took part. */
const advises: ReadonlySet<SentenceRole> = new Set(['recommendation', 'conclusion'])

/** Unless one sentence is for such a patient, those for others show that the article is not. */
function measurePatientFits(sentences: ScoredSentence[], { patient }: AskedFor): number[] {
  const fits = sentences.map(({ text, reading }) => {
    const isAdvice = advises.has(reading.role) || (reading.fits.dose ?? 0) >= fitMin
    if (isAdvice) return measurePatientFit(text, patient)
    // "Sensitivity, under 2 years (primary outcome): …" is a result in children of that age.
    return reading.role === 'results' ? measurePatientFit(/^[^:]{0,150}(?=:)/.exec(text)?.[0] ?? '', patient) : 0
  })
  if (!fits.includes(1)) return fits.map(() => 0)
  // A summary of all recommendations is for several kinds of patients.
  const isAdvised = sentences.some(({ reading }, index) => reading.role === 'recommendation' && fits[index] === 1)
  return isAdvised ? fits.map((fit, index) => (sentences[index]?.reading.role === 'conclusion' ? 0 : fit)) : fits
}

/** Of recommendations, unless none is for such a situation; a summary of all of them is for several. */
function measureSituationFits(sentences: ScoredSentence[], { situation, groups, drugsNamed }: AskedFor): number[] {
  const fits = sentences.map(({ text, reading, covered }) => {
    if (reading.role !== 'recommendation') return 0
    const namesAskedDrug = drugsNamed.some((term) => covered[term] === 1)
    return measureSituationFit(text, situation, groups, namesAskedDrug)
  })
  return fits.includes(1) ? fits : fits.map(() => 0)
}

/**
 * If several outcomes are asked about, a composite may be meant. Advice counts no outcomes: "moderate or severe pain"
 * in it says when something is given.
 */
function readNaming(
  text: string,
  outcomes: QuestionFacets['outcomes'],
  isAdvice: boolean,
): Pick<SentenceScore, 'outcome'> {
  const [outcome, ...others] = outcomes
  if (!outcome || others.length > 0) return {}
  const naming = readOutcomeNaming(text, outcome) ?? 'absent'
  return { outcome: isAdvice && naming === 'part of a composite' ? 'alone' : naming }
}

/** Share of the outcomes asked about that a sentence names; a single outcome counts less within a composite. */
function measureOutcomes(text: string, all: QuestionFacets['outcomes'], wanted: QuestionFacets['outcomes']): number {
  const shares = wanted.map((outcome) => {
    if (!mentionsOutcome(text, outcome.name)) return 0
    return all.length > 1 || readOutcomeNaming(text, outcome) === 'alone' ? 1 : weights.composite
  })
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, wanted.length)
}

/** The conclusion states the primary outcome, and whether it was reached. */
const primary = /\bprimary (?:outcome|end ?point)\b/i

/**
 * "Gonorrhoea, PrEP cohort: RR 0.45" is the only finding on gonorrhoea, which the question names and the article is not
 * about.
 */
function markSoleFindings(sentences: ScoredSentence[], { isEndpoint }: AskedFor): boolean[] {
  const isFurther = ({ text, reading: { role } }: ScoredSentence) =>
    role === 'harms' || (role === 'results' && !primary.test(text))
  const sole = isEndpoint.flatMap((isAsked, term) => {
    if (!isAsked) return []
    const holding = sentences.filter(({ reading: { role }, covered }) => findingRoles.has(role) && covered[term] === 1)
    return holding.length === 1 ? holding : []
  })
  return sentences.map((sentence) => isFurther(sentence) && sole.includes(sentence))
}

/** 1 for a term in one sentence of many, towards 0 for a term in all of them. */
function measureRarity(sentences: ScoredSentence[], term: number): number {
  const holding = sentences.filter(({ covered }) => (covered[term] ?? 0) > 0).length
  if (holding === 0) return 0
  return Math.log((sentences.length + 1) / (holding + 0.5)) / Math.log((sentences.length + 1) / 1.5 + 1)
}
