/** Finds rates for another number of people than the passages have: "13 per 1000 person-years" for 13 per 100,000. */
import { findAll } from '@/lib/shared/text/find-all'
import { parseNumber } from './parse-figures'

interface Rate {
  value: number
  /** Of how many. */
  per: number
  text: string
}

/** "21.5 per 1000", "13 extra cases in every 100,000", "20.2 vs 3.6 per 100". */
const rates =
  /(?<![\p{L}\d.,])(?:(\d[\d,]*(?:\.\d+)?) (?:vs\.?|versus|and|or|to|against) )?(\d[\d,]*(?:\.\d+)?)(?: [\p{L}-]+){0,4} (?:per|(?:in|of|out of|for) every) (\d{1,3}(?:[, ]\d{3})+|\d{3,})(?!\d|\.\d)/gu

/** @returns rates as written, of which the passages have the number only for others */
export function findOtherDenominators(sentence: string, texts: readonly string[]): string[] {
  const claimed = readRates(sentence)
  if (claimed.length === 0) return []
  const stated = texts.flatMap(readRates)
  return claimed
    .filter(({ value, per }) => {
      const same = stated.filter((each) => each.value === value)
      return same.length > 0 && same.every((each) => each.per !== per)
    })
    .map(({ text }) => text)
}

function readRates(written: string): Rate[] {
  return findAll(written, rates).flatMap(({ 0: text, 1: first, 2: last = '', 3: per = '' }) =>
    (first === undefined ? [last] : [first, last]).map((value) => ({
      value: parseNumber(value),
      per: parseNumber(per),
      text,
    })),
  )
}
