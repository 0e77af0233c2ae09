/** Reads from the figures of a clause whether a difference was shown, and which arm had more. */
import { findAll } from '@/lib/shared/text/find-all'
import { type Arms, findSide, type Side } from './arms/arms'
import type { Direction } from './read-statements'
import { tokenize } from './words/tokens'

const pValue = /\bp[- ]?(?:value)?\s*(?:([<>=≤≥])|was|of|is)\s*(0?[.·]\d+|1(?:[.·]0+)?)(?!\d)/giu
const saysNotSignificant =
  /\bp\s*(?:=|:)\s*(?:ns|n\.s\.|non-?significant|not significant)|[(,;]\s*(?:ns|n\.s\.)\s*[),;]/iu
const largestSignificant = 0.05

/** @returns null if the clause has no P value, or P values on both sides of 0.05 */
export function readSignificance(text: string): boolean | null {
  const found = findAll(text, pValue).map(([, sign = '=', value = '']) => isSignificant(sign, value))
  if (saysNotSignificant.test(text)) found.push(false)
  const [first] = found
  return first !== undefined && found.every((each) => each === first) ? first : null
}

function isSignificant(sign: string, value: string): boolean {
  return sign !== '>' && sign !== '≥' && Number(value.replace('·', '.')) <= largestSignificant
}

/** Shares, means and medians; not figures in brackets, after ± or in a name. */
const figure = /(?<![\p{L}\p{N}.,±<>=≤≥/–-]|± |[<>=≤≥] )[-−]?\d+(?:[.·]\d+)?(?![\p{L}\d/]|[.·]\d|-\p{L})\s?%?/gu
const brackets = /\([^()]*\)|\[[^[\]]*\]/gu
const shareInBrackets = /\(\s*(?:\d+\/\d+[,;]?\s*)?(\d+(?:[.·]\d+)?\s?%)[^()]*\)/gu
const otherFigures =
  /\b(?:p[- ]?(?:value)?\s*[<>=≤≥].*|(?:at|after|within|over|during|for) \d+ ?(?:-| )?(?:days?|weeks?|months?|years?|hours?|h|min)\b|\d+ (?:of|out of)(?= \d)|\d+\/\d+)/giu

/** @returns of the first arm relative to the second; null unless the clause gives one figure of each */
export function comparePairOfArms(text: string, arms: Arms): Direction | null {
  const blank = (each: string) => ' '.repeat(each.length)
  const plain = text
    .replace(shareInBrackets, (whole, share: string) => ` ${share}`.padEnd(whole.length))
    .replace(brackets, blank)
    .replace(otherFigures, blank)
  const figures = findAll(plain, figure)
  const [one, other] = figures
  if (!one || !other || figures.length !== 2) return null
  const isReversed = isSecondFirst(plain, [one.index, other.index], arms)
  const [first, second] = [toNumber(one[0]), toNumber(other[0])]
  if (isReversed === null || first === second) return null
  return first < second !== isReversed ? 'less' : 'more'
}

function toNumber(written: string): number {
  return Number.parseFloat(written.replace('−', '-').replace('·', '.'))
}

/** Whether the first figure belongs to the second arm. */
function isSecondFirst(text: string, [one, other]: [number, number], arms: Arms): boolean | null {
  const places = placeArms(text, arms)
  const [first] = places
  if (!first) return null
  const namesBoth = places.some(({ side }) => side !== first.side)
  if (namesBoth || first.at < one) return first.side === 'second'
  return first.at > other ? first.side === 'first' : null
}

function placeArms(text: string, arms: Arms): { side: Side; at: number }[] {
  return tokenize(text).flatMap((token) => {
    const side = findSide([token], arms)
    return side ? [{ side, at: token.start }] : []
  })
}
