/**
 * Reads what raises or lowers what: "loss of A increases B" and "A inhibits B" both say that there is less of B with
 * more of A.
 */

import { readValence } from '@/lib/evidence/verify/claim/checks/direction/read-valence'
import type { Span } from '@/lib/evidence/verify/claim/finding'
import type { Token } from '@/lib/evidence/verify/claim/words/tokens'
import { namesSomething } from '@/lib/evidence/verify/claim/words/wording-en'
import { findAll } from '@/lib/shared/text/find-all'
import { noEffect, relationVerb, turningWord, turnsRelation } from './relation-verbs'

/** One thing that changes with another. */
export interface Relation {
  /** Concepts that name what acts, and what it acts on, also of a passive. */
  subject: readonly string[]
  /** Null for "no effect was found for A". */
  object: readonly string[] | null
  /** With more of the subject there is more or less of the object, one of both, or neither. */
  sign: 'more' | 'less' | 'some' | 'none'
  /** It can be read from either side: "associated with". */
  isMutual: boolean
  isWeak: boolean
  /** For each word that turns the sign, the names next to it: "protease" of "protease inhibitor". */
  turned: readonly (readonly string[])[]
  /** UTF-16 offsets of the verb. */
  verb: Span
}

const denied =
  /(?:\b(?:no|not|never|neither|nor|cannot|without|fail(?:s|ed)? to|unable to|unlikely to|hardly|little)\b|n['’]t\b)(?: [\p{L}-]+){0,6} ?$/iu
const deniedAfter = /^ (?:no|neither|nothing|little)\b/iu
/** "A deficiency that is not treated": what the subject is. */
const described = /\b(?:that|which|who) (?:\p{L}+ )?(?:not|never|no)\b/giu
const weak = /\b(?:may|might|could|possibl[ey]|potential(?:ly)?|hypothes\p{L}+)\b/iu
/** "Whether A raises B" states nothing. */
const undecided = /\b(?:whether|if)\b/iu
/** "To prevent": a purpose, unless it is what something was seen to do. */
const purpose =
  /(?<!\b(?:shown|found|seen|seems?|appears?|appeared|known|tends?|helps?|able|ability|likely|fails?|failed|unable|proven|reported|capable|sufficient|enough|has|have|believed|thought|anticipated|expected|predicted|estimated|projected)(?: \p{L}+)?) to (?:\p{L}+ly )?$/iu
const boundary =
  /[;:]|, |\b(?:but|while|whereas|although|though|which|who|whose|where|when|because|since|however|than|compared|and (?=(?:[\p{L}-]+ly )?(?:\p{L}+ed|\p{L}+es|had|was|were|is|are)\b))/giu
const being = /\b(?:is|are|was|were|be|been|being)(?: \p{L}+ly)* $/iu
const agent = /^(?: [\p{L}\d-]+){0,4}? (?:by|in|with|after|following|upon)\b/iu
/** How far before a verb a word may weaken it, in UTF-16 units. */
const weakLength = 60

/** @param tokens of the text */
export function readRelations(text: string, tokens: readonly Token[]): Relation[] {
  const cuts = [0, ...findAll(text, boundary).map(({ index, 0: cut }) => index + cut.length), text.length]
  let last = -1
  const relations = findAll(text, relationVerb).flatMap((match) => {
    const from = Math.max(...cuts.filter((cut) => cut <= match.index))
    const to = Math.min(...cuts.filter((cut) => cut >= match.index + match[0].length))
    // "Reduced inflammation" after another verb describes the inflammation.
    const isAttribute = /(?:ed|ing)$/i.test(match[0]) && last >= from
    last = match.index
    const left = text.slice(from, match.index)
    if (isAttribute || purpose.test(left) || undecided.test(left)) return []
    return readRelation(text, tokens, match, [from, to])
  })
  return [...relations, ...readNoEffect(text, tokens)]
}

function readRelation(
  text: string,
  tokens: readonly Token[],
  { 0: written, index: start, groups = {} }: RegExpExecArray,
  [from, to]: Span,
): Relation {
  const end = start + written.length
  const [left, right] = [text.slice(from, start), text.slice(end, to)]
  const isPassive = being.test(left) && agent.test(right)
  const isMutual = groups['mutual'] !== undefined
  const isBettering = groups['bettering'] !== undefined
  const isOfWorth = isBettering || groups['worsening'] !== undefined
  const isLowering =
    groups['lowering'] !== undefined || (isOfWorth && (readValence(isPassive ? left : right) === 'bad') === isBettering)
  const turning = findAll(text.slice(from, to), turningWord)
    .map(({ index }) => from + index)
    .filter((at) => at < start || at >= end)
  // "Was *lower* in", "is *inversely* related to".
  const turnsInside = isMutual ? findAll(written, turningWord).length : 0
  const turns = turning.length + turnsInside + Number(isLowering)
  // "No correlation *between A and B*" has both sides after it.
  const joint = /between$/i.test(written) ? right.search(/ and /) : -1
  const [before, after] = [
    listNames(tokens, joint < 0 ? [from, start] : [end, end + joint]),
    listNames(tokens, [joint < 0 ? end : end + joint, to]),
  ]
  const isDenied = denied.test(left.replace(described, ' ')) || deniedAfter.test(right)
  return {
    subject: isPassive && !isMutual ? after : before,
    object: isPassive && !isMutual ? before : after,
    sign: isDenied ? 'none' : groups['unsigned'] ? 'some' : turns % 2 === 1 ? 'less' : 'more',
    isMutual: isMutual || isPassive,
    isWeak: weak.test(left.slice(-weakLength)),
    turned: turning.map((at) => [
      ...listNames(tokens, [at < start ? from : end, at]).slice(-1),
      ...listNames(tokens, [at, at < start ? start : to]).slice(0, 1),
    ]),
    verb: [start, end],
  }
}

function readNoEffect(text: string, tokens: readonly Token[]): Relation[] {
  return findAll(text, noEffect).map(({ 0: written, 1: rest = '', index }): Relation => {
    const end = index + written.length
    return {
      subject: listNames(tokens, [end - rest.length, end]),
      object: null,
      sign: 'none',
      isMutual: false,
      isWeak: false,
      turned: [],
      verb: [index, end - rest.length],
    }
  })
}

/** The words of a span that name something. */
function listNames(tokens: readonly Token[], [from, to]: Span): string[] {
  const named = tokens.filter(
    (token) => token.start >= from && token.end <= to && namesSomething(token) && !turnsRelation(token.word),
  )
  return [...new Set(named.map(({ concept }) => concept))]
}
