/**
 * Compares what is measured of the patient, the age and the time with what an article states: laboratory values,
 * weights, pressures, events.
 */
import { type AskedAge, fitsStatedAges, isExcludedAge, isOutsideStudiedAges } from '@/lib/evidence/question/ages'
import type { PatientEvent } from '@/lib/evidence/question/patient-facts/patient-events'
import { isOutsideStudiedMeasure, type PatientMeasure } from '@/lib/evidence/question/patient-facts/patient-measures'
import type { PatientFigures } from '@/lib/evidence/question/patient-figures'
import { isOutsideStudiedTimes, isWithinStudiedTimes, type PatientTime } from '@/lib/evidence/question/patient-times'
import { namesExclusion, type SentenceRole } from '@/lib/evidence/quote/read-sentence'
import { stemWord } from '@/lib/evidence/text/normalize-terms'
import { findExcludedValue } from '@/lib/shared/lab-values/excluded-values'
import type { LabValue } from '@/lib/shared/lab-values/read-lab-values'
import { findUnstudiedValue } from '@/lib/shared/lab-values/studied-values'
import { findEarlierEvent, findExcludedEvent } from './compare-events'
import {
  type ComparedSentence,
  describesParticipants,
  isDescription,
  type PopulationDifference,
  statesExclusion,
} from './compared-sentence'
import { findMeasuredLimits } from './measured-limits'

/** "Potassium above 5.0 mmol/L was excluded" concerns a patient with 5.9, whatever the article calls that. */
export function compareValues(sentences: ComparedSentence[], values: LabValue[]): PopulationDifference | null {
  if (values.length === 0) return null
  for (const [sentence, each] of sentences.entries()) {
    const value = statesExclusion(each) ? findExcludedValue(each.text, values) : null
    if (value) return { relation: 'excluded', asked: `${value.name} ${value.value}`, sentence }
  }
  // A guideline covers other values than those of the disease that it begins with.
  if (sentences.some(({ reading }) => reading.role === 'recommendation')) return null
  for (const [sentence, { text, reading }] of sentences.entries()) {
    const value = reading.role === 'methods' && !isArm.test(text) ? findUnstudiedValue(text, values) : null
    if (value) return { relation: 'different', asked: `${value.name} ${value.value}`, sentence, test: value.name }
  }
  return null
}

/** "Intervention: …", where a value is a target. */
const isArm = /^[A-Z][\w-]+: /

/** "Children under 15 kg were not enrolled", or "children weighing 13 kg or more", for a toddler of 12 kg. */
export function compareMeasures(sentences: ComparedSentence[], figures: PatientFigures): PopulationDifference | null {
  const limits = sentences.map((each) => {
    const text = statesExclusion(each) ? keepExclusions(each.text) : each.text
    return findMeasuredLimits(text, { ...figures, age: null })
  })
  for (const [sentence, each] of sentences.entries()) {
    const met = statesExclusion(each) ? limits[sentence]?.find(({ isMet }) => isMet) : undefined
    if (met) return { relation: 'excluded', asked: met.asked, sentence }
  }
  const described = sentences.map((each, sentence) => {
    return isDescription(each) && !statesExclusion(each) ? (limits[sentence] ?? []) : []
  })
  const outside = described.findIndex((each) => each.some(({ isMet }) => !isMet))
  const limit = described[outside]?.find(({ isMet }) => !isMet)
  if (!limit || described.some((each) => each.some(({ asked, isMet }) => isMet && asked === limit.asked))) return null
  return { relation: 'different', asked: limit.asked, sentence: outside }
}

/**
 * Guidelines cover several ages, so of them only the description of the people is compared, if no advice is for the
 * age.
 */
export function compareAges(sentences: ComparedSentence[], age: AskedAge | null): PopulationDifference | null {
  if (age === null) return null
  const isGuideline = sentences.some(({ reading }) => reading.role === 'recommendation')
  // "Not for infants under 6 months", of a guideline for "children aged 6 months to 12 years".
  const isLeftOut = (text: string) => isExcludedAge(age.years, keepExclusions(text))
  const leftOut = sentences.findIndex((each) => statesExclusion(each) && isLeftOut(each.text))
  const isDescribedOutside = sentences.some((each) => isDescription(each) && isOutsideStudiedAges(age.years, each.text))
  if (isGuideline && leftOut >= 0 && isDescribedOutside)
    return { relation: 'excluded', asked: age.surface, sentence: leftOut }
  if (
    isGuideline &&
    sentences.some(({ text, reading }) => advises.has(reading.role) && fitsStatedAges(age.years, text))
  )
    return null
  const excluded = isGuideline
    ? -1
    : // "Few people over 80" took part, and some did.
      sentences.findIndex((each) => statesExclusion(each) && isLeftOut(each.text.replace(fewOfAge, ' ')))
  if (excluded >= 0) return { relation: 'excluded', asked: age.surface, sentence: excluded }
  // "Children under 18", although one part of a rule is for those under 2.
  if (sentences.some((each) => isDescription(each) && fitsStatedAges(age.years, each.text))) return null
  const described = sentences.findIndex((each) => isDescription(each) && isOutsideStudiedAges(age.years, each.text))
  return described >= 0 ? { relation: 'different', asked: age.surface, sentence: described } : null
}

/** "For people over 15; not for new deficits": the part that says who was left out. */
function keepExclusions(text: string): string {
  return text.split(/;\s/).filter(namesExclusion).join('; ')
}

const fewOfAge = /\b(?:very )?few\b[^;.]*/gi

const advises: ReadonlySet<SentenceRole> = new Set(['recommendation', 'conclusion'])

/** "PD-L1 10 %" against "PD-L1 on at least 50%", and "sats 84 %" against a limitation on severe hypoxaemia. */
export function comparePercentages(
  sentences: ComparedSentence[],
  measures: PatientMeasure[],
): PopulationDifference | null {
  for (const measure of measures) {
    const outside = sentences.findIndex(
      (each) => describesParticipants(each) && isOutsideStudiedMeasure(measure, each.text),
    )
    if (outside < 0) continue
    const named = sentences.findIndex((each) => statesExclusion(each) && isOfLowValue(measure, each.text))
    return { relation: 'different', asked: measure.surface, sentence: named < 0 ? outside : named }
  }
  return null
}

/** Below it saturation is called severe hypoxaemia. */
const severeBelow = 89

function isOfLowValue({ name, percent }: PatientMeasure, text: string): boolean {
  return name === 'oxygen saturation' && percent < severeBelow && /\bhypox(?:a?emi)?a\b/i.test(text)
}

/**
 * "Two weeks after a stroke" against "recent stroke was excluded", "quit 18 years ago" against "stopped
 * within 15 years".
 */
export function compareEvents(sentences: ComparedSentence[], events: PatientEvent[]): PopulationDifference | null {
  if (events.length === 0) return null
  for (const [sentence, each] of sentences.entries()) {
    const excluded = statesExclusion(each) ? findExcludedEvent(each.text, events) : null
    if (excluded) return { relation: 'excluded', asked: excluded.surface, sentence }
    const earlier = each.reading.role === 'methods' ? findEarlierEvent(each.text, events) : null
    if (earlier) return { relation: 'different', asked: earlier.surface, sentence }
  }
  return null
}

const smokers = /\b(?:pack-?years?|who (?:currently )?smoke|(?:current|former|ex-|high-risk|adult) ?smokers)\b/i

/** "Never smoked" against participants who all have. */
export function compareHabits(sentences: ComparedSentence[], absent: ReadonlySet<string>): PopulationDifference | null {
  if (!['smoke', 'smoker'].some((word) => absent.has(stemWord(word)))) return null
  const described = sentences.findIndex(({ text, reading }) => reading.role === 'methods' && smokers.test(text))
  return described < 0 ? null : { relation: 'different', asked: 'never smoked', sentence: described }
}

/** In years; a patient above it does not ask about pregnancy. */
const childbearingMax = 55
/** A list of groups, with pregnant women among them, opens otherwise. */
const areAllPregnant = /^(?:[\p{L}-]+ ){0,2}pregnan|^Women with (?:an? )?(?:[\p{L}-]+ ){0,2}pregnanc/iu

/** "A woman of 72": studies and guidelines on pregnant women are not for her. */
export function findPregnancy(sentences: ComparedSentence[], age: AskedAge | null): PopulationDifference | null {
  if (age === null || age.years <= childbearingMax) return null
  const described = sentences.findIndex(({ text, reading }) => reading.role === 'methods' && areAllPregnant.test(text))
  return described < 0 ? null : { relation: 'different', asked: age.surface, sentence: described }
}

/** "Ten hours after a stroke": only who was studied is compared, since a guideline advises on several times. */
export function compareTimes(
  title: string,
  sentences: ComparedSentence[],
  time: PatientTime | null,
): PopulationDifference | null {
  if (time === null || sentences.some(({ reading }) => reading.role === 'recommendation')) return null
  const described = sentences.map((each) => {
    // "For stroke within 4.5 hours, … fewer died within 90 days".
    return describesParticipants(each) ? (opensWithPeople.exec(each.text)?.[0] ?? each.text) : ''
  })
  if ([title, ...described].some((text) => isWithinStudiedTimes(time, text))) return null
  const outside = described.findIndex((text) => isOutsideStudiedTimes(time, text))
  return outside < 0 ? null : { relation: 'different', asked: time.surface, sentence: outside }
}

const opensWithPeople = /^(?:In|Among|For)\b[^,]*(?=,)/
