/** Finds an effect or safety claimed for longer than any time in the source: "for at least a year". */

import { saysWhatIsLeftOut } from '@/lib/evidence/verify/claim/left-out'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { longestTime, severalLeast } from '@/lib/evidence/verify/claim/read-times'
import type { StrengthFinding } from './check-strength'

const days = { week: 7, month: 30, year: 365, decade: 3650 } as const
/** A period without a number; with one it is compared as a figure. */
const period =
  /\b(?:at least|more than|for|over|beyond|after|up to|lasting|lasted|persist\w*|even) (?:(?:an?|another) (?:full |whole |further )?(week|month|year|decade)\b(?!-)|(?:many |several |some )?(years|decades)\b)/i
/** Without an end. */
const endless =
  /\b(?:for (?:life|good|ever|a lifetime)|forever|once and for all|permanently|indefinitely|for the rest of (?:their|his|her) (?:life|lives)|in later life|by (?:school age|adolescence|adulthood)|for years to come)\b/i
/** "Had to give it up for good" states no effect. */
const stopping = /\b(?:stop|discontinu|withdr|quit|g[ai]ve (?:it |them )?up|gave up|giving up|came off|left)/i
/** Share of the claimed time that is long enough: "over a year" may mean eleven months. */
const slack = 0.75
const open = /\b(?:not|no|never|unknown|unclear|whether|cannot|may|might|could|ended|stopped|aged?|old)\b/i

/** @returns null if the source has a time as long as the claim's, or none at all */
export function checkDuration(claim: string, source: SourceReading): StrengthFinding | null {
  const ever = stopping.test(claim) ? null : endless.exec(claim)
  if (
    ever &&
    !source.isGuideline &&
    source.isSummary &&
    !open.test(claim.replace(ever[0], '')) &&
    !saysWhatIsLeftOut(claim)
  )
    return source.sentences.some(({ text }) => endless.test(text) || longestTime(text) >= days.decade)
      ? null
      : { kind: 'duration', sentence: null, words: [[ever.index, ever.index + ever[0].length]] }
  const found = period.exec(claim)
  if (!found || source.isGuideline || !source.isSummary || open.test(claim) || saysWhatIsLeftOut(claim)) return null
  const unit = (found[1] ?? found[2] ?? '').toLowerCase().replace(/s$/, '') as keyof typeof days
  const claimed = days[unit] * (found[2] === undefined ? 1 : severalLeast)
  const longest = Math.max(0, ...source.sentences.map(({ text }) => longestTime(text)))
  if (longest === 0 || longest >= claimed * slack) return null
  return { kind: 'duration', sentence: null, words: [[found.index, found.index + found[0].length]] }
}
