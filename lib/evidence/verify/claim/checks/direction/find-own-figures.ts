/** Compares what a claim states with the figures that it gives itself: "more often with A than with B (6% vs 8%)". */
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import { readSignificance } from '@/lib/evidence/verify/claim/read-significance'
import { type Direction, isComparative, type Statement } from '@/lib/evidence/verify/claim/read-statements'
import { hasEstimates, listEstimates, readRatio } from '@/lib/evidence/verify/claim/result-figures'
import { parseIntervals } from '@/lib/evidence/verify/figures/parse-intervals'
import { findAll } from '@/lib/shared/text/find-all'
import { readValence } from './read-valence'

/**
 * Figures of two arms next to each other, the subject's first; "(12% vs 15% with sustained relief)" names
 * another outcome.
 */
const pair =
  /(?<![\d.,–-])(\d+(?:\.\d+)?)(?:%| per [\d,]+)? (?:vs\.?|versus|against|compared with) (\d+(?:\.\d+)?)(?![\d.–-])/g
/** "Less often", "fewer", "worse": a comparison rather than a change over time. */
const comparative = /^(?:less|more|fewer|higher|lower|rarer|commoner|likelier|greater|smaller|better|worse)$/i
/** "The *gain* was smaller (67% vs 53%)": the figures are not those of the gain. */
const ofChange =
  /\b(?:gains?|differences?|effects?|benefits?|reductions?|improvements?|increases?|decreases?|drops?|falls?|rises?|loss(?:es)?|gaps?|changes?|declines?|advantages?)\b/i

/** @returns a result with the same figures, and what the figures show, if they show the opposite of the words */
export function findOwnFigures(claim: Statement, facts: readonly Fact[]): { fact: Fact; stated: Direction } | null {
  const { text, start, cue, direction } = claim
  if (cue === null || !comparative.test(text.slice(cue.start - start, cue.end - start))) return null
  const [found, ...others] = findAll(text.slice(cue.end - start), pair)
  if (!found || others.length > 0 || ofChange.test(text)) return null
  const [first, second] = [Number(found[1]), Number(found[2])]
  const stated = first < second ? 'less' : 'more'
  const [counted = ''] = /^%?([^();,]*)/.exec(text.slice(cue.end - start + found.index + found[0].length)) ?? []
  const fact = facts.find(({ text: stated }) => found.slice(1).every((each) => stated.includes(each)))
  if (first === second || !fact || readAmount(direction, counted) !== (stated === 'less' ? 'more' : 'less')) return null
  return { fact, stated }
}

/** "*Significantly increased* recurrence (HR 1.08; P = 0.26)", "(HR 0.85, 95% CI 0.62 to 1.17)". */
export function findOwnNull({ text, start, cue, direction, isWeak }: Statement, facts: readonly Fact[]): Fact | null {
  if (cue === null || isWeak || !isComparative(direction)) return null
  const before = text.slice(Math.max(0, cue.start - start - ' significantly '.length), cue.start - start)
  if (!/\bsignificant(?:ly)? $/i.test(before) || denied.test(text) || !showsNone(text)) return null
  const figures = listEstimates(text)
  return figures.length > 0 ? (facts.find((fact) => hasEstimates(fact, figures)) ?? null) : null
}

const denied = /\b(?:not|no|nor|never|without|neither|but)\b/i

function showsNone(text: string): boolean {
  const [ratio] = readRatio(text) === null ? [] : parseIntervals(text)
  return readSignificance(text) === false || (ratio !== undefined && ratio.low < 1 && ratio.high > 1)
}

/** "Better (34.4% vs 44.4% *well-controlled weeks*)" claims more of what is good. */
function readAmount(direction: Direction | null, counted: string): Direction | null {
  if (direction !== 'better' && direction !== 'worse') return direction
  const valence = readValence(counted)
  if (valence === null) return null
  return (valence === 'good') === (direction === 'better') ? 'more' : 'less'
}
