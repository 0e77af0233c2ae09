/**
 * Figures of a sentence that its source has in another form: rounded, in another unit of time, as the change that a
 * ratio means, as the difference or the ratio of two figures of one result, as a number needed to treat, or as the
 * value of one patient within a limit of a guideline.
 */

import { rememberLast } from '@/lib/evidence/verify/claim/remember'
import type { PassageFigure, PreparedPassages } from '@/lib/evidence/verify/prepare-passages'
import { findAll } from '@/lib/shared/text/find-all'
import { convertUnit } from './convert-units'
import { isDoseTotal } from './dose-totals'
import { followsFromTwo, listPairs } from './figures-from-two'
import { isDoseOfOne, isWithinLimit } from './one-patient'
import { type Figure, parseSourceFigures, timeUnits } from './parse-figures'
import { approximator, overPeriod, readQualifier, type Tolerance } from './tolerance'

/** Whether two figures are of the same kind, their values aside. */
type IsSame = (figure: Figure, other: PassageFigure) => boolean

export function isDerived(figure: Figure, sentence: string, sources: PreparedPassages, isSame: IsSame): boolean {
  const qualifier = qualified.exec(sentence.slice(Math.max(0, figure.start - qualifierMax), figure.start))?.[1]
  const isPeriod = /^over$/i.test(qualifier ?? '') && figure.unit !== null && timeUnits.has(figure.unit)
  const tolerance = isPeriod ? overPeriod : readQualifier(qualifier)
  return (
    isRelativeChange(figure, sentence, sources, tolerance) ||
    isSameAmount(figure, sources, tolerance) ||
    isProportion(figure, sources) ||
    isRounding(figure, sentence, sources, tolerance, isSame) ||
    followsFromTwo(figure, sentence, sources, tolerance) ||
    isWithinLimit(figure, sentence, sources) ||
    isComplement(figure, sentence, sources, tolerance) ||
    isRestOfCount(figure, sentence, sources) ||
    isShareOfCount(figure, sources, tolerance) ||
    isDoseTotal(figure, sentence, sources) ||
    isDoseOfOne(figure, sentence, sources, tolerance) ||
    isNoEffect(figure, sentence) ||
    isBase(figure, sentence)
  )
}

/** Characters of the longest words that qualify a figure. */
const qualifierMax = 48
/** "Roughly two and a half to three": both ends of a range are rounded. */
const rangeBefore = String.raw`(?:(?:\d[\d.,·]*|\p{L}+)(?: and a (?:half|quarter))?\s?(?:%|points?)?\s?(?:to|[-–])\s?)?`
const qualified = new RegExp(String.raw`(?:\b(${approximator})|([~≈]))\s*(?:an? )?${rangeBefore}[-−]?$`, 'iu')

// -------------------------------------------------------------------------------------------------- as a change

const less =
  /\b(?:lower\w*|reduc\w*|decreas\w*|fewer|less\w*|fell|fall|cut\w*|trim\w*|shav\w+|slash\w*|curb\w*|curtail\w*|shr[aiu]nk\w*|smaller|relative|drop\w*|declin\w*|efficacy|prevent\w*|protect\w*)\b/i
const more = /\b(?:higher|increas\w*|more|greater|rais\w*|rose|relative|excess)\b/i

/** A ratio of 0.74 stated as "26 % lower", one of 1.26 as "26 % higher"; never 0.74 as "74 %". Odds are not risks. */
function isRelativeChange(
  { value, unit, decimals }: Figure,
  sentence: string,
  { ratios, oddsRatios, results }: PreparedPassages,
  tolerance: Tolerance,
): boolean {
  if (unit !== '%') return false
  const [isLess, isMore] = [less.test(sentence), more.test(sentence)]
  const [low, high] = tolerance.around(value, 0.5 * 10 ** -decimals)
  const states = (ratio: number) => {
    const change = Math.abs(1 - ratio) * 100
    return (ratio < 1 ? isLess : isMore) && change >= low - epsilon && change <= high + epsilon
  }
  if (ratios.some(states) || (/\bodds\b/i.test(sentence) && oddsRatios.some(states))) return true
  // "About 75% lower (66 versus 267 micrograms)": the figures of the sentence itself, in any unit.
  const own = listPairs(readResult(sentence))
  const pairs = results.flatMap((all) => listPairs(all).filter(([{ unit: of }]) => of === '%'))
  return [...own, ...pairs].some(([one, other]) => states(one.value / other.value))
}

const readResult = rememberLast((text) => ({ text, figures: parseSourceFigures(text) }))

/** Differences of decimals are not exact. */
const epsilon = 1e-9

// ------------------------------------------------------------------------------------------------ in other words

/** 52 weeks are a year, and 2044 mg are 2 g. */
const sameWithin = 0.025
/** 12 weeks are called three months, and 24 weeks six. */
const sameMonthsWithin = 0.09

/** "One year" for 12 months, "three days" for 72 hours, "about 0.8 g" for 777 mg. */
function isSameAmount(
  { value, unit, frequency }: Figure,
  { figures }: PreparedPassages,
  tolerance: Tolerance,
): boolean {
  if (frequency !== null) return false
  const within = (each: string | null) => (unit === 'month' && each === 'week' ? sameMonthsWithin : sameWithin)
  return [...figures].some(([other, all]) =>
    all.some((each) => {
      const factor = each.unit === unit ? null : convertUnit(each.unit, unit)
      const [low, high] = tolerance.around(value, within(each.unit) * value)
      return factor !== null && other * factor >= low - epsilon && other * factor <= high + epsilon
    }),
  )
}

/** 0.74 and 74 % are the same figure where the passage calls it a proportion. */
function isProportion({ value, unit }: Figure, { figures }: PreparedPassages): boolean {
  const wanted = unit === '%' ? value / 100 : unit === null && value < 1 ? value * 100 : null
  if (wanted === null) return false
  const same = figures.get(Number(wanted.toPrecision(12))) ?? []
  return same.some((other) => other.isProportion && other.unit === (unit === '%' ? null : '%'))
}

/**
 * "About 16 months" for 16.3, "over two years" for 2.3, "about 60" for 59: further than to the decimals
 * only if it says so.
 */
function isRounding(
  figure: Figure,
  sentence: string,
  { figures }: PreparedPassages,
  tolerance: Tolerance,
  isSame: IsSame,
): boolean {
  const { value, decimals } = figure
  const unit = figure.unit ?? readUnitBefore(figure, sentence)
  const [low, high] = tolerance.around(value, 0.5 * 10 ** -decimals)
  const isExact = low + high === 2 * value && !tolerance.isRough
  if (isExact && decimals === 0 && value < wholeLeast) return false
  for (const [other, all] of figures) {
    const isNearest = isNearestCount(figure, other)
    if (((other < low || other > high) && !isNearest) || other === value) continue
    const isRough =
      isNearest || (tolerance.isRough && value % 5 === 0 && value >= wholeLeast) || isRoundCount(figure, other)
    const isOfUnit = (each: PassageFigure) =>
      each.unit === unit ||
      (unit !== null && each.unit === null && each.units.has(unit)) ||
      (unit === 'points' && each.unit === null) ||
      (unit === 'pp' && each.unit === 'points')
    if (all.some((each) => isOfUnit(each) && (isRough || each.decimals > decimals) && isSame(figure, each))) return true
  }
  return false
}

/** "70 micrograms with A against some 270 with B": the unit of the figure that this one is compared with. */
function readUnitBefore({ start }: Figure, sentence: string): string | null {
  if (!comparedWith.test(sentence.slice(Math.max(0, start - qualifierMax), start))) return null
  return parseSourceFigures(sentence.slice(0, start)).at(-1)?.unit ?? null
}

const comparedWith = new RegExp(
  String.raw`\b(?:against|versus|vs\.?|compared (?:with|to)) (?:(?:${approximator}) )?$`,
  'i',
)

/** "More than 12,000" for 12,211: the digits of the count before its zeros. */
function isRoundCount(figure: Figure, count: number): boolean {
  const step = measureStep(figure)
  return step !== null && Math.floor(count / step) * step === figure.value
}

/** "One in 7,700" for 7690. */
function isNearestCount(figure: Figure, count: number): boolean {
  const step = measureStep(figure)
  return (
    step !== null &&
    Math.round(count / step) * step === figure.value &&
    Math.abs(count - figure.value) <= nearestWithin * count
  )
}

/** As a share of the exact count. */
const nearestWithin = 0.005

/** What the zeros of a round count leave out: 100 of 7,700; null for another figure. */
function measureStep({ value, unit }: Figure): number | null {
  const [zeros = ''] = /0{2,}$/.exec(String(value)) ?? []
  return unit === null && value >= countLeast && zeros !== '' ? 10 ** zeros.length : null
}

/** Smaller numbers without a unit may be limits, "above 300". */
const countLeast = 1000

/** A small number is written with decimals, unless it is said to be rounded. */
const wholeLeast = 10

/** "97% had not died" for 3.1% who had. */
function isComplement(
  { value, unit, decimals }: Figure,
  sentence: string,
  sources: PreparedPassages,
  tolerance: Tolerance,
) {
  if (unit !== '%' || !absence.test(sentence)) return false
  const [low, high] = tolerance.around(value, 0.5 * 10 ** -decimals)
  return [...sources.figures].some(
    ([other, all]) =>
      100 - other >= low - epsilon && 100 - other <= high + epsilon && all.some((each) => each.unit === '%'),
  )
}

/** "The interval crossed 1": the ratio of no effect. */
function isNoEffect({ value, unit }: Figure, sentence: string): boolean {
  return (
    value === 1 &&
    unit === null &&
    /\b(?:cross\w*|includ\w*|contain\w*|span\w*|exclud\w*|above|below|of|near) (?:the )?1(?:\.0+)?\b/i.test(sentence) &&
    /\b(?:interval|CI|ratio|HR|RR|OR)\b/.test(sentence)
  )
}

/** "32 of the 90 never received it", where the source says that 58 of 90 did. */
function isRestOfCount(
  { value, unit, decimals, end }: Figure,
  sentence: string,
  { figures }: PreparedPassages,
): boolean {
  const total = Number(/^ (?:out )?of (?:\p{L}+ ){0,2}(\d{2,6})\b/u.exec(sentence.slice(end))?.[1])
  if (unit !== null || decimals > 0 || !(total > value)) return false
  const isCounted = (count: number) => (figures.get(count) ?? []).some((each) => each.unit === null)
  return isCounted(total) && isCounted(total - value)
}

/** "About 3%" for 7/248. */
function isShareOfCount({ value, unit, decimals }: Figure, { texts }: PreparedPassages, tolerance: Tolerance): boolean {
  if (unit !== '%') return false
  const [low, high] = tolerance.around(value, 0.5 * 10 ** -decimals)
  return texts.some((text) =>
    findAll(text, countOfAll).some(([, count, all]) => {
      const share = (100 * Number(count)) / Number(all)
      return Number(all) >= countedLeast && share >= low - epsilon && share <= high + epsilon
    }),
  )
}

const countOfAll = /(?<![\d./])(\d+)(?:\/| of (?:the |all )?)(\d{2,6})(?!\d|[./]\d)/g
/** "120/80" is a pressure. */
const countedLeast = 100

/** What those have who do not have the other. */
export const absence =
  /n['’]t\b|\b(?:not|no|never|without|free|alive|surviv\w+|avoided|escaped|stayed|remained|kept|fail(?:ed|s|ures?)?|unsuccessful(?:ly)?)\b/i

/** The hundred of "18 in every 100". */
function isBase({ value, unit, start }: Figure, sentence: string): boolean {
  if (unit !== null || ![10, 100, 1000, 10_000].includes(value)) return false
  return /\b(?:in|per|out of|(?:of|for|among|in) (?:every|each|a)) $/i.test(sentence.slice(0, start))
}
