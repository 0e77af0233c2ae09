/** Finds a limit that is the opposite of the source's: "below 50%" for "50% or more". */
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import { rememberEach, rememberLast } from '@/lib/evidence/verify/claim/remember'
import { findAll } from '@/lib/shared/text/find-all'

type Limit = 'below' | 'above'

const below = String.raw`below|under|(?:less|lower|fewer|smaller|shorter|younger) than|up to|at most|within|(?:limit|restrict)\w*(?: \p{L}+){1,3} to|(?:maximum|max)(?: dose)? of|maximum|capped at`
const above = String.raw`above|over|(?:more|greater|higher|larger|longer|older) than|at least|exceed(?:s|ing|ed)?|beyond|in excess of|upwards of|from(?=\s$)|(?:minimum|min)(?: dose)? of|minimum`
/** "No more than", "not exceeding", "never above": the opposite limit. */
const negation = String.raw`\b(no|not|never|without|avoid(?:ing)?|against|opposed to|opposes|forbids|discourages)\s(?:ever\s)?(?:(?:going|doses|using|giving|anything)\s)?`
/** "More than 30 mg *a day should never be given*." */
const forbidden =
  /^ ?(?:mg|g|micrograms?|µg|mL|ml|units?)\b[^.;,()]{0,40}\b(?:should|must|may|ought to) (?:not|never)\b/
const excluded =
  /\b(?:excluded|exclusions?|not (?:enrolled|eligible|included|studied|covered)|ineligible|left out|kept out)\b/i
const limitBefore = new RegExp(
  String.raw`(?:${negation})?(?:\b(${below})\s$|([<≤])\s?$|\b(${above})\s$|([>≥])\s?$)`,
  'iu',
)
const limitAfter =
  /^(?:\/\d+)?\s?(?:%|[\p{L}/]+(?: [\p{L}/]+)?)?\s?(?:\([^()]{1,24}\) )?(?:or|and) (?:(less|fewer|lower|below|under|younger)|(?:more|over|older|above|higher|greater))\b/iu
/** How far from a number the words for its limit may be, in characters. */
const reach = 64

/**
 * @param sentences of a source; one array for all claims, of which it is read once
 * @returns a difference when the source has the number with the opposite limit, and never with the same; otherwise null
 */
export function findOtherLimit(claim: string, sentences: readonly { text: string }[]): Difference | null {
  // "Cirrhosis is ruled out at 3.25 or less", where more suggests it.
  if (rulesOut.test(claim)) return null
  for (const { value, limit, span } of findClaimedLimits(claim)) {
    const uses = listStatedLimits(sentences).get(value) ?? []
    const [other] = uses
    if (other && uses.every((each) => each.limit !== limit))
      return { sentence: other.sentence, words: [span], sourceWords: [other.span] }
  }
  return null
}

const rulesOut = /\b(?:ruled|rules?|ruling) out\b|\b(?:is|are|makes?) (?:\p{L}+ )?unlikely\b/iu

const findClaimedLimits = rememberLast(findLimits)

/** By number. */
const listStatedLimits = rememberEach((sentences: readonly { text: string }[]) =>
  Map.groupBy(
    sentences.flatMap(({ text }, sentence) => findLimits(text).map((each) => ({ ...each, sentence }))),
    ({ value }) => value,
  ),
)

function findLimits(text: string): { value: string; limit: Limit; span: Span }[] {
  return findAll(text, /[^;]+/g).flatMap(({ 0: part, index: from }) => {
    const isExcluded = excluded.test(part.replace(/\([^()]*\)/g, ''))
    return findAll(part, /\d+(?:\.\d+)?/g).flatMap(({ 0: value, index }) => {
      const end = index + value.length
      const rest = part.slice(end, end + reach)
      const limit = readBefore(part.slice(Math.max(0, index - reach), index), rest) ?? readAfter(rest)
      if (limit === null) return []
      // "People over 85 were excluded", "more than 30 mg should not be given": up to the number.
      const isOpposite = isExcluded || forbidden.test(rest)
      return [{ value, limit: isOpposite ? opposites[limit] : limit, span: [from + index, from + end] }]
    })
  })
}

const opposites = { below: 'above', above: 'below' } as const

function readBefore(before: string, rest: string): Limit | null {
  const found = limitBefore.exec(before)
  if (!found) return null
  const [, negated, low, lowSign, high] = found
  // "From 65" is a limit; "from 22% to 12%" is a change.
  if (high?.toLowerCase() === 'from' && !/^[);,.]|^$/.test(rest)) return null
  const isBelow = (low ?? lowSign) !== undefined
  return isBelow === (negated === undefined) ? 'below' : 'above'
}

function readAfter(rest: string): Limit | null {
  const found = limitAfter.exec(rest)
  if (!found) return null
  return found[1] === undefined ? 'above' : 'below'
}
