/** Compares a patient's laboratory values with the limits that a sentence on exclusions states. */
import { findNames, type LabValue, number, toNumber, unitText } from './read-lab-values'

const { raw } = String
const limit = new RegExp(
  raw`^(?:\s*\([^)]{1,30}\))?\s*(?:of |was |were |is |level )*(above|over|greater than|more than|higher than|exceeding|at least|>|≥|below|under|less than|lower than|at most|<|≤)\s*(${number})\s*(${unitText})?`,
  'iu',
)
const isUpper = /^(?:above|over|greater|more|higher|exceeding|at least|>|≥)/i
/** Without units, figures further apart than this are in different ones. */
const apartMax = 15

/** @returns the first of the values that is beyond a limit of its test; null if none is */
export function findExcludedValue(exclusion: string, values: readonly LabValue[]): LabValue | null {
  for (const { analyte, end, next } of findNames(exclusion)) {
    const [, word = '', figure, unit = ''] = limit.exec(exclusion.slice(end, next)) ?? []
    if (figure === undefined) continue
    const bound = toNumber(figure)
    const beyond = values.find((each) => {
      if (each.analyte !== analyte || each.perhaps !== null || !haveSameUnit(each, { bound, unit })) return false
      return isUpper.test(word) ? toNumber(each.value) > bound : toNumber(each.value) < bound
    })
    if (beyond) return beyond
  }
  return null
}

function haveSameUnit({ value, unit }: LabValue, other: { bound: number; unit: string }): boolean {
  const [one, two] = [unit, other.unit].map((each) => each.replace(/\s/g, '').replace(/[uμ]/g, 'µ').toLowerCase())
  if (one !== '' && two !== '' && !/^ml/.test(one ?? '')) return one === two
  const ratio = toNumber(value) / other.bound
  return ratio > 1 / apartMax && ratio < apartMax
}
