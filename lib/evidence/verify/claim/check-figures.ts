/** Compares the figures of a claim with the results that they come from: of which outcome, arm and time. */

import { findSubject, listFigures, scoreOutcome } from './align'
import { findSide, type Side } from './arms'
import type { Span } from './finding'
import { type Fact, listOutcome, type SourceReading } from './read-source'
import type { Statement } from './read-statements'
import { readTimes } from './read-times'
import { tokenize } from './tokens'
import { isWording } from './wording-en'

export interface FigureFinding {
  kind: 'outcome' | 'arm' | 'time' | 'dose'
  fact: Fact
  words: Span[]
  sourceWords: Span[]
}

/** @returns null if the figures are nowhere, or where the claim says that they are */
export function checkFigures(claim: Statement, source: SourceReading): FigureFinding | null {
  const figures = listFigures(claim.text).filter((figure) => !isRelative(figure, claim.text, source))
  if (figures.length === 0) return null
  const holders = source.facts.filter((fact) => holdsAll(fact, figures))
  if (holders.length === 0) return findOtherOutcomeOfOne(claim, figures, source)
  return (
    findOtherDose(claim, holders, source) ??
    findOtherOutcome(claim, holders, source) ??
    findOtherLine(claim, holders, source) ??
    findOtherArm(claim, holders, source) ??
    findOtherTime(claim, holders, source)
  )
}

/** "By 35 %" for a ratio of 0.65: computed, and perhaps equal to a figure of something else. */
function isRelative(figure: string, text: string, { facts }: SourceReading): boolean {
  if (!text.includes(`by ${figure}`) && !/relative/i.test(text)) return false
  const ratio = (1 - Number(figure) / 100).toFixed(2)
  return facts.some((fact) => listFigures(fact.text).includes(ratio))
}

function holdsAll({ text }: Fact, figures: readonly string[]): boolean {
  const own = new Set(listFigures(text))
  return figures.every((figure) => own.has(figure))
}

/** How much better another result must fit the words of the claim than the ones that have its figures. */
const otherFitsBy = 0.2
const otherFitsLeast = 0.8

function findOtherOutcome(claim: Statement, holders: readonly Fact[], source: SourceReading): FigureFinding | null {
  const all = listOutcome(claim.about, claim.core, source.arms)
  const outcome = new Map([...all].filter(([concept]) => source.mentions.has(concept)))
  if (outcome.size === 0) return null
  const fit = (fact: Fact) => scoreOutcome(outcome, fact.outcome, source)
  const recall = (fact: Fact) => measureRecall(outcome, fact)
  const others = source.facts.filter((fact) => fact.line && !holders.includes(fact))
  const [own] = holders.toSorted((a, b) => recall(b) - recall(a))
  if (!own) return null
  const core = new Map([...outcome].filter(([concept]) => claim.core.some((each) => each.concept === concept)))
  const found = (fact: Fact) => measureRecall(core.size > 0 ? core : outcome, fact)
  const isElsewhere = holders.every((fact) => found(fact) <= 0.34) && others.some((fact) => found(fact) >= 0.75)
  const [ownFit, otherFit] = [
    Math.max(...ownLinesOf(holders).map((fact) => (fact.line ? fit(fact) : recall(fact)))),
    Math.max(0, ...others.map(fit)),
  ]
  if (!isElsewhere && (otherFit < otherFitsLeast || otherFit - ownFit < otherFitsBy)) return null
  return { kind: 'outcome', fact: own, words: locate(claim, listFigures(claim.text)), sourceWords: nameOf(own) }
}

/** The claim uses the words that set another result apart, and none of those that set apart the ones with its figures. */
function findOtherLine(claim: Statement, holders: readonly Fact[], source: SourceReading): FigureFinding | null {
  const lines = holders.filter(({ line }) => line)
  const [own] = lines
  if (!own) return null
  const claimed = listOwnWords(claim, source)
  const others = source.facts.filter((fact) => fact.line && !holders.includes(fact))
  const isOther = others.some((other) => lines.every((line) => isNamedInstead(claimed, other, line)))
  if (!isOther) return null
  return { kind: 'outcome', fact: own, words: locate(claim, listFigures(claim.text)), sourceWords: nameOf(own) }
}

interface ClaimedWords {
  all: ReadonlySet<string>
  /** Without words that may name the people or the treatments, which have no bearing on which result is meant. */
  telling: ReadonlySet<string>
}

function listOwnWords(claim: Statement, { sentences }: SourceReading): ClaimedWords {
  const described = new Set(
    sentences
      .filter(({ role }) => role === 'methods' || role === 'aim')
      .flatMap(({ tokens }) => tokens.map(({ concept }) => concept)),
  )
  const all = new Set(tokenize(claim.text).map(({ concept }) => concept))
  const telling = new Set([...all].filter((concept) => !described.has(concept)))
  for (const { concept } of [...claim.core, ...claim.comparator]) telling.add(concept)
  return { all, telling }
}

/** How many of the words that set a result apart a claim must use. */
const apartLeast = 0.6

function isNamedInstead(claimed: ClaimedWords, other: Fact, own: Fact): boolean {
  const [ownNames, otherNames] = [listNames(own), listNames(other)]
  const ofOwn = [...ownNames].filter((concept) => !otherNames.has(concept))
  const ofOther = [...otherNames].filter((concept) => !ownNames.has(concept))
  const used = ofOther.filter((concept) => claimed.telling.has(concept))
  if (ofOwn.some((concept) => claimed.all.has(concept)) || used.length < apartLeast * ofOther.length) return false
  return used.length > 1 || (used.length === 1 && ofOwn.length > 0)
}

/** The words of a line that name its outcome, its people and its comparison. */
function listNames({ line, text }: Fact): Set<string> {
  const names = tokenize(`${text.slice(0, line?.nameEnd)} ${line?.arms?.join(' ') ?? ''}`)
  return new Set(names.filter(({ word, concept }) => !isWording(word, concept)).map(({ concept }) => concept))
}

/** The lines of results among them; a sentence of several results fits the words of each. */
function ownLinesOf(holders: readonly Fact[]): readonly Fact[] {
  const lines = holders.filter(({ line }) => line)
  return lines.length > 0 ? lines : holders
}

/** No result has all figures of the claim: each is looked up by itself. */
function findOtherOutcomeOfOne(
  claim: Statement,
  figures: readonly string[],
  source: SourceReading,
): FigureFinding | null {
  for (const figure of figures) {
    const holders = source.facts.filter((fact) => holdsAll(fact, [figure]))
    const found =
      holders.length > 0 && holders.every(({ line }) => line) ? findOtherOutcome(claim, holders, source) : null
    if (found) return found
  }
  return null
}

const dose = /(?<![\d.])\d[\d.]*\s?(?:mg|µg|mcg|micrograms?|IU|mg\/kg)\b/giu

function listDoses(text: string): string[] {
  return Array.from(text.matchAll(dose), ([written]) => written.replace(/\s/g, '').toLowerCase())
}

/** The figures are those of another dose, which has a result of its own. */
function findOtherDose(claim: Statement, holders: readonly Fact[], source: SourceReading): FigureFinding | null {
  const claimed = listDoses(claim.text)
  const lines = holders.filter(({ line }) => line)
  const [first] = lines
  if (claimed.length === 0 || !first) return null
  const hasNone = lines.every(({ text }) => {
    const own = listDoses(text)
    return own.length > 0 && claimed.every((each) => !own.includes(each))
  })
  const isElsewhere = source.facts.some(
    ({ line, text }) => line && listDoses(text).some((each) => claimed.includes(each)),
  )
  return hasNone && isElsewhere ? { kind: 'dose', fact: first, words: [], sourceWords: [] } : null
}

function measureRecall(named: ReadonlyMap<string, number>, { outcome }: Fact): number {
  let [found, total] = [0, 0]
  for (const [concept, weight] of named) {
    total += weight
    if (outcome.has(concept)) found += weight
  }
  return found / total
}

function nameOf({ line, start, end }: Fact): Span[] {
  return [line ? [0, line.nameEnd] : [start, end]]
}

function locate(claim: Statement, figures: readonly string[]): Span[] {
  return figures.flatMap((figure): Span[] => {
    const at = claim.text.indexOf(figure)
    return at < 0 ? [] : [[claim.start + at, claim.start + at + figure.length]]
  })
}

// ------------------------------------------------------------------------------------------------------------- arms

interface Pair {
  first: number
  second: number
}

const number = String.raw`([+−-]?\d[\d,]*(?:\.\d+)?)`
const unit = String.raw`(?:\s?%|\s(?!vs|versus|and|to|with|on|in\b)[\p{L}./]+)?`
const versus = new RegExp(
  String.raw`${number}${unit}(?: of \d+)? (?:vs\.?|versus|against|compared with) ${number}`,
  'u',
)
const fromTo = new RegExp(
  String.raw`\bfrom ${number}${unit}(?: (?:with|on|in|to)? ?\p{L}[\p{L} -]{0,40})? to ${number}`,
  'u',
)
const named = new RegExp(
  String.raw`${number}${unit}((?: of \d+)? (?:with|on|in|of|after|for|among|given|receiving|taking) [^;:()]{2,70}?)(?:,? and|,? against|,? vs\.?|,? versus|,? compared with|,? but|,? while|,) (?:in |only |for )?${number}${unit}([^;:()]{0,70})`,
  'u',
)

function findOtherArm(claim: Statement, holders: readonly Fact[], source: SourceReading): FigureFinding | null {
  const findings = holders.map((fact) => ({ fact, isSwapped: isSwapped(claim, fact, source) }))
  const swapped = findings.find((each) => each.isSwapped === true)
  if (!swapped || findings.some((each) => each.isSwapped === false)) return null
  return {
    kind: 'arm',
    fact: swapped.fact,
    words: locate(claim, listFigures(claim.text)),
    sourceWords: nameOf(swapped.fact),
  }
}

/** @returns null if the claim or the fact does not tell which arm has which figure */
function isSwapped(claim: Statement, fact: Fact, source: SourceReading): boolean | null {
  const stated = fact.line ? toPair(fact.line.rates) : readPair(fact.text)
  if (!stated || stated.first === stated.second) return null
  const claimed = readClaimedPair(claim, fact, source)
  if (!claimed) return null
  const factSide = fact.line ? 'first' : (findSubject(fact, source.arms) ?? 'first')
  const [own, other] = factSide === 'first' ? [stated.first, stated.second] : [stated.second, stated.first]
  if (claimed.first === own && claimed.second === other) return false
  return claimed.first === other && claimed.second === own ? true : null
}

function toPair(rates: [number, number] | null): Pair | null {
  return rates && { first: rates[0], second: rates[1] }
}

function readPair(text: string): Pair | null {
  const found = versus.exec(text)
  return found ? { first: toNumber(found[1]), second: toNumber(found[2]) } : null
}

function toNumber(written: string | undefined): number {
  return Math.abs(Number((written ?? '').replaceAll(',', '').replace('−', '-')))
}

/** The figures of the claim by the arm that it gives them to. */
function readClaimedPair(claim: Statement, fact: Fact, source: SourceReading): Pair | null {
  const sideOf = (text: string): Side | null => {
    const tokens = tokenize(text)
    return (fact.arms && findSide(tokens, fact.arms)) ?? findSide(tokens, source.arms)
  }
  const each = named.exec(claim.text)
  if (each) {
    const [one, other] = [sideOf(each[2] ?? ''), sideOf(each[4] ?? '')]
    const side = one ?? (other === null ? null : other === 'first' ? 'second' : 'first')
    if (side !== null && one !== other) return order(side, toNumber(each[1]), toNumber(each[3]))
  }
  const subject = (fact.arms && findSubject(claim, fact.arms)) ?? findSubject(claim, source.arms)
  if (subject === null) return null
  const change = fromTo.exec(claim.text)
  if (change) return order(subject, toNumber(change[2]), toNumber(change[1]))
  const pair = versus.exec(claim.text)
  return pair && claim.comparator.length > 0 ? order(subject, toNumber(pair[1]), toNumber(pair[2])) : null
}

function order(side: Side, own: number, other: number): Pair {
  return side === 'first' ? { first: own, second: other } : { first: other, second: own }
}

// ------------------------------------------------------------------------------------------------------------- times

/** The time of the claim is that of another result, and the ones with its figures have their own. */
function findOtherTime(claim: Statement, holders: readonly Fact[], source: SourceReading): FigureFinding | null {
  const claimed = readTimes(claim.text)
  if (claimed.size === 0) return null
  const isOf = (fact: Fact) =>
    [...readTimes(source.sentences[fact.sentence]?.text ?? '')].some((time) => claimed.has(time))
  if (holders.some(isOf)) return null
  const ofOtherTime = holders.filter(({ line, text }) => line && readTimes(text.slice(0, line.nameEnd)).size > 0)
  if (ofOtherTime.length > 0) return toTimeFinding(ofOtherTime)
  const described = source.sentences.filter(({ role }) => role === 'methods' || role === 'aim')
  if (described.some(({ text }) => [...readTimes(text)].some((time) => claimed.has(time)))) return null
  return source.facts.some(isOf) ? toTimeFinding(holders) : null
}

function toTimeFinding([fact]: readonly Fact[]): FigureFinding | null {
  return fact ? { kind: 'time', fact, words: [], sourceWords: nameOf(fact) } : null
}

/** Whether each of two figures stands beside its arm: "12% with dabigatran and 27% with warfarin". */
export function namesArms(text: string): boolean {
  return named.test(text)
}
