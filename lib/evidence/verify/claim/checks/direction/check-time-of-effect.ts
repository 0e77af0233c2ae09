/** Finds an effect that a claim reports at a time when the source found none: "at 10 years it had lowered deaths". */

import type { Arms } from '@/lib/evidence/verify/claim/arms/arms'
import { findSubject } from '@/lib/evidence/verify/claim/arms/find-subject'
import { describesStudy } from '@/lib/evidence/verify/claim/describes-study'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { Difference } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { type Direction, invert, isComparative, type Statement } from '@/lib/evidence/verify/claim/read-statements'
import { readTimes } from '@/lib/evidence/verify/claim/read-times'
import { hasFigures, listEstimates } from '@/lib/evidence/verify/claim/result-figures'
import { intersects } from '@/lib/evidence/verify/claim/sets'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'
import { findAll } from '@/lib/shared/text/find-all'

/**
 * @returns a difference when a clause on the outcome denies an effect at the time of the claim, and no result may
 *   show one; otherwise null
 */
export function checkTimeOfEffect(claim: Statement, source: SourceReading): Difference | null {
  if (!isComparative(claim.direction) || claim.isWeak || ended.test(claim.text)) return null
  const times = readTimes(claim.text)
  if (times.size === 0 || source.facts.some((fact) => mayShow(fact, claim, times, source.arms))) return null
  for (const [sentence, { text, role, tokens }] of source.sentences.entries()) {
    const isOnOutcome = claim.core.some(
      ({ word, concept: named }) => !isWording(word, named) && tokens.some(({ concept }) => concept === named),
    )
    if (describesStudy(role) || !isOnOutcome) continue
    for (const { 0: clause, index } of findAll(text, /[^;,()]+/g))
      if (denies(clause, claim.direction) && intersects(readTimes(clause), times))
        return { sentence, words: [[claim.start, claim.end]], sourceWords: [[index, index + clause.length]] }
  }
  return null
}

/** "No longer lowered", "the difference was lost", "quicker recovery rather than a lasting difference". */
const ended =
  /\b(?:no|not|never|lost|faded|gone|wane\w*|disappear\w*|attenuat\w*|vanish\w*|converg\w*|rather than|until|before)\b/i
const noEffect =
  /\bno (?:longer|(?:\p{L}+ )?(?:effects?|differences?|benefits?|gain|reduction))\b|\bnot (?:\p{L}+ ){0,2}(?:significant|different|reduced|lowered|increased|improved)\b|\bdid not (?:\p{L}+ ){0,2}(?:differ|reduce|lower|improve|increase|help|change|affect|last|persist)\b/iu
/** Contradicts a gain, and no fall. */
const fading = /\b(?:faded|disappeared|vanished|lost|attenuated)\b/i

function denies(clause: string, direction: Direction | null): boolean {
  return noEffect.test(clause) || (direction !== 'less' && fading.test(clause))
}

/**
 * Whether a result shows an effect on the outcome of the claim, or with its figures, at its time or at none in
 * particular.
 */
function mayShow(fact: Fact, claim: Statement, times: ReadonlySet<string>, arms: Arms): boolean {
  const { core, text, direction } = claim
  const figures = listEstimates(text)
  if (direction === null || !isComparative(fact.direction)) return false
  // "More caesareans while waiting" are fewer with induction.
  const isOfOtherArm = fact.line !== null && findSubject(claim, fact.arms ?? arms) === 'second'
  if ((isOfOtherArm ? fact.direction : invert(fact.direction)) === direction) return false
  if (fact.line && figures.length > 0 && hasFigures(fact, figures)) return true
  const affirmed = fact.context.replace(/[^;,()]+/g, (clause) => (denies(clause, direction) ? '' : clause))
  const isOnOutcome = core.some(({ concept }) => fact.outcome.has(concept))
  return isOnOutcome && (readTimes(affirmed).size === 0 || intersects(readTimes(affirmed), times))
}
