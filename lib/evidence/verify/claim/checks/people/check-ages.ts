/** Finds claims about an age that the source did not study or left out. */
import { isExcludedAge, isOutsideStudiedAges } from '@/lib/evidence/question/ages'
import { describesStudy } from '@/lib/evidence/verify/claim/describes-study'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'

const notAge = String.raw`(?!\d|[.,/]\d| ?(?:%|mm|mg|kg|g\b|ml|per\b|points|months?|weeks?|days?|hours?|minutes?|of\b|times|cm|mmol))`
const people = '(?:people|patients|adults|children|infants|women|men|those|anyone|participants|everyone|aged?)'
const above = new RegExp(
  String.raw`\b${people} (?:aged )?(?:over|above|older than) (\d{1,3})\b${notAge}|\b${people} (?:aged )?(?:of )?(\d{1,3})(?: years)? (?:or|and) (?:older|over|above)\b`,
  'i',
)
const below = new RegExp(String.raw`\b${people} (?:aged )?(?:under|below|younger than) (\d{1,3})\b${notAge}`, 'i')
const between = new RegExp(String.raw`\b${people}? ?aged (\d{1,3}) (?:to|-|–|and) (\d{1,3})\b${notAge}`, 'i')

export function checkAges(
  claim: string,
  sentences: readonly { text: string; section: string; role: string }[],
): Difference | null {
  const claimed = readAges(claim)
  if (!claimed || isTime(claim, claimed.span, sentences)) return null
  const leftOut = (text: string, isDescription: boolean) =>
    claimed.ages.every(
      (years) =>
        isExcludedAge(years, excludes.test(text) ? text : '') || (isDescription && isOutsideStudiedAges(years, text)),
    )
  const sentence = sentences.findIndex(({ text, role }) => leftOut(text, describesStudy(role)))
  if (sentence < 0 || sentences.some((each) => describesAge(each, claim.slice(...claimed.span)))) return null
  return { sentence, words: [claimed.span], sourceWords: [] }
}

/** "Children under 18" were studied, whatever the criteria of a rule are "under 2 years". */
function describesAge({ text, role }: { text: string; role: string }, claimed: string): boolean {
  const [age = ''] = /\d+/.exec(claimed) ?? []
  return (
    describesStudy(role) &&
    new RegExp(
      `\\b(?:under|over|below|above|than|aged?) ${age}\\b(?! ?%)|\\b${age} (?:years )?(?:or|and) (?:older|over)\\b`,
      'i',
    ).test(text.replace(excludedPart, ''))
  )
}

const excludedPart = /\b(?:excluded?|not (?:for|enrolled|eligible|included|studied|randomi[sz]ed)|left out)\b[^.;]*/gi

/** "9 deaths per 10,000 men over 15 years", where the source has results at 15 years. */
function isTime(claim: string, [start, end]: Span, sentences: readonly { text: string }[]): boolean {
  const years = /\b(?:over|under) (\d{1,3})$/.exec(claim.slice(start, end))?.[1]
  if (years === undefined || !/^ years?\b(?! (?:of age|old))/.test(claim.slice(end))) return false
  const time = new RegExp(`\\b(?:at|after|over|for|median|mean) ${years} years\\b|\\b${years}-year\\b(?!-old)`, 'i')
  return sentences.some(({ text }) => time.test(text))
}

const excludes = /\b(?:excluded?|not (?:for|enrolled|eligible|included|studied|randomi[sz]ed)|left out)\b/i

/** The youngest and the oldest, in years, as far as they are named. */
function readAges(text: string): { ages: number[]; span: Span } | null {
  const [range, least, most] = [between.exec(text), above.exec(text), below.exec(text)]
  const found = range ?? least ?? most
  if (!found) return null
  const span: Span = [found.index, found.index + found[0].length]
  if (range) return { ages: [Number(range[1]), Number(range[2])], span }
  const years = Number(found[1] ?? found[2])
  if (least) return { ages: [years + (least[1] === undefined ? 0 : 1)], span }
  return { ages: [years - 1], span }
}
