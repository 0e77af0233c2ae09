/** Compares how firmly a claim and a result state a difference: as tested, as significant, for which time. */
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import { type Direction, isComparative, type Statement } from '@/lib/evidence/verify/claim/read-statements'
import { readTimes } from '@/lib/evidence/verify/claim/read-times'
import { listFigures } from '@/lib/evidence/verify/claim/result-figures'

/** "A reduced deaths", without the figures of both arms, which would show how little it was. */
export function claimsSuperiority({ direction, isWeak, text }: Statement): boolean {
  return !isWeak && isComparative(direction) && listFigures(text).length < 2
}

/** "Noninferior, 14.5% against 16.1%": the difference was tested against the margin only. */
export function tellsOnlyNoninferiority({ isWeak, line, cue, context }: Fact): boolean {
  return (
    cue === null &&
    (isWeak || line?.isSignificant === null) &&
    /\bnon-?inferior/i.test(context) &&
    !/(?<!\bnot )\bsuperior/i.test(context)
  )
}

/** "Significantly more" where the source has "numerically more, without a significant difference". */
export function claimsMore({ text, direction, isWeak }: Statement, fact: Fact): boolean {
  if (isWeak || !isComparative(direction)) return false
  if (saysClear.test(text) && fact.line?.isSignificant === null && differsLittle(fact)) return true
  if (!saysSignificant.test(text)) return false
  return fact.line ? fact.line.isSignificant === false : fact.isWeak && deniesSignificance.test(fact.context)
}

/** "39% vs 41%", without a test. */
function differsLittle({ line }: Fact): boolean {
  const [less = 0, more = 0] = line?.rates?.toSorted((a, b) => a - b) ?? []
  return less >= wideRate && more < less * littleRatio
}

export const saysClear =
  /(?<!\b(?:not|non|no|without)(?: an?)?[ -])\b(?:significant|clearly|markedly|substantially|definitely|considerably)/i
const saysSignificant = /(?<!\b(?:not|non|no|without)(?: an?)?[ -])\bsignificant/i
const deniesSignificance =
  /\b(?:not|without|no)(?: an?| any)?(?: statistically| clearly)? significant|nonsignificant|\bmissed (?:statistical )?significance/i

/** Whether both can be true: one is not claimed as proven, or they are about different times. */
export function isOpenTo(claim: Statement, claimed: Direction, fact: Fact, stated: Direction): boolean {
  const isOfSame = claimed === 'same' || stated === 'same' || claimed.startsWith('not') || stated.startsWith('not')
  const isPlain =
    claimed.startsWith('not') ||
    (claimed === 'same' && listFigures(claim.text).length > 1 && !/significant/i.test(claim.text))
  if (isOfSame && (claim.isWeak || (fact.isWeak && !(isPlain && differsWidely(fact))))) return true
  return isOfSame && isOfOtherTime(claim, fact)
}

/** By how much the rates of two arms must differ, and how large they must be, so that no test is needed to see it. */
const wideRatio = 1.25
const wideRate = 10
const littleRatio = 1.1

const pair = /(\d+(?:\.\d+)?)% (?:[^;,()\d]{2,40} )?(?:vs|versus|against) (\d+(?:\.\d+)?)%/

/** "16.6% vs 47.7%", without a test. */
function differsWidely({ line, text }: Fact): boolean {
  const written = line?.rates ?? pair.exec(text)?.slice(1).map(Number) ?? []
  const [less = 0, more = 0] = written.toSorted((a, b) => a - b)
  return less > 0 && more >= wideRate && more >= less * wideRatio
}

/**
 * "Alteplase between 3 and 4.5 hours", "from 15 to 10 days", "every 2 weeks": when treatment began, the outcome itself,
 * or how often a dose is given.
 */
const notFollowUp =
  /\b(?:every|each) (?:[\d.]+|two|three|four|six|eight|twelve) (?:hours?|days?|weeks?|months?)\b|\bbetween [\d.]+ and [\d.]+ hours?\b|\b(?:within|up to) [\d.]+ hours? (?:of|after|from)\b|\b[\d.]+ to [\d.]+ hours? after\b|\b(?:from|median) (?:of )?(?:a median of )?[\d.]+ (?:to|vs|versus) [\d.]+ \p{L}+/giu

export function isOfOtherTime(claim: Statement, fact: Fact): boolean {
  const [one, other] = [claim.text, fact.text].map((text) => readTimes(text.replace(notFollowUp, '')))
  if (!one || !other) return false
  return one.size > 0 && other.size > 0 && [...one].every((time) => !other.has(time))
}
