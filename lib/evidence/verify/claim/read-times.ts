/** Times of a sentence: "at 90 days", "5-year", "week 12", "one year". */

import { numberFromWord, tensWords, unitWords } from '@/lib/evidence/verify/figures/numbers'
import { findAll } from '@/lib/shared/text/find-all'

const hours: Record<string, number> = {
  minute: 1 / 60,
  hour: 1,
  day: 24,
  week: 168,
  month: 730,
  year: 8766,
  decade: 87_660,
}
const pattern = new RegExp(
  `(?<![\\p{L}\\d.])(\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?|(?:${tensWords.join('|')})(?:-(?:${unitWords.slice(0, 9).join('|')}))?|${unitWords.join('|')})[- ](minute|hour|day|week|month|year|decade)s?(?![\\p{L}])|\\b(minute|hour|day|week|month|year)s? (\\d+)|\\b(first) (day|week|month|year)(?![\\p{L}])`,
  'giu',
)

/** "Years" means at least two. */
export const severalLeast = 2

/** @returns each time as a number with its unit, "90 day"; 12 months and one year are the same */
export function readTimes(text: string): Set<string> {
  const times = new Set<string>()
  for (const found of findAll(text, pattern)) times.add(toKey(readHours(found)))
  return times
}

/** @returns the longest time of a text in days, also "a year", "person-years" and "for years"; 0 if it has none */
export function longestTime(text: string): number {
  const single = findAll(text, /\b(?:an?|per) (day|week|month|year|decade)\b/gi).map(([, unit]) => toHours(unit))
  const uncounted = findAll(text, /\b(?:for|over|many|several|some) (year|decade)s\b/gi).map(
    ([, unit]) => severalLeast * toHours(unit),
  )
  const counted = findAll(text, pattern).map(readHours)
  return Math.max(0, ...single, ...uncounted, ...counted) / 24
}

/** "12 weeks", "week 12", "the first year". */
function readHours([, before, unit, unitBefore, after, first, unitOfFirst]: RegExpMatchArray): number {
  return readCount(before ?? after ?? (first ? '1' : '')) * toHours(unit ?? unitBefore ?? unitOfFirst)
}

function toHours(unit = ''): number {
  return hours[unit.toLowerCase()] ?? 0
}

function readCount(text: string): number {
  return numberFromWord(text) ?? Number(text.replaceAll(',', ''))
}

const hoursOfMonth = 730
/** 52 weeks are a year, 12 weeks three months, and 28 or 30 days one. */
const monthWithin = 0.08

function toKey(total: number): string {
  const months = Math.max(1, Math.round(total / hoursOfMonth))
  const isOfMonths = Math.abs(total / hoursOfMonth - months) <= monthWithin * months
  return isOfMonths ? `${months} months` : `${Math.round(total * 60)} min`
}
