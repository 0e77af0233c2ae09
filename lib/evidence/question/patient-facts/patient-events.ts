/**
 * Reads how long ago something happened to the patient: "two weeks after a stroke", "quit 18 years ago",
 * "recent heart attack".
 */
import { numberOfWord, smallNumbers } from '@/lib/evidence/question/ages'
import { splitWords } from '@/lib/evidence/text/normalize-terms'

export interface PatientEvent {
  /** Stems of the words that name it. */
  stems: ReadonlySet<string>
  daysAgo: number
  /** As the question has it. */
  surface: string
}

const { raw } = String
const amount = raw`(\d{1,3}|an?|${smallNumbers.join('|')})`
const units = raw`(days?|weeks?|wks?|months?|years?|yrs?)`
const event = raw`(?<![\p{L}-])((?:(?:acute|major|minor|recent|heart|myocardial|bypass|hip|knee|cardiac)\s+)?\p{L}[\p{L}-]{3,30})`
const since = new RegExp(
  raw`(?<![\p{L}\d])${amount}[\s-]?${units}[\s-](?:after|post|since|following|from)[\s-](?:(?:an?|the|his|her|their|having|had|last)\s+){0,2}${event}`,
  'giu',
)
const ago = new RegExp(
  raw`${event}\s+(?:(?:smoking|about|just|only|over|was)\s+){0,2}${amount}\s?${units}\s+ago`,
  'giu',
)
const last = new RegExp(raw`${event}\s+(yesterday|last\s+(?:week|month))`, 'giu')

const daysOf: readonly (readonly [string, number])[] = [
  ['d', 1],
  ['w', 7],
  ['m', 30],
  ['y', 365],
]

/** @param written in figures or words, "a" for one */
export function countDays(written: string, unit: string): number {
  const count = /^an?$/i.test(written) ? 1 : numberOfWord(written)
  return count * (daysOf.find(([initial]) => unit.toLowerCase().startsWith(initial))?.[1] ?? 1)
}

/** Words that name no event in particular. */
const vague = /^(?:start|startin|onset|symptom|diagnosi|birth|deliveri|time|old|treatment|ago|last|complet|finish)$/
/** "Quit", "stopped" and "gave up" are one event. */
const stopping = /\b(?:quit\w*|stopp\w*|gave up|ceas\w*)\b/i

/** @param text the last turn */
export function readPatientEvents(text: string): PatientEvent[] {
  const found = [
    ...Array.from(text.matchAll(since), ([surface, count = '', unit = '', named = '']) => {
      return { surface, named, daysAgo: countDays(count, unit) }
    }),
    ...Array.from(text.matchAll(ago), ([surface, named = '', count = '', unit = '']) => {
      return { surface, named, daysAgo: countDays(count, unit) }
    }),
    ...Array.from(text.matchAll(last), ([surface, named = '', when = '']) => {
      return { surface, named, daysAgo: /month/i.test(when) ? 30 : /week/i.test(when) ? 7 : 1 }
    }),
  ]
  return found.flatMap(({ surface, named, daysAgo }) => {
    const stems = listEventStems(named)
    return stems.size === 0 ? [] : [{ stems, daysAgo, surface: surface.trim() }]
  })
}

export function listEventStems(text: string): ReadonlySet<string> {
  const stems = splitWords(text).flatMap(({ stem }) => (vague.test(stem) ? [] : stem))
  return new Set(stopping.test(text) ? [...stems, 'quit'] : stems)
}
