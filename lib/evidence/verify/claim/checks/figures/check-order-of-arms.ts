/**
 * Compares in which order a claim names two arms and gives their figures: "39% of those who tapered off and 56% of
 * those who stayed on it" for a line with 56% on discontinuation and 39% on maintenance.
 */

import { type ArmWords, addInitials, listWords, nameBoth } from '@/lib/evidence/verify/claim/arms/arm-words'
import { type Side, swapSide, toArmWord } from '@/lib/evidence/verify/claim/arms/arms'
import { findSubject } from '@/lib/evidence/verify/claim/arms/find-subject'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { listEstimates, withoutIntervals } from '@/lib/evidence/verify/claim/result-figures'
import { intersects, subtract } from '@/lib/evidence/verify/claim/sets'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { findAll } from '@/lib/shared/text/find-all'
import { anyNumber, findPairs, namesArm, toAmount } from './compared-figures'
import { nameOf } from './figure-finding'

/**
 * @returns a difference when the claim gives each of two figures to what has the other one in the source; otherwise
 *   null
 */
export function checkOrderOfArms(claim: string, source: SourceReading): Difference | null {
  const numbers = findAll(withoutIntervals(claim), anyNumber)
  for (const { fact, figures, words } of readResults(source)) {
    const [own, other] = figures.map((values) => numbers.filter(({ 0: written }) => values.has(toAmount(written))))
    const [one, next] = [own?.[0], other?.[0]]
    if (!one || !next || own?.length !== 1 || other?.length !== 1) continue
    const earlier = readEarlier(claim, one.index < next.index ? [one, next] : [next, one], words)
    if (earlier === null) continue
    if ((earlier === 'first') === one.index < next.index) return null
    const spans = [one, next].map(({ 0: written, index }): Span => [index, index + written.length])
    return { sentence: fact.sentence, words: spans, sourceWords: nameOf(fact) }
  }
  return null
}

/** What a source compares: two arms of a line, or two lines whose names differ in a few words. */
interface Result {
  fact: Fact
  figures: readonly [ReadonlySet<number>, ReadonlySet<number>]
  words: ArmWords
}

const readResults = rememberEach((source: SourceReading): readonly Result[] => {
  const { first, second } = source.described
  const described = [first, second].map((arm) => nameArm(arm?.text ?? ''))
  const lines = source.facts.filter(({ line }) => line)
  const ofArms = lines.flatMap((fact): Result[] => {
    const [one = 0, other = 0] = (fact.line?.rates ?? []).map(Math.abs)
    const words = nameBoth(fact.line?.arms ?? described, described, fact.text.slice(0, fact.line?.nameEnd))
    if (!words || one === other) return []
    const [ofOne, ofOther] = readCounts(fact)
    return [
      { fact, figures: [new Set([one]), new Set([other])], words },
      ...(ofOne !== undefined && ofOther !== undefined && ofOne !== ofOther
        ? [{ fact, figures: [new Set([ofOne]), new Set([ofOther])] as const, words }]
        : []),
    ]
  })
  return [...ofArms, ...compareLines(lines), ...readPairs(source, described)]
})

/** "1.2% (*10*) with A vs 2.7% (*23*) with B", "0.9 per 1000 person-years (*23* cases)", "9% (140/1487)". */
function readCounts({ text, line }: Fact): number[] {
  const [figures = ''] = text
    .slice(line?.nameEnd)
    .replace(/^.*?\): /s, '')
    .split(';')
  return figures.split(' vs ').flatMap((arm) => {
    const [, count] = countInBrackets.exec(arm) ?? []
    return count === undefined ? [] : [toAmount(count)]
  })
}

const countInBrackets = /\((\d[\d,]*)(?:\)|\/| of | (?:cases|events|patients|women|deaths)\b)/

/** "Fewer with dapagliflozin (29.5% vs 33.9%)": the first figure is that of the arm which the sentence is about. */
function readPairs({ facts, arms, isSummary, title }: SourceReading, described: readonly string[]): Result[] {
  const named = isSummary ? nameBoth(described, described, '') : null
  const words = named && addInitials(named, [title, ...described])
  if (!words) return []
  return facts.flatMap((fact): Result[] => {
    const pairs = fact.line ? [] : findPairs(fact.text)
    const subject =
      findSubject(fact, arms) ??
      findSubject(fact, words) ??
      (fact.comparator.some(({ word }) => namesArm.test(word)) ? null : 'first')
    if (subject === null) return []
    return pairs.flatMap(([, before, after]): Result[] => {
      const [one, other] = [toAmount(before), toAmount(after)]
      const [own, next] = subject === 'second' ? [other, one] : [one, other]
      return one === other ? [] : [{ fact, figures: [new Set([own]), new Set([next])], words }]
    })
  })
}

/** "Seizures stopped, valproate: 46%" and "seizures stopped, fosphenytoin: 45%". */
function compareLines(lines: readonly Fact[]): Result[] {
  return lines.flatMap((fact, index) =>
    lines.slice(index + 1).flatMap((other): Result[] => {
      const names = [fact, other].map(({ text, line }) => listWords(text.slice(0, line?.nameEnd)))
      const values = [fact, other].map(
        ({ text, line }) => new Set(listEstimates(text.slice(line?.nameEnd)).map(Number)),
      )
      const [one, next] = names
      const [own, rest] = values
      if (!one || !next || !own || !rest || !intersects(one, next)) return []
      const words = { first: subtract(one, next), second: subtract(next, one) }
      return [{ fact, figures: [subtract(own, rest), subtract(rest, own)], words }]
    }),
  )
}

/** "Usual care with *no routine blockade*" is not the arm of the blockade; "no oxygen" has no other name. */
function nameArm(description: string): string {
  return description.replace(/\([^()]*\)/g, '').replace(lackedBehind, ' ')
}

/** Behind other words of the description. */
const lackedBehind = /(?<=\p{L} (?:and |with |but )?)(?:no|without) (?:routine )?[\p{L}-]+/giu

interface Mention {
  side: Side
  at: number
}

/** Where a text names an arm. */
function listMentions(text: string, { first, second }: ArmWords): Mention[] {
  const tokens = tokenize(text)
  return tokens.flatMap(({ word, start }, index): Mention[] => {
    const names = listNames(text, tokens, index)
    const has = (arm: ReadonlySet<string>) => names.some((name) => arm.has(name))
    const named: Side | null = has(first) ? 'first' : has(second) ? 'second' : null
    const side = named ?? (word === 'treated' && second.has('untreat') ? 'first' : null)
    if (side === null || word === 'no' || lowering.test(word) || isControlOfValue(tokens, index)) return []
    const isLacked = [1, 2].some((back) => lacking.test(tokens[index - back]?.word ?? ''))
    return [{ side: isLacked ? swapSide(side) : side, at: start }]
  })
}

/** By what an arm may be named: a word, "*7 days*", "*the two drugs*", "aspirin *only*". */
function listNames(text: string, tokens: readonly Token[], index: number): string[] {
  const { concept = '', word = '', end = 0 } = tokens[index] ?? {}
  const isCombined = combined.test(word) && drugs.test(tokens[index + 1]?.word ?? '')
  const isAlone = word === 'only' && aloneBefore.test(text.slice(end))
  return [concept, toArmWord(tokens, index), ...(isCombined ? ['plu'] : isAlone ? ['alon'] : [])]
}

const combined = /^(?:two|three|both|dual|2|3)$/
const drugs = /^(?:drugs|medicines|medications|agents|treatments|antiplatelets|antibiotics|therapies)$/
/** "Only" belongs to the word before it, not to a figure after it. */
const aloneBefore = /^(?:[.,;)]|$| (?:and|against|versus|vs|but|while|had|was)\b)/

/** "Lowered" names no lower target. */
const lowering = /^(?:lowers|lowered|lowering)$/

/** "Intensive glucose *control*" names no control group. */
function isControlOfValue(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.word === 'control' && values.test(tokens[index - 1]?.word ?? '')
}

const values =
  /^(?:glucose|sugar|glyca?emic|pressure|rate|rhythm|lipid|cholesterol|weight|temperature|fever|symptom|pain|disease|seizure)$/

const lacking = /^(?:no|not|without|never|spared)$/

/** The arm of the figure that a text gives first; null if the text does not say, or turns to an arm again. */
function readEarlier(
  text: string,
  [one, other]: readonly [RegExpExecArray, RegExpExecArray],
  words: ArmWords,
): Side | null {
  const mentions = listMentions(text, words)
  const between = text.slice(one.index, other.index)
  if (change.test(text.slice(0, one.index) + between)) return null
  // Where the text turns from one arm to the other.
  const [first, second, ...others] = mentions.filter(({ side }, index) => mentions[index - 1]?.side !== side)
  if (!first || others.length > 0) return readBeside(text, one, other, mentions)
  // "A was better than B (5% vs 9%)" does not name the arms next to the figures.
  if (second) return second.at < one.index ? null : first.side
  if (first.at < one.index && /\b(?:group|arm)\b/.test(between)) return first.side
  return readBeside(text, one, other, mentions) ?? readAhead(text, one, other, mentions)
}

/**
 * "*On placebo* 90% were well, *against* 44% of those on the drug": the first figure follows the only
 * arm that is known.
 */
function readAhead(
  text: string,
  one: RegExpExecArray,
  other: RegExpExecArray,
  mentions: readonly Mention[],
): Side | null {
  const { side, at } = mentions.at(-1) ?? { side: null, at: 0 }
  if (at > one.index || compared.test(text.slice(0, at))) return null
  const between = text.slice(one.index + one[0].length, other.index)
  const after = text.slice(other.index + other[0].length)
  return contrast.test(between) && !pair.test(between) && arm.test(after) && !arm.test(between) ? side : null
}

const compared = /\b(?:than|versus|vs\.?|against|over|from|to|with|instead of|rather than) (?:[\p{L}-]+ ){0,4}$/u
const contrast = /\b(?:against|whereas|while|versus|vs\.?|as opposed to|compared with|rather than|instead of|but)\b/
/** "5% vs 9%" has the figures of a result in its order, whatever the subject. */
const pair = /^\s?%? (?:vs\.?|versus|against) $/

/**
 * "6.6% *after early endoscopy* and 8.9% in those scoped later": each figure is before its arm, of which one is known.
 */
function readBeside(
  text: string,
  one: RegExpExecArray,
  other: RegExpExecArray,
  mentions: readonly Mention[],
): Side | null {
  const sides = [one, other].map(({ 0: written, index }, at) => {
    const from = index + written.length
    const until = at === 0 ? other.index : text.length
    const phrase = arm.exec(text.slice(from, until))
    if (!phrase) return undefined
    const [own, ...others] = mentions.filter((each) => each.at >= from && each.at < from + phrase[0].length)
    return own && others.every((each) => each.side === own.side) ? own.side : null
  })
  const [own, next] = sides
  if (own === undefined || next === undefined || own === next) return null
  return own ?? (next && swapSide(next))
}

/** What stands between a figure and the next one: "% of 40 women *given the drug*". */
const arm =
  /^(?:\s?%|[ -](?:mm ?Hg|[\p{L}/]+))?(?: per [\d,]+(?: [\p{L}-]+)?)?(?: \([^()]{0,24}\))?(?: [\p{L}-]+){0,6}? (?:with|on|in|of|after|for|among|given|receiving|taking|using|getting|under|without|from|by|at|who|whose|when|where|to|following|before|left|kept|assigned|allocated)\b[^,;:()]*?(?=,? (?:and|vs\.?|versus|against|compared|but|while|whereas|than)\b|[,;:().]|$)/u

/** "Lowered *from 22% on A to* 17%", also "*de 22% à* 17%". */
const change = /\bfrom\b[^;]{0,120}\bto\b|\d(?: ?%)? (?:to|à|a|auf) $/i
