/**
 * Compares doses and times of a claim with those of the advice on the same things: "taping for up to 3 months", where a
 * guideline has taping for up to 3 weeks and splints for 3 months.
 */

import type { Difference } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { measureShare } from '@/lib/evidence/verify/claim/share'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { namesSomething } from '@/lib/evidence/verify/claim/words/wording-en'
import { convertUnit } from '@/lib/evidence/verify/figures/convert-units'
import { numberFromWord, unitWords } from '@/lib/evidence/verify/figures/numbers'
import { findAll } from '@/lib/shared/text/find-all'
import { findAdvisers } from './find-advisers'

/** Share of the claim's words that the advice must have, and by how much it must exceed that with the same amount. */
const shareLeast = 0.7
const shareGap = 0.2
const wordsLeast = 2

/**
 * @returns a difference when the advice that fits the claim best has other amounts of the same kind, and none that it
 *   has; otherwise null
 */
export function checkAmountsOfAdvice(claim: string, source: SourceReading): Difference | null {
  if (!source.isGuideline) return null
  const advice = listAmounts(source)
  for (const claimedAmount of readAmounts(withoutAdvisers(claim))) {
    const words = claimedAmount.tokens.filter(namesThing)
    if (words.length < wordsLeast) continue
    const fitted = advice
      .filter(({ measure }) => measure === claimedAmount.measure)
      .map((amount) => ({ amount, share: measureShare(words, amount.concepts, source.topic) }))
    const best = Math.max(shareLeast, ...fitted.map(({ share }) => share))
    const close = fitted.filter(({ share }) => share > best - shareGap)
    const closest = close.find(({ share }) => share === best)?.amount
    if (!closest || close.some(({ amount }) => hasAmounts(amount, claimedAmount))) continue
    return { sentence: closest.sentence, words: [claimedAmount.span], sourceWords: [closest.span] }
  }
  return null
}

interface Amount {
  /** Of one kind, in one unit: hours, milligrams. */
  values: readonly number[]
  /** The common unit; for other units, the unit itself. */
  measure: string
  span: [start: number, end: number]
  /** The words around it. */
  tokens: readonly Token[]
}

const states: ReadonlySet<string> = new Set(['recommendation', 'conclusion', 'harms', 'limitations'])

/** The amounts of what a source states, each with the words around it. */
const listAmounts = rememberEach(({ sentences }: SourceReading) =>
  sentences.flatMap(({ text, role }, sentence) =>
    states.has(role)
      ? readAmounts(text).map((each) => ({
          ...each,
          sentence,
          concepts: new Set(each.tokens.map(({ concept }) => concept)),
        }))
      : [],
  ),
)

const number = String.raw`\d+(?:\.\d+)?|${unitWords.join('|')}`
const amount = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(${number})(?:(?: to | or | and |-|–)(${number}))?[ -]?((?:m?g|mL|micrograms?)\/kg|micrograms?|mcg|µg|m?g|m?L|IU|units?|minutes?|hours?|days?|weeks?|months?|years?)\b(?![/\p{L}]| of age|[- ]old)`,
  'giu',
)
/** Units as `convertUnit` knows them. */
const otherNames: Record<string, string> = { microgram: 'µg', mcg: 'µg' }
/** The unit in which the amounts of a measure are compared. */
const commonUnits = ['hour', 'mg']

/** "Aged 5 to 11 years", "from 50 years"; "over 10 years ago" is a time. */
const agedBefore = /\baged? (?:of )?$/i
const fromAge = /\b(?:over|under|(?:old|young)er than|from|between|at|(?<!up )to|beyond|past) $/i

function isAge(text: string, start: number, end: number, unit: string): boolean {
  const before = text.slice(Math.max(0, start - 20), start)
  return (
    agedBefore.test(before) ||
    (/^(?:year|month)/i.test(unit) && fromAge.test(before) && !/^ (?:or more )?ago\b/.test(text.slice(end)))
  )
}

/** The amounts of a text, each with the words around it: from the amount before it, or the last semicolon. */
function readAmounts(text: string): Amount[] {
  const found = findAll(text, amount).filter(
    ({ 0: written, 3: unit = '', index }) => !isAge(text, index, index + written.length, unit),
  )
  const head = /^[^:;.]{0,80}: /.exec(text)?.[0] ?? ''
  let [from, last] = [0, '']
  return found.map(({ 0: written, 1: low = '', 2: high, 3: unit = '', index }, at): Amount => {
    const end = index + written.length
    const clause = text.slice(from, index)
    // ": extend to 9 months" goes on with the words before it.
    const joined = /^\s*:/.test(clause) ? last : ''
    last = joined + clause.slice(Math.max(clause.lastIndexOf(';'), clause.lastIndexOf('. ')) + 1)
    const after = readAfter(text.slice(end, found[at + 1]?.index), at + 1 === found.length)
    from = end + after.length
    const name = unit.toLowerCase().replace(/s$/, '')
    const known = otherNames[name] ?? name
    const measure = commonUnits.find((each) => convertUnit(known, each) !== null) ?? name
    const scale = convertUnit(known, measure) ?? 1
    return {
      values: [low, high].flatMap((each) => (each === undefined ? [] : (numberFromWord(each) ?? Number(each)) * scale)),
      measure,
      span: [index, end],
      tokens: tokenize(`${head} ${last} ${after}`),
    }
  })
}

/** Words between two amounts without a comma belong to the second. */
function readAfter(text: string, isLast: boolean): string {
  if (!isLast && !/[,;:()]/.test(text)) return ''
  return /^(?: \([^()]*\))?[^,;:()]*/.exec(text)?.[0] ?? ''
}

const unitWord = /^(?:minut|hour|dai|week|month|year|dose|mg|g)$/

function namesThing(token: Token): boolean {
  return namesSomething(token) && !unitWord.test(token.concept)
}

/** 12 weeks are about three months. */
const sameWithin = 0.08

/** Whether advice has every value of an amount, or a range that includes it. */
function hasAmounts({ values: [low = 0, high] }: Amount, { values }: Amount): boolean {
  if (high !== undefined && values.every((value) => value >= low && value <= high)) return true
  const isSame = (one: number, other: number) => Math.abs(one - other) <= sameWithin * Math.max(one, other)
  return values.every((value) => isSame(value, low) || (high !== undefined && isSame(value, high)))
}

function withoutAdvisers(claim: string): string {
  return findAdvisers(claim).reduce(
    (text, [start, end]) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    claim,
  )
}
