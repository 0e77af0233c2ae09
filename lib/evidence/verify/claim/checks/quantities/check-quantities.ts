/** Compares how many people a claim says had an outcome, "none", "few", "most", "all", with the rate or share of it. */

import { stopWords } from '@/lib/evidence/text/normalize-terms'
import { alignFacts } from '@/lib/evidence/verify/claim/align/align-facts'
import type { ComparedResults } from '@/lib/evidence/verify/claim/align/aligned-fact'
import { findSide, withoutWords } from '@/lib/evidence/verify/claim/arms/arms'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { Difference } from '@/lib/evidence/verify/claim/finding'
import { splitAtJoints } from '@/lib/evidence/verify/claim/read-parts'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { readTimes } from '@/lib/evidence/verify/claim/read-times'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { intersects } from '@/lib/evidence/verify/claim/sets'
import type { Token } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'
import { person, type Quantity, readQuantity, readShares } from './read-share'

/** Percentage points by which a rate may miss what a word leaves possible. */
const tolerance = 3

interface QuantityFinding extends Difference {
  isDenied: true
  /** "Few" or "most", rather than none. */
  isOfShare: boolean
}

/**
 * @returns a finding when every result on the outcome, in the arm of the claim, has a rate that the word does not
 *   allow; otherwise null
 */
export function checkQuantities(claim: Statement, source: SourceReading): QuantityFinding | null {
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
  if (named.length === 0) return checkStatedShares(claim, quantity, source)
  const times = readTimes(claim.text)
  const found = alignFacts({ ...claim, core: named }, results).filter(
    ({ fact, score }) =>
      score >= scoreLeast &&
      named.every(({ concept }) => fact.outcome.has(concept)) &&
      (times.size === 0 || intersects(readTimes(fact.text), times)),
  )
  const compared = found.map(({ fact }) => ({ fact, rates: listRates(fact, side, quantity.most === 0) }))
  const [first] = compared
  if (!first) return checkStatedShares(claim, quantity, source)
  if (compared.some(({ rates }) => rates.length === 0 || !rates.every((rate) => excludes(quantity, rate, rate))))
    return null
  return toDifference(claim, quantity, first.fact.sentence)
}

/** Compares with the clauses on the same thing that give a share: "28% never managed to start", "half the cancers". */
function checkStatedShares(claim: Statement, quantity: Quantity, source: SourceReading): QuantityFinding | null {
  const { arms, topic } = source
  const isOfArm = (concept: string) => arms.first.has(concept) || arms.second.has(concept)
  // "Most of those who quit": whom, and how many of them.
  if (/\bwh(?:o|ose)\b/i.test(claim.text)) return null
  const telling = claim.about.filter(
    ({ start, word, concept }) =>
      start >= claim.start + quantity.span[1] &&
      word.length > 2 &&
      !stopWords.has(word) &&
      !/^\d/.test(concept) &&
      !person.test(word) &&
      !denying.test(word) &&
      !isOfArm(concept),
  )
  const names = telling.filter(({ word, concept }) => !isWording(word, concept) && !topic.has(concept))
  const named = names.length > 0 ? names : telling.filter(({ word }) => !general.test(word))
  if (named.length === 0) return null
  const side = findSide(claim.about, arms)
  const stated = listStatedShares(source).filter(({ at, tokens }) =>
    named.every(({ concept }) =>
      tokens.some((each) => each.concept === concept && at - each.end <= nearMax && each.start - at <= nearMax),
    ),
  )
  const isOutside = ({ shares }: StatedShare) =>
    (shares.length === 2 && side !== null ? [shares[side === 'first' ? 0 : 1] as Quantity] : shares).every(
      ({ least, most }) => excludes(quantity, least, most),
    )
  const [first] = stated
  return first && stated.every(isOutside) ? toDifference(claim, quantity, first.sentence) : null
}

/** Words of a denial, which the share already states. */
const denying = /^(?:not|never|without|fail(?:s|ed)?|free|lacked|avoided)$/
/** They say who or when. */
const general =
  /^(?:assigned|given|treated|receiving|received|randomi[sz]ed|treatment|group|arm|trial|study|had|have|has|was|were|did)$/

/** UTF-16 units between a share and a word that says of what it is. */
const nearMax = 56

interface StatedShare {
  sentence: number
  tokens: readonly Token[]
  /** UTF-16 offset of the share in the sentence. */
  at: number
  shares: Quantity[]
}

const listStatedShares = rememberEach(({ sentences, facts }: SourceReading): StatedShare[] => {
  const lines = new Set(facts.flatMap(({ line, sentence }) => (line ? [sentence] : [])))
  return sentences.flatMap(({ text, tokens, section }, sentence) =>
    lines.has(sentence) || !/^(?:results|harms|conclusion|limitations)$/.test(section)
      ? []
      : splitAtJoints(text).flatMap(([from, to]): StatedShare[] => {
          const shares = readShares(text.slice(from, to))
          const own = tokens.filter(({ start, end }) => start >= from && end <= to)
          const [first] = shares
          return first ? [{ sentence, shares, tokens: own, at: from + first.span[0] }] : []
        }),
  )
})

/** Whether a share between two limits is none that the quantity leaves possible. */
function excludes({ least, most }: Quantity, from: number, to: number): boolean {
  if (from !== to) return to <= least || from >= most
  return to < least - tolerance || from > most + (most === 0 ? 0 : tolerance)
}

function toDifference(claim: Statement, { span, most }: Quantity, sentence: number): QuantityFinding {
  return {
    sentence,
    words: [[claim.start + span[0], claim.start + span[1]]],
    sourceWords: [],
    isDenied: true,
    isOfShare: most > 0,
  }
}

const scoreLeast = 0.4

/** Of the lines of results; "appendicectomy" is an outcome, also where the other arm had it. */
const listLines = rememberEach((source: SourceReading): ComparedResults => {
  const facts = source.facts.filter(({ line }) => line !== null)
  const measured = new Set(facts.flatMap(({ outcome }) => [...outcome.keys()]))
  return { facts, arms: withoutWords(source.arms, measured), mentions: source.mentions }
})

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
