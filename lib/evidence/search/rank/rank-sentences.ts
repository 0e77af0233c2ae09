/** Scores the sentences of one article against a question. */
import {
  lengthWords,
  monitoringWords,
  stoppingWords,
  targetWords,
  whomWords,
} from '@/lib/evidence/question/asked/asked-effect'
import { isSpecificTerm, type QuestionTerm } from '@/lib/evidence/question/question-terms'
import { isTreatment } from '@/lib/evidence/question/turn-dependence'
import { fitLabels, isNameOfDisease, type LabelFit, readLabel } from '@/lib/evidence/quote/labelled-sentences'
import { measurePatientFit } from '@/lib/evidence/quote/patient-fit'
import { raiseWarning, warnsOfPatient, warnsOfState } from '@/lib/evidence/quote/patient-warnings'
import { listKeptLimits } from '@/lib/evidence/quote/population/compare-degrees'
import type { PopulationDifference } from '@/lib/evidence/quote/population/compared-sentence'
import { findingRoles, type SentenceRole } from '@/lib/evidence/quote/read-sentence'
import { scoreSentences } from '@/lib/evidence/quote/score-sentences'
import type { AskedFor } from '@/lib/evidence/quote/scored-sentence'
import type { Sentence } from '@/lib/evidence/quote/sentence'
import { namesGroupOfPatient } from '@/lib/evidence/quote/situation-fit'
import type { AnalysedArticle, AnalysedSentence } from '@/lib/evidence/search/article/analyse-article'
import { listAskedDrugs } from '@/lib/evidence/search/fit/missing-terms'
import { isDrugClass } from '@/lib/evidence/search/fit/other-subject'
import { markCoveredTerms, shareCovered } from '@/lib/evidence/search/weighting/coverage'
import type { WeightedQuestion } from '@/lib/evidence/search/weighting/weight-question'
import { splitWords } from '@/lib/evidence/text/normalize-terms'
import { mentionsOutcome, namesOutcome } from '@/lib/evidence/text/outcomes'
import {
  compareWithParticipants,
  listPopulationWords,
  type PopulationWords,
  type ReadSentence,
} from './compare-participants'
import type { RankedArticle } from './ranked-article'

/** Factor for a term of earlier turns: the article is about it, and the last turn asks for something in it. */
const inheritedShare = 0.3
/** The same for one that is not a subject of the article ("muddy", of a wound): it distinguishes recommendations. */
const inheritedDetailShare = 1
/** Factor by which a number counts more than in the search: "110 mg" distinguishes two results of an article. */
const numberShare = 3

function toQuoteWeights(
  { reading: { terms, absent, situation }, termWeights }: WeightedQuestion,
  isSubject: boolean[],
): number[] {
  const hasFailed = situation.names.includes('treatment failed')
  return termWeights.map((weight, index) => {
    const term = terms[index]
    if (absent.terms.includes(index)) return 0
    // "If naltrexone fails?": advice on naltrexone is not what is asked for.
    if (hasFailed && term?.kind === 'drug' && (term.detail === 'aside' || term.isFact)) return 0
    const inherited = isSubject[index] ? inheritedShare : inheritedDetailShare
    return weight * (term?.isInherited ? inherited : 1) * (term?.kind === 'number' ? numberShare : 1)
  })
}

function chooseAlsoNamed(reading: WeightedQuestion['reading']): RegExp | null {
  if (reading.asksAfterStopping) return stoppingWords
  if (reading.asksForMonitoring) return monitoringWords
  if (reading.asksForTarget) return targetWords
  if (reading.asksWhomToScreen) return whomWords
  return reading.asksForDuration ? lengthWords : null
}

/**
 * "Age 19 to 49 with a risk condition", "Over 70 to 80 years"; "non-severe disease under 24 months" is on a disease.
 */
const opensWithAge = /^(?:aged?|ages|over|under|above|below|from|adults?|children|infants|people|women|men)\b|^\d/i

/** What of a question is compared with sentences, whichever article they are of. */
export interface SentenceQuestion {
  populationWords: PopulationWords
  /** Terms (by index) that name a drug or a class of drugs. */
  drugs: number[]
  /** For each term: whether the label of a recommendation may have it to say for whom or what it is. */
  isOfLabel: boolean[]
  /** For each term: whether an article that is not about it may report it as a result. */
  mayBeResult: boolean[]
}

export function readForSentences(question: WeightedQuestion): SentenceQuestion {
  const { reading } = question
  return {
    populationWords: listPopulationWords(question),
    drugs: reading.terms.flatMap(({ kind }, index) => (kind === 'drug' || isDrugClass(reading, index) ? [index] : [])),
    // An outcome or a fact of the patient may occur in the label of any recommendation, but "Enzyme-inducing drugs: …"
    // is written for who takes one.
    isOfLabel: reading.terms.map(
      (term, index) =>
        (reading.taken.includes(index) || (isSpecificTerm(term) && !term.detail)) &&
        (!namesOutcome(term.surface) || isApproached(reading, term)),
    ),
    mayBeResult: reading.terms.map((term, index) => mayBeResult(reading, term, index)),
  }
}

/**
 * @param asked by `readForSentences`, the same for each article
 * @returns every sentence of every passage, in order
 */
export function rankSentences(
  question: WeightedQuestion,
  analysed: AnalysedArticle,
  asked: SentenceQuestion,
): Pick<RankedArticle, 'sentences' | 'populationDifference'> {
  const { reading } = question
  const read = readSentences(reading, analysed)
  const isSubject = markCoveredTerms(reading, (stem) => analysed.named.has(stem)).map((share) => share === 1)
  const isDistinct = asked.isOfLabel.map((isOfLabel, index) => isOfLabel && !isSubject[index])
  const marked = markLabels(reading, read, isDistinct)
  const scores = scoreSentences(analysed.article.title, marked, toAskedFor(question, analysed, { ...asked, isSubject }))
  const statedHarms = listHarmsOfStated(reading, read)
  const sentences = read.flatMap((each, index): Sentence[] => {
    const score = scores[index]
    if (!score) return []
    const { passage, start, end } = each
    const relevance = shareCovered(question, each.covered).answered
    const sentence = { passage, start, end, role: each.reading.role, relevance, ...score }
    const subjects = { isSubject, drugs: asked.drugs }
    const isWarning =
      warnsOfPatient(each, reading, subjects) || warnsOfState(each, reading, subjects) || statedHarms.includes(index)
    return [isWarning ? raiseWarning(sentence) : sentence]
  })
  const { populationWords } = asked
  const difference = compareWithParticipants(reading, analysed, { read, isSubject, populationWords })
  const held = reading.facets.asked.includes('eligibility')
    ? []
    : [...listKeptLimits(read, reading.degrees), ...(difference ? listNoticed(difference, read) : [])]
  const ranked = sentences.map((sentence, index) => (held.includes(index) ? holdBack(sentence) : sentence))
  if (!difference) return { sentences: ranked }
  const sentence = difference.sentence === null ? null : (ranked[difference.sentence] ?? null)
  return { sentences: ranked, populationDifference: { ...difference, sentence } }
}

/** What is printed before a result as a limit of it is not the result; who was excluded may be all that answers. */
function listNoticed({ relation, sentence }: PopulationDifference, read: ReadSentence[]): number[] {
  return sentence === null || relation !== 'partly' || !findsAnything(read) ? [] : [sentence]
}

function findsAnything(read: ReadSentence[]): boolean {
  return read.some(({ reading }) => findingRoles.has(reading.role))
}

function holdBack(sentence: Sentence): Sentence {
  return { ...sentence, score: 0, statesFacet: false }
}

function readSentences(reading: WeightedQuestion['reading'], analysed: AnalysedArticle): ReadSentence[] {
  return analysed.sentences().flatMap((sentence) => {
    const passage = analysed.article.passages[sentence.passage]
    if (!passage) return []
    const covered = markCoveredTerms(reading, (stem) => sentence.stems.has(stem))
    const text = passage.text.slice(sentence.start, sentence.end)
    const affirmed = markAffirmedTerms(reading, sentence, covered)
    return [{ ...sentence, passage, text, covered, affirmed }]
  })
}

/** Adds how the label of each recommendation fits the question. */
function markLabels(
  reading: WeightedQuestion['reading'],
  read: ReadSentence[],
  isDistinct: boolean[],
): (ReadSentence & { label: LabelFit | null })[] {
  const labels = read.map(({ text, reading: { role } }) => readLabel(text, role))
  const named = labels.map((label) => listLabelled(reading, label))
  const fits = fitLabels(named, labels.map(isNameOfDisease), isDistinct)
  return read.map((sentence, index) => {
    const label = labels[index] ?? ''
    const isOfPatient =
      namesGroupOfPatient(label, reading.groups) ||
      (opensWithAge.test(label) && measurePatientFit(label, reading.figures) === 1)
    return { ...sentence, label: isOfPatient ? ('asked' as const) : (fits[index] ?? null) }
  })
}

function toAskedFor(
  question: WeightedQuestion,
  { titleStems }: AnalysedArticle,
  { isSubject, mayBeResult }: SentenceQuestion & { isSubject: boolean[] },
): AskedFor {
  const { reading } = question
  return {
    facets: reading.facets,
    words: reading.terms.map(({ surface }) => surface.toLowerCase()).join(' '),
    patient: reading.figures,
    situation: reading.situation,
    drugsNamed: reading.terms.flatMap(({ kind }, index) => (kind === 'drug' ? [index] : [])),
    absent: reading.absent.stems,
    groups: reading.groups,
    asksOnlyForGroup: reading.asksOnlyForGroup,
    measured: reading.measured,
    isInherited: reading.terms.map(({ isInherited = false }) => isInherited),
    termWeights: toQuoteWeights(question, isSubject),
    drugs: listAskedDrugs(reading),
    sought: reading.soughtEffect.terms,
    isSubject,
    isEndpoint: mayBeResult.map((mayBe, index) => mayBe && !isSubject[index]),
    isInTitle: markCoveredTerms(reading, (stem) => titleStems().has(stem)).map((share) => share > 0),
    asksWhichTreatment: reading.asksWhichTreatment,
    asksForDiagnosis: reading.asksForDiagnosis,
    asksSeveralThings: reading.asksSeveralThings,
    definedName: reading.definedName,
    alsoNamed: chooseAlsoNamed(reading),
  }
}

/**
 * "HBsAg-positive people can have a flare", where a follow-up says that the patient is HBsAg-positive: the sentences on
 * harms (by index) that name all that the turn adds.
 */
function listHarmsOfStated(
  { terms, statesPatient }: WeightedQuestion['reading'],
  sentences: { covered: number[]; reading: { role: SentenceRole } }[],
): number[] {
  if (!statesPatient) return []
  const added = terms.flatMap((term, index) => (isSpecificTerm(term) && !term.isInherited ? [index] : []))
  const namesAdded = ({ covered }: { covered: number[] }) => added.every((term) => covered[term] === 1)
  // What a study found in such patients is the better answer.
  if (added.length === 0 || sentences.some((each) => each.reading.role === 'results' && namesAdded(each))) return []
  return sentences.flatMap((each, index) => (each.reading.role === 'harms' && namesAdded(each) ? [index] : []))
}

/** For each term: whether a sentence says more of it than that the participants do not have it. */
function markAffirmedTerms(
  reading: WeightedQuestion['reading'],
  sentence: AnalysedSentence,
  covered: number[],
): number[] {
  const stems = covered.includes(1) ? sentence.affirmedStems() : null
  return stems ? markCoveredTerms(reading, (stem) => stems.has(stem)) : covered
}

/** Asked about in the last turn, and neither a treatment nor a word of an everyday phrase ("take tablets"). */
function mayBeResult({ synonyms }: WeightedQuestion['reading'], term: QuestionTerm, index: number): boolean {
  const isInPhrase = synonyms.some(({ isPhrase, terms }) => isPhrase && terms.includes(index))
  return isSpecificTerm(term) && !term.detail && !term.isInherited && !isTreatment(term) && !isInPhrase
}

/** "Gout flare treatment": the outcome says what is to be treated or diagnosed. */
function isApproached(
  { facets: { approached = [] } }: WeightedQuestion['reading'],
  { surface }: QuestionTerm,
): boolean {
  return approached.some(({ name }) => mentionsOutcome(surface, name))
}

/** @returns the subjects of the question (by index) that a label names; null without a label */
function listLabelled(reading: WeightedQuestion['reading'], label: string): number[] | null {
  if (label === '') return null
  const stems = new Set(splitWords(label).map(({ stem }) => stem))
  return markCoveredTerms(reading, (stem) => stems.has(stem)).flatMap((share, index) => {
    const term = reading.terms[index]
    return share > 0 && term && isSpecificTerm({ ...term, role: 'asked' }) ? [index] : []
  })
}
