/** Figures that follow from two figures of one result: a multiple, a difference, a number needed to treat, a sum. */

import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import type { PreparedPassages, Result } from '@/lib/evidence/verify/prepare-passages'
import { findAll } from '@/lib/shared/text/find-all'
import { convertUnit } from './convert-units'
import { type Figure, parseFigures } from './parse-figures'
import type { Tolerance } from './tolerance'

/** Differences of decimals are not exact. */
const epsilon = 1e-9

export function followsFromTwo(
  figure: Figure,
  sentence: string,
  sources: PreparedPassages,
  tolerance: Tolerance,
): boolean {
  return (
    isMultiple(figure, sentence, sources, tolerance) ||
    isDifference(figure, sentence, sources, tolerance) ||
    isNeededToTreat(figure, sentence, sources) ||
    isSumOfArms(figure, sources)
  )
}

/**
 * Two figures of one result in the same unit, "16.3% with dapagliflozin vs 21.2% with placebo", in both orders. Each
 * figure of a sentence is compared with all pairs of its source, so they are read once.
 */
export const listPairs = rememberEach(({ text, figures }: Result): readonly (readonly [Figure, Figure])[] => {
  const pairs = figures.flatMap((one, index) => {
    const other = figures[index + 1]
    const isPair =
      other?.unit === one.unit &&
      other.label === null &&
      one.label === null &&
      joint.test(text.slice(one.end, other.start))
    return isPair ? [[one, other] as const] : []
  })
  const apart = findRates({ text, figures })
  return [...pairs, ...(apart ? [apart] : [])].flatMap(([one, other]): [Figure, Figure][] => [
    [one, other],
    [other, one],
  ])
})

/** "379 mg with prednisone 40 mg daily for 5 days vs 793 mg with …": the names of the arms have figures as well. */
function findRates({ text, figures }: Result): readonly [Figure, Figure] | null {
  const [, head = '', own = ''] = line.exec(text) ?? []
  const one = figures.find(({ start }) => start >= head.length)
  const other = figures.find(({ start }) => start >= head.length + own.length)
  // Nothing is a multiple of none, and the difference to it is the other rate.
  if (!one || !other || one.value === 0 || other.value === 0) return null
  return one.unit === other.unit && own.startsWith(one.text) ? [one, other] : null
}

const line = /^([^:]{3,300}\): )([^;]{2,160}? vs )(?=\d)/

const joint = /\b(?:vs|versus|against|compared with|than|and|to|from)\b/i

/** "Five times as common" for 11% and 2%, or for a ratio of 5.1; "five times the odds" for an odds ratio. */
function isMultiple(
  { value, unit, decimals }: Figure,
  sentence: string,
  { ratios, oddsRatios, results }: PreparedPassages,
  tolerance: Tolerance,
): boolean {
  if (unit !== 'fold') return false
  const [low, high] = tolerance.around(value, 0.5 * 10 ** -decimals)
  // "More than ten times" for 12: a multiple is rounded further than a rate.
  const most = low === value ? value * 1.5 : high
  const states = (ratio: number) => ratio >= low && ratio <= most
  return (
    [...ratios, ...(/\bodds\b/i.test(sentence) ? oddsRatios : [])].some(
      (ratio) => states(ratio) || states(1 / ratio),
    ) || results.some((all) => listPairs(all).some(([one, other]) => states(one.value / other.value)))
  )
}

const comparing =
  /\b(?:prevent\w*|avert\w*|more|fewer|less|longer|shorter|earlier|sooner|later|lower|higher|further|extra|additional|differ\w+|gaps?|points?|gain\w*|by|add(?:s|ed|ing)?|bought|buys|spar\w+|off|won|extend\w*|prolong\w*|lengthen\w*|shorten\w*|delay\w*|drop\w*|fall|fell|rose|increas\w+|reduc\w+|cut|ahead|behind|sav\w+|absolute)\b/i

/** "18 fewer per 100" for 37% and 55%, "a year longer" for 63.9 and 51.4 months. */
function isDifference(figure: Figure, sentence: string, { results }: PreparedPassages, tolerance: Tolerance): boolean {
  const { value, unit, decimals, frequency } = figure
  if (frequency !== null || value === 0 || !comparing.test(sentence)) return false
  if (unit === '%' && !/\babsolute|points?\b/i.test(sentence)) return false
  const perHundred = unit === null ? 100 / readBase(sentence, figure) : 1
  const isOf = (other: string | null) => {
    if (unit === null || unit === 'pp' || unit === 'points')
      return other === '%' || other === null || other === 'points'
    return other === unit || convertUnit(other, unit) !== null
  }
  const [low, high] = tolerance.around(value, 0.5 * 10 ** -decimals)
  // "54 more deaths (257 vs 203)": the figures of the sentence itself are looked up as well.
  const own: Result = { text: sentence, figures: parseFigures(sentence) }
  const isCounted = countsPeople.test(sentence) || moreAfter.test(sentence.slice(figure.end))
  return [...results, own].some((all) =>
    listPairs(all).some(([one, other]) => {
      if (!isOf(one.unit) || (unit === null && !isCounted)) return false
      // A figure is not the difference of itself and another.
      if (all === own && [one.start, other.start].includes(figure.start)) return false
      const scale = convertUnit(one.unit, unit) ?? 1 / perHundred
      const difference = (one.value - other.value) * scale
      return difference >= low - epsilon && difference <= high + epsilon
    }),
  )
}

const moreAfter = /^ (?:more|fewer|extra|additional)\b/i

/**
 * What the differences of a sentence are counted in: 10,000 of "9 fewer deaths per 10,000 men" or "per
 * 10,000 men, 9 fewer".
 */
function readBase(sentence: string, { start, end }: Figure): number {
  const written = base.exec(sentence.slice(end))?.[1] ?? base.exec(sentence.slice(0, start))?.[1] ?? '100'
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
  const isNeededFor = (points: number) => Math.abs(100 / points - value) <= Math.max(1, neededWithin * value)
  return results.some(
    (all) =>
      listPairs(all).some(([one, other]) => one.unit === '%' && isNeededFor(one.value - other.value)) ||
      listDifferences(all).some(isNeededFor),
  )
}

/** "0.35% fewer", "11-15 percentage points more". */
function listDifferences({ text }: Result): number[] {
  return findAll(text, absolute).flatMap(([, low, high]) => [low, high].flatMap((each) => each ?? []).map(Number))
}

const absolute =
  /(?<![\d.])(\d+(?:\.\d+)?)(?:(?:-|–| to )(\d+(?:\.\d+)?))?(?:% (?:fewer|more|points?)| percentage points?)\b/g

/** "Only 33 cancers" for 10 in one arm and 23 in the other. */
function isSumOfArms({ value, unit, decimals }: Figure, { results }: PreparedPassages): boolean {
  if (unit !== null || decimals > 0) return false
  return results.some(({ text }) => {
    const [one, other, ...more] = findAll(text, counts).map(([count]) => Number(count.replaceAll(',', '')))
    return one !== undefined && other !== undefined && more.length === 0 && one + other === value
  })
}

/** "2.7% (23)", "(122 of 2911)", "140/1487", "(n=832 analysed)". */
const counts = /(?<=\((?:n\s?=\s?)?)(?:\d{1,3}(?:,\d{3})+|\d+)(?=\)| of \d|\/\d| analysed)/g
