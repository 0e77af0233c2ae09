/** Compares the figures of a claim with the results that they come from: of which outcome, arm and time. */

import { alignFacts, findSubject, listFigures, scoreOutcome } from '@/lib/evidence/verify/claim/align'
import { findSide, type Side } from '@/lib/evidence/verify/claim/arms'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { Span } from '@/lib/evidence/verify/claim/finding'
import { coreWeight, listOutcome, type SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { readTimes } from '@/lib/evidence/verify/claim/read-times'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/tokens'
import { isWording } from '@/lib/evidence/verify/claim/wording-en'

export interface FigureFinding {
  kind: 'outcome' | 'arm' | 'time' | 'dose'
  fact: Fact
  words: Span[]
  sourceWords: Span[]
}

/** @returns null if the figures are nowhere, or where the claim says that they are */
export function checkFigures(claim: Statement, source: SourceReading): FigureFinding | null {
  return findOtherChange(claim, source) ?? findOtherPlace(claim, source)
}

const change = /\bby (?:about |around |some |roughly |nearly |almost |over )?(\d+(?:\.\d+)?)\s?%/i

/** "Reduced exposure by 92%", where the source has "reduced oxygen exposure by 29%", and 92% as a limit. */
function findOtherChange(claim: Statement, source: SourceReading): FigureFinding | null {
  const [whole = '', claimed] = change.exec(claim.text) ?? []
  if (claimed === undefined || isRelative(claimed, claim.text, source)) return null
  if (source.facts.some(({ context }) => statesChange(context, claimed))) return null
  const [closest] = alignFacts(claim, source)
  const [stated, amount] = change.exec(closest?.fact.text ?? '') ?? []
  if (!closest || closest.score < sameOutcomeLeast || closest.fact.direction !== claim.direction) return null
  if (stated === undefined || Math.abs(Number(amount) - Number(claimed)) <= roundedBy) return null
  const { fact } = closest
  const [at, own] = [claim.start + claim.text.indexOf(whole), fact.start + fact.text.indexOf(stated)]
  return {
    kind: 'outcome',
    fact,
    words: [[at, at + whole.length]],
    sourceWords: [[own, own + stated.length]],
  }
}

/** How well a result must fit the words of a claim, so that both are about one outcome. */
const sameOutcomeLeast = 0.7
/** Percentage points that a rounded figure may differ. */
const roundedBy = 1

/** "By 29%", "29% fewer", "a 29% reduction", "a difference of 29 points". */
function statesChange(text: string, figure: string): boolean {
  const written = figure.replace('.', '\\.')
  return new RegExp(
    `\\bby (?:\\p{L}+ ){0,2}${written}\\b|\\b${written}\\s?%? (?:\\p{L}+ )?(?:lower|higher|fewer|more|less|greater|reduc|increas|points?|percentage|relative)|(?:reduction|increase|efficacy|change|difference)\\b[^;.]{0,24}${written}\\b`,
    'iu',
  ).test(text)
}

function findOtherPlace(claim: Statement, source: SourceReading): FigureFinding | null {
  const figures = listFigures(claim.text).filter((figure) => !isRelative(figure, claim.text, source))
  if (figures.length === 0) return findOtherRatio(claim, source)
  const holders = source.facts.filter((fact) => holdsAll(fact, figures))
  if (holders.length === 0) return findOtherOutcomeOfOne(claim, figures, source)
  return (
    findOtherDose(claim, holders, source) ??
    findOtherOutcome(claim, figures, holders, source) ??
    findExactLine(claim, holders, source) ??
    findOtherLine(claim, holders, source) ??
    findOtherArm(claim, holders, source) ??
    findOtherTime(claim, holders, source) ??
    findSubgroup(claim, holders, source)
  )
}

/** "By 20 %", where the result with a ratio of 0.80 is another one. */
function findOtherRatio(claim: Statement, source: SourceReading): FigureFinding | null {
  const ratios = listFigures(claim.text).map((figure) => (1 - Number(figure) / 100).toFixed(2))
  const holders = source.facts.filter((fact) => fact.line && ratios.every((ratio) => holdsAll(fact, [ratio])))
  if (ratios.length !== 1 || holders.length === 0) return null
  return findOtherOutcome(claim, ratios, holders, source) ?? findSubgroup(claim, holders, source)
}

/** "Whenever given, it lowered deaths by 31%", which it did within 3 hours: figures of a subgroup for everyone. */
function findSubgroup(claim: Statement, holders: readonly Fact[], source: SourceReading): FigureFinding | null {
  const [own] = holders
  if (!own || !holders.every(({ line }) => line?.isSubgroup)) return null
  const wholes = source.facts.filter(({ line }) => line && !line.isSubgroup)
  const ofWhole = new Set(wholes.flatMap((fact) => [...listNames(fact)]))
  const claimed = new Set(tokenize(claim.text).map(({ concept }) => concept))
  const isOfGroup = holders.some((fact) => nameGroup(fact, ofWhole).some((concept) => claimed.has(concept)))
  return isOfGroup || saysGroup.test(claim.text)
    ? null
    : { kind: 'outcome', fact: own, words: locate(claim, listFigures(claim.text)), sourceWords: nameOf(own) }
}

const saysGroup =
  /\b(?:sub-?groups?|those (?:with|who|whose|aged|in)|particularly|especially|mainly|chiefly|clearest)\b/i

/** The words and numbers by which the name of a subgroup's result differs from those of everyone. */
function nameGroup({ text, line }: Fact, ofWhole: ReadonlySet<string>): string[] {
  return tokenize(text.slice(0, line?.nameEnd))
    .filter(({ word, concept }) => (/^\d/.test(word) || !isWording(word, concept)) && !ofWhole.has(concept))
    .map(({ concept }) => concept)
}

/** @returns null unless the claim gives the two figures of one result each to the other arm */
export function checkArms(claim: Statement, source: SourceReading): FigureFinding | null {
  const figures = listFigures(claim.text)
  const holders = source.facts.filter(({ line, text }) => {
    const pair = line?.rates
    return pair && pair[0] !== pair[1] && listFigures(text).filter((figure) => figures.includes(figure)).length >= 2
  })
  return holders.length === 1 ? findOtherArm(claim, holders, source, true) : null
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

function findOtherOutcome(
  claim: Statement,
  figures: readonly string[],
  holders: readonly Fact[],
  source: SourceReading,
): FigureFinding | null {
  const { about, core: named } = narrow(claim, figures, source)
  const all = listOutcome(about, named, source.arms)
  const outcome = new Map([...all].filter(([concept]) => source.mentions.has(concept)))
  if (outcome.size === 0) return null
  const fit = (fact: Fact) => scoreOutcome(outcome, fact.outcome, source)
  const recall = (fact: Fact) => measureRecall(outcome, fact)
  // A sentence that sums up several results has the figures of each.
  const holdsOne = ({ text, line }: Fact) => {
    const own = listFigures(text.slice(line?.nameEnd))
    return figures.some((figure) => own.includes(figure))
  }
  const others = source.facts.filter((fact) => fact.line && !holders.includes(fact) && !holdsOne(fact))
  const [own] = holders.toSorted((a, b) => recall(b) - recall(a))
  if (!own) return null
  const core = new Map([...outcome].filter(([concept]) => named.some((each) => each.concept === concept)))
  const found = (fact: Fact) => measureRecall(core.size > 0 ? core : outcome, fact)
  const told = source.facts.filter((fact) => isToldAlone(fact, source) && !holders.includes(fact) && !holdsOne(fact))
  const isElsewhere =
    holders.every((fact) => found(fact) <= 0.34) &&
    (others.some((fact) => found(fact) >= 0.75) || told.some((fact) => isOnlyOn(fact, core, holders, source)))
  const [ownFit, otherFit] = [
    Math.max(...ownLinesOf(holders).map((fact) => (fact.line ? fit(fact) : recall(fact)))),
    Math.max(0, ...others.map(fit)),
  ]
  if (!isElsewhere && (otherFit < otherFitsLeast || otherFit - ownFit < otherFitsBy)) return null
  return { kind: 'outcome', fact: own, words: locate(claim, listFigures(claim.text)), sourceWords: nameOf(own) }
}

/** "Hyperkalaemia roughly doubled (18.7% vs 9.1%)": a result without a line of its own. */
function isToldAlone({ line, text }: Fact, { isSummary }: SourceReading): boolean {
  return line === null && isSummary && versus.test(text)
}

/** Whether the words of the claim for its outcome, people and treatments aside, name this result and none of the others. */
function isOnlyOn(
  { outcome }: Fact,
  core: ReadonlyMap<string, number>,
  others: readonly Fact[],
  source: SourceReading,
): boolean {
  const described = listDescribed(source)
  const claimed = [...core.keys()].filter((concept) => !described.has(concept))
  return (
    claimed.length > 0 &&
    claimed.every((concept) => (outcome.get(concept) ?? 0) >= coreWeight) &&
    others.every((fact) => claimed.every((concept) => !fact.outcome.has(concept)))
  )
}

/**
 * The words that stand with the figures: "reduced death (HR 0.82) and *stroke (HR 0.70)*", "*infarction to 5.8%*, without
 * more bleeding".
 */
function narrow(
  { text, start, about, core }: Statement,
  figures: readonly string[],
  { mentions }: SourceReading,
): Pick<Statement, 'about' | 'core'> {
  const places = listPlaces(text)
  const own = places.filter(({ figure }) => figures.includes(figure))
  const [first, last] = [own[0]?.at ?? 0, own.at(-1)?.at ?? text.length]
  const before = places.findLast(({ at, figure }) => at < first && !figures.includes(figure))
  const from = before ? before.at + before.figure.length : 0
  const border = text.slice(last).search(nextPart)
  const to = border < 0 ? text.length : last + border
  const isInside = (token: Token) => token.start >= start + from && token.start < start + to
  const [ownAbout, ownCore] = [about.filter(isInside), core.filter(isInside)]
  const names = ownAbout.some(({ word, concept }) => mentions.has(concept) && !isWording(word, concept))
  if (!names && (from > 0 || to < text.length)) return { about: [], core: [] }
  return { about: ownAbout, core: ownCore.length > 0 ? ownCore : ownAbout }
}

const nextPart = /[,;)]\s+(?:without|with|but|and|while|whereas|although)\b/

function listPlaces(text: string): { figure: string; at: number }[] {
  let from = 0
  return listFigures(text).map((figure) => {
    const at = text.indexOf(figure, from)
    from = at + figure.length
    return { figure, at }
  })
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

/** "Death" is the whole name of another result, and only a part of the name of the ones with the figures. */
function findExactLine(claim: Statement, holders: readonly Fact[], source: SourceReading): FigureFinding | null {
  const lines = holders.filter(({ line }) => line)
  const [own] = lines
  const { first, second } = source.arms
  const core = new Set(
    claim.core
      .filter(({ word, concept }) => !isWording(word, concept) && !first.has(concept) && !second.has(concept))
      .map(({ concept }) => concept),
  )
  if (!own || lines.length !== holders.filter(({ line, text }) => line || !text).length || core.size === 0) return null
  const isName = (fact: Fact) => {
    const names = [...fact.outcome].filter(([, weight]) => weight >= 1).map(([concept]) => concept)
    return names.length === core.size && names.every((concept) => core.has(concept))
  }
  const claimed = new Set(tokenize(claim.text).map(({ concept }) => concept))
  const described = listDescribed(source)
  const isPart = (fact: Fact) => {
    const more = [...listNames(fact)].filter(
      (concept) => !core.has(concept) && !first.has(concept) && !second.has(concept),
    )
    return (
      [...core].every((concept) => fact.outcome.has(concept)) &&
      more.filter((concept) => !claimed.has(concept)).length >= 2 &&
      more.every((concept) => !claimed.has(concept) || described.has(concept))
    )
  }
  const others = source.facts.filter((fact) => fact.line && !holders.includes(fact))
  if (!lines.every(isPart) || !others.some(isName)) return null
  return { kind: 'outcome', fact: own, words: locate(claim, listFigures(claim.text)), sourceWords: nameOf(own) }
}

interface ClaimedWords {
  all: ReadonlySet<string>
  /** Without words that may name the people or the treatments, which have no bearing on which result is meant. */
  telling: ReadonlySet<string>
}

function listOwnWords(claim: Statement, source: SourceReading): ClaimedWords {
  const described = listDescribed(source)
  const phrases = listPhrases(claim.text)
  const all = new Set([...tokenize(claim.text).map(({ concept }) => concept), ...phrases])
  const telling = new Set([...all].filter((concept) => !described.has(concept) || phrases.includes(concept)))
  for (const { concept } of [...claim.core, ...claim.comparator]) telling.add(concept)
  return { all, telling }
}

/** Words that say who was studied and how they were treated. */
function listDescribed({ sentences }: SourceReading): ReadonlySet<string> {
  const described = sentences.filter(({ role }) => role === 'methods' || role === 'aim')
  return new Set(described.flatMap(({ tokens }) => tokens.map(({ concept }) => concept)))
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
  const name = `${text.slice(0, line?.nameEnd)} ${line?.writtenArms ?? ''}`
  const names = tokenize(name).filter(({ word, concept }) => !isWording(word, concept))
  return new Set([...names.map(({ concept }) => concept), ...listPhrases(name)])
}

/** Phrases of everyday words that set results apart. */
const phrases: [RegExp, string][] = [
  [
    /\b(?:all|every|whole|overall) (?:\p{L}+ )?(?:participants?|patients?|people|population|randomi[sz]ed|cohort|group)\b|\boverall\b/iu,
    'of all',
  ],
  [/\b(?:as|when|if|only when) needed\b|\bas-needed\b|\bon demand\b/i, 'as needed'],
  [/\bper protocol\b/i, 'per protocol'],
]

function listPhrases(text: string): string[] {
  return phrases.filter(([phrase]) => phrase.test(text)).map(([, name]) => name)
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
      holders.length > 0 && holders.every(({ line }) => line)
        ? findOtherOutcome(claim, [figure], holders, source)
        : null
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

function findOtherArm(
  claim: Statement,
  holders: readonly Fact[],
  source: SourceReading,
  isNamed = false,
): FigureFinding | null {
  const findings = holders.map((fact) => ({ fact, isSwapped: isSwapped(claim, fact, source, isNamed) }))
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
function isSwapped(claim: Statement, fact: Fact, source: SourceReading, isNamed: boolean): boolean | null {
  const stated = fact.line ? toPair(fact.line.rates) : readPair(fact.text)
  if (!stated || stated.first === stated.second) return null
  const claimed = readClaimedPair(claim, fact, source, isNamed)
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
function readClaimedPair(claim: Statement, fact: Fact, source: SourceReading, isNamed: boolean): Pair | null {
  const sideOf = (text: string): Side | null => {
    const tokens = tokenize(text)
    return (
      (fact.arms && findSide(tokens, fact.arms)) ??
      findSide(tokens, source.arms) ??
      (unnamed.test(text) ? 'second' : null)
    )
  }
  const stated = fact.line ? toPair(fact.line.rates) : readPair(fact.text)
  const each = stated && readNamedPair(claim.text, stated, sideOf)
  if (each || isNamed) return each
  const lone = fact.line && stated && readLoneFigure(claim, stated, fact)
  if (lone) return lone
  const subject = (fact.arms && findSubject(claim, fact.arms)) ?? findSubject(claim, source.arms)
  if (subject === null) return null
  const change = fromTo.exec(claim.text)
  if (change) return order(subject, toNumber(change[2]), toNumber(change[1]))
  const pair = versus.exec(claim.text)
  return pair && claim.comparator.length > 0 ? order(subject, toNumber(pair[1]), toNumber(pair[2])) : null
}

/** The other arm without its name. */
const unnamed =
  /\b(?:(?:those|patients|people|women|men|children) without|untreated|no treatment|control(?:s| group| arm)?|otherwise)\b/i

/** The figures of a result that a claim repeats, in its order. */
function findRepeated(text: string, { first, second }: Pair): RegExpExecArray[] {
  return [...text.matchAll(anyNumber)].filter(({ 0: written }) => [first, second].includes(toNumber(written)))
}

/** "5% with A and 9% with B", "in A 5%, in B 9%", "A had 5% and B 9%", "9% after B". */
function readNamedPair(text: string, stated: Pair, sideOf: (text: string) => Side | null): Pair | null {
  const [one, other] = findRepeated(text, stated)
  if (!one) return null
  const value = toNumber(one[0])
  const after = (found: RegExpExecArray) => text.slice(found.index + found[0].length)
  if (!other) return readOnly(value, readFollowing(after(one), sideOf), stated)
  if (toNumber(other[0]) === value) return null
  const between = text.slice(one.index + one[0].length, other.index)
  const [own, next] = [readFollowing(between, sideOf), readFollowing(after(other), sideOf)]
  if (own !== null && own === next) return null
  // Between the figures stands the arm of the first one after "with", or else that of the second one.
  const side = own ?? swap(next ?? sideOf(between.split(lastJoint).at(-1) ?? ''))
  return side && order(side, value, toNumber(other[0]))
}

/** "As-needed treatment gave control in 44% of weeks": the only figure is that of the subject. */
function readLoneFigure(claim: Statement, stated: Pair, { arms }: Fact): Pair | null {
  const figures = listFigures(claim.text)
  const repeated = findRepeated(claim.text, stated)
  if (!arms || figures.length !== 1 || repeated.length !== 1 || claim.direction !== null) return null
  if (claim.comparator.length > 0 || /\b(?:than|from|to \d|both|either|overall|all)\b/i.test(claim.text)) return null
  const tokens = tokenize(claim.text)
  const [first, second] = [arms.first, arms.second].map((arm) => tokens.some(({ concept }) => arm.has(concept)))
  if (first === second) return null
  return readOnly(toNumber(repeated[0]?.[0]), first ? 'first' : 'second', stated)
}

/** One figure of a result with its arm; the other one is as stated. */
function readOnly(value: number, side: Side | null, { first, second }: Pair): Pair | null {
  return side && order(side, value, value === first ? second : first)
}

function swap(side: Side | null): Side | null {
  return side && (side === 'first' ? 'second' : 'first')
}

const lastJoint = /[,;]|\b(?:and|vs|versus|against|while|but)\b/
const anyNumber = /(?<![\d.,])[+−-]?\d[\d,]*(?:\.\d+)?/g
/** What stands between a figure and its arm. */
const ofArm =
  /^\s?(?:%|[\p{L}/]+)?(?: per [\d,]+(?: [\p{L}-]+)?)?(?: of \d[\d,]*)?(?: \([^()]{0,24}\))?(?: (?:at|by|within|after) (?:week |day |month )?[\p{L}\d]+(?: (?:days|weeks|months|years|hours))?)? (?:with|on|in|of|after|for|among|given|receiving|taking|under|without|who|when)\b([^,;:()]{2,70})/u

function readFollowing(text: string, sideOf: (text: string) => Side | null): Side | null {
  const phrase = ofArm.exec(text)
  return phrase && sideOf(phrase[0].split(/ (?:and|vs\.?|versus|against|compared|but|while|than) /)[0] ?? '')
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
