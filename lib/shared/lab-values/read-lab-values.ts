/** Reads laboratory values in the text of an image: name, value, unit and interval of each, and what a value means. */
import { findAll } from '@/lib/shared/text/find-all'
import { type Analyte, analytes, type Term } from './analytes'

export interface LabValue {
  /** Key of the test in `analytes`. */
  analyte: string
  /** As printed; so are `value`, `unit` ('' if none) and `interval`. */
  name: string
  value: string
  unit: string
  /** The interval on the sheet; null if it prints none that can be read. */
  interval: string | null
  /** Compared with the interval of the sheet, else with a common one; null if neither fits the unit. */
  level: 'high' | 'low' | 'normal' | null
  /** Another reading of the value, where a decimal point was probably lost; null if there is no doubt. */
  perhaps: string | null
}

/** A value outside its interval, under the term that articles use. */
interface LabFinding {
  term: Term
  value: LabValue
}

/** More values than any sheet has; bounds the work on an image full of figures. */
const valuesMax = 60
const charactersMax = 20_000
/** More findings than this make a search for everything and nothing. */
const findingsMax = 4

/** "K", "Na", "Hb": letters that stand for many things, so that a value without a unit must be possible. */
const symbolLengthMax = 3

const { raw } = String
/** A figure. A thousand has its comma before three digits; another comma is a decimal one. */
export const number = raw`\d{1,3},\d{3}(?![\d.,])|\d{1,6}(?:[.,]\d{1,3})?`
export const unitText = raw`[x×]\s?10\S{0,4}\s?/\s?[lL]|%|(?:m|u|µ|μ|n|p|mc|k)?(?:mol|g|[iI]?[uU]|eq|Eq|[lL])\s?/\s?(?:mol|mmol|min(?:/1[.,]73\s?m\S{0,2})?|d?[lL]|m[lL]|[uµμ][lL])|f[lL]`
const qualifier = raw`serum|plasma|blood|total|count|level|adjusted|corrected|fasting|random|result|HIGH|LOW|High|Low|H|L`
const afterName = new RegExp(
  raw`^(?:[\s:=*|()\[\],↑↓]|(?:${qualifier}|${unitText})(?![\p{L}\p{N}]))*([<>≤≥]?\s?(?:${number}))(?![\d/:]|[.,]\d)`,
  'u',
)
const afterValue = new RegExp(raw`^[\s*|↑↓]*(?:(?:HIGH|LOW|High|Low|H|L)(?![\p{L}\p{N}/])[\s*|]*)?(${unitText})?`, 'u')
const range = new RegExp(raw`(?<![\d.,])(${number})\s?(?:[-–—~]|to)\s?(${number})(?![\d/])`, 'u')
const limit = new RegExp(raw`(?<![\d.,])([<>≤≥])\s?(${number})(?![\d/])`, 'u')

/** @param text OCR text, one row per line; a line may hold the rows of two columns */
export function readLabValues(text: string): LabValue[] {
  const found = new Map<string, LabValue>()
  for (const line of text.slice(0, charactersMax).split('\n')) {
    for (const value of readLine(line)) if (!found.has(value.analyte)) found.set(value.analyte, value)
    if (found.size >= valuesMax) break
  }
  return [...found.values()]
}

/** True for a line that states at least one laboratory value. */
export function hasLabValue(line: string): boolean {
  return readLine(line).length > 0
}

function readLine(line: string): LabValue[] {
  return findNames(line).flatMap(({ analyte, name, end, next }) => readRow(analyte, name, line.slice(end, next)) ?? [])
}

export interface NamedTest {
  /** Key of the test in `analytes`. */
  analyte: string
  /** As written. */
  name: string
  start: number
  end: number
  /** Where the next name begins; undefined for the last one. */
  next: number | undefined
}

/** @returns the names of laboratory tests in a line, in order */
export function findNames(line: string): NamedTest[] {
  const names = Object.entries(analytes)
    .flatMap(([analyte, { name }]) => findAll(line, name).map(({ 0: as, index }) => ({ analyte, as, index })))
    .toSorted((a, b) => a.index - b.index || b.as.length - a.as.length)
  // "Haemoglobin A1c" is one name.
  const starts = names.filter(({ index, as }, place) => {
    const before = names[place - 1]
    return !(before && index < before.index + before.as.length) && as !== ''
  })
  return starts.map(({ analyte, as, index }, place) => {
    return { analyte, name: as, start: index, end: index + as.length, next: starts[place + 1]?.index }
  })
}

/** @param rest of the row, after the name */
function readRow(key: string, name: string, rest: string): LabValue | null {
  const [head = '', value] = afterName.exec(rest) ?? []
  if (value === undefined) return null
  const tail = rest.slice(head.length)
  const [unitPart = '', unitAfter] = afterValue.exec(tail) ?? []
  const unit = unitAfter ?? new RegExp(unitText, 'u').exec(head)?.[0] ?? ''
  return judgeValue({ key, name, value, unit, printed: readInterval(tail.slice(unitPart.length)) })
}

interface WrittenValue {
  key: string
  name: string
  value: string
  unit: string
  /** The interval next to it. */
  printed: (Bounds & { asPrinted: string }) | null
}

/** Compares a value with its interval; null for a symbol next to a figure that is not a value of the test. */
export function judgeValue({ key, name, value, unit, printed }: WrittenValue): LabValue | null {
  const analyte = analytes[key]
  if (!analyte) return null
  const common = findInterval(analyte, unit, toNumber(value))
  if (name.length <= symbolLengthMax && unit === '' && !(common && isPossible(toNumber(value), common))) return null
  const given = printed && !isShifted(printed, common) ? printed : null
  const bounds = given ?? common
  const perhaps = bounds && findOtherReading(value, bounds, common, given)
  const level = bounds && compare(toNumber(value), bounds)
  const other = perhaps === null || bounds === null ? level : compare(toNumber(perhaps), bounds)
  return {
    analyte: key,
    name: name.trim(),
    value: value.replace(/\s/g, ''),
    unit: unit.replace(/\s/g, ''),
    interval: given?.asPrinted ?? null,
    level: level === other ? level : null,
    perhaps,
  }
}

interface Bounds {
  low: number
  high: number
}

function readInterval(text: string): (Bounds & { asPrinted: string }) | null {
  const [all, low = '', high = ''] = range.exec(text) ?? []
  if (all !== undefined && toNumber(low) < toNumber(high))
    return { low: toNumber(low), high: toNumber(high), asPrinted: `${low}–${high}` }
  const [, sign = '', end = ''] = limit.exec(text) ?? []
  if (end === '') return null
  const isUpper = sign === '<' || sign === '≤'
  return {
    low: isUpper ? Number.NEGATIVE_INFINITY : toNumber(end),
    high: isUpper ? toNumber(end) : Number.POSITIVE_INFINITY,
    asPrinted: `${sign}${end}`,
  }
}

type CommonInterval = Analyte['intervals'][number]

/** The interval of the value's unit; without a unit, the only one in which the value is possible. */
function findInterval({ intervals }: Analyte, unit: string, value: number): CommonInterval | null {
  const written = unit.replace(/\s/g, '').toLowerCase()
  if (written !== '') return intervals.find((each) => each.unit.test(written)) ?? null
  const possible = intervals.filter((each) => isPossible(value, each))
  return possible.length === 1 ? (possible[0] ?? null) : intervals.length === 1 ? (intervals[0] ?? null) : null
}

function isPossible(value: number, { low, high, spread = 10, possible }: CommonInterval): boolean {
  const [least, most] = possible ?? [low / spread, high * spread]
  return value >= least && value <= most
}

/** Whether the interval lost its decimal points: both ends are about ten or a hundred times the common ones. */
function isShifted(printed: Bounds, common: CommonInterval | null): boolean {
  if (!common) return false
  return [10, 100].some((factor) => {
    const isNear = (end: number, usual: number) => usual === 0 || Math.abs(end / factor / usual - 1) < 0.35
    return isNear(printed.low, common.low) && isNear(printed.high, common.high)
  })
}

/**
 * A figure without a point that only makes sense with one: impossible in a patient, or far outside an interval that has
 * one.
 */
function findOtherReading(
  value: string,
  bounds: Bounds,
  common: CommonInterval | null,
  given: (Bounds & { asPrinted: string }) | null,
): string | null {
  const digits = value.replace(/\D/g, '')
  if (/[.,]/.test(value) || digits.length < 2) return null
  const decimals = given
    ? Math.max(0, ...[...given.asPrinted.matchAll(/[.,](\d+)/g)].map(([, after = '']) => after.length))
    : 0
  const isImpossible = common !== null && !isPossible(Number(digits), common)
  const isFarOutside = decimals > 0 && Number.isFinite(bounds.high) && Number(digits) > 3 * bounds.high
  if (!isImpossible && !isFarOutside) return null
  const readings = (decimals > 0 ? [decimals] : [1, 2]).flatMap((count) =>
    digits.length > count ? [`${digits.slice(0, -count)}.${digits.slice(-count)}`] : [],
  )
  return readings.find((reading) => !common || isPossible(Number(reading), common)) ?? null
}

function compare(value: number, { low, high }: Bounds): LabValue['level'] {
  return value > high ? 'high' : value < low ? 'low' : 'normal'
}

/** @param text as `number` matches it, perhaps after a sign */
export function toNumber(text: string): number {
  const digits = text.replace(/[<>≤≥\s]/g, '')
  return Number(/^\d{1,3},\d{3}$/.test(digits) ? digits.replace(',', '') : digits.replace(',', '.'))
}

/** @returns at most four, in the order of `analytes`, each term once */
export function findLabFindings(values: readonly LabValue[]): LabFinding[] {
  const order = Object.keys(analytes)
  const findings = values
    .toSorted((a, b) => order.indexOf(a.analyte) - order.indexOf(b.analyte))
    .flatMap((value) => {
      const term = findTerm(value)
      return term ? [{ term, value }] : []
    })
  const said = new Set(values.map(({ analyte }) => analyte))
  const own = findings.filter(({ value }) => !said.has(analytes[value.analyte]?.saidBy ?? ''))
  return own
    .filter(({ term }, place) => own.findIndex((each) => each.term.en === term.en) === place)
    .slice(0, findingsMax)
}

function findTerm({ analyte: key, level, value, unit }: LabValue): Term | null {
  const analyte = analytes[key]
  if (!analyte || level === null || level === 'normal') return null
  if (level === 'high') {
    const borderline = findInterval(analyte, unit, toNumber(value))?.borderline
    const isSlight = borderline !== undefined && toNumber(value) <= borderline
    return (isSlight ? analyte.slightlyHigh : analyte.high) ?? null
  }
  const { veryLow } = analyte
  if (veryLow && toNumber(value) < veryLow.below) return veryLow.term
  // Laboratories print wider intervals than the ones that define a disease.
  const usual = analyte.intervals.length === 1 ? analyte.intervals[0] : undefined
  return usual && key === 'egfr' && toNumber(value) >= usual.low ? null : (analyte.low ?? null)
}
