/**
 * Compares how long ago something happened to the patient, and what is measured in per cent, with the limits of an
 * article: "recent stroke was excluded", "stopped within 15 years", "PD-L1 on at least 50%".
 */
import { countDays, listEventStems, type PatientEvent } from '@/lib/evidence/question/patient-facts/patient-events'

/** What a study calls recent without saying how recent. */
const recentDays = 30
const recent = /\brecent(?:ly)?\s+((?:[\p{L}-]+\s?){1,3})/giu
const within =
  /((?:\p{L}[\p{L}-]*\s+){1,5})(?:within|in the (?:last|past|previous)|less than)(?: the (?:last|past|previous))? (\d{1,3}|an?|one|two|three|six|twelve) (hours?|days?|weeks?|months?|years?)\b/giu

interface EventLimit {
  stems: ReadonlySet<string>
  days: number
}

function listLimits(text: string): EventLimit[] {
  const stated = Array.from(text.matchAll(within), ([, named = '', count = '', unit = '']) => {
    return { stems: listEventStems(named), days: /^h/i.test(unit) ? 1 : countDays(count, unit) }
  })
  const vague = Array.from(text.matchAll(recent), ([, named = '']) => {
    return { stems: listEventStems(named), days: recentDays }
  })
  return [...stated, ...vague]
}

function sharesEvent({ stems }: EventLimit, event: PatientEvent): boolean {
  return [...event.stems].some((stem) => stems.has(stem))
}

/** @returns the event that is as recent as a sentence on exclusions says */
export function findExcludedEvent(exclusion: string, events: readonly PatientEvent[]): PatientEvent | null {
  const limits = listLimits(exclusion)
  return events.find((event) => limits.some((each) => sharesEvent(each, event) && event.daysAgo <= each.days)) ?? null
}

/** Hours and days to the treatment are compared as times since the onset. */
const longestWindow = 60

/** @returns the event that is longer ago than a description of the participants allows */
export function findEarlierEvent(description: string, events: readonly PatientEvent[]): PatientEvent | null {
  const limits = listLimits(description).filter(({ days }) => days > longestWindow)
  return events.find((event) => limits.some((each) => sharesEvent(each, event) && event.daysAgo > each.days)) ?? null
}
