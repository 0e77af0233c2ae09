/**
 * Compares which treatment a figure is next to: "finasteride 39%, doxazosin 34%" for "doxazosin 39%, finasteride 34%".
 * Needs no result line, and reads more than two treatments.
 */

import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { describesStudy } from '@/lib/evidence/verify/claim/describes-study'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach, rememberLast } from '@/lib/evidence/verify/claim/remember'
import { listFigures } from '@/lib/evidence/verify/claim/result-figures'
import { equals, intersects } from '@/lib/evidence/verify/claim/sets'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { findAll } from '@/lib/shared/text/find-all'
import { findPairs } from './compared-figures'

interface Binding {
  figure: string
  names: ReadonlySet<string>
  span: Span
}

/**
 * @returns a difference when the source gives a figure to other treatments only, and another figure to those of the
 *   claim; otherwise null
 */
export function checkBindings(claim: string, source: SourceReading): Difference | null {
  return findSwappedPhrases(claim, source) ?? findOtherReference(claim, source) ?? findOtherTreatment(claim, source)
}

function findOtherTreatment(claim: string, source: SourceReading): Difference | null {
  const known = listTreatments(source)
  if (known.size === 0) return null
  const claimed = readBindings(claim, tokenize(claim), known)
  if (claimed.length === 0) return null
  const stated = readStatedBindings(source)
  for (const binding of claimed) {
    const same = stated.flatMap((all, sentence) =>
      all.filter(({ figure }) => figure === binding.figure).map((each) => ({ each, all, sentence })),
    )
    const [first] = same
    if (!first || same.some(({ each }) => intersects(each.names, binding.names))) continue
    if (isOfOtherPair(binding.figure, first.sentence, source)) continue
    const hasOther = same.some(({ all, sentence }) =>
      [...all, ...listSameOutcome(sentence, source).flatMap((other) => stated[other] ?? [])].some(
        ({ figure, names }) => figure !== binding.figure && equals(names, binding.names),
      ),
    )
    if (hasOther) return { sentence: first.sentence, words: [binding.span], sourceWords: [first.each.span] }
  }
  return null
}

/** Sentences with a result on the same outcome: "pain, lavage vs placebo" and "pain, debridement vs placebo". */
function listSameOutcome(sentence: number, { facts }: SourceReading): number[] {
  const own = facts.find((fact) => fact.line && fact.sentence === sentence)
  const isSame = (fact: Fact) => own !== undefined && fact.line && equals(nameOutcome(fact), nameOutcome(own))
  return facts.filter(isSame).map((fact) => fact.sentence)
}

function nameOutcome({ outcome }: Fact): ReadonlySet<string> {
  return new Set([...outcome].flatMap(([concept, weight]) => (weight >= 1 ? [concept] : [])))
}

/** "Bleeding (46% versus 28%)" has the 46% of "death: 35% with A vs 46% with B" as well. */
function isOfOtherPair(figure: string, sentence: number, { sentences }: SourceReading): boolean {
  const own = listFigures(sentences[sentence]?.text ?? '')
  return sentences.some(({ text }) =>
    findPairs(text).some(
      ([, one = '', other = '']) =>
        (one === figure && !own.includes(other)) || (other === figure && !own.includes(one)),
    ),
  )
}

/** "8.7 mm Hg more than bisoprolol", where the source has 8.7 mm Hg more than placebo. */
function findOtherReference(claim: string, source: SourceReading): Difference | null {
  const known = listDrugsAndTreatments(source)
  const namesIn = (phrase: string) => tokenize(phrase).flatMap(({ concept }) => (known.has(concept) ? [concept] : []))
  for (const { 0: written, 1: figure = '', 2: direction = '', 3: phrase = '', index } of findAll(claim, moreThan)) {
    const names = namesIn(phrase)
    const stated = source.sentences.flatMap(({ text }, sentence) =>
      findAll(text, moreThan)
        .filter((each) => each[1] === figure && each[2] === direction)
        .map((each) => ({
          sentence,
          names: namesIn(each[3] ?? ''),
          span: [each.index, each.index + each[0].length] as Span,
        })),
    )
    const [other] = stated
    if (!other || names.length === 0) continue
    if (stated.some((each) => each.names.length === 0 || each.names.some((name) => names.includes(name)))) continue
    return { sentence: other.sentence, words: [[index, index + written.length]], sourceWords: [other.span] }
  }
  return null
}

const moreThan =
  /(?<![\d.,])(\d+(?:\.\d+)?)(?:\s?%)?(?: [\p{L}/]+){0,3} (more|less|higher|lower|longer|shorter|sooner|fewer|greater) than ([^,;:()\d]{2,40})/gu

/** Drugs of the source that are not an arm of a result line are also compared. */
const listDrugsAndTreatments = rememberEach((source: SourceReading): ReadonlySet<string> => {
  const drugs = source.sentences.flatMap(({ tokens }) =>
    tokens.flatMap(({ word, concept }) => (isDrugName(word) || word === 'placebo' ? [concept] : [])),
  )
  return new Set([...drugs, ...listTreatments(source)])
})

const readStatedBindings = rememberEach((source: SourceReading) =>
  source.sentences.map(({ text, tokens, role }) =>
    describesStudy(role) ? [] : readBindings(text, tokens, listTreatments(source)),
  ),
)

/** "85% after one dose and 76% after three", where the source has 76% after one dose and 85% after three. */
function findSwappedPhrases(claim: string, { sentences }: SourceReading): Difference | null {
  const claimed = readClaimedPhrases(claim)
  const [one, other] = claimed
  if (!one || !other || claimed.length > 2) return null
  for (const [sentence, { text }] of sentences.entries()) {
    const stated = readPhrases(text)
    const [own, next] = [one, other].map(({ figure }) => stated.filter((each) => each.figure === figure))
    const [first, second] = [own?.[0], next?.[0]]
    if (!first || !second || own?.length !== 1 || next?.length !== 1) continue
    const isSwapped = [
      [one, first, second],
      [other, second, first],
    ].map(([mine, same, opposite]) => mine && same && opposite && isCloser(mine, opposite, same))
    if (isSwapped.every((each) => each === true))
      return { sentence, words: [one.span, other.span], sourceWords: [first.span, second.span] }
  }
  return null
}

/** Whether the words after a figure match those of one figure of the source, and none of those of the other. */
function isCloser({ names }: Binding, near: Binding, far: Binding): boolean {
  const own = [...names].filter((each) => near.names.has(each) !== far.names.has(each))
  return own.length > 0 && own.every((each) => near.names.has(each))
}

const behind =
  /(?<![\d.,])(\d+(?:\.\d+)?)\s?%? (?:with|on|in|after|of|under|among|receiving|given) ([^,;:()\d]{2,50})/gu

const readClaimedPhrases = rememberLast(readPhrases)

function readPhrases(text: string): Binding[] {
  return findAll(text, behind).map(({ 0: written, 1: value = '', 2: phrase = '', index }) => ({
    figure: value,
    names: new Set(tokenize(phrase.split(joint)[0] ?? '').map(({ concept }) => concept)),
    span: [index, index + written.length] as Span,
  }))
}

/** Concepts that name an arm of some comparison. */
const listTreatments = rememberEach(({ facts, arms }: SourceReading): ReadonlySet<string> => {
  const all = [arms, ...facts.flatMap((fact) => (fact.arms ? [fact.arms] : []))]
  return new Set(all.flatMap(({ first, second }) => [...first, ...second]).filter((each) => !/^\d|\s/.test(each)))
})

const figure =
  /(?<![\p{L}\d.,<>=≤≥/-]|[<>=≤≥]\s|CI\s|to\s)\d+(?:\.\d+)?(?=\s?%)|(?<![\p{L}\d.,<>=≤≥/-]|[<>=≤≥]\s|CI\s|to\s|HR\s|RR\s|OR\s)\d+\.\d+(?![\d.]|\s?(?:mg|µg|g\/))/gu
/** "44% *with placebo*", "39% *(45 mg)*". */
const after =
  /^\s?(?:%|points?|[\p{L}]+)?(?: per [\d,]+(?: [\p{L}-]+)?)? \(?(?:\p{L}+ed )?(?:with|on|in|for|after|of|under|among|receiving|taking|given)\s([^,;:()\d]{2,60})/u
/** "*Doxazosin alone* 39%", "*finasteride was* 34%". */
const before = /([^,;:()\d%]{2,40}?)(?:\s(?:alone|only|was|were|had|has|at|by|group|arm|monotherapy|got))*[\s(]$/u
/** "12% vs 27%": figures of both arms, whose order is given by other words. */
const pairAfter = /^\s?(?:%|[\p{L}]+)?(?: of \d+)? (?:vs\.?|versus|against|compared with|and|to|or) (?:about )?\d/u
const pairBefore = /\d\s?(?:%|[\p{L}]+)? (?:vs\.?|versus|against|compared with|and|to|or|from) (?:about )?$/u
/** "Before the checklist (11%)" names what this group did not have. */
const otherwise = /\b(?:before|without|no|not|stopp\w+|instead|un\p{L}+)\b/iu
const joint = /\s(?:and|vs\.?|versus|against|but|while|than|whereas|compared)\s/

function readBindings(text: string, tokens: readonly Token[], known: ReadonlySet<string>): Binding[] {
  const found = findAll(text, figure)
  const namesIn = (from: number, to: number) =>
    new Set(
      tokens
        .filter(({ start, end, concept }) => start >= from && end <= to && known.has(concept))
        .map(({ concept }) => concept),
    )
  return found.flatMap(({ 0: written, index }, at): Binding[] => {
    const end = index + written.length
    if (pairAfter.test(text.slice(end, end + 40)) || pairBefore.test(text.slice(Math.max(0, index - 40), index)))
      return []
    const next = found[at + 1]?.index ?? text.length
    const behind = after.exec(text.slice(end, next))
    const phrase = behind?.[1]?.split(joint)[0]
    const from = found[at - 1] ? (found[at - 1]?.index ?? 0) + (found[at - 1]?.[0].length ?? 0) : 0
    const ahead = before.exec(text.slice(Math.max(from, index - 60), index))
    const lead = `${ahead?.[1] ?? ''} `.split(joint).at(-1)?.trim()
    const names: ReadonlySet<string> = otherwise.test(phrase ?? lead ?? '')
      ? new Set()
      : behind && phrase
        ? namesIn(end, end + behind[0].indexOf(phrase) + phrase.length)
        : lead
          ? namesIn(index - (ahead?.[0].length ?? 0) + (ahead?.[1] ?? '').length - lead.length, index)
          : new Set<string>()
    return names.size > 0 ? [{ figure: written, names, span: [index, end] }] : []
  })
}
