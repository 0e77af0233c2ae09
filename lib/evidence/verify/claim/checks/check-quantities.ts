/** Compares how many people a claim says had an outcome with the rate of it: "none", "few", "most", "all" of an arm. */

import { alignFacts, type ComparedResults } from '@/lib/evidence/verify/claim/align'
import { findSide, withoutWords } from '@/lib/evidence/verify/claim/arms/arms'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { readTimes } from '@/lib/evidence/verify/claim/read-times'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { isWording } from '@/lib/evidence/verify/claim/wording-en'

interface Quantity {
  /** Percentages between which the rate may be. */
  least: number
  most: number
  span: Span
}

const people =
  '(?:patients?|people|participants?|persons?|wom[ae]n|m[ae]n|child(?:ren)?|infants?|bab(?:y|ies)|girls?|boys?|adults?|mothers?|recipients?|volunteers?|users?)'
/** What is counted, rather than compared: not "no more deaths", "no difference". */
const counted = String.raw`(?!(?:\p{L}+ )?(?:more|less|fewer|better|worse|higher|lower|longer|shorter|greater|differen\w+|effects?|benefits?|gains?|advantages?|excess|increases?|reductions?|rise|fall|change|impact|influence|evidence|association|significant\w*|clear\w*|need|reason|role|place|case|harm|longer|matter|doubt|sign|trend|signal|protection|improvement|data|answer|other|additional|extra|added)\b)`

/** Words for a share, with the percentages that it leaves possible. */
const words: readonly (readonly [source: string, least: number, most: number])[] = [
  [
    String.raw`(?:none|not one|not a single one|no one|nobody)\b(?! (?:else|knows|could|can|should|has|needs))|(?:no|not a single|zero) ${people}\b|(?:no|not a single|zero) ${counted}(?:[\p{L}-]+ ){1,3}(?=(?:was|were) (?:seen|reported|recorded|observed|noted|found|registered)\b|(?:occurred|developed|happened|arose)\b)|(?<=\bthere (?:was|were) )(?:no|not a single) ${counted}[\p{L}-]+(?= (?:[\p{L}-]+ )?(?:in|on|with|among|under|after)\b)`,
    0,
    0,
  ],
  [
    String.raw`(?:(?:hardly any|barely any|scarcely any|almost no|virtually no|next to no) ${people}|almost none|virtually none)\b`,
    0,
    20,
  ],
  [
    String.raw`(?:(?<!\ba )few|only a few|a handful of|a small (?:minority|share|fraction|proportion))\b(?! (?:more|fewer|days|weeks|months|years|hours))`,
    0,
    33,
  ],
  [String.raw`(?:a|the|only a) minority\b|(?:less|fewer) than half\b|under half\b`, 0, 50],
  [
    String.raw`(?<!\b(?:the|was|were|is|are|at) )most (?:of (?:the|those|these|them|all)\b(?! (?:effect|benefit|time|difference|gain)s?\b)|(?:[\p{L}-]+ )?${people}\b)|(?:the|a) (?:large |great |vast |clear )?majority\b|(?:more than|over|well over) half\b`,
    50,
    100,
  ],
  [
    String.raw`(?:nearly|almost|virtually|practically) (?:all|every|everyone|everybody)\b|(?:the )?(?:vast|great|overwhelming) majority\b`,
    75,
    100,
  ],
  [
    String.raw`(?:every|each) (?:single )?${people}\b|all (?:of the |the |of them\b)?${people}\b|(?<=^\W*)(?:everyone|everybody)\b`,
    99,
    100,
  ],
]

const person = new RegExp(`^${people}$`, 'i')

const patterns = words.map(([source, least, most]) => ({
  pattern: new RegExp(String.raw`(?<![\p{L}-])(?:${source})`, 'iu'),
  least,
  most,
}))

/** Percentage points by which a rate may miss what a word leaves possible. */
const tolerance = 3

/** @returns null unless every result on the outcome, in the arm of the claim, has a rate that the word does not allow */
export function checkQuantities(claim: Statement, source: SourceReading): Difference | null {
  if (claim.direction !== null || source.isGuideline || !source.isSummary) return null
  const quantity = readQuantity(claim.text)
  if (!quantity) return null
  const results = listLines(source)
  const side = findSide(claim.about, results.arms)
  const isOfArm = (concept: string) => results.arms.first.has(concept) || results.arms.second.has(concept)
  const named = claim.about.filter(
    ({ word, concept, start }) =>
      !isWording(word, concept) &&
      !/^\d/.test(concept) &&
      start - claim.start >= quantity.span[0] &&
      !person.test(word) &&
      !isOfArm(concept) &&
      source.mentions.has(concept),
  )
  if (named.length === 0) return null
  const times = readTimes(claim.text)
  const found = alignFacts({ ...claim, core: named }, results).filter(
    ({ fact, score }) =>
      score >= scoreLeast &&
      named.every(({ concept }) => fact.outcome.has(concept)) &&
      (times.size === 0 || [...readTimes(fact.text)].some((each) => times.has(each))),
  )
  const compared = found.map(({ fact }) => ({ fact, rates: listRates(fact, side, quantity.most === 0) }))
  const [first] = compared
  const isOutside = (rate: number) =>
    rate < quantity.least - tolerance || rate > quantity.most + (quantity.most === 0 ? 0 : tolerance)
  if (!first || compared.some(({ rates }) => rates.length === 0 || !rates.every(isOutside))) return null
  return {
    sentence: first.fact.sentence,
    words: [[claim.start + quantity.span[0], claim.start + quantity.span[1]]],
    sourceWords: [],
  }
}

const scoreLeast = 0.4

/** Of the lines of results; "appendicectomy" is an outcome, also where the other arm had it. */
const listLines = rememberEach((source: SourceReading): ComparedResults => {
  const facts = source.facts.filter(({ line }) => line !== null)
  const measured = new Set(facts.flatMap(({ outcome }) => [...outcome.keys()]))
  return { facts, arms: withoutWords(source.arms, measured), mentions: source.mentions }
})

function readQuantity(text: string): Quantity | null {
  const found = patterns.flatMap(({ pattern, least, most }) => {
    const match = pattern.exec(text)
    return match ? [{ least, most, span: [match.index, match.index + match[0].length] as Span }] : []
  })
  const [quantity] = found
  if (!quantity || /\bnot\s$/i.test(text.slice(0, quantity.span[0]))) return null
  // "The vast majority" is also a majority: the narrower reading.
  const narrow = found.toSorted((one, other) => one.most - one.least - (other.most - other.least))[0] ?? quantity
  return denied.test(text.slice(narrow.span[1]))
    ? { ...narrow, least: 100 - narrow.most, most: 100 - narrow.least }
    : narrow
}

const denied = /\b(?:not|never|without|no|fail(?:ed|s)? to|free of|lacked)\b|n['’]t\b|-free\b/i

/** The rates of the arm, or of both where the claim names none; in percent unless any number would do. */
function listRates({ line, text }: Fact, side: 'first' | 'second' | null, isAny: boolean): number[] {
  if (!line || line.tellsSurvival) return []
  const figures = text.slice(text.indexOf('): ') + '): '.length)
  const pair = line.rates
  if (pair === null) {
    const [, only] = single.exec(figures) ?? []
    return only === undefined ? [] : [Number(only)]
  }
  if (!(isAny ? countable : percent).test(figures)) return []
  return side === null ? pair : [side === 'first' ? pair[0] : pair[1]]
}

const single = /^(?:about )?(\d+(?:\.\d+)?)%(?:[.;]|$)/
const percent = /^\d+(?:\.\d+)?%/
const countable = /^\d[\d,]*(?:\.\d+)?(?:%| (?:events?|cases|deaths|patients|per)\b| of \d)/
