/**
 * Reads what a question says of one patient in figures: an age, a weight, laboratory values, a blood
 * pressure, scores, sizes.
 */

import { splitWords } from '@/lib/evidence/text/normalize-terms'
import type { LabValue } from '@/lib/shared/lab-values/read-lab-values'
import { findAll } from '@/lib/shared/text/find-all'
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
  /** As written, and in kilograms. */
  weight: { surface: string; kilograms: number } | null
  sizes: readonly Size[]
}

/** "A wheal of 2 mm", "a 3 cm abscess". */
export interface Size {
  surface: string
  millimetres: number
  /** Stems of the words next to the figure, of which one names what is measured. */
  things: readonly string[]
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
/** Not "lost 5 kg", "10 kg weight loss" or "27 kg/m2". */
const patientWeight =
  /(?<!\b(?:los[ts]|losing|loss of|gained|gain of|dropped|by) )(?<![\d./])(\d{1,3}(?:\.\d+)?) ?(?:kgs?|kilos?|kilograms?)\b(?! ?(?:\/|m2|weight (?:loss|gain)|lighter|heavier|off\b|less\b|more\b))/gi
const patientSize = /(?<![\d./])(\d{1,3}(?:\.\d+)?) ?(mm|cm)\b(?! ?Hg)/gi
/** Words on either side of a size among which its thing is looked for. */
const thingWords = 2
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
    weight: readWeight(text),
    sizes: readSizes(text),
  }
}

/** The last one that a conversation gives. */
function readWeight(text: string): PatientFigures['weight'] {
  const found = findAll(text, patientWeight).at(-1)
  return found ? { surface: found[0], kilograms: Number(found[1]) } : null
}

function readSizes(text: string): Size[] {
  return findAll(text, patientSize).flatMap((found) => {
    const [surface, length, unit = 'mm'] = found
    const before = splitWords(text.slice(0, found.index)).slice(-thingWords)
    const after = splitWords(text.slice(found.index + surface.length)).slice(0, thingWords)
    const things = [...before, ...after].flatMap(({ word, stem }) => (/^\p{L}{4,}$/u.test(word) ? [stem] : []))
    return things.length === 0
      ? []
      : [{ surface, millimetres: Number(length) * (unit.toLowerCase() === 'cm' ? 10 : 1), things }]
  })
}
