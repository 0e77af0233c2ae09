/**
 * Figures of a sentence that its source has in another form: rounded, in another unit of time, as the change that a
 * ratio means, as the difference or the ratio of two figures of one result, as a number needed to treat, or as the
 * value of one patient within a limit of a guideline.
 */

import { isDoseOfOne, isWithinLimit } from './one-patient'
import { type Figure, parseFigures } from './parse-figures'
import type { PassageFigure, PreparedPassages, Result } from './prepare-passages'
import { approximator, readQualifier, type Tolerance } from './tolerance'

/** Whether two figures are of the same kind, their values aside. */
type IsSame = (figure: Figure, other: PassageFigure) => boolean

export function isDerived(figure: Figure, sentence: string, sources: PreparedPassages, isSame: IsSame): boolean {
  const tolerance = readQualifier(
    qualified.exec(sentence.slice(Math.max(0, figure.start - qualifierMax), figure.start))?.[1],
  )
  return (
    isRelativeChange(figure, sentence, sources, tolerance) ||
    isSameAmount(figure, sources, tolerance) ||
    isProportion(figure, sources) ||
    isRounding(figure, sources, tolerance, isSame) ||
    isMultiple(figure, sources, tolerance) ||
    isDifference(figure, sentence, sources, tolerance) ||
    isNeededToTreat(figure, sentence, sources) ||
    isWithinLimit(figure, sentence, sources) ||
    isComplement(figure, sentence, sources, tolerance) ||
    isRestOfCount(figure, sentence, sources) ||
    isDoseOfOne(figure, sentence, sources, tolerance) ||
    isNoEffect(figure, sentence) ||
    isBase(figure, sentence)
  )
}

/** Characters of the longest words that qualify a figure. */
const qualifierMax = 24
const qualified = new RegExp(String.raw`(?:\b(${approximator})|([~≈]))\s*(?:an? )?[-−]?$`, 'i')

// -------------------------------------------------------------------------------------------------- as a change

const less =
  /\b(?:lower\w*|reduc\w*|decreas\w*|fewer|less|fell|fall|cut\w*|relative|drop\w*|declin\w*|efficacy|prevent\w*|protect\w*)\b/i
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
  return results.some((all) =>
    listPairs(all).some(([one, other]) => one.unit === '%' && states(one.value / other.value)),
  )
}

/** Differences of decimals are not exact. */
const epsilon = 1e-9

/** Two figures of one result in the same unit, "16.3% with dapagliflozin vs 21.2% with placebo", in both orders. */
function listPairs({ text, figures }: Result): [Figure, Figure][] {
  return figures.flatMap((one, index) => {
    const other = figures[index + 1]
    const isPair =
      other?.unit === one.unit &&
      other.label === null &&
      one.label === null &&
      joint.test(text.slice(one.end, other.start))
    return isPair
      ? ([
          [one, other],
          [other, one],
        ] as [Figure, Figure][])
      : []
  })
}

const joint = /\b(?:vs|versus|against|compared with|than|and|to|from)\b/i

// ------------------------------------------------------------------------------------------------ in other words

/** Units of one dimension, each as a multiple of the same one. */
const dimensions: readonly Record<string, number>[] = [
  { minute: 1 / 60, hour: 1, day: 24, week: 168, month: 730.5, year: 8766 },
  { ng: 1e-9, µg: 1e-6, mg: 1e-3, g: 1, kg: 1e3 },
  { µL: 1e-6, mL: 1e-3, dL: 0.1, L: 1 },
]
/** 52 weeks are a year, and 2044 mg are 2 g. */
const sameWithin = 0.025
/** 12 weeks are called three months, and 24 weeks six. */
const sameMonthsWithin = 0.09

/** How many of one unit the other is; null if they measure different things. */
function convert(from: string | null, to: string | null): number | null {
  const scale = dimensions.find((each) => from !== null && to !== null && from in each && to in each)
  return scale ? (scale[from ?? ''] ?? 0) / (scale[to ?? ''] ?? 1) : null
}

export function areOfOneDimension(one: string | null, other: string | null): boolean {
  return convert(one, other) !== null
}

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
      const factor = each.unit === unit ? null : convert(each.unit, unit)
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

/** "About 16 months" for 16.3, "over two years" for 2.3, "about 60" for 59: further than to the decimals only if it says so. */
function isRounding(figure: Figure, { figures }: PreparedPassages, tolerance: Tolerance, isSame: IsSame): boolean {
  const { value, unit, decimals } = figure
  const [low, high] = tolerance.around(value, 0.5 * 10 ** -decimals)
  const isExact = low + high === 2 * value && !tolerance.isRough
  if (isExact && decimals === 0 && value < wholeLeast) return false
  for (const [other, all] of figures) {
    if (other < low || other > high || other === value) continue
    const isRough = tolerance.isRough && value % 5 === 0 && value >= wholeLeast
    const isOfUnit = (each: PassageFigure) =>
      each.unit === unit ||
      (unit !== null && each.unit === null && each.units.has(unit)) ||
      (unit === 'points' && each.unit === null) ||
      (unit === 'pp' && each.unit === 'points')
    if (all.some((each) => isOfUnit(each) && (isRough || each.decimals > decimals) && isSame(figure, each))) return true
  }
  return false
}

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
  const total = Number(/^ of (?:the |all )?(\d{2,6})\b/.exec(sentence.slice(end))?.[1])
  if (unit !== null || decimals > 0 || !(total > value)) return false
  const isCounted = (count: number) => (figures.get(count) ?? []).some((each) => each.unit === null)
  return isCounted(total) && isCounted(total - value)
}

/** What those have who do not have the other. */
export const absence =
  /\b(?:not|no|never|without|free|alive|surviv\w+|avoided|escaped|stayed|remained|kept|fail(?:ed|s|ures?)?|unsuccessful(?:ly)?)\b/i

/** The hundred of "18 in every 100". */
function isBase({ value, unit, start }: Figure, sentence: string): boolean {
  if (unit !== null || ![10, 100, 1000, 10_000].includes(value)) return false
  return /\b(?:in|per|out of|(?:of|for|among|in) (?:every|each|a)) $/i.test(sentence.slice(0, start))
}

// ------------------------------------------------------------------------------------------- from two figures

/** "Five times as common" for 11% and 2%, or for a ratio of 5.1. */
function isMultiple(
  { value, unit, decimals }: Figure,
  { ratios, results }: PreparedPassages,
  tolerance: Tolerance,
): boolean {
  if (unit !== 'fold') return false
  const [low, high] = tolerance.around(value, 0.5 * 10 ** -decimals)
  // "More than ten times" for 12: a multiple is rounded further than a rate.
  const most = low === value ? value * 1.5 : high
  const states = (ratio: number) => ratio >= low && ratio <= most
  return (
    ratios.some((ratio) => states(ratio) || states(1 / ratio)) ||
    results.some((all) => listPairs(all).some(([one, other]) => states(one.value / other.value)))
  )
}

const comparing =
  /\b(?:prevent\w*|avert\w*|more|fewer|less|longer|shorter|earlier|sooner|later|lower|higher|further|extra|additional|differ\w+|gaps?|points?|gain\w*|by|drop\w*|fall|fell|rose|increas\w+|reduc\w+|cut|ahead|behind|sav\w+|absolute)\b/i

/** "18 fewer per 100" for 37% and 55%, "a year longer" for 63.9 and 51.4 months. */
function isDifference(figure: Figure, sentence: string, { results }: PreparedPassages, tolerance: Tolerance): boolean {
  const { value, unit, decimals, frequency } = figure
  if (frequency !== null || value === 0 || !comparing.test(sentence)) return false
  if (unit === '%' && !/\babsolute|points?\b/i.test(sentence)) return false
  const perHundred = unit === null ? 100 / readBase(sentence.slice(figure.end)) : 1
  const isOf = (other: string | null) => {
    if (unit === null || unit === 'pp' || unit === 'points')
      return other === '%' || other === null || other === 'points'
    return other === unit || convert(other, unit) !== null
  }
  const [low, high] = tolerance.around(value, 0.5 * 10 ** -decimals)
  // "54 more deaths (257 vs 203)": the figures of the sentence itself are looked up as well.
  const own: Result = { text: sentence, figures: parseFigures(sentence) }
  const isCounted = countsPeople.test(sentence) || moreAfter.test(sentence.slice(figure.end))
  return [...results, own].some((all) =>
    listPairs(all).some(([one, other]) => {
      if (!isOf(one.unit) || (unit === null && !isCounted)) return false
      const scale = convert(one.unit, unit) ?? 1 / perHundred
      const difference = (one.value - other.value) * scale
      return difference >= low - epsilon && difference <= high + epsilon
    }),
  )
}

const moreAfter = /^ (?:more|fewer|extra|additional)\b/i

/** What the differences of a sentence are counted in: 10,000 of "9 fewer deaths per 10,000 men". */
function readBase(after: string): number {
  const written = base.exec(after)?.[1] ?? '100'
  return written === 'thousand' ? 1000 : Number(written.replaceAll(',', ''))
}

const base = /^[^.;]{0,60}?\b(?:per|in|of|for|among) (?:every |each |a )?(1,?000|10,?000|100,?000|thousand)\b/i

/** A difference of percentages without a unit is one of people in a hundred. */
const countsPeople =
  /\b(?:(?:hundred|thousand|10{2,5}|1,000|10,000|100,000)\b|points?\b|days?\b|weeks?\b|months?\b|years?\b|times\b|metres?\b)/i

const neededToTreat =
  /\bNN[TH]\b|\bnumbers? needed\b|\b(?:prevent|spar|avoid|avert|sav|gain|help|benefit|keep|harm)\w*\b|\bone (?:more|fewer|less|extra|additional)\b|\b(?:an|one) (?:extra|additional)\b|\b(?:for|in) every\b[^.;]{0,120}\bone\b|\bone\b[^.;]{0,60}\b(?:for|in|per) (?:every )?\d/i
/** Whole people: one more or fewer is the same number. */
const neededWithin = 0.08

/** "26 patients need treatment to prevent one event" for 13.1% and 16.9%. */
function isNeededToTreat({ value, unit }: Figure, sentence: string, { results }: PreparedPassages): boolean {
  if (unit !== null || value < 2 || !neededToTreat.test(sentence)) return false
  return results.some((all) =>
    listPairs(all).some(([one, other]) => {
      const needed = 100 / (one.value - other.value)
      return one.unit === '%' && Math.abs(needed - value) <= Math.max(1, neededWithin * value)
    }),
  )
}
