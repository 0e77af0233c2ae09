/** Reads the two figures that a text compares: "63 vs 26", "from 22% to 17%", "12% with A and 27% with B". */

import { toNumber } from '@/lib/evidence/verify/figures/numbers'
import { findAll } from '@/lib/shared/text/find-all'

export interface Pair {
  first: number
  second: number
}

const number = String.raw`([+−-]?\d[\d,]*(?:\.\d+)?)`
const unit = String.raw`(?:\s?%|\s(?!vs|versus|and|to|with|on|in\b)[\p{L}./]+)?`
export const versus = new RegExp(
  String.raw`${number}${unit}(?: of \d+)? (?:vs\.?|versus|against|compared with) ${number}`,
  'u',
)
export const fromTo = new RegExp(
  String.raw`\bfrom ${number}${unit}(?: (?:with|on|in|to)? ?\p{L}[\p{L} -]{0,40})? to ${number}`,
  'u',
)
/** "At 6 mL/kg" names an arm, "at 6 months" a time. */
export const atDose = String.raw`at(?= \d[\d.]* ?(?:mg|g|mL|L|µg|micrograms?|IU|mm|cm)\b)`
/** "12% with dabigatran and 27% with warfarin". */
const figuresOfBoth = new RegExp(
  String.raw`${number}${unit}((?: of \d+)? (?:with|on|in|of|after|for|among|given|receiving|taking|${atDose}) [^;:()]{2,70}?)(?:,? and|,? against|,? vs\.?|,? versus|,? compared with|,? but|,? while|,) (?:in |only |for )?${number}${unit}([^;:()]{0,70})`,
  'u',
)

/** Whether each of two figures is next to its arm: "12% with dabigatran and 27% with warfarin". */
export function namesArms(text: string): boolean {
  return figuresOfBoth.test(text)
}

export function pairFromRates(rates: [number, number] | null): Pair | null {
  return rates && { first: rates[0], second: rates[1] }
}

/** @returns what `versus` finds in a text, in its order */
export function findPairs(text: string): RegExpExecArray[] {
  return findAll(text, everyVersus)
}

const everyVersus = new RegExp(versus, 'gu')

/** The two figures that a text compares, "63 vs 26". */
export function readPair(text: string): Pair | null {
  const found = versus.exec(text)
  return found && pairFromMatch(found)
}

export function pairFromMatch([, first, second]: RegExpMatchArray): Pair {
  return { first: toAmount(first), second: toAmount(second) }
}

/** Its sign depends on the wording: "fell by 5.6", "-5.6". */
export function toAmount(written: string | undefined): number {
  return Math.abs(toNumber(written))
}

export const anyNumber = /(?<![\p{L}\d.,])[+−-]?\d[\d,]*(?:\.\d+)?/gu

/** "vs 8.4%" compares figures and names no arm. */
export const namesArm = /^(?!vs$|versus$|against$|compared$|than$|with$)\p{L}{3}/u
