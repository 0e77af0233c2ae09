/**
 * Reads a line of results in the form "Outcome (primary outcome): 16.3% with A vs 21.2% with B; HR 0.74 (95% CI 0.65
 * to 0.85), p<0.001", which summary cards use throughout.
 */

import { toNumber } from '@/lib/evidence/verify/figures/numbers'
import type { Direction } from './read-statements'

export interface ResultLine {
  /** UTF-16 offset of the end of the outcome's name; it starts at 0. */
  nameEnd: number
  /** Null where neither the line nor the source names them. */
  arms: [first: string, second: string] | null
  /** The arms as written in the line; empty if it names none. */
  writtenArms: string
  rates: [first: number, second: number] | null
  /** Of the first arm, relative to the second; null if the figures do not show it. */
  direction: Direction | null
  /** A ratio; 0.42 for a relative reduction by 58 %. Null if the line has none. */
  estimate: number | null
  /** Whether the line says that the difference is significant, or not; null if it says neither. */
  isSignificant: boolean | null
  isSubgroup: boolean
  /** The figures count those who survived or stayed free of the event. */
  tellsSurvival: boolean
  isPrimary: boolean
}

const headed = /^(.{3,300}?)\s\(([^()]{3,80})\): (?=.*(?:\d|\bsignificant))/su
const armsInName = /^(.*)(?:, |: )([^,:]{2,90}) vs ([^,(]{2,90})$/su
const comparatorInName = /^(.*?),? (?:vs|versus) ([^,(]{2,90})(?: \([^()]*\))?$/su
const rate = String.raw`([+−-]?\d[\d,]*(?:\.\d+)?)(%?)([^;]{0,60}?)`
const lead = String.raw`(?:(?:\d+-(?:year|month|week|day) [\p{L} -]{3,40}|median|mean|about) (?=[\d−-]))?`
const rates = new RegExp(
  `^${lead}${rate}(?: with ([^;]{1,120}?))? vs ${lead}${rate}(?: with ([^;]{1,120}?))?(?=;|, p[<>=]|, (?:noninferior|superior|not )|\\.$|\\.\\s|$| \\((?!n=|\\d[\\d,]*(?:/|\\)| of | cases| events| patients)))`,
  'u',
)
const ratio =
  /\b(?:HR|RR|OR|IRR|rate ratio|odds ratio|risk ratio|hazard ratio|relative risk|SHR|prevalence ratio)\s(\d+(?:\.\d+)?)/i
const limits =
  /\d+(?:\.\d+)?% (?:CI|credible interval|CrI|[a-z ]*interval) ([+−-]?\d+(?:\.\d+)?)%? to ([+−-]?\d+(?:\.\d+)?)/i
const difference = /\b(?:difference|change|MD|SMD)\s([+−-]?\d+(?:\.\d+)?)/i
const pValue = /\bp([<>=])(\d?\.\d+)(?!\d| for non-?inferiority)/i

/** "4.55 (*pill, patch, ring*) vs 0.27 (*IUD, implant*)" */
const inBrackets = /^ \((\p{L}[^()\d]*)\)(?:$|[;,.])/u

/**
 * @param intervention the first arm of a line that names only what it is compared with; null if the source names none
 */
export function readResultLine(line: string, intervention: string | null = null): ResultLine | null {
  const head = headed.exec(line)
  if (!head) return null
  const [whole, name = '', role = ''] = head
  const figures = line.slice(whole.length)
  const inName = armsInName.exec(name)
  const [, outcome, comparator] = comparatorInName.exec(name) ?? []
  const found = rates.exec(figures)
  const pair: ResultLine['rates'] = found ? [toNumber(found[1]), toNumber(found[5])] : null
  const [one, other] = [found?.[3], figures.slice(found?.[0].length)].map((after) => inBrackets.exec(after ?? '')?.[1])
  const names: ResultLine['arms'] =
    found?.[4] && found[8]
      ? [found[4], found[8]]
      : one && other
        ? [one, other]
        : inName?.[2] && inName[3]
          ? [inName[2], inName[3]]
          : null
  const implied: ResultLine['arms'] = intervention && comparator ? [intervention, comparator] : null
  // Equal rates need no test.
  const isSignificant = readSignificance(figures) ?? (pair !== null && pair[0] === pair[1] ? false : null)
  return {
    nameEnd: (inName?.[1] ?? outcome ?? name).length,
    arms: names ?? implied,
    writtenArms: names?.join(' ') ?? comparator ?? '',
    rates: pair,
    direction: isSignificant === false ? 'same' : readDirection(figures, pair),
    estimate: readEstimate(figures),
    isSignificant,
    isSubgroup: /subgroup/i.test(role),
    // "Disease-free survival: HR 1.16" is more events.
    tellsSurvival:
      (surviving.test(name) && !(pair === null && hazard.test(figures))) ||
      (pair !== null && pair[0] !== pair[1] && surviving.test(found?.[0] ?? '')),
    isPrimary: /primary/i.test(role),
  }
}

const hazard = /^(?:HR|hazard ratio)\b/i

export const surviving =
  /\b(?:surviv(?:al|ed|ing|e)|alive|lived|sav(?:es?|ed|ing) (?:(?:any|no|more|fewer) ){0,2}(?:[\p{L}-]+ )?(?:lives|patients|people|children|infants|babies|adults|women|men)\b|(?:event|progression|disease|relapse|recurrence)-free|(?<=% )free)\b/iu

/** "Vaccine efficacy 88.8%" is a ratio of 0.112. */
const reduction = /\b(?:relative risk reduction|efficacy) (\d+(?:\.\d+)?)%?/i

function readEstimate(figures: string): number | null {
  const [, stated] = ratio.exec(figures) ?? []
  if (stated !== undefined) return Number(stated)
  const [, reduced] = reduction.exec(figures) ?? []
  return reduced === undefined ? null : 1 - Number(reduced) / 100
}

function readDirection(figures: string, pair: ResultLine['rates']): Direction | null {
  if (pair && pair[0] !== pair[1]) return pair[0] < pair[1] ? 'less' : 'more'
  const estimate = ratio.exec(figures)?.[1]
  if (estimate !== undefined && Number(estimate) !== 1) return Number(estimate) < 1 ? 'less' : 'more'
  if (reduction.test(figures)) return 'less'
  const change = toNumber(difference.exec(figures)?.[1])
  if (/minus/.test(figures) || Number.isNaN(change) || change === 0) return null
  return change < 0 ? 'less' : 'more'
}

function readSignificance(figures: string): boolean | null {
  if (/\bnot (?:statistically )?significant|nonsignificant|\bthreshold [\d.]+ not met/i.test(figures)) return false
  const p = pValue.exec(figures)
  if (p) return p[1] === '<' || p[1] === '=' ? Number(p[2]) <= 0.05 : false
  const interval = limits.exec(figures)
  if (!interval) return /(?:, |; )superior\b/.test(figures) ? true : null
  const [low, high] = [toNumber(interval[1]), toNumber(interval[2])]
  if (ratio.test(figures)) return low > 1 || high < 1
  return difference.test(figures) || reduction.test(figures) ? low > 0 || high < 0 : null
}
