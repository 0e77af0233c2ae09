/**
 * Reads in which situation a conversation asks: after a first attack or a relapse, once a treatment has failed,
 * how often a year.
 */
import { numberOfWord, smallNumbers } from '@/lib/evidence/question/ages'
import { findSaidSituations, getOppositeSituation, type SituationName } from '@/lib/evidence/text/clinical-situations'

export interface AskedSituation {
  names: readonly SituationName[]
  /** Attacks, flares or infections a year; null if the question gives no number. */
  episodesAYear: number | null
  /** "Failed that. Next?": what failed is the treatment of the turn before. */
  failedBefore: boolean
  /** Asks for a drug, whichever: "is there a tablet for it?" */
  wantsDrug: boolean
}

const episodes =
  '(?:attacks?|flares?(?:[- ]?ups?)?|episodes?|bouts?|infections?|exacerbations?|courses?|times|UTIs?|goes)'
const number = String.raw`(\d{1,2}|${smallNumbers.join('|')})`
const yearly = new RegExp(
  String.raw`\b${number} (?:\p{L}+ ){0,3}${episodes}\b(?: \p{L}+){0,4}? (?:(?:a|per|each|every|this|last|in (?:a|one|the (?:last|past)|this)) (?:year|12 months)|so far)\b`,
  'iu',
)
const anyDrug =
  /\b(?:an?|any|some|what|which|is there) (?:[\p{L}-]+ )?(?:tablets?|pills?|drugs?|medicines?|medications?|meds)\b(?! (?:allerg|interact|history|chart|review))/iu

const failedBefore =
  /\bfail(?:ed|s|ing)? (?:that|this|it|those|them|these|both)\b|\b(?:that|this|it|those|these|they|both)(?:['’]s)? (?:has |have |all |just )?(?:fail|(?:did|does|do)(?:n['’]?t| not) (?:work|help))/i

const recurring: readonly SituationName[] = ['recurrence']

/** @param turns of one subject, oldest first */
export function readAskedSituation(turns: readonly string[]): AskedSituation {
  const [last = '', ...before] = turns.toReversed()
  const counted = turns.map((turn) => yearly.exec(turn)?.[1]).findLast((found) => found !== undefined)
  const episodesAYear = counted === undefined ? null : numberOfWord(counted)
  const own = [...findSaidSituations(last), ...(episodesAYear !== null && episodesAYear > 1 ? recurring : [])]
  const replaced = new Set(own.map(getOppositeSituation))
  const earlier = before.flatMap(findSaidSituations).filter((name) => !replaced.has(name))
  return {
    names: [...new Set([...own, ...earlier])],
    episodesAYear,
    failedBefore: before.length > 0 && failedBefore.test(last),
    wantsDrug: anyDrug.test(last),
  }
}
