/**
 * Recognises a claim whose outcome is the opposite of that of a result: survival for deaths, "no nausea" for nausea.
 */
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import { surviving } from '@/lib/evidence/verify/claim/read-results'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { nameCore, readValence, timeToEvent } from './read-valence'

/** Whether more of what the claim measures is less of what the result measures. */
export function wordsOppositely(claim: Statement, fact: Fact): boolean {
  const { line, outcome, text } = fact
  const isOther =
    ((outcome.has(death) || line?.tellsSurvival) &&
      claimsSurvival(claim) !== (line?.tellsSurvival ?? tellsSurvival(text))) ||
    (line !== null && tellsTimeTo(claim) && timeToEvent.test(text)) ||
    (line !== null &&
      tellsAbsence(nameMeasured(fact)) &&
      !tellsAbsence(claim.text) &&
      readValence(nameCore(claim)) !== 'good')
  return isOther !== tellsLessOf(claim, fact)
}

export const death = tokenize('death')[0]?.concept ?? 'death'

/** The name of a result without whom it is of: "mortality, *oxygen without ventilation* (subgroup)". */
function nameMeasured({ line, text }: Fact): string {
  const name = text.slice(0, line?.nameEnd).replace(ofWhom, '')
  return line?.isSubgroup ? name.replace(ofSubgroup, '') : name
}

const ofSubgroup = /,.*|\b(?:with|without|free of) .*/i

/** "Vasopressor start *in patients without it at baseline*": in whom, not what. */
const ofWhom = /\b(?:in|among|for) (?:patients|people|those|participants|adults|children|infants|(?:wo)?men)\b.*/i

/** "No nausea": more of it is less nausea. */
function tellsAbsence(text: string): boolean {
  return /^no (?!\p{L}+ (?:vs|versus)\b)|\b(?:had|have|with|having) no (?!\p{L}+ than|more|less|better|worse|difference)|\b(?:free(?:dom)? (?:from|of)|absence of|without (?:any )?(?=\p{L}))|-free\b/iu.test(
    text,
  )
}

/** "Shortened the time to resolution" is read as more resolution; a line of results gives the time itself. */
function tellsTimeTo({ text, start, cue }: Statement): boolean {
  return cue !== null && /^ (?:the |median |mean )*time (?:to|until|before)\b/i.test(text.slice(cue.end - start))
}

/** "Reduced disability: OR 2.49" is less disability, for a claim on the amount of it. */
function tellsLessOf({ direction }: Statement, { line, text }: Fact): boolean {
  return line !== null && /less|more/.test(direction ?? '') && /^(?:reduced|fewer|less|lower) \p{L}/iu.test(text)
}

/** "The reduction in mortality …, leaving little doubt about the survival benefit" is about deaths. */
export function claimsSurvival({ core, text }: Statement): boolean {
  return tellsSurvival(text) && !core.some(({ word }) => /^(?:deaths?|died|mortality)$/.test(word))
}

/** More survivors means fewer deaths. Figures in brackets belong to something else. */
function tellsSurvival(text: string): boolean {
  const bare = text.replace(/\([^()]*\)/g, '')
  return (
    surviving.test(bare) ||
    /\b(?:prolong|extend|lengthen)\w* (?:their |the )?li(?:fe|ves)\b/i.test(bare) ||
    /\bfree (?:of|from) \p{L}|\bwithout (?:their |the )?(?:cancer|progression|relapse|recurrence)\b/iu.test(bare)
  )
}
