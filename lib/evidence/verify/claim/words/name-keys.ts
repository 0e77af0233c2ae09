/** The words by which the names of two results differ. */
import { readTimes } from '@/lib/evidence/verify/claim/read-times'
import { outcomeKinds } from './outcome-kinds'
import { type Token, tokenize } from './tokens'
import { isWording } from './wording-en'

/** Phrases of everyday words that distinguish results. */
const phrases: [RegExp, string][] = [
  [
    /\b(?:all|every|whole|overall) (?:\p{L}+ )?(?:participants?|patients?|people|population|randomi[sz]ed|cohort|group)\b|\boverall\b/iu,
    'of all',
  ],
  [/\b(?:as|when|if|only when) needed\b|\bas-needed\b|\bon demand\b/i, 'as needed'],
  [/\bper protocol\b/i, 'per protocol'],
]

export function listPhrases(text: string): string[] {
  return phrases.filter(([phrase]) => phrase.test(text)).map(([, name]) => name)
}

/** Everyday words that distinguish results. */
const telling =
  /^(?:without|any|only|both|either|first|new|falls|low|high|lower|higher|before|after|under|over|daily|weekly|monthly|yearly|early|late)$/
const statistics: ReadonlySet<string> = new Set(
  'ci cri hr rr or irr md smd nnt adjusted difference mg ml kg mm hg'.split(' '),
)
const timeUnit = /^(?:days?|weeks?|months?|years?|hours?|minutes?)$/
const unitAfter = /^ ?-?(?:mg|g|kg|mL|L|µg|micrograms?|IU|units?|mm|days?|weeks?|months?|years?|hours?|minutes?)\b/u

/** @returns concepts, times, and numbers with their unit or the word before them: "50 mg", "SOLO 2" */
export function listKeys(text: string): ReadonlySet<string> {
  const tokens = tokenize(text)
  const words = tokens.flatMap((token, index) =>
    /^\d/.test(token.concept) ? readNumber(text, token, tokens[index - 1]) : isName(token) ? [token.concept] : [],
  )
  return new Set([...words, ...listPhrases(text), ...readTimes(spellTimes(text))])
}

function isName({ word, concept }: Token): boolean {
  if (timeUnit.test(word) || statistics.has(word)) return false
  return !isWording(word, concept) || outcomeKinds.has(word) || telling.test(word)
}

function readNumber(text: string, { concept, end }: Token, before: Token | undefined): string[] {
  const unit = unitAfter.exec(text.slice(end, end + 16))?.[0].replace(/^[ -]+/, '')
  if (unit !== undefined) return timeUnit.test(unit) ? [] : [`${concept} ${unit}`]
  return before && /\p{L}{3}/u.test(before.word) && !timeUnit.test(before.word) ? [`${before.concept} ${concept}`] : []
}

/** "A year" is one year, and "weeks 9 to 24" end at week 24. */
function spellTimes(text: string): string {
  return text
    .replace(/\b(?:an?|per) (?=(?:day|week|month|year)\b(?! and a half))/gi, 'one ')
    .replace(/\b(day|week|month|year)s? (\d+)(?: to |-|–)(?=\d)/gi, '$1 $2 to $1 ')
}
