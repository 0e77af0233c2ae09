/**
 * Finds a treatment that a claim says can be left out, where its source never went without it: "leave-on emollients can
 * be dropped" about a trial of bath additives.
 */
import type { Difference } from '@/lib/evidence/verify/claim/finding'
import { saysWhatIsLeftOut } from '@/lib/evidence/verify/claim/left-out'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { namesSomething } from '@/lib/evidence/verify/claim/words/wording-en'
import { findAll } from '@/lib/shared/text/find-all'

const adverbs = '(?:safely |now |also |therefore |then |thus |hence )*'
/** "… can be stopped". */
const stopped = new RegExp(
  `\\b(?:can|may|could|should) ${adverbs}be ${adverbs}(?:stopped|dropped|omitted|withheld|withdrawn|skipped|discontinued|left out|interrupted|dispensed with)\\b`,
  'i',
)
/** "… can replace anticoagulation", "justify stopping aspirin", "no longer need condoms". */
const replacing = new RegExp(
  `\\b(?:(?:(?:can|may|could|should) ${adverbs}|(?:support|justif|warrant)\\w* )(?:replace|stop(?:ping)?|forgo(?:ing)?|do without|com(?:e|ing) off|go(?:ing)? without|giv(?:e|ing) up|dispens(?:e|ing) with|leav(?:e|ing) out|omit(?:ting)?|skip(?:ping)?|interrupt(?:ing)?|drop(?:ping)?|tak(?:e|ing) the place of|make .{3,30} unnecessary)|(?:do(?:es)? not|no longer) (?:needs?|have to (?:use|take|have|wear)))\\b`,
  'i',
)
const denied = /\b(?:not|never|whether|if|nor|cannot)\b/i

const stopping =
  'stop\\w*|discontinu\\w*|withdr\\w+|omi(?:t|ss)\\w*|skip\\w*|drop\\w*|withh\\w+|interrupt\\w*|taper\\w*|paus\\w+|ceas\\w+|defer\\w*|delay\\w*'
/** The arms of a trial of stopping. */
const ofStopping = new RegExp(`^[^;]*\\b(?:${stopping})\\b`, 'i')
/** Says that something was left out, next to its name; "no" and the like only before it. */
const leavesOut = new RegExp(
  `\\b(?:(no|without|instead of|rather than)|${stopping}|replac\\w+|spar\\w+|avoid\\w*|unnecessary|need\\w*)\\b`,
  'gi',
)
/** UTF-16 units between such a word and the name of what was left out. */
const reach = 24

/** @returns a difference when the claim permits to leave out what no part of the source went without; otherwise null */
export function checkPermission(claim: string, source: SourceReading): Difference | null {
  if (source.isGuideline || !source.isSummary || saysWhatIsLeftOut(claim)) return null
  const { first, second } = source.described
  if ([first, second].some((arm) => arm && ofStopping.test(arm.text))) return null
  const found = stopped.exec(claim) ?? replacing.exec(claim)
  if (!found || denied.test(claim.slice(0, found.index))) return null
  const end = found.index + found[0].length
  const named = tokenize(claim).filter(namesSomething)
  const thing = stopped.test(claim)
    ? named.findLast((token) => token.end <= found.index)
    : named.find((token) => token.start >= end)
  if (!thing || source.sentences.some((each) => each.role !== 'limitations' && goesWithout(each, thing))) return null
  const sentence = source.sentences.findIndex(({ tokens }) => tokens.some(({ concept }) => concept === thing.concept))
  return sentence < 0 ? null : { sentence, words: [[found.index, end]], sourceWords: [] }
}

function goesWithout({ text, tokens }: { text: string; tokens: readonly Token[] }, { concept }: Token): boolean {
  const uses = tokens.filter((each) => each.concept === concept)
  return findAll(text, leavesOut).some(({ 0: word, 1: isBefore, index: from }) => {
    const to = from + word.length
    return uses.some(({ start, end }) => {
      return isNear(text.slice(to, start)) || (isBefore === undefined && isNear(text.slice(end, from)))
    })
  })
}

/** Of a text between two words; empty if the second one is before the first. */
function isNear(between: string): boolean {
  return between !== '' && between.length < reach && !/[,;:()]/.test(between)
}
