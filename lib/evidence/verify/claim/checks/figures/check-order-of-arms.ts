/**
 * Compares in which order a claim names two arms and gives their figures: "39% of those who tapered off and 56% of those
 * who stayed on it" for a line with 56% on discontinuation and 39% on maintenance.
 */

import { type ArmWords, addInitials, listWords, nameBoth } from '@/lib/evidence/verify/claim/arms/arm-words'
import { type Side, swapSide } from '@/lib/evidence/verify/claim/arms/arms'
import { findSubject } from '@/lib/evidence/verify/claim/arms/find-subject'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { listEstimates, withoutIntervals } from '@/lib/evidence/verify/claim/result-figures'
import { intersects, subtract } from '@/lib/evidence/verify/claim/sets'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/tokens'
import { anyNumber, toNumber, versus } from './check-other-arm'
import { nameOf } from './figure-finding'

/** @returns null unless the claim gives each of two figures to what has the other one in the source */
export function checkOrderOfArms(claim: string, source: SourceReading): Difference | null {
  const numbers = [...withoutIntervals(claim).matchAll(anyNumber)]
  for (const { fact, figures, words } of readResults(source)) {
    const [own, other] = figures.map((values) => numbers.filter(({ 0: written }) => values.has(toNumber(written))))
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
  const described = ['Intervention: ', 'Comparator: '].map((label) => readDescription(source, label))
  const lines = source.facts.filter(({ line }) => line)
  const ofArms = lines.flatMap((fact): Result[] => {
    const [one = 0, other = 0] = (fact.line?.rates ?? []).map(Math.abs)
    const words = nameBoth(fact.line?.arms ?? described, described, fact.text.slice(0, fact.line?.nameEnd))
    return words && one !== other ? [{ fact, figures: [new Set([one]), new Set([other])], words }] : []
  })
  return [...ofArms, ...compareLines(lines), ...readPairs(source, described)]
})

/** "Fewer with dapagliflozin (29.5% vs 33.9%)": the first figure is that of the arm which the sentence is about. */
function readPairs({ facts, arms, isSummary, title }: SourceReading, described: readonly string[]): Result[] {
  const named = isSummary ? nameBoth(described, described, '') : null
  const words = named && addInitials(named, [title, ...described])
  if (!words) return []
  return facts.flatMap((fact): Result[] => {
    const pairs = fact.line ? [] : [...fact.text.matchAll(new RegExp(versus, 'gu'))]
    const subject =
      findSubject(fact, arms) ?? findSubject(fact, words) ?? (fact.comparator.length === 0 ? 'first' : null)
    if (subject === null) return []
    return pairs.flatMap(([, before, after]): Result[] => {
      const [one, other] = [toNumber(before), toNumber(after)]
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

function readDescription({ sentences }: SourceReading, label: string): string {
  const found = sentences.find(({ text, role }) => role === 'methods' && text.startsWith(label))
  const described = found?.text.slice(label.length).replace(/\([^()]*\)/g, '') ?? ''
  // "Usual care with *no routine blockade*" is not the arm of the blockade; "no oxygen" has no other name.
  return described.replace(lackedBehind, ' ')
}

/** Behind other words of the description. */
const lackedBehind = /(?<=\p{L} (?:and |with |but )?)(?:no|without) (?:routine )?[\p{L}-]+/giu

interface Mention {
  side: Side
  at: number
}

/** Where a text turns from one arm to the other. */
function listMentions(text: string, { first, second }: ArmWords): Mention[] {
  const tokens = tokenize(text)
  const all = tokens.flatMap(({ word, concept, start }, index): Mention[] => {
    const named: Side | null = first.has(concept) ? 'first' : second.has(concept) ? 'second' : null
    const side = named ?? (word === 'treated' && second.has('untreat') ? 'first' : null)
    if (side === null || word === 'no' || lowering.test(word) || isControlOfValue(tokens, index)) return []
    const isLacked = [1, 2].some((back) => lacking.test(tokens[index - back]?.word ?? ''))
    return [{ side: isLacked ? swapSide(side) : side, at: start }]
  })
  return all.filter(({ side }, index) => all[index - 1]?.side !== side)
}

/** "Lowered" names no lower target. */
const lowering = /^(?:lowers|lowered|lowering)$/

/** "Intensive glucose *control*" names no control group. */
function isControlOfValue(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.word === 'control' && values.test(tokens[index - 1]?.word ?? '')
}

const values =
  /^(?:glucose|sugar|glyca?emic|pressure|rate|rhythm|lipid|cholesterol|weight|temperature|fever|symptom|pain|disease|seizure)$/

const lacking = /^(?:no|not|without|never|spared)$/

/** The arm of the figure that a text gives first; null if the text does not tell, or turns to an arm again. */
function readEarlier(
  text: string,
  [one, other]: readonly [RegExpExecArray, RegExpExecArray],
  words: ArmWords,
): Side | null {
  const [first, second, ...others] = listMentions(text, words)
  if (!first || others.length > 0) return null
  const between = text.slice(one.index, other.index)
  // "A was better than B (5% vs 9%)" names the arms elsewhere than beside the figures.
  if (second ? second.at < one.index : first.at > one.index || !/\b(?:group|arm)\b/.test(between)) return null
  return change.test(text.slice(0, one.index) + between) ? null : first.side
}

/** "Lowered *from 22% on A to* 17%", also "*de 22% à* 17%". */
const change = /\bfrom\b[^;]{0,120}\bto\b|\d(?: ?%)? (?:to|à|a|auf) $/i
