/**
 * Parses a question: its terms and their synonyms, the kind of answer it asks for, and the conversation's subject. A
 * word never reaches the database as the user typed it: the search quotes each term.
 */
import { mentionsAnimals } from '@/lib/evidence/article/study-subjects'
import type { NamedForm } from '@/lib/evidence/text/exclusive-forms'
import { splitWords } from '@/lib/evidence/text/normalize-terms'
import { findLabFindings, type LabValue } from '@/lib/shared/lab-values/read-lab-values'
import { type AskedAge, readAskedAge, readOlderAge, writeAge, writeAgesInFigures } from './ages'
import { nameAntidotes } from './antidotes'
import { asksForDiagnosis, asksSeveralThings, asksWhichTreatment, readDefinedName } from './asked/asked-choice'
import {
  asksAfterStopping,
  asksForDuration,
  asksForInteraction,
  asksForMonitoring,
  asksForTarget,
  asksWhomToScreen,
  findAskedTreatments,
  findSoughtEffect,
  readAskedStart,
  type SoughtEffect,
} from './asked/asked-effect'
import { asksForCost, leaveOutPrice } from './asked/asked-price'
import { readAskedHarms, readAskedMethod } from './asked/asked-property'
import { type AskedRegimen, readAskedRegimens } from './asked/asked-regimen'
import { type ComparedPair, findComparators, findComparedPair } from './asked/drug-comparison'
import { classifyQuestion, type QuestionType } from './asked/question-type'
import { addEarlierFindings, readTurns, type Subject } from './conversation-subject'
import { type Degree, readAskedDegrees } from './degrees/read-degrees'
import { expandShorthand } from './expand-shorthand'
import { bindEverydayPhrases, findSynonyms, type Synonym } from './find-synonyms'
import { findPopulationSides, mayConcernChildren, mayConcernCriticalIllness } from './mutually-exclusive-populations'
import { findTaken, findTakenBefore } from './patient-drugs'
import { type AbsentFacts, readAbsentFacts } from './patient-facts/absent-facts'
import { type PatientEvent, readPatientEvents } from './patient-facts/patient-events'
import { type PatientMeasure, readPatientMeasures } from './patient-facts/patient-measures'
import { type PatientFigures, readPatientFigures } from './patient-figures'
import { type PatientTime, readPatientTime } from './patient-times'
import type { GroupMention } from './population-groups'
import type { QuestionFacets } from './question-facets'
import type { QuestionTerm } from './question-terms'
import { findRelatedSides } from './related-sides'
import { type AskedSituation, readAskedSituation } from './situation/asked-situation'
import { isSpoken } from './spoken-question'
import { weighTerms } from './weigh-terms'

/** Laboratory values of the patient, and the clinical terms for those outside their intervals. */
export interface PatientValues {
  findings: string[]
  values: LabValue[]
  /** Values of earlier turns: a follow-up is about the same patient. */
  earlierValues?: LabValue[]
}

export interface ParsedQuestion {
  terms: QuestionTerm[]
  /** Matched where all stems of one name occur, on behalf of the terms that they replace. */
  synonyms: Synonym[]
  /** Terms (by index) that are adjacent in the question: "septic shock", "primary prevention". */
  pairs: [first: number, second: number][]
  type: QuestionType
  facets: QuestionFacets
  /** Terms (by index) that name the treatment whose effect is asked for: "does calcium prevent fractures?" */
  treatments: number[]
  /** What it is asked to change: "fractures". */
  soughtEffect: SoughtEffect
  /** "Is A associated with B?": the terms (by index) of A and of B. */
  relatedSides: number[][]
  /** Asks how a disease is treated, and names no treatment. */
  asksWhichTreatment: boolean
  /** Asks how a disease is recognised. */
  asksForDiagnosis: boolean
  /** Asks which tests are needed on a treatment. */
  asksForMonitoring: boolean
  /** Asks whether drugs interact. */
  asksForInteraction: boolean
  /** What the question asks the meaning of, in lower case: "high risk". */
  definedName: string | null
  /** Several things are asked in one turn. */
  asksSeveralThings: boolean
  /** Asks what follows when a treatment is stopped. */
  asksAfterStopping: boolean
  /** Asks how long a treatment is given. */
  asksForDuration: boolean
  /** Asks which value of a measurement to aim at. */
  asksForTarget: boolean
  /** Asks who is to be screened or treated, or how often. */
  asksWhomToScreen: boolean
  /** "When to start anticoagulation", in the user's words; '' where the question asks for no time to begin. */
  askedStart: string
  /** "How bleeding was defined" in a study; '' where that is not asked. */
  askedMethod: string
  /** The words with which harms of any kind are asked for; '' where none are. */
  askedHarms: string
  /** The only two drugs (by index) of a question that compares them, and how the user wrote it. */
  comparedPair: ComparedPair | null
  /** Drugs (by index) with which another is compared: "apixaban versus warfarin", "instead of warfarin". */
  comparators: number[]
  /** Drugs (by index) that the patient takes, "in a man on apixaban". */
  taken: number[]
  /** Drugs (by index) that the patient had before the treatment asked about: "lutetium after docetaxel". */
  takenBefore: number[]
  /** The doses, intervals and forms that it names of the drugs asked about. */
  regimens: AskedRegimen[]
  /** Asks what something costs, which few articles report. */
  asksForCost: boolean
  /** Phrased by a person who speaks of someone or writes in sentences, unlike a title. */
  isSpoken: boolean
  /** The turn is about the subject of earlier turns. */
  isFollowUp: boolean
  /** The last turn names nothing but a group: "what about women?" */
  asksOnlyForGroup: boolean
  /** Measurements with which it asks the question before again, as written. */
  measured: string[]
  /** It says what the patient has: "and if her HBsAg is positive?", "she has active eye disease". */
  statesPatient: boolean
  sides: number[]
  mayConcernChildren: boolean
  /** May be about the critically ill; a question on a measure or a drug alone is not. */
  isCritical: boolean
  /** "Dog bite", "in a rat model": a study of animals may be what is asked for. */
  mentionsAnimals: boolean
  /** Groups of people that the question names; those of earlier turns if the last one names none. */
  groups: GroupMention[]
  /** Forms of a disease that it asks about, of those that exclude each other. */
  forms: NamedForm[]
  /** What it says that the patient does not have or has not had: "no heart failure", "never vaccinated". */
  absent: AbsentFacts
  /** Degrees of a state of the patient, as ranges: "CKD stage 3". */
  degrees: Degree[]
  /** The age of one patient. */
  age: AskedAge | null
  /** When the patient is seen; null if the question does not say. */
  time: PatientTime | null
  /** What happened to the patient, and how long ago. */
  events: PatientEvent[]
  /** What is measured of the patient in per cent. */
  measures: PatientMeasure[]
  /** The age of the older patient, or the least age of the older people, asked about. */
  olderAge: AskedAge | null
  /** Laboratory values of the patient. */
  values: LabValue[]
  /** What the conversation says of the patient in figures. */
  figures: PatientFigures
  /** A first attack or a relapse, before or after a treatment has failed. */
  situation: AskedSituation
}

/**
 * @param asWritten the last turn
 * @param before the earlier turns, oldest first
 */
export function parseQuestion(asWritten: string, before: string[] = [], known?: PatientValues): ParsedQuestion {
  const written = [...before, asWritten].map((turn) => leaveOutPrice(writeAgesInFigures(turn)))
  const turns = nameAntidotes(written.map((turn) => expandShorthand(turn, written.join('\n'))))
  const text = turns.at(-1) ?? ''
  const { terms, asked, facets, groups, forms, isFollowUp, asksOnlyForGroup, measured, patient } = readTurnsOfPatient(
    turns,
    known,
  )
  const age = readAskedAge(text)
  const own = asked.at(-1) ?? ''
  const comparators = findComparators(own, terms)
  const weighted = weighTerms(own, terms, facets)
  const bound = bindEverydayPhrases(weighted, findSynonyms(asked.join(' '), weighted))
  const taken = findTaken(turns.join('\n'), terms)
  const takenBefore = findTakenBefore(own, terms)
  return {
    ...bound,
    treatments: findAskedTreatments(own, terms),
    soughtEffect: findSoughtEffect(own, terms),
    relatedSides: findRelatedSides(own, weighted),
    asksWhichTreatment: asksWhichTreatment(own, terms),
    asksForDiagnosis: asksForDiagnosis(own),
    asksSeveralThings: asksSeveralThings(own),
    asksForMonitoring: asksForMonitoring(own),
    asksForInteraction: asksForInteraction(own),
    definedName: readDefinedName(own),
    asksAfterStopping: asksAfterStopping(own),
    asksForDuration: asksForDuration(own),
    asksForTarget: asksForTarget(own),
    asksWhomToScreen: asksWhomToScreen(own),
    askedStart: readAskedStart(own),
    askedMethod: readAskedMethod(own),
    askedHarms: readAskedHarms(own),
    comparedPair: findComparedPair(own, terms, comparators),
    comparators,
    taken,
    takenBefore,
    pairs: collectPairs(asked.join(' '), terms),
    type: classifyQuestion(asked.join(' ')),
    facets,
    regimens: readAskedRegimens(own, terms, [...taken, ...takenBefore], bound.synonyms),
    asksForCost: asksForCost(text),
    isSpoken: isSpoken(text),
    isFollowUp,
    asksOnlyForGroup,
    measured,
    statesPatient: isFollowUp && statesPatient.test(text),
    sides: findPopulationSides(`${asked.join(' ')} ${age ? writeAge(age) : ''}`),
    mayConcernChildren: mayConcernChildren(turns.join(' '), age?.years ?? null),
    isCritical: mayConcernCriticalIllness(turns.join(' ')),
    mentionsAnimals: mentionsAnimals(turns.join(' ')),
    groups,
    forms,
    absent: readAbsentFacts(turns.join('\n'), weighted),
    age,
    degrees: readAskedDegrees(isFollowUp ? turns : turns.slice(-1), { age, values: patient?.values ?? [] }),
    time: readPatientTime(text) ?? (isFollowUp ? readPatientTime(asked.join('\n')) : null),
    events: readPatientEvents(text),
    measures: readPatientMeasures(text),
    // "Shingles vaccine in over 70s", and then "how well does it work?"
    olderAge: readOlderAge(text) ?? (isFollowUp ? readOlderAge(asked.join('\n')) : null),
    values: patient?.values ?? [],
    figures: readPatientFigures(turns.join('\n'), {
      age: age ?? readAskedAge(turns.join('\n')),
      values: patient?.values ?? [],
    }),
    situation: readAskedSituation(isFollowUp ? turns : turns.slice(-1)),
  }
}

const statesPatient =
  /^\W*(?:(?:and|but|so|what|even|ok(?:ay)?|then)\W+)*(?:if (?:s?he|they|her|his|the|it)\b|s?he(?:['’]?s| is| has| had| takes?| was)\b|(?:his|her|their) [\w -]+ (?:is|are|was|came back)\b|pregnant\b|with\b|on\b)/i

/** Adds the laboratory values of earlier turns if the last turn continues them and gives no newer ones. */
function readTurnsOfPatient(turns: string[], known?: PatientValues): Subject & { patient: PatientValues | undefined } {
  const own = readTurns(turns, known?.findings)
  const measured = new Set(known?.values.map(({ analyte }) => analyte))
  const before = known?.earlierValues?.filter(({ analyte }) => !measured.has(analyte)) ?? []
  if (!known || !own.isFollowUp || before.length === 0) return { ...own, patient: known }
  const earlierFindings = findLabFindings(before).map(({ term }) => term.en)
  const findings = [...known.findings, ...earlierFindings]
  return { ...addEarlierFindings(own, earlierFindings), patient: { findings, values: [...known.values, ...before] } }
}

function collectPairs(text: string, terms: QuestionTerm[]): ParsedQuestion['pairs'] {
  const position = new Map(terms.map(({ stem }, index) => [stem, index]))
  const words = splitWords(text).filter(({ joined }) => !joined)
  const pairs = new Map<string, [number, number]>()
  words.forEach(({ stem }, index) => {
    const first = position.get(words[index - 1]?.stem ?? '')
    const second = position.get(stem)
    if (first !== undefined && second !== undefined && first !== second)
      pairs.set(`${first} ${second}`, [first, second])
  })
  return [...pairs.values()]
}
