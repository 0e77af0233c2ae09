/**
 * Compares a patient's laboratory values with those that the participants of a study had to have: "TSH 4.60 to 19.99
 * mIU/L".
 */
import { analytes } from './analytes'
import { findNames, type LabValue, number, toNumber, unitText } from './read-lab-values'

const { raw } = String
const upper = '(?:more|higher|above|over|greater)'
const lower = '(?:less|lower|below|under)'
const studied = new RegExp(
  raw`^(?:\s*\([^)]{1,30}\))?\s*(?:of |was |were |is |level |levels )*(?:between |from )?(at least|above|over|greater than|more than|≥|>|at most|below|under|less than|≤|<)?\s*(${number})\s*(${unitText})?(?:\s*(?:to|and|[-–])\s*(?:under |below )?(${number})\s*(${unitText})?| or (${upper}|${lower}))?`,
  'iu',
)
const isLeast = /^(?:at least|above|over|greater|more|higher|≥|>)/i

/** @returns a value that is outside all limits that the description states for its test; null if none is */
export function findUnstudiedValue(description: string, values: readonly LabValue[]): LabValue | null {
  if (values.length === 0) return null
  const named = findNames(description)
  const isOutside = (value: LabValue) => {
    const fits = named.flatMap(({ analyte, end, next }) =>
      analyte === value.analyte && value.perhaps === null ? (isWithin(description.slice(end, next), value) ?? []) : [],
    )
    return fits.length > 0 && fits.every((fit) => !fit)
  }
  return values.find(isOutside) ?? null
}

/** @returns null if no limit follows the name of the test, or its unit may be another one */
function isWithin(afterName: string, value: LabValue): boolean | null {
  const [, word, first, unit, second, secondUnit, more] = studied.exec(afterName) ?? []
  if (first === undefined || (word === undefined && second === undefined && more === undefined)) return null
  if (!hasSameUnit(value, unit ?? secondUnit ?? '')) return null
  const measured = toNumber(value.value)
  const bound = toNumber(first)
  if (second !== undefined) return measured >= bound && measured <= toNumber(second)
  return isLeast.test(word ?? more ?? '') ? measured >= bound : measured <= bound
}

function hasSameUnit({ analyte, unit }: LabValue, other: string): boolean {
  const [one, two] = [unit, other].map((each) => each.replace(/\s/g, '').replace(/[uμ]/g, 'µ').toLowerCase())
  if (one === '' || two === '') return (analytes[analyte]?.intervals.length ?? 0) <= 1
  return one === two || (/^ml/.test(one ?? '') && /^ml/.test(two ?? ''))
}
