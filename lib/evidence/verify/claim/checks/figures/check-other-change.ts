/** Compares the change that a claim states in per cent with the one that the result on its outcome states. */

import { alignFacts } from '@/lib/evidence/verify/claim/align'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { type FigureFinding, isRelative } from './figure-finding'

const change = /\bby (?:about |around |some |roughly |nearly |almost |over )?(\d+(?:\.\d+)?)\s?%/i

/** "Reduced exposure by 92%", although the source has "reduced oxygen exposure by 29%", and 92% as a limit. */
export function findOtherChange(claim: Statement, source: SourceReading): FigureFinding | null {
  const [whole = '', claimed] = change.exec(claim.text) ?? []
  if (claimed === undefined || isRelative(claimed, claim.text, source)) return null
  if (source.facts.some(({ context }) => statesChange(context, claimed))) return null
  const [closest] = alignFacts(claim, source)
  const [stated, amount] = change.exec(closest?.fact.text ?? '') ?? []
  if (!closest || closest.score < sameOutcomeLeast || closest.fact.direction !== claim.direction) return null
  if (stated === undefined || Math.abs(Number(amount) - Number(claimed)) <= roundedBy) return null
  const { fact } = closest
  const [at, own] = [claim.start + claim.text.indexOf(whole), fact.start + fact.text.indexOf(stated)]
  return {
    kind: 'outcome',
    fact,
    words: [[at, at + whole.length]],
    sourceWords: [[own, own + stated.length]],
  }
}

/** How well a result must fit the words of a claim, so that both are about one outcome. */
const sameOutcomeLeast = 0.7
/** Percentage points that a rounded figure may differ. */
const roundedBy = 1

/** "By 29%", "29% fewer", "a 29% reduction", "a difference of 29 points". */
function statesChange(text: string, figure: string): boolean {
  const written = figure.replace('.', '\\.')
  return new RegExp(
    `\\bby (?:\\p{L}+ ){0,2}${written}\\b|\\b${written}\\s?%? (?:\\p{L}+ )?(?:lower|higher|fewer|more|less|greater|reduc|increas|points?|percentage|relative)|(?:reduction|increase|efficacy|change|difference)\\b[^;.]{0,24}${written}\\b`,
    'iu',
  ).test(text)
}
