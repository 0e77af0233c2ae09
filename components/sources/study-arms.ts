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
  `one two three single early immediate initial first continuous continued extended intensive routine standard daily
  weekly oral intravenous inhaled topical infusion injection tablet high higher low lower maximum dose target level
  sessions at for from until with without and then the either other alone only usual medical best care group treatment
  therapy strategy management approach programme intervention control placebo sham matching drug agent inhibitor blocker
  agonist antagonist receptor combination regimen`.split(/\s+/),
)
const wordStart = 5
/** "gliflozin", "sartan": drugs of one class. */
const classEnding = 6
/**
 * "Ventilation" and "oxygenation", "chemotherapy" and "physiotherapy", two operations, aripiprazole and omeprazole:
 * alike only as words.
 */
const commonEnding = /(?:ion|therapy|tomy|scopy|plasty|ment|ing|ity|prazole)$/

/** Names of a class of drugs, and of the drugs in it; what follows a digit is cut. */
const classes = [
  /^(?:sglt|sodium-glucose|gliflozin|\w+gliflozin)/,
  /^(?:glp|glucagon-like|\w+(?:glutide|natide))/,
  /^(?:statin|\w+vastatin)/,
  /^(?:[dn]oac|anticoagula|\w+(?:xaban|gatran))/,
  /^(?:warfarin|vitamin-?k|vka|coumarin|acenocoumarol|phenprocoumon)/,
  /^(?:bisphosphonate|\w+dron(?:ate|ic))/,
  /^(?:(?:gluco)?(?:cortico)?steroid|hydrocortisone|\w*(?:prednisone|prednisolone|methasone))/,
  /^(?:beta-?blocker|\w+olol$)/,
  /^(?:ppi|proton-pump|\w+(?<!pi)prazole)/,
]

/** Whether two arms are named after one drug, one class of drugs or one procedure. */
export function isSameTreatment(one: string, other: string): boolean {
  const others = listTreatmentWords(other)
  return listTreatmentWords(one).some((word) => others.some((each) => isSameName(word, each)))
}

function listTreatmentWords(arm: string): string[] {
  const words = listNames(shortenArm(arm))
  // "Two 40-minute infusions of ketamine": the name comes after the figure.
  return words.length > 0 ? words : listNames(arm.replace(/\([^)]*\)|\b(?:plus|added)\b.*$/gs, ''))
}

function listNames(text: string): string[] {
  const words =
    text
      .toLowerCase()
      // Of two words that name a class neither does alone: glucose, proton beams.
      .replace(/\b(vitamin|sodium|proton|glucagon)[\s–](?=(?:k|glucose|pump|like)\b)/g, '$1-')
      .match(/(?<![\p{L}\p{N}-])\p{L}[\p{L}\p{N}-]{2,}/gu) ?? []
  return words.filter((word) => !manner.has(word) && !manner.has(word.replace(/s$/, '')))
}

function isSameName(one: string, other: string): boolean {
  if (one === other || classes.some((names) => names.test(one) && names.test(other))) return true
  if (Math.min(one.length, other.length) < wordStart) return false
  const isOneClass = one.slice(-classEnding) === other.slice(-classEnding) && !commonEnding.test(one)
  return isOneClass || one.slice(0, wordStart) === other.slice(0, wordStart)
}
