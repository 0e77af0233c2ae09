/** Reads the age that a question names and the ages that a study enrolled, in years. */

import { findAll } from '@/lib/shared/text/find-all'

export interface AskedAge {
  years: number
  /** As written. */
  surface: string
}

const unitWords = 'one two three four five six seven eight nine'.split(' ')
const teenWords = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tenWords = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ageInWords = new RegExp(
  String.raw`\b(?:(${tenWords.join('|')})(?:[- ](${unitWords.join('|')}))?|(${[...teenWords, ...unitWords].join('|')}))(?=[- ](?:day|week|month|year)s?[- ]olds?\b)`,
  'gi',
)

/** Writes ages in words as figures: "thirteen-year-old" as "13-year-old". */
export function writeAgesInFigures(text: string): string {
  return text.replace(ageInWords, (_, tens?: string, unit?: string, small?: string) => {
    if (tens === undefined) return String(numberOf(small))
    return String(10 * (tenWords.indexOf(tens.toLowerCase()) + 2) + numberOf(unit))
  })
}

/** Words for the numbers up to nineteen. */
export const smallNumbers: readonly string[] = [...teenWords, ...unitWords]

/** @param written in figures, or one of `smallNumbers` */
export function numberOfWord(written = ''): number {
  return /^\d/.test(written) ? Number(written) : numberOf(written)
}

function numberOf(word = ''): number {
  const lower = word.toLowerCase()
  return teenWords.includes(lower) ? teenWords.indexOf(lower) + 10 : unitWords.indexOf(lower) + 1
}

const ownAge =
  /\b(\d{1,3})(?:[- ]?(?:years?|yrs?|y)[- ]?olds?| ?yo\b| ?y\/o\b)|\b(?:aged?|age of) (\d{1,3})\b(?! ?(?:months?|weeks?|days?|to|-|–|or|and|years? (?:or|and|to)))|\b(\d{2,3}) ?[MF]\b|\b(?:s?he|who)(?:['’]s| is| was| were| will be| turns) (?:now |only |nearly |almost |already |just )?(\d{2,3})(?=\s*(?:[,.;?!]|and\b|now\b|$))/
/** "And when he's 7?", "what if she were 8?"; "he is 7" alone may be a score. */
const supposedAge =
  /\b(?:if|when|once|until|after|before) s?he(?:['’]s| is| was| were| will be| turns) (?:only |just )?(\d)(?=\s*(?:[,.;?!]|$))/i
/** "Mammogram at 78, any point?", "too old at 81?"; "at 40" may be a pressure, and "at 28" a week of pregnancy. */
const atAge =
  /(?<!\b(?:sats?|spo2|saturations?|rate|hr|rr|pulse|bp|systolic|diastolic|pressure|ldl|hdl|e?gfr|l?vef|ef|hba1c|a1c|hb|h(?:a?)emoglobin|ferritin|bmi|weight|score|creatinine|platelets?|crp|esr|temp\w*|dose|level|value|weeks?|day|hours?|gestation|start\w*|is|was|are|were|now|still|sits?|runs?|stable|stuck)\s)\bat ([5-9]\d)\b(?=\s*(?:[-–—,;.?!](?!\d)|$))/i
const youngAge = /\b(\d{1,2})[- ]?(month|week|day)s?[- ]old/i
/**
 * "5-11s", "children aged 5 to 11", "12 to 15 year olds": a band of childhood, of which the oldest may be too young.
 */
const bandOfChildren =
  /\b(\d{1,2}) ?(?:-|–|to) ?(\d{1,2})(?:s\b|[- ]?(?:years?|yrs?|y)[- ]?olds?\b)|\b(?:children|kids|child) (?:aged )?(\d{1,2}) ?(?:-|–|to) ?(\d{1,2})\b(?! ?(?:kg|months?|weeks?|days?|mg))/i
const childhoodMax = 17
const yearsOf: Record<string, number> = { month: 1 / 12, week: 1 / 52, day: 1 / 365 }

/** The first age of one person in the text; null for a range of ages. */
export function readAskedAge(text: string): AskedAge | null {
  const young = youngAge.exec(text)
  if (young) return { years: Number(young[1]) * (yearsOf[young[2]?.toLowerCase() ?? ''] ?? 1), surface: young[0] }
  const band = bandOfChildren.exec(text)
  const oldest = Number(band?.[2] ?? band?.[4] ?? Number.NaN)
  if (band && oldest <= childhoodMax) return { years: oldest, surface: band[0] }
  const found = ownAge.exec(text) ?? atAge.exec(text) ?? supposedAge.exec(text)
  return found ? { years: Number(found.slice(1).find(Boolean)), surface: found[0] } : null
}

/** "55M" as "55-year-old": a name of the group. */
export function writeAge({ years, surface }: AskedAge): string {
  return years >= 1 ? `${Math.floor(years)}-year-old` : surface
}

/** Trials and guidelines treat older people as a separate group, but seldom other adults. */
const olderFrom = 60
const olderGroup =
  /\b(?:over|above|older than|aged|past)(?: the age of| the)?[- ]([6-9]\d)s?\b(?! ?(?:%|mg|mm|kg|bpm|beats|mcg|micro|units?|ml|g\b|days|hours|minutes|weeks|months))|\b([6-9]\d)(?:\+| years?(?: of age)?(?: old)?)? (?:(?:and|or) (?:over|older|above)\b)|\b([6-9]\d) ?(?:\+|plus\b)(?= |$|[?.,;])(?! ?(?:mg|mm|%))/i

/** The least age of the older people that a text is about, or the age of one; null for others. */
export function readOlderAge(text: string): AskedAge | null {
  const one = readAskedAge(text)
  if (one) return one.years >= olderFrom ? one : null
  const found = olderGroup.exec(text)
  return found && { years: Number(found.slice(1).find(Boolean)), surface: found[0] }
}

/** A study of older people whose age differs by more years than this fits no better than one of all adults. */
const nearYears = 40

/**
 * How near the participants are to the older people asked about, 0 to 1; 0 for a study of all adults.
 *
 * @param described a title or a description of the participants
 */
export function measureOlderFit(years: number, described: string): number {
  const [stated = 0] = listLimits(described, least)
  return stated < olderFrom ? 0 : Math.max(0, 1 - Math.abs(years - stated) / nearYears)
}

const range = /\b(?:aged?|ages) (\d{1,3})(?: ?(?:to|-|–|and) ?(\d{1,3}))(?!\d| ?(?:months?|weeks?|days?))/i
/** "Infants aged 4 to 11 months", "children aged 6 months to 6 years". */
const youngRange =
  /\b(?:aged?|infants|babies|children)(?: (?:aged|of|from))? (\d{1,2})(?: (months?|weeks?))?(?: to |–|-)(?:under )?(\d{1,2}) (months?|years?)\b/i
const least =
  /\b(?:aged? )?(\d{1,3})(?: years)?(?: of age)? (?:or|and) (?:older|over|above)\b|\baged? (?:over|above) (\d{1,3})\b/gi
const most =
  /\b(?:aged?|children|infants) (?:under|younger than) (\d{1,3})\b(?! ?(?:months?|weeks?|days?))|\b(?:under|younger than) (\d{1,3}) years\b|\b(\d{1,3})(?: years)? or younger\b/gi
const others = '(?:people|patients|adults|children|infants|women|men|those|anyone|participants|aged?)'
const excludedAbove = new RegExp(
  String.raw`\b${others} (?:aged )?(?:over|above|older than) (\d{1,3})\b(?! ?(?:months?|weeks?|days?|h))`,
  'i',
)
const excludedBelow = new RegExp(
  String.raw`\b${others} (?:aged )?(?:under|below|younger than) (\d{1,3})\b(?: ?(months?|weeks?|days?|h))?`,
  'i',
)

/** "766 were aged 75 or older", "40% of them were over 65": how many of the participants are of an age. */
const countedPart =
  /(?<![\d.,])\d[\d,.]{0,12} ?%?(?: \([^()]{1,30}\))? (?:of (?:them|whom) )?(?:were|was|are) [^,;.]{1,40}/gi

/** Whether a description of the participants states ages that leave this one out. */
export function isOutsideStudiedAges(years: number, description: string): boolean {
  const [, youngest, unit, oldest, lastUnit] = youngRange.exec(description) ?? []
  if (youngest !== undefined && isMonths(unit ?? lastUnit ?? '')) {
    const limit = inYears(oldest, lastUnit) + inYears('1', lastUnit)
    return years < inYears(youngest, unit ?? lastUnit) || years >= limit
  }
  const [, from, to] = range.exec(description) ?? []
  if (from !== undefined) return years < Number(from) || years >= Number(to) + 1
  // "Children under 18 …, 10,718 of them under 2 years": a part of the participants leaves nobody out.
  const lowest = listLimits(description.replace(countedPart, ' '), least)
  if (lowest.length > 0) return years < Math.min(...lowest)
  const highest = listLimits(description, most)
  return highest.length > 0 && years > Math.max(...highest)
}

function listLimits(description: string, limit: RegExp): number[] {
  return findAll(description, limit).map((found) => Number(found.slice(1).find(Boolean)))
}

/** Whether a sentence on exclusions names this age: "people over 60 were not enrolled". */
export function isExcludedAge(years: number, exclusion: string): boolean {
  const above = excludedAbove.exec(exclusion)?.[1]
  const [, below, unit] = excludedBelow.exec(exclusion) ?? []
  const isBelow = below !== undefined && (unit === undefined || isMonths(unit)) && years < inYears(below, unit)
  return (above !== undefined && years > Number(above)) || isBelow
}

/** "Ages 40-59", "6 to 12 years", "6 months to 6 years"; without a unit only after a word for an age. */
const statedRange =
  /\b(aged?|ages|adults|children|men|women)? ?(?<![\d.])(\d{1,3})(?: (months?|years?))?(?: ?[-–] ?| to )(\d{1,3})(?! ?[-–\d.%/]| to )(?: (months?|years?)| (?:weeks?|days?|hours?|minutes?|mg|mm|mmol|g|kg|mL)\b)?/gi
const statedLeast =
  /\b(?:aged? |from )?(\d{1,3})(?: (months?|years?))?(?: of age)?,? (?:or|and) (?:older|over)\b|\b(?:aged? over|aged? above|older than|children over|adults over|people over) (\d{1,3})(?: (months?|years?))?\b/gi
const statedMost =
  /\b(?:under|younger than|(?<!not )below)(?: age)? (\d{1,3}) (months?|years?)\b|\b(?:aged|children) (?:under|below) (\d{1,3})\b|\b(\d{1,3})(?: (months?|years?))? or younger\b/gi

/** @returns whether the ages that a recommendation states hold this one; null if it states none */
export function fitsStatedAges(years: number, text: string): boolean | null {
  const bands = [
    ...findAll(text, statedRange).flatMap(({ 1: word, 2: from, 3: unit, 4: to, 5: toUnit, index }) => {
      const isDuration = word === undefined && (toUnit === undefined || (years > infancy && isMonths(toUnit)))
      // "Over 70 to 80 years".
      const end = /\b(?:over|above) ?$/i.test(text.slice(Math.max(0, index - overMax), index + 1))
        ? Number.POSITIVE_INFINITY
        : inYears(to, toUnit) + 1
      return isDuration ? [] : [[inYears(from, unit ?? toUnit), end]]
    }),
    ...findAll(text, statedLeast).map(([, from, unit, over, overUnit]) => [
      inYears(from ?? over, unit ?? overUnit),
      Number.POSITIVE_INFINITY,
    ]),
    ...findAll(text, statedMost).map(([, under, unit, aged, orLess, orLessUnit]) => [
      0,
      orLess === undefined ? inYears(under ?? aged, unit) : inYears(orLess, orLessUnit) + 1,
    ]),
  ]
  if (bands.length === 0) return null
  return bands.some(([from = 0, to = 0]) => years >= from && years < to)
}

/** Characters of "over". */
const overMax = 6

/** "3 to 6 months" is an age only for the youngest, in years. */
const infancy = 3

function isMonths(unit: string): boolean {
  return unit.toLowerCase().startsWith('month')
}

function inYears(figure = '', unit = 'years'): number {
  return Number(figure) * (isMonths(unit) ? 1 / 12 : 1)
}
