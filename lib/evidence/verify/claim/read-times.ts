/** Times of a sentence: "at 90 days", "5-year", "week 12", "one year". */

const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const hours: Record<string, number> = { minute: 1 / 60, hour: 1, day: 24, week: 168, month: 730, year: 8766 }
const pattern = new RegExp(
  `(?<![\\p{L}\\d.])(\\d+(?:\\.\\d+)?|${words.join('|')})[- ](minute|hour|day|week|month|year)s?(?![\\p{L}])|\\b(minute|hour|day|week|month|year)s? (\\d+)`,
  'giu',
)

/** @returns each time as a number with its unit, "90 day"; 12 months and one year are the same */
export function readTimes(text: string): Set<string> {
  const times = new Set<string>()
  for (const [, before, unit, unitBefore, after] of text.matchAll(pattern)) {
    const name = (unit ?? unitBefore ?? '').toLowerCase()
    times.add(toKey(readCount(before ?? after ?? '') * (hours[name] ?? 0)))
  }
  return times
}

/** @returns the longest time of a text in days, also "a year" and "person-years"; 0 if it has none */
export function longestTime(text: string): number {
  const single = Array.from(
    text.matchAll(/\b(?:an?|per) (day|week|month|year)\b/gi),
    ([, unit = '']) => hours[unit] ?? 0,
  )
  const counted = Array.from(text.matchAll(pattern), ([, before, unit, unitBefore, after]) => {
    return readCount(before ?? after ?? '') * (hours[(unit ?? unitBefore ?? '').toLowerCase()] ?? 0)
  })
  return Math.max(0, ...single, ...counted) / 24
}

function readCount(text: string): number {
  const written = text.toLowerCase()
  return words.includes(written) ? words.indexOf(written) + 1 : Number(written)
}

/** Months and years are rounded: 12 months are one year, 4 weeks about one month. */
function toKey(total: number): string {
  return total >= 600 ? `${Math.round(total / 24 / 3) * 3} d` : `${Math.round(total * 60)} min`
}
