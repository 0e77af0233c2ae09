/** Reads what a question says of one patient in figures: an age, laboratory values, a blood pressure, scores. */
import type { LabValue } from '@/lib/shared/lab-values/read-lab-values'
import type { AskedAge } from './ages'

export interface Score {
  name: string
  points: number
}

export interface PatientFigures {
  age: AskedAge | null
  values: readonly LabValue[]
  scores: readonly Score[]
  /** In mm Hg. */
  systolic: number | null
  sex: 'men' | 'women' | null
}

const scoreNames =
  'CHA2DS2-?VASc|(?:Glasgow-)?Blatchford|GCS|CURB-?65|NIHSS|HAS-BLED|FIB-?4|Wells|qSOFA|NEWS2?|Centor|FeverPAIN|PHQ-9|MELD|ABCD2'
const patientScore = new RegExp(
  String.raw`\b(${scoreNames})(?: score)?(?: of| is|:|=)? ?(\d{1,2})\b(?! ?(?:(?:or|to|-) ?\d|%))`,
  'gi',
)
/** "152/94", but no amount ("160/800 mg") and no date ("12/03"). */
const patientPressure =
  /(?<![\d/])([7-9]\d|[12]\d{2})\/\d{2,3}\b(?! ?mg|\/)|\b(?:BP|SBP|systolic)(?: of| is)? (\d{2,3})\b/i
const male = /\b(?:man|male|boy|gentleman|he|his|him)\b|\b\d{2}\s?M\b/i
const female = /\b(?:woman|female|girl|lady|she|her)\b|\b\d{2}\s?F\b/i

/** @param text the question as asked, with the facts of the patient */
export function readPatientFigures(
  text: string,
  { age, values }: Pick<PatientFigures, 'age' | 'values'>,
): PatientFigures {
  const [, measured, named] = patientPressure.exec(text) ?? []
  const systolic = measured ?? named
  const isMale = male.test(text)
  return {
    age,
    values,
    scores: Array.from(text.matchAll(patientScore), ([, name = '', points]) => ({ name, points: Number(points) })),
    systolic: systolic === undefined ? null : Number(systolic),
    sex: isMale === female.test(text) ? null : isMale ? 'men' : 'women',
  }
}
