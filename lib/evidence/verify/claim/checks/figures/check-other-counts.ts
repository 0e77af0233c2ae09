/** Compares counts of people, rather than percentages: which arm and which outcome they belong to. */
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import { coreWeight, primaryRoles } from '@/lib/evidence/verify/claim/name-outcome'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { numberFromWord, unitWords } from '@/lib/evidence/verify/figures/numbers'
import { findAll } from '@/lib/shared/text/find-all'
import { findOtherArm } from './check-other-arm'
import { findPartOfComposite } from './check-part-of-composite'
import { anyNumber, fromTo, type Pair, pairFromRates, readPair, toAmount } from './compared-figures'
import { type FigureFinding, nameOf } from './figure-finding'

/** Smaller numbers may also be doses, days or stages. */
const countLeast = 12

/** "39 infections with A and 13 with B", where A had 13 or where these are counts of another outcome. */
export function findOtherCounts(claim: Statement, source: SourceReading): FigureFinding | null {
  const written = listNumbers(claim.text)
  const holders = source.facts.filter((fact) => areLarge(fact) && hasBoth(fact, written))
  if (holders.length === 0) return findSmallCounts(claim, source)
  return (
    findOtherArm(claim, holders, source, !fromTo.test(claim.text)) ??
    findOutcomeOfOthers(claim, holders, source, written) ??
    findPartOfComposite(claim, claim.text, holders, source)
  )
}

/** "Eight children on A and none on B", where a line has 0 of A and 8 of B. */
function findSmallCounts(claim: Statement, source: SourceReading): FigureFinding | null {
  const text = spellNumbers(claim.text)
  const written = listNumbers(text)
  const holders = source.facts.filter(
    (fact) => fact.line !== null && hasBoth(fact, written) && isOnOutcome(claim, fact),
  )
  return holders.length > 0 ? findOtherArm({ ...claim, text }, holders, source, true) : null
}

function listNumbers(text: string): ReadonlySet<number> {
  return new Set(findAll(text, anyNumber).map(([each]) => toAmount(each)))
}

function hasBoth(fact: Fact, written: ReadonlySet<number>): boolean {
  const pair = readCounts(fact)
  return pair !== null && pair.first !== pair.second && written.has(pair.first) && written.has(pair.second)
}

function readCounts({ line, text }: Fact): Pair | null {
  return line ? pairFromRates(line.rates) : readPair(text)
}

function areLarge(fact: Fact): boolean {
  const pair = readCounts(fact)
  return pair !== null && pair.first > countLeast && pair.second > countLeast
}

/** Whether a claim names what a result counts. */
function isOnOutcome({ about }: Statement, fact: Fact): boolean {
  return about.some(({ concept }) => (fact.outcome.get(concept) ?? 0) >= 1)
}

const counts = new Map([
  ['none', 0],
  ['once', 1],
  ['twice', 2],
])
const spelled = new RegExp(`\\b(?:${[...counts.keys(), ...unitWords].join('|')})\\b`, 'gi')

/** "Eight on A and none on B"; without times, rates and doses, which count nobody. */
function spellNumbers(text: string): string {
  return text
    .replace(spelled, (word) => String(counts.get(word.toLowerCase()) ?? numberFromWord(word)))
    .replace(measured, (amount) => ' '.repeat(amount.length))
}

const measured =
  /(?<![\d.,])\d[\d,]*(?:\.\d+)?(?:\s?%|[ -](?:hours?|days?|weeks?|months?|years?|points?|doses?|grades?|m?g|mL|L|mm|IU)\b|(?= (?:of|in|out of) (?:every |the )?\d|\/))|\b(?:at|over|within|after|by|week|day|month|year|grade|stage|phase|type) \d+\b/gi

/**
 * The claim has every word of the name of another result, which has counts of its own, and not of those
 * with its counts.
 */
function findOutcomeOfOthers(
  { text }: Statement,
  holders: readonly Fact[],
  { facts }: SourceReading,
  written: ReadonlySet<number>,
): FigureFinding | null {
  const [holder] = holders
  const claimed = new Set(tokenize(text).map(({ concept }) => concept))
  if (holders.some((fact) => fact.line && listName(fact).every((concept) => claimed.has(concept)))) return null
  const named = facts.find((fact) => {
    const counts = fact.line && areLarge(fact) ? readCounts(fact) : null
    if (!counts || written.has(counts.first) || written.has(counts.second)) return false
    const name = listName(fact)
    return name.length > 1 && name.every((concept) => claimed.has(concept))
  })
  return holder && named ? { kind: 'outcome', sentence: holder.sentence, words: [], sourceWords: nameOf(holder) } : null
}

function listName({ outcome }: Fact): string[] {
  return [...outcome].flatMap(([concept, weight]) =>
    weight >= coreWeight && !primaryRoles.has(concept) ? [concept] : [],
  )
}
