/** Recognises wordings that have a word for a direction and yet state none between two arms. */
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'

/** An aim is not a finding. */
const statesAim =
  /(?:\bto|\bwe|\bstud(?:y|ies)|\balso|\bwas|\bwere|\bbeen|^)\s+(?:aim\w*|assess\w*|ascertain\w*|determin\w*|establish|evaluat\w*|examin\w*|explor\w*|investigat\w*|postulat\w*|test|learn|see)\b.{0,60}\b(?:whether|if|that)\b|\bto (?:assess|ascertain|determine|evaluate|examine|explore|investigate) (?:the|how|what)\b|\b(?:aims?|purpose|objectives?|goals?)(?= (?:of|in|here|was|were|is|are)\b).{0,40}\b(?:was|were|is|are)\b/i

/** "26 patients need treatment to prevent one event": a number, whose direction no result states in these words. */
const statesNumberNeeded =
  /\b(?:need\w*|had|have|has|must|treat\w*)\b[^.;]{0,120}\bto (?:prevent|spare|avoid|avert|save|gain|keep)\b[^.;]{0,120}\bone\b|\b(?:need\w*|treat\w+)\b[^.;]{0,120}\b(?:for|to have|yields?|gives?|means?|produces?|brings?) (?:about )?(?:one|an) (?:more|fewer|less|extra|additional|further)\b/i

/** "Improved by 21 points with A and 19 with B": a change over time in each arm. */
const statesBothChanges =
  /\b(?:improv\w+|fell|rose|dropp?\w*|declin\w+|increas\w+|decreas\w+) by (?:\p{L}+ ){0,2}\d[\d.]*(?:%| \p{L}+)? (?:with|on|in|under|after) [^;]{2,60}? and (?:by )?(?:\p{L}+ ){0,2}\d/iu

/** "Should not begin aspirin to prevent a first event": the purpose of advice is not a result. */
const advisesToward =
  /\b(?:should|must|recommend\w*|advis\w+|suggest\w*|offer\w*|endors\w+)\b[^.;]*\b(?:to (?:prevent|reduce|lower|improve|relieve|ease|shorten|raise|increase)|(?:for|of) (?:prevent|reduc|lower|improv|reliev|eas|shorten|rais|increas)ing)\b|\b(?:should|must) (?:be )?(?:\p{L}+ly )?(?:brought|lower(?:ed)?|reduced?|raised?|increased?|kept|keep|cut)\b/iu

/** "The benefit was similar with and without diabetes": the same effect in several groups, not in both arms. */
const statesConsistency =
  /\b(?:effects?|benefits?|reductions?|improvements?|advantages?|gains?|efficacy|protection|results?|findings?|harms?)\b[^;]{0,60}? (?:was|were|is|are|looked|appeared|remained|held) (?:\p{L}+ly )?(?:similar|the same|alike|comparable|consistent|no different|unaffected|independent|equal)\b[^;]{0,40}? (?:with (?:and|or) without|whether|across|regardless|irrespective|whatever|of (?:age|sex)|in (?:men|women|people|patients|those|older|younger|both (?:sexes|subgroups|men|women)|all (?:sub)?groups|sub))/iu

/** "In contrast to ADRENAL", "unlike procalcitonin": what follows is not the result of the source. */
const contrasts = /\bcontrasts? (?:with|to)\b|\bunlike\b|\bconflicts? with\b|\bat odds with\b/i

/** "Apart from headache, no excess of harm": says what else there was. */
const excepts = /^\W*(?:apart|aside) from\b|^\W*except for\b|^\W*other than\b/i

/**
 * "The gain in symptoms was smaller (67% vs 53%)" than another gain: how large an effect was, not
 * whether there was one.
 */
const statesSize =
  /\b(?:gain|benefit|effect|reduction|improvement|advantage)s?\b(?: (?:in|on|for|of) [^;,()]{2,60})? (?:was|were|is|looked) (?:much |somewhat |far |even )?(?:smaller|larger|greater|bigger)(?! than| (?:with|on|in|after|under)\b)/i

/** "Some benefit could not be dismissed" shows none, so that a source with a disadvantage does not deny it. */
const leavesPossible =
  /\b(?:cannot|can ?not|could ?not|(?:is|was|were|are) not) be (?:\p{L}+ly )?(?:dismissed|ruled out|excluded|discounted)\b/iu

/** Wordings that state no direction between two arms. */
const noComparison = [
  leavesPossible,
  statesAim,
  statesNumberNeeded,
  statesBothChanges,
  statesConsistency,
  contrasts,
  excepts,
  statesSize,
]

/** Whether a sentence of a guideline names a purpose rather than a result. */
export function advisesPurpose(text: string): boolean {
  return advisesToward.test(text)
}

export function statesNoComparison(text: string, { isGuideline }: SourceReading): boolean {
  return (isGuideline && advisesPurpose(text)) || noComparison.some((pattern) => pattern.test(text))
}
