/** Compares a patient's laboratory values with the limits that a sentence on exclusions states. */
import { blankSpans } from '@/lib/shared/text/blank-spans'
import { findNames, type LabValue, number, toNumber, unitText } from './read-lab-values'

const { raw } = String
const limit = new RegExp(
  raw`^(?:\s*\([^)]{1,30}\))?\s*(?:of |was |were |is |level )*(above|over|greater than|more than|higher than|exceeding|at least|>|≥|below|under|less than|lower than|at most|<|≤)\s*(${number})\s*(${unitText})?`,
  'iu',
)
const isUpper = /^(?:above|over|greater|more|higher|exceeding|at least|>|≥)/i
/** Without units, figures further apart than this are in different ones. */
const apartMax = 15

interface ValueAtLimit {
  value: LabValue
  isBeyond: boolean
  /** UTF-16 offsets of the test and its limit in the text. */
  start: number
  end: number
}

/** @returns the first of the values that is beyond a limit of its test; null if none is */
export function findExcludedValue(exclusion: string, values: readonly LabValue[]): LabValue | null {
  return listValuesAtLimits(exclusion, values).find(({ isBeyond }) => isBeyond)?.value ?? null
}

/**
 * @returns the text with blanks in place of the limits that a value keeps: "eGFR below 30" excludes no patient with 38
 */
export function blankKeptLimits(exclusion: string, values: readonly LabValue[]): string {
  const compared = listValuesAtLimits(exclusion, values)
  const kept = compared.filter(({ start }) => compared.every((each) => each.start !== start || !each.isBeyond))
  return blankSpans(exclusion, kept)
}

/**
 * "Potassium below 3.5: hold insulin" is for a patient with 3.1.
 *
 * @returns whether one of the values is on the stated side of a limit; null if the sentence states no limit of these
 *   tests
 */
export function meetsLimits(text: string, values: readonly LabValue[]): boolean | null {
  if (values.length === 0) return null
  const compared = listValuesAtLimits(text, values)
  return compared.length === 0 ? null : compared.some(({ isBeyond }) => isBeyond)
}

function listValuesAtLimits(exclusion: string, values: readonly LabValue[]): ValueAtLimit[] {
  return findNames(exclusion).flatMap(({ analyte, start, end, next }) => {
    const [whole = '', word = '', figure, unit = ''] = limit.exec(exclusion.slice(end, next)) ?? []
    if (figure === undefined) return []
    const bound = toNumber(figure)
    return values.flatMap((value) => {
      if (value.analyte !== analyte || value.perhaps !== null || !haveSameUnit(value, { bound, unit })) return []
      const measured = toNumber(value.value)
      return {
        value,
        isBeyond: isUpper.test(word) ? measured > bound : measured < bound,
        start,
        end: end + whole.length,
      }
    })
  })
}

function haveSameUnit({ value, unit }: LabValue, other: { bound: number; unit: string }): boolean {
  const [one, two] = [unit, other.unit].map((each) => each.replace(/\s/g, '').replace(/[uμ]/g, 'µ').toLowerCase())
  if (one !== '' && two !== '' && !/^ml/.test(one ?? '')) return one === two
  const ratio = toNumber(value) / other.bound
  return ratio > 1 / apartMax && ratio < apartMax
}
