/** Measures how well each sentence of an article suits the facets that a question asks for, given what it names. */
import type { Facet, QuestionFacets } from '@/lib/evidence/question/question-facets'
import { mentionsOutcome } from '@/lib/evidence/text/outcomes'
import { findingRoles, onlyDiagnoses, rejectsTreatment, type SentenceReading, statesDiagnosis } from './read-sentence'
import type { AskedFor, ScoredSentence } from './scored-sentence'

/** A sentence that suits a facet this well states it. */
export const fitMin = 0.4

const weights = {
  /** Weight of a general facet asked with a more specific one: "does it help, and is it safe?" */
  besideSpecific: 0.5,
  /** Weight of the fit to a further specific facet. */
  besideFacet: 0.3,
  /** Fit of a finding that names the harm asked about, of a conclusion that does, and factor for other harms. */
  namedHarm: 0.65,
  concludedHarm: 0.7,
  otherHarm: 0.5,
  /** Factor for the dose of a drug other than the one asked about. */
  otherDrug: 0.5,
  /** Factor for how a trial gave the drug, where two doses are compared. */
  givenInTrial: 0.4,
  /** Factor for what is advised against, where what to give is asked. */
  rejected: 0.7,
  /** Factor for advice on tests alone, where what to give is asked. */
  test: 0.6,
  /** Factors for what says how a disease is recognised, where that is asked, and for other advice. */
  diagnosis: 1.5,
  otherThanDiagnosis: 0.6,
  /** Least fit of the former. */
  statedDiagnosis: 0.6,
  /** Factor for advice that names none of the drugs asked about, where other advice does. */
  otherAdvice: 0.7,
  /** Factor for advice on a part of the patients that the question does not name. */
  restricted: 0.8,
  /** Factor for what is tolerated badly, where the best tolerated is asked for. */
  badlyTolerated: 0.6,
  /**
   * Least fit of a sentence that says what a name means, where that is asked, and factor for one on people that
   * only repeats it.
   */
  definition: 0.8,
  repeatedName: 0.5,
}

const generalFacets: ReadonlySet<Facet> = new Set(['effect', 'comparison', 'recommendation'])

/** A harm, a dose or the like, which few sentences of an article state. */
export function isSpecificFacet(facet: Facet): boolean {
  return !generalFacets.has(facet)
}

/**
 * @returns for each sentence its fit, from 0 to 1 or a little more where it states several facets that are asked for
 */
export function measureFits(
  sentences: ScoredSentence[],
  {
    facets,
    drugs,
    isSubject,
    words,
    asksWhichTreatment = false,
    asksForDiagnosis = false,
    definedName = null,
  }: AskedFor,
): number[] {
  // "Olanzapine for cisplatin vomiting": the drug that an article is about is the one whose dose is asked for.
  const subjects = drugs.filter((term) => isSubject[term])
  const namesOne = (terms: number[], { covered }: ScoredSentence) => terms.some((term) => (covered[term] ?? 0) > 0)
  const namesDrug = (sentence: ScoredSentence) => namesOne(subjects.length > 0 ? subjects : drugs, sentence)
  // "Anticoagulate" is broader than apixaban: the advice that comes nearest to the drugs is on them.
  const measureDrugs = ({ covered }: ScoredSentence) => Math.max(0, ...drugs.map((term) => covered[term] ?? 0))
  const nearest = Math.max(0, ...sentences.filter(isAdvice).map(measureDrugs))
  const statesDose = ({ reading }: ScoredSentence) => (reading.fits.dose ?? 0) >= fitMin
  const isDoseOfDrugKnown = sentences.some((sentence) => statesDose(sentence) && namesDrug(sentence))
  return sentences.map((sentence) => {
    const { text, reading } = sentence
    const share = isDoseOfDrugKnown && !namesDrug(sentence) ? weights.otherDrug : 1
    const fits = { ...reading.fits, harm: measureHarm(text, reading, facets), dose: share * (reading.fits.dose ?? 0) }
    const isRejected = (asksWhichTreatment || asksForDiagnosis) && isAdvice(sentence) && rejectsTreatment(text)
    const isOnOthers = isAdvice(sentence) && measureDrugs(sentence) < nearest
    const isRestricted = isAdvice(sentence) && restrictsTo(text, words)
    const isTest = asksWhichTreatment && isAdvice(sentence) && onlyDiagnoses(text)
    const isDiagnosis = asksForDiagnosis && findingRoles.has(reading.role) && statesDiagnosis(text, reading.role)
    const isOtherThanDiagnosis = asksForDiagnosis && !isDiagnosis
    const isOppositeOfBest = best.test(words) && badly.test(text) && !well.test(text)
    const isDefinition = definedName !== null && findingRoles.has(reading.role) && definesName(text, definedName)
    const isRepeatedName = definedName !== null && !isDefinition && !findingRoles.has(reading.role)
    const isGivenInTrial = facets.comparesDoses === true && reading.role === 'methods'
    const factor =
      (isGivenInTrial ? weights.givenInTrial : 1) *
      (isRejected ? weights.rejected : 1) *
      (isTest ? weights.test : 1) *
      (isDiagnosis ? weights.diagnosis : 1) *
      (isOtherThanDiagnosis ? weights.otherThanDiagnosis : 1) *
      (isRestricted ? weights.restricted : 1) *
      (isOppositeOfBest ? weights.badlyTolerated : 1) *
      (isRepeatedName ? weights.repeatedName : 1) *
      (isOnOthers ? weights.otherAdvice : 1)
    const stated = combineFits(fits, facets.asked)
    const fit = isDefinition ? Math.max(stated, weights.definition) : stated
    return factor * (isDiagnosis && isAdvice(sentence) ? Math.max(fit, weights.statedDiagnosis) : fit)
  })
}

function isAdvice({ reading }: ScoredSentence): boolean {
  return reading.role === 'recommendation'
}

const best = /\b(?:best|better|well|most) tolerated\b|\b(?:safest|fewest)\b/
const badly =
  /\b(?:poorly|badly|worse|worst|less well|least well) tolerated\b|\bmore (?:dropouts|withdrawals|side effects|adverse events)\b/i
const well =
  /\b(?:well|better|best|acceptabl[ey]) tolera|\bacceptable tolerab|\bfewe(?:r|st) (?:side|adverse|dropouts|withdrawals)\b|\bsafer\b/i

/**
 * "High risk (grade B): previous pre-eclampsia, diabetes", "severe signs (pain, 39 °C or higher)", "high risk means …".
 */
function definesName(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name)
  if (at < 0) return false
  return defining.test(text.slice(at + name.length, at + name.length + definedWithin))
}

/** Characters after a name within which a sentence says what it means. */
const definedWithin = 80
const defining =
  /^[^.;:]*(?:: |\b(?:such as|includ(?:es?|ing)|means|defined as|is)\b)|^(?: [\p{L}-]+){0,2} \((?!(?:grade|class|level|strong|weak|conditional|recommend)\b)/iu

/** "For recurrent otitis media", "only with confirmed susceptibility". */
const restricting =
  /\b(recurr|relaps|refractory|resistan|persist|prophyla|maintenance|rescue)|\bonly (?:with|if|when|after|for|in)\b/giu

/** Whether advice is for a part of the patients or of the course that the question does not name. */
function restrictsTo(text: string, asked: string): boolean {
  // "Diuretics; TIPS for selected refractory ascites" is advice for all.
  const [first = ''] = text.split(';')
  return Array.from(first.matchAll(restricting)).some(
    ([, stem]) => stem === undefined || !asked.includes(stem.toLowerCase()),
  )
}

/** "Does it raise pneumonia?" is answered by a finding on pneumonia, and not by other harms. */
function measureHarm(text: string, { role, fits }: SentenceReading, { namedHarms = [] }: QuestionFacets): number {
  const fit = fits.harm ?? 0
  if (namedHarms.length === 0) return fit
  if (!namedHarms.some((name) => mentionsOutcome(text, name))) return weights.otherHarm * fit
  if (!findingRoles.has(role)) return fit
  return Math.max(fit, role === 'conclusion' ? weights.concludedHarm : weights.namedHarm)
}

/** "Which strength, and for how long?" is answered best by a sentence that states both. */
function combineFits(fits: SentenceReading['fits'], asked: Facet[]): number {
  const of = (facets: Facet[]) => facets.map((facet) => fits[facet] ?? 0).toSorted((a, b) => b - a)
  const specific = asked.filter(isSpecificFacet)
  const general = asked.filter((facet) => !isSpecificFacet(facet))
  const [best = 0, ...beside] = of(specific)
  const [bestGeneral = 0] = of(general)
  const further = beside.reduce((sum, fit) => sum + fit, 0)
  return (
    Math.max(best, (specific.length > 0 ? weights.besideSpecific : 1) * bestGeneral) + weights.besideFacet * further
  )
}
