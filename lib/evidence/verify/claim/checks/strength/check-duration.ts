/**
 * Finds an effect or safety claimed for longer than any time in the source: "for at least a year", "after
 * it was stopped".
 */

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
/** "Stays off after the injections are stopped". */
const outlasting =
  /\b(?:last|persist|remain|stay|hold|held|endure|continu|carr|outlast|keep|kept|surviv|protect)\w*\b[^.;,]{0,60}\b(?:after|once|when|beyond)\b[^.;,]{0,40}\b(?:stop\w*|discontinu\w*|withdr\w*|end(?:s|ed|ing)?|finish\w*|last dose|(?:is|was|are|were) over|com(?:es?|ing) off|came off)\b/i
const afterStopping =
  /\b(?:after|once|when|off|beyond|post)\b[^.;,]{0,30}\b(?:stop\w*|discontinu\w*|withdr\w*|end(?:s|ed|ing)?|treatment|therapy|finish\w*)\b|\b(?:stop\w*|discontinu\w*|withdr\w*)\b/i
const denied = /\b(?:not|no|never|whether|may|might|could|unknown)\b/i
/** Share of the claimed time that is long enough: "over a year" may mean eleven months. */
const slack = 0.75
const open = /\b(?:not|no|never|unknown|unclear|whether|cannot|may|might|could|ended|stopped|aged?|old)\b/i

/** @returns null if the source has a time as long as the claim's, or none at all */
export function checkDuration(claim: string, source: SourceReading): StrengthFinding | null {
  if (source.isGuideline || !source.isSummary || saysWhatIsLeftOut(claim)) return null
  const found = findEndless(claim, source) ?? findOutlasting(claim, source) ?? findLonger(claim, source)
  return found && { kind: 'duration', sentence: null, words: [[found.index, found.index + found[0].length]] }
}

function findEndless(claim: string, { sentences }: SourceReading): RegExpExecArray | null {
  const ever = stopping.test(claim) ? null : endless.exec(claim)
  if (!ever || open.test(claim.replace(ever[0], ''))) return null
  return sentences.some(({ text }) => endless.test(text) || longestTime(text) >= days.decade) ? null : ever
}

function findOutlasting(claim: string, { sentences }: SourceReading): RegExpExecArray | null {
  const found = outlasting.exec(claim)
  if (!found || denied.test(claim)) return null
  return sentences.some(({ text, role }) => role !== 'harms' && afterStopping.test(text)) ? null : found
}

function findLonger(claim: string, { sentences }: SourceReading): RegExpExecArray | null {
  const found = open.test(claim) ? null : period.exec(claim)
  if (!found) return null
  const unit = (found[1] ?? found[2] ?? '').toLowerCase().replace(/s$/, '') as keyof typeof days
  const claimed = days[unit] * (found[2] === undefined ? 1 : severalLeast)
  const longest = Math.max(0, ...sentences.map(({ text }) => longestTime(text)))
  return longest === 0 || longest >= claimed * slack ? null : found
}
