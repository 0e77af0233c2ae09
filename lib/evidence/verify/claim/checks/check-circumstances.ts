/**
 * Finds a claim about a group without something that everyone in the source had: "Without source control, 4 days …".
 */
import { stopWords } from '@/lib/evidence/text/normalize-terms'
import type { ModifierFinding } from '@/lib/evidence/verify/claim/checks/check-modifiers'
import { coreWeight, type SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/tokens'
import { findLacking, findLeftOut } from '@/lib/evidence/verify/claim/vocabulary'

/** Only before the comma in front of the result; "without more bleeding" at the end of a sentence is a result. */
const lacked =
  /(?:^|[\s,])(?:without|in the absence of|with no|despite no) (?:any |adequate |prior |previous |further |additional )*((?:[\p{L}-]+ ){0,3}[\p{L}-]{3,})(?=, )/giu

/** @returns null unless the source says that its participants had it, and never that some did not */
export function checkCircumstances(claim: string, { sentences, arms, facts }: SourceReading): ModifierFinding | null {
  for (const { 0: whole, 1: phrase = '', index } of claim.matchAll(lacked)) {
    const from = index + whole.length - phrase.length
    const named = tokenize(phrase, from).filter(({ word }) => word.length > 2 && !stopWords.has(word))
    const isOther = ({ concept }: Token) =>
      arms.first.has(concept) ||
      arms.second.has(concept) ||
      facts.some(({ outcome }) => (outcome.get(concept) ?? 0) >= coreWeight)
    if (named.length === 0 || named.some(isOther)) continue
    const uses = sentences.flatMap(({ text, role, tokens }, sentence) =>
      tokens
        .filter(({ concept }) => named.some((each) => each.concept === concept))
        .map((token) => ({ sentence, token, isLacked: isLackedIn(text, token), isDescribed: describes.has(role) })),
    )
    const studied = uses.find(({ isDescribed }) => isDescribed)
    if (!studied || uses.some(({ isLacked }) => isLacked)) continue
    const { sentence, token } = studied
    return {
      sentence,
      words: [[from, from + phrase.length]],
      sourceWords: [[token.start, token.end]],
    }
  }
  return null
}

const describes: ReadonlySet<string> = new Set(['aim', 'methods'])
const eitherWay = /\b(?:with or without|with and without|whether or not|regardless|irrespective|some)\b/i

function isLackedIn(text: string, { start }: Token): boolean {
  return (
    eitherWay.test(text) ||
    [...findLeftOut(text), ...findLacking(text)].some(([from, to]) => start >= from && start < to)
  )
}
