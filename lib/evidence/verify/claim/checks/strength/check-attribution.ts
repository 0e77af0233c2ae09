/**
 * Finds a cause that a claim gives for a result, where no sentence of the source gives it: "the longer survival was the
 * result of less depression", of a trial that reports both.
 */

import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'
import type { StrengthFinding } from './check-strength'

const was = String.raw`(?:was|were|is|are) (?:\p{L}+ly )?`
/** The result precedes these, and the cause follows. */
const toCause = new RegExp(
  String.raw`\b(?:${was}(?:due to|attributable to|the (?:direct )?(?:result|consequence|product) of|a (?:direct )?(?:result|consequence) of|caused by|brought about by|explained by|mediated by|produced by|owed to)|results? from|resulted from|stems? from|stemmed from|(?:can|could|must) be (?:\p{L}+ly )?(?:put down|attributed|credited|ascribed|traced(?: back)?) to)\b`,
  'iu',
)
/** The cause precedes these, and the result follows. */
const toResult =
  /\b(?:(?:was|were|is|are|be) (?:itself |themselves )?the (?:\p{L}+ )?(?:cause|mechanism|reason) (?:of|behind|for)|accounts? for|accounted for|explains?|explained|(?:was|were|is|are) (?:itself |directly )?(?:responsible for|behind))\b/iu
/** A difference or a rate; single events may have been attributed by those who reported them. */
const result =
  /\b(?:difference|excess|gain|fall|drop|rise|increase|decrease|reduction|decline|improvement|benefit|advantage|shortfall|survival|mortality|(?:extra|more|fewer|excess) (?:\p{L}+ )?(?:deaths?|events|recurrences?|relapses?)|(?:higher|lower) (?:rate|risk))\b/iu
const doubted =
  /\b(?:not|cannot|never|nor|no|may|might|possibly|perhaps|probably|partly|whether|unclear|hardly|unlikely|if)\b|n['’]t\b/i
const attributes =
  /\b(?:due to|attribut\w+|because|caus(?:e[sd]?|ing)|result(?:s|ed)? (?:of|from)|consequence|explain\w*|driven|mediat\w+|account\w*|owing|mechanism|through|credit\w*|responsible|thanks|mainly|mostly|largely|came from)\b/i

/**
 * @returns a finding when the claim gives a cause for a result, and no sentence of the source gives a cause that it
 *   names; otherwise null
 */
export function checkAttribution(claim: string, source: SourceReading): StrengthFinding | null {
  if (source.isGuideline || !source.isSummary || doubted.test(claim)) return null
  const found = toCause.exec(claim) ?? toResult.exec(claim)
  if (!found) return null
  const [before, after] = [claim.slice(0, found.index), claim.slice(found.index + found[0].length)]
  const [effect, cause] = toCause.test(found[0]) ? [before, after] : [after, before]
  if (!result.test(effect)) return null
  const named = tokenize(cause.split(/[;.]/)[0] ?? '').filter(({ word, concept }) => !isWording(word, concept))
  const isKnown = source.sentences.some(
    ({ text, tokens }) =>
      attributes.test(text) && named.some((each) => tokens.some(({ concept }) => concept === each.concept)),
  )
  if (isKnown || named.length === 0) return null
  return { kind: 'certainty', sentence: null, words: [[found.index, found.index + found[0].length]] }
}
