/** Parses confidence and credible intervals by their limits, with estimate and level where given. */
import { findAll } from '@/lib/shared/text/find-all'
import { digits, type Figure, parseNumber, timeUnits } from './parse-figures'

export interface Interval {
  text: string
  /** The estimate of the interval, when it directly precedes it. */
  estimate: number | null
  /** 95 of "95% CI", or null. */
  level: number | null
  low: number
  high: number
}

const number = `[-−–+]?(?:${digits})`
/** The end of a range or a scale, or a time: "on a 0–10 scale (95% CI …)", "at 12 months (95% CI …)". */
const noEstimate = String.raw`(?<![\d%]\s?[-–−]?|\b(?:scale|out) of\s)(?!(?<=\b(?:at|over|after|within|through|during)\s)\d+[ -](?:hour|day|week|month|year))`
/** "CI *of* 0.65 to 0.85", "an interval *running from* 0.65 to 0.85". */
const saying = '(?:(?:ran|went|(?:runn|rang|spann|reach|extend|stretch)(?:ing|ed)) )?(?:of|was|being|from|between)?'
const intervals = new RegExp(
  String.raw`(?:${noEstimate}(${number})(?![\d.]|\s?%\s?(?:CI|CrI|confidence|credible|Bayesian|interval))\s?(?:%|percentage points|points|[\p{L}/]{1,10})?\s?[,;:]?\s?[([]?\s?)?(?:(\d[\d.]*)\s?%\s?)?(?:\b(?:CI|CrI|(?:confidence|(?:Bayesian )?credible) interval|(?<=\d\s?%\s?)interval)s?\b)[\s:,;=]*${saying}\s*[([]?\s*(${number})\s?%?\s*(?:to|and|[-–—−,;])\s*(${number})`,
  'giu',
)

/** Most sentences have none, and the pattern is slow. */
const namesInterval = /CI|CrI|interval/i

export function parseIntervals(text: string): Interval[] {
  if (!namesInterval.test(text)) return []
  return findAll(text, intervals).map(([written, estimate, level, low = '', high = '']) => ({
    text: written.trim(),
    estimate: estimate === undefined ? null : signedValue(estimate),
    level: level === undefined ? null : Number(level),
    low: signedValue(low),
    high: signedValue(high),
  }))
}

function signedValue(written: string): number {
  const value = parseNumber(written.replace(/^[-−–+]/, ''))
  return /^[-−–]/.test(written) ? -value : value
}

/**
 * Whether two intervals are one: the limits of one result must not be combined with the estimate of another.
 *
 * @param figures of the sentence that states the first
 */
export function isSameInterval(stated: Interval, stored: Interval, figures: readonly Figure[]): boolean {
  if (stated.level !== null && stored.level !== null && stated.level !== stored.level) return false
  if (stated.low === stored.low && stated.high === stored.high)
    return (
      stated.estimate === null || stored.estimate === null || Math.abs(stated.estimate) === Math.abs(stored.estimate)
    )
  // "Lowered by 3.1 points (2.1 to 4.1)" for -3.1 (-4.1 to -2.1).
  const isOpposite = stated.low === -stored.high && stated.high === -stored.low
  return isOpposite && figures.some((figure) => figure.sign !== '-' && isRounded(figure, -(stored.estimate ?? 0)))
}

/**
 * Finds the estimate of another interval that a sentence states instead of that of its own: "a hazard ratio of 0.68,
 * with a 95% CI of 0.47 to 0.95", where the source has 0.68 (0.44 to 1.04) and 0.67 (0.47 to 0.95).
 *
 * @param same the intervals of the source that have the stated limits
 * @param figures of the sentence
 * @param all intervals of the source
 */
export function findOtherEstimate(
  same: readonly Interval[],
  figures: readonly Figure[],
  all: readonly Interval[],
): Figure | null {
  const estimates = figures.filter(({ unit }) => unit === null || !timeUnits.has(unit))
  const findStated = ({ estimate }: Interval) =>
    estimates.find((figure) => estimate !== null && isRounded(figure, Math.abs(estimate)))
  if (same.some(({ estimate }) => estimate === null || estimates.some((figure) => tellsEstimate(figure, estimate))))
    return null
  const [other] = all.flatMap((each) => (same.includes(each) ? [] : (findStated(each) ?? [])))
  return other ?? null
}

/** "0.68", or "32% less" for it. */
function tellsEstimate(figure: Figure, estimate: number): boolean {
  const shares = figure.unit === '%' ? [100 * Math.abs(1 - estimate), 100 * (1 - 1 / estimate)] : []
  return [Math.abs(estimate), ...shares].some((each) => isRounded(figure, each))
}

function isRounded({ value, decimals }: Figure, exact: number): boolean {
  return Number(exact.toFixed(decimals)) === value
}
