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
