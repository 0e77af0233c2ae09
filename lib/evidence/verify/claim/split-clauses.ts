/** Splits a sentence into clauses that each state one result. */
import { findAll } from '@/lib/shared/text/find-all'
import { findBrackets } from './split-parts'
import type { Cue } from './words/cues-en'

export interface Clause {
  start: number
  end: number
}

/** Where a new statement can begin. */
const joints =
  /[;]\s|,?\s+(?:but|and(?= not\b| [^;:,.()]{3,40} (?:did|does) not[.;]?$)|while|whereas|although|though|despite|yet|(?<!\b(?:surviv\w*|alive|lived?)\s+)without)\s|,\s+(?:and|with|nor|which|so|at|for)\s|\)\s+(?:and|with|nor)\s+(?=\p{L})|[%\d]\s+(?:and|nor)\s+(?=\p{L})|\)\s*,\s(?!(?:and|but|while|whereas|although|though)\s)|\s+at the (?:cost|price|expense) of\s|,\s+(?=\p{L}+\s(?:was|were|did|had|rose|fell|cut|lowered|reduced|increased|raised|improved)\b)|(?<=^(?:although|though|even though|while|whereas|despite) [^,;:]{3,140}),\s|(?<=\p{L})\s+(?:and|nor)\s+(?=(?:[\p{L}\d.]+%?\s){0,4}?(?:reduced|lowered|raised|increased|improved|caused|did|had|led|were|was|gave|shortened|prolonged|slowed|cut|halved|doubled|trimmed|shaved|slashed|prevented|relieved|eased|delayed|lengthened|extended|worsened|fell|rose|more|fewer|less|higher|lower|no)\b)/giu

/** "… but not death", "; bleeding was not." */
const denied =
  /^\W*(?:but|and) not\b|^(?:;|,? (?:but|while|whereas)\b)[^;,.]{3,70}\b(?:was|were|did|does|is|are) not[.;]|^,? and\b[^;,.]{3,70}\b(?:did|does) not[.;]/i

/** "16.6% vs 8.2%": a difference without a word for it. */
const pairs = /\d% (?:[^,;:()%]{1,60} )?(?:vs|versus|against|compared with) \d/g

const contrasting = /^;|\b(?:while|whereas|but|although|though)\b/i

/** Cuts only where each side states a direction, so that no clause is without one. */
export function splitClauses(text: string, cues: readonly Cue[]): Clause[] {
  const compared = findAll(text, pairs).map(({ index }) => index)
  const brackets = findBrackets(text)
  const cuts: number[] = []
  let from = 0
  for (const { 0: joint, index } of findAll(text, joints)) {
    if (brackets.some(([start, end]) => index > start && index < end)) continue
    const at = index + Math.max(0, joint.search(/\p{L}/u) < 0 ? joint.length : joint.search(/[;,\s]/))
    const isDenied = denied.test(text.slice(index, index + 90))
    const isBetween =
      (isDenied && cues.some(({ end }) => end <= at + 1)) ||
      ((cues.some(({ start, end }) => start >= from && end <= at + 1) ||
        (contrasting.test(joint) && compared.some((start) => start >= from && start < at))) &&
        cues.some(({ start }) => start > at))
    if (!isBetween) continue
    cuts.push(at)
    from = at
  }
  const starts = [0, ...cuts]
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? text.length }))
}
