/**
 * Parses the figures of a medical sentence: value, sign, unit, label and p values, in the field's notations. `0·74`,
 * `0,74` and `.74` are one value; `20 599`, `20,599` and `20599` are one; digits within a name (COVID-19, SGLT2, HbA1c)
 * are not figures.
 */

import { findAll } from '@/lib/shared/text/find-all'
import { numberFromWord, tensWords, unitWords } from './numbers'

export interface Figure {
  /** As written, with its unit. */
  text: string
  /** UTF-16 offsets of the number in the text. */
  start: number
  end: number
  /** Absolute value. */
  value: number
  /** Below zero for a rounded number: -5 of "2.4 million". */
  decimals: number
  /** '' when none is written, also for "by 5 points". */
  sign: '' | '-' | '+'
  /** Normalized unit ("µg", "mm Hg", "%"), or null. */
  unit: string | null
  /**
   * "type", "stage", "class" or "p": what the number labels; labelled figures match only figures with the same label.
   */
  label: string | null
  comparator: '' | '<' | '>'
  /** "once daily" as "1/day"; null when no frequency follows. */
  frequency: string | null
}

export const digits = String.raw`\d{1,3}(?:[,\u2009\u202f\u00a0 ]\d{3})+(?!\d)(?:[.·]\d+)?|\d+(?:[.,·]\d+)?|[.·]\d+`
/**
 * Not inside a name: not after a letter, digit or point, nor after a letter and a hyphen ("COVID-19", "omega-3").
 * Chinese has no spaces: a digit next to its characters is a figure.
 */
const numbers = new RegExp(
  String.raw`(?<![^\P{L}\p{Script=Han}]|[\p{N}_.·^]|[^\P{L}\p{Script=Han}][-‐‑/]|\d,)(?:${digits})`,
  'gu',
)

const tensWord = tensWords.join('|')
const unitWord = unitWords.join('|')
/** "Three", "thirty", "twenty-eight". */
const numberWord = new RegExp(
  String.raw`\b(?:(?:${tensWord})(?:-(?:${unitWord}))?|${unitWord})\b(?!-(?:sided|tailed|way|arm|fold))`,
  'gi',
)

/** Spellings of each unit; longer ones first within a pattern. */
const unitSpellings: [string, string][] = [
  [
    'pp',
    '个百分点|puntos? porcentuales|Prozentpunkten?|points? de pourcentage|percentage[ -]points?|percent points?|%[ -]points?|pp',
  ],
  ['%', '%|per ?cent|pct|por ciento|Prozent|pour ?cent'],
  ['points', '分|puntos?|Punkten?|points?'],
  ['µg', '微克|µg|μg|mcg|ug|micrograms?'],
  ['mg', '毫克|mg|milligrams?'],
  ['ng', 'ng|nanograms?'],
  ['pg', 'pg'],
  ['kg', '公斤|千克|kg|kilograms?'],
  ['g', '克|g|grams?|grammes?'],
  ['mL', '毫升|ml|millilit(?:er|re)s?|cc'],
  ['dL', 'dl'],
  ['µL', 'µl|μl|ul|microlit(?:er|re)s?'],
  ['L', '升|l|lit(?:er|re)s?'],
  ['mmol', 'mmol|millimoles?'],
  ['µmol', 'µmol|μmol|umol'],
  ['mEq', 'meq'],
  ['IU', 'iu|international units?'],
  ['U', 'units?|u'],
  ['mm Hg', 'mm ?hg'],
  ['cm H2O', 'cm ?h2o'],
  ['kPa', 'kpa'],
  ['cm', 'cm'],
  ['mm', 'mm'],
  ['m/s', 'm/s|met(?:er|re)s? (?:per|a) second'],
  ['cm/s', 'cm/s|centimet(?:er|re)s? (?:per|a) second'],
  ['km/h', 'km/h|kph|kilomet(?:er|re)s? (?:per|an) hour'],
  ['km', 'km|kilomet(?:er|re)s?'],
  ['m2', 'm2|m²'],
  ['Gy', 'gy'],
  ['kcal', 'kcal'],
  ['°C', '° ?c|degrees?(?: c(?:elsius)?)?|c'],
  ['bpm', 'bpm|beats per minute'],
  ['decade', 'decades?'],
  ['year', '年|岁|años?|Jahren?|Jahre|ans?|années?|years?|yrs?'],
  ['month', '个月|月|mes(?:es)?|Monaten?|mois|months?|mos?'],
  ['week', '周|星期|semanas?|Wochen?|semaines?|weeks?|wks?'],
  ['day', '天|日|días?|Tagen?|jours?|days?'],
  ['hour', '小时|horas?|Stunden?|heures?|hours?|hrs?|h'],
  ['minute', '分钟|minutos?|Minuten?|minutes?|mins?'],
  ['second', 'seconds?(?!-(?:line|generation|hand|degree|trimester|stage))'],
  ['fold', '倍|fold|times(?! (?:a|per|each) year)'],
]
const oneUnit = unitSpellings.map(([, pattern]) => pattern).join('|')
const unitAfter = new RegExp(
  String.raw`^(?: or (?:more|less|fewer|over|longer|older|higher|lower)(?= ))?[\s\u00a0\u202f]*-?((?:${oneUnit})(?:\s?\/\s?(?:1\.73\s?m2|1[.·]73\s?m²|${oneUnit}))*)(?![^\P{L}\p{Script=Han}]|\p{N})`,
  'iu',
)
const exactUnits = unitSpellings.map(([name, pattern]): [string, RegExp] => [
  name,
  new RegExp(`^(?:${pattern})$`, 'iu'),
])

const units = new Map<string, string>()

function normalizeUnit(written: string): string {
  const key = written.toLowerCase()
  const known = units.get(key)
  if (known !== undefined) return known
  const parts = key
    .replaceAll('²', '2')
    .split('/')
    .map((part) => part.trim())
  const name = parts.map((part) => exactUnits.find(([, pattern]) => pattern.test(part))?.[0] ?? part).join('/')
  if (units.size < 1000) units.set(key, name)
  return name
}

const labelBefore =
  /(?:\b(?:(type|stage|grade|class|phase)|(p)(?:[- ]?values?)?(?:\s(?:for|of)\s[a-z ]{1,24}?)?(?:\s(?:was|is|of))?)\s?([<>≤≥=]{0,2})|([<>≤≥]=?))\s?$/i
/** "day 28" is read like "28 days". */
const unitBefore = /(?<!-)\b(day|week|month|year|hour)s?\s$/i
const frequencyAfter =
  /^\s*(?:(?:by mouth|orally|intravenously|subcutaneously|iv|po|sc)\s+)?(once|twice|three times|four times|every)?\s*(?:(\d+)[ -]?)?(daily|a day|per day|each day|weekly|a week|per week|monthly|a month|per month|(?:an|per|each) hour|hourly|(?:a|per|each) minute|(?:a|per|each) dose|hours?|h|days?|weeks?|months?|b\.?i\.?d\.?|t\.?i\.?d\.?|q\.?d\.?)(?![\p{L}])/iu

/**
 * Figures of a sentence to check. Number words count only before a unit ("three weeks"): "two groups" is hardly ever
 * wrong and never printed as a figure.
 */
export function parseFigures(text: string): Figure[] {
  const figures = [...parseNumerals(text), ...parseNumberWords(text).filter(({ unit }) => unit !== null)]
  shareUnits(text, figures, timeUnits)
  return figures
}

/** "2 to 3 days" is read whole, because it may be written in other units. */
export const timeUnits: ReadonlySet<string> = new Set(['minute', 'hour', 'day', 'week', 'month', 'year', 'decade'])
const ageBefore = /\b(?:age[ds]?(?: of| under| over)?|(?:older|younger) than) $/i
const ageAfter = /^ (?:or|and) (?:older|younger)\b/i

/** Every figure in a passage, including number words, with the unit shared by a list or a range. */
export function parseSourceFigures(text: string): Figure[] {
  const figures = [...parseNumerals(text), ...parseNumberWords(text), ...parseSingleTimes(text)].sort(
    (a, b) => a.start - b.start,
  )
  shareUnits(text, figures)
  shareUnitsBefore(text, figures)
  shareUnitsInBrackets(text, figures)
  for (const figure of figures)
    if (figure.unit === null && pressureAfter.test(text.slice(figure.end))) figure.unit = 'mm Hg'
  nameYears(text, figures)
  return figures
}

/** "A fall of 20 systolic or 10 diastolic". */
const pressureAfter = /^ (?:systolic|diastolic)\b/i

/** "Age 31", "older than 12" and "aged 18 to 64" are years. */
function nameYears(text: string, figures: Figure[]): void {
  for (const [index, figure] of figures.entries()) {
    const isAfterAge = ageBefore.test(text.slice(Math.max(0, figure.start - 16), figure.start))
    if (figure.unit === null && (isAfterAge || ageAfter.test(text.slice(figure.end)))) figure.unit = 'year'
    const next = figures[index + 1]
    const isRange = next?.unit === null && /^(?: (?:to|and) |\s?[-–]\s?)$/.test(text.slice(figure.end, next.start))
    if (isRange && isAfterAge && figure.unit === 'year') next.unit = 'year'
  }
}

function parseNumerals(text: string): Figure[] {
  const figures: Figure[] = []
  for (const match of findAll(text, numbers)) {
    const [millions = ''] = /^[ -]million\b/i.exec(text.slice(match.index + match[0].length)) ?? []
    const figure = figureAt(
      text,
      match.index,
      match[0] + millions,
      parseNumber(match[0]) * (millions ? 1e6 : 1),
      countDecimals(match[0]) - (millions ? 6 : 0),
    )
    if (figure) figures.push(figure)
  }
  return figures
}

function parseNumberWords(text: string): Figure[] {
  const figures: Figure[] = []
  for (const match of findAll(text, numberWord)) {
    const figure = figureAt(text, match.index, match[0], numberFromWord(match[0]) ?? 0, 0)
    if (figure) figures.push(figure)
  }
  return figures
}

/** "For a week" is one week; "four tablets a day" is not a duration. */
const singleTime = /\b(?:for|within|over|after|than|another) (an?)(?= (?:minute|hour|day|week|month|year|decade)\b)/gi

function parseSingleTimes(text: string): Figure[] {
  return findAll(text, singleTime).flatMap(({ 0: phrase, 1: article = '', index }) => {
    return figureAt(text, index + phrase.length - article.length, article, 1, 0) ?? []
  })
}

const moreAfter = /^ (?:more|fewer|extra|additional|further)(?= )/

/** "67 H. pylori-positive relatives": an initial, not hours. */
const genus = /^\s\p{Lu}\.\s\p{Ll}/u

/** "6 or more *MG*-ADL points": a name. */
const namesOther = /^-\p{Lu}/u

function figureAt(text: string, start: number, written: string, value: number, decimals: number): Figure | null {
  const end = start + written.length
  const after = text.slice(end, end + 48)
  // "4.4 *more* minutes"; "seven fewer days" may be computed from two figures.
  const between = /^\d/.test(written) ? (moreAfter.exec(after)?.[0].length ?? 0) : 0
  const found = genus.test(after) ? null : unitAfter.exec(after.slice(between))
  const unit = found && namesOther.test(after.slice(between + found[0].length)) ? null : found
  // The level of an interval is not a result.
  if (/^\s?%[ -]?(?:(?:CI|CrI|IC|KI|confidence|credible|interval)\b|置信|可信)/.test(after)) return null
  if (/^9\d/.test(written) && /^\s?%/.test(after) && /\b(?:IC|KI) $/.test(text.slice(0, start).slice(-4))) return null
  // "Three YEARS items": a name.
  if (unit && /^\p{Lu}{4,}$/u.test(unit[1] ?? '')) return null
  // A following letter that is not a unit makes it a name: "3HP", "2a", "5-FU".
  if (!unit && /^(?:[^\P{L}\p{Script=Han}]|-\p{Lu})/u.test(after)) return null
  // "2C" is a grade.
  if (/^[12]$/.test(written) && /^C(?![\p{L}\d])/u.test(after)) return null
  const before = text.slice(Math.max(0, start - 44), start)
  const sign = signBefore(before)
  const lead = sign ? before.slice(0, -1) : before
  const label = labelBefore.exec(lead)
  const unitText = unit?.[1] ?? unitBefore.exec(lead)?.[1]
  const name = unitText === undefined ? null : normalizeUnit(unitText)
  // "100 mg/day" is "100 mg a day".
  const [, amount = name, period] = /^([^/]+)\/(day|week|month)$/.exec(name ?? '') ?? []
  // "2025年", word by word "2025 year", is a date.
  const isDate = /^(?:年|year)$/.test(unitText ?? '') && value >= 1900 && value < 2100
  const unitEnd = unit ? end + between + unit[0].length : end
  return {
    text: text.slice(sign ? start - 1 : start, unitEnd).trim(),
    start,
    end,
    value,
    decimals,
    sign: sign === '+' ? '+' : sign === '' ? '' : '-',
    unit: isDate ? null : amount,
    label: (label?.[1] ?? label?.[2])?.toLowerCase() ?? null,
    comparator: parseComparator(label?.[3] || label?.[4] || ''),
    frequency: period ? `1/${period}` : unit === null ? null : parseFrequency(text.slice(unitEnd, unitEnd + 40)),
  }
}

/** A hyphen, minus or dash is a sign at the start of a word, unless it follows a figure: then it marks a range. */
function signBefore(before: string): string {
  const sign = /(?:^|[\s([,;:=/≈~])([-−–+])$/.exec(before)?.[1]
  return sign === undefined || /[\d%]\s*[-−–+]$/.test(before) ? '' : sign
}

function parseComparator(written: string): Figure['comparator'] {
  if (/[<≤]/.test(written)) return '<'
  return /[>≥]/.test(written) ? '>' : ''
}

function parseFrequency(after: string): string | null {
  const match = frequencyAfter.exec(after)
  if (!match) return null
  const [, often = '', count = '', period = ''] = match
  const unit = period.toLowerCase().replaceAll('.', '')
  if (unit === 'bid') return '2/day'
  if (unit === 'tid') return '3/day'
  if (unit === 'qd') return '1/day'
  const name = /^(?:d|a day|per day|each day)/.test(unit)
    ? 'day'
    : /week/.test(unit)
      ? 'week'
      : /month/.test(unit)
        ? 'month'
        : (/minute|dose/.exec(unit)?.[0] ?? 'hour')
  if (/^every$/i.test(often) && Number(count) > 1) return nameInterval(Number(count), name)
  if (/^(?:hours?|h|days?|weeks?|months?)$/.test(unit) && !/^every$/i.test(often)) return null
  const times = { once: 1, twice: 2, 'three times': 3, 'four times': 4 }[often.toLowerCase()] ?? 1
  return `${times}/${name}`
}

/** "Every 8 hours" is three times a day. */
function nameInterval(count: number, name: string): string {
  return name === 'hour' && 24 % count === 0 ? `${24 / count}/day` : `every ${count} ${name}`
}

/** "Days 0, 3, 7 and 14": the unit before a list applies to all of it. */
function shareUnitsBefore(text: string, figures: Figure[]): void {
  let listed: string | null = null
  for (const [index, figure] of figures.entries()) {
    const before = figures[index - 1]
    const isNext = before && /^(?:,|,? and|,? or) $/.test(text.slice(before.end, figure.start))
    if (isNext && listed !== null && figure.unit === null) figure.unit = listed
    else listed = unitBefore.test(text.slice(Math.max(0, figure.start - 8), figure.start)) ? figure.unit : null
  }
}

/** "Above 4 ng/mL (3 if high risk)"; a share in brackets is followed by a count. */
function shareUnitsInBrackets(text: string, figures: Figure[]): void {
  for (const [index, figure] of figures.entries()) {
    const before = figures[index - 1]
    if (figure.unit !== null || !before || before.unit === null || before.unit === '%') continue
    const between = text.slice(before.end, figure.start)
    if (/^[^(]{0,12}\($/.test(between) && caseAfter.test(text.slice(figure.end))) figure.unit = before.unit
  }
}

const caseAfter = /^ (?:if|when|where|in|for|with|at|after)\b/i

const rangeJoint =
  /^\s*(?:[-–—−]|to|or|and|vs\.?|versus|against|than|compared with|(?:rather|more|less) than|instead of)\s*[-−–+]?$/i

/** "15-45 mg", "5, 10 or 15 mg", "from 25.7 to 22.9%": the unit also applies to the bare figures before it. */
function shareUnits(text: string, figures: Figure[], only?: ReadonlySet<string>): void {
  for (let index = figures.length - 2; index >= 0; index--) {
    const figure = figures[index]
    const next = figures[index + 1]
    if (!figure || !next || figure.unit !== null || next.unit === null || figure.label !== null) continue
    if (only && !only.has(next.unit)) continue
    const between = text.slice(figure.end, next.start)
    const isRange = rangeJoint.test(between)
    const isListed = between === ', ' && next.unit !== '%'
    const isPressure = between === '/' && next.unit === 'mm Hg'
    if (isRange || isListed || isPressure) figure.unit = next.unit
  }
}

export function parseNumber(written: string): number {
  const grouped = /^\d{1,3}(?:[,\u2009\u202f\u00a0 ]\d{3})+(?:[.·]\d+)?$/.test(written) && !/^0,/.test(written)
  const plain = grouped ? written.replace(/[,\u2009\u202f\u00a0 ]/g, '') : written.replace(',', '.')
  return Number(plain.replace('·', '.'))
}

function countDecimals(written: string): number {
  const grouped = /^\d{1,3}(?:[,\u2009\u202f\u00a0 ]\d{3})+$/.test(written) && !/^0,/.test(written)
  return grouped ? 0 : (/[.,·](\d+)$/.exec(written)?.[1]?.length ?? 0)
}
