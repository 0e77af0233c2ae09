/** The arms of a comparison in the words of the article. */
import type { EvidenceEffect } from '@/lib/wire/evidence'

/** "dapagliflozin 10 mg once daily vs placebo"; '' if the article does not name the arms in a field. */
export function formatComparison({ intervention, comparator }: EvidenceEffect): string {
  return [intervention, comparator].filter((arm) => arm !== undefined).join(' vs ')
}

/** "dapagliflozin" for "dapagliflozin 10 mg once daily plus standard therapy": for the ends of an axis. */
export function shortenArm(arm: string): string {
  return arm.replace(/\s*(?:[,;(]|\bplus\b|\badded\b|\d).*$/s, '') || arm
}

/** Words that say how a treatment is given, or that it is one, and do not name it. */
const manner = new Set(
  `early immediate initial first continuous intensive routine standard daily oral intravenous infusion high low dose at
  with and the usual care group treatment therapy strategy management approach programme intervention`.split(/\s+/),
)
const wordStart = 5
/** "gliflozin", "sartan": drugs of one class. */
const classEnding = 6
/** "Ventilation" and "oxygenation", "chemotherapy" and "physiotherapy", two operations: alike only as words. */
const commonEnding = /(?:ion|therapy|tomy|scopy|plasty|ment|ing|ity)$/

/** Whether two arms are named after one drug, one class of drugs or one procedure. */
export function isSameTreatment(one: string, other: string): boolean {
  const others = listTreatmentWords(other)
  return listTreatmentWords(one).some((word) => others.some((each) => isSameName(word, each)))
}

function listTreatmentWords(arm: string): string[] {
  const words =
    shortenArm(arm)
      .toLowerCase()
      .match(/[\p{L}\p{N}-]{3,}/gu) ?? []
  return words.filter((word) => !manner.has(word))
}

function isSameName(one: string, other: string): boolean {
  if (one === other) return true
  if (Math.min(one.length, other.length) < wordStart) return false
  const isOneClass = one.slice(-classEnding) === other.slice(-classEnding) && !commonEnding.test(one)
  return isOneClass || one.slice(0, wordStart) === other.slice(0, wordStart)
}
