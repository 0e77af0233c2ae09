/** Compares which arm each of two figures belongs to. */

import { type Arms, findSide, type Side, swapSide } from '@/lib/evidence/verify/claim/arms/arms'
import { findSubject } from '@/lib/evidence/verify/claim/arms/find-subject'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { listFigures } from '@/lib/evidence/verify/claim/result-figures'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { findAll } from '@/lib/shared/text/find-all'
import {
  anyNumber,
  atDose,
  findPairs,
  fromTo,
  namesArm,
  type Pair,
  pairFromMatch,
  pairFromRates,
  toAmount,
  versus,
} from './compared-figures'
import { doubtFigures, type FigureFinding } from './figure-finding'

export function findOtherArm(
  claim: Statement,
  holders: readonly Fact[],
  source: SourceReading,
  isNamed = false,
): FigureFinding | null {
  const findings = holders.map((fact) => ({ fact, isSwapped: isSwapped(claim, fact, source, isNamed) }))
  const swapped = findings.find((each) => each.isSwapped === true)
  if (!swapped || findings.some((each) => each.isSwapped === false)) return null
  return doubtFigures('arm', claim, swapped.fact)
}

/** @returns null if the claim or the fact does not say which arm has which figure */
function isSwapped(claim: Statement, fact: Fact, source: SourceReading, isNamed: boolean): boolean | null {
  const stated = readStatedPair(claim, fact)
  if (!stated || stated.first === stated.second) return null
  const claimed = readClaimedPair(claim, fact, stated, source, isNamed)
  if (!claimed) return null
  const factSide = fact.line ? 'first' : (findSubject(fact, source.arms) ?? 'first')
  const [own, other] = factSide === 'first' ? [stated.first, stated.second] : [stated.second, stated.first]
  if (claimed.first === own && claimed.second === other) return false
  return claimed.first === other && claimed.second === own ? true : null
}

/** Of a sentence with several pairs, "death (19% vs 18%) and haemorrhage (6% vs 3%)", the one that the claim has. */
function readStatedPair({ text }: Statement, fact: Fact): Pair | null {
  if (fact.line) return pairFromRates(fact.line.rates)
  const written = new Set(findAll(text, anyNumber).map(([each]) => toAmount(each)))
  const pairs = findPairs(fact.text).map(pairFromMatch)
  return pairs.find(({ first, second }) => written.has(first) && written.has(second)) ?? pairs[0] ?? null
}

/** The figures of the claim by the arm that it gives them to. */
function readClaimedPair(
  claim: Statement,
  fact: Fact,
  stated: Pair,
  source: SourceReading,
  isNamed: boolean,
): Pair | null {
  const arms = withoutShared(source.arms, fact)
  const sideOf = (text: string): Side | null => {
    const tokens = tokenize(text)
    return (
      (fact.arms && findSide(tokens, fact.arms)) ?? findSide(tokens, arms) ?? (unnamed.test(text) ? 'second' : null)
    )
  }
  const each = readNamedPair(claim.text, stated, sideOf)
  if (each || isNamed) return each
  const lone = fact.line && readLoneFigure(claim, stated, fact)
  if (lone) return lone
  const subject = (fact.arms && findSubject(claim, fact.arms)) ?? findSubject(claim, arms)
  if (subject === null) return null
  const change = fromTo.exec(claim.text)
  if (change && source.sentences.some(({ text }) => isSameChange(fromTo.exec(text), change))) return null
  if (change) return order(subject, toAmount(change[2]), toAmount(change[1]))
  const pair = versus.exec(claim.text)
  return pair && claim.comparator.some(({ word }) => namesArm.test(word))
    ? order(subject, toAmount(pair[1]), toAmount(pair[2]))
    : null
}

/** "Fell from 11.0% to 2.0%", whatever the subject of the clause seems to be. */
function isSameChange(stated: RegExpExecArray | null, claimed: RegExpExecArray): boolean {
  return stated?.[1] === claimed[1] && stated?.[2] === claimed[2]
}

/** "As-needed budesonide-formoterol vs maintenance budesonide": what both have names neither of them. */
function withoutShared(arms: Arms, { line }: Fact): Arms {
  const [first, second] = (line?.arms ?? []).map((arm) => new Set(tokenize(arm).map(({ concept }) => concept)))
  const keep = (names: ReadonlySet<string>) =>
    new Set([...names].filter((each) => !first?.has(each) || !second?.has(each)))
  return { first: keep(arms.first), second: keep(arms.second) }
}

/** The other arm without its name. */
const unnamed =
  /\b(?:(?:those|patients|people|women|men|children) without|untreated|no treatment|control(?:s| group| arm)?|otherwise)\b/i

/** The figures of a result that a claim repeats, in its order. */
function findRepeated(text: string, { first, second }: Pair): RegExpExecArray[] {
  const all = findAll(text, anyNumber).filter(({ 0: written }) => [first, second].includes(toAmount(written)))
  // "Sessions of 16 hours lowered death from 32.8% to 16.0%".
  return all.length > 2 ? all.filter(({ 0: written, index }) => !time.test(text.slice(index + written.length))) : all
}

const time = /^[ -](?:minute|hour|day|week|month|year)/

/** "5% with A and 9% with B", "in A 5%, in B 9%", "A had 5% and B 9%", "9% after B". */
function readNamedPair(text: string, stated: Pair, sideOf: (text: string) => Side | null): Pair | null {
  const [one, other] = findRepeated(text, stated)
  if (!one) return null
  const value = toAmount(one[0])
  const after = (found: RegExpExecArray) => text.slice(found.index + found[0].length)
  if (!other) return readOnly(value, readFollowing(after(one), sideOf), stated)
  if (toAmount(other[0]) === value) return null
  const between = text.slice(one.index + one[0].length, other.index)
  const [own, next] = [readFollowing(between, sideOf), readFollowing(after(other), sideOf)]
  if (own !== null && own === next) return null
  // Between the figures is the arm of the first one, after "with", or else that of the second one.
  const nextSide = next ?? sideOf(between.split(lastJoint).at(-1) ?? '')
  const side = own ?? (nextSide && swapSide(nextSide))
  return side && order(side, value, toAmount(other[0]))
}

/** "As-needed treatment gave control in 44% of weeks": the only figure is that of the subject. */
function readLoneFigure(claim: Statement, stated: Pair, { arms }: Fact): Pair | null {
  const figures = listFigures(claim.text)
  const repeated = findRepeated(claim.text, stated)
  if (!arms || figures.length !== 1 || repeated.length !== 1 || claim.direction !== null) return null
  if (
    claim.comparator.length > 0 ||
    /\b(?:than|times|twice|double|from|to \d|both|either|overall|all|whether or not|with or without|regardless)\b/i.test(
      claim.text,
    )
  )
    return null
  const tokens = tokenize(claim.text)
  const [first, second] = [arms.first, arms.second].map((arm) => tokens.some(({ concept }) => arm.has(concept)))
  if (first === second) return null
  return readOnly(toAmount(repeated[0]?.[0]), findSide(tokens, arms), stated)
}

/** One figure of a result with its arm; the other one is as stated. */
function readOnly(value: number, side: Side | null, { first, second }: Pair): Pair | null {
  return side && order(side, value, value === first ? second : first)
}

const lastJoint = /[,;]|\b(?:and|vs|versus|against|while|but)\b/
/** The words between a figure and its arm. */
const ofArm = new RegExp(
  String.raw`^\s?(?:%|[\p{L}/]+)?(?: per [\d,]+(?: [\p{L}-]+)?)?(?: of \d[\d,]*)?(?: \([^()]{0,24}\))?(?: (?:at|by|within|after) (?:week |day |month )?[\p{L}\d]+(?: (?:days|weeks|months|years|hours))?)? (?:with|on|in|of|after|for|among|given|receiving|taking|under|without|before|following|who|when|${atDose})\b([^,;:()]{2,70})`,
  'u',
)

function readFollowing(text: string, sideOf: (text: string) => Side | null): Side | null {
  const phrase = ofArm.exec(text)
  return phrase && sideOf(phrase[0].split(/ (?:and|vs\.?|versus|against|compared|but|while|than) /)[0] ?? '')
}

function order(side: Side, own: number, other: number): Pair {
  return side === 'first' ? { first: own, second: other } : { first: other, second: own }
}
