/** English verbs and nouns that say that one thing raises, lowers or goes with another. */

const { raw } = String

const raising = raw`(?:increas|rais|elevat|promot|enhanc|activat|induc|stimulat|upregulat|trigger|accelerat|exacerbat|aggravat|potentiat|boost|augment|amplif|strengthen|facilitat|prolong|doubl|tripl|provok)(?:e|es|ed|s|ies|y|ing)?|up-regulat(?:es?|ed)|caus(?:es?|ed|ing)|dr(?:ives?|ove)|leads? to|led to|leading to|results? in|resulted in|resulting in|contribut(?:es?|ed) to|g(?:ives?|ave) rise to|predispos(?:es?|ed)(?: \p{L}+)? to|sensiti[sz](?:es?|ed)(?: [\p{L}\d-]+){0,3} to|confer(?:s|red)?|mediat(?:es?|ed)|favou?r(?:s|ed)`

const lowering = raw`(?:decreas|reduc|lower|inhibit|suppress|repress|prevent|block|attenuat|impair|abolish|abrogat|downregulat|restrict|antagoni[sz]|counteract|diminish|disrupt|delay|slow|ameliorat|alleviat|mitigat|reliev|hinder|hamper|weaken|shorten|halv|curb|curtail|blunt|dampen|eliminat|eradicat|kill|silenc|inactivat|degrad)(?:e|es|ed|s|ing)?|down-regulat(?:es?|ed)|protect(?:s|ed|ing)?(?: [\p{L}\d-]+){0,4} (?:against|from)|guard(?:s|ed)? against|interfer(?:es?|ed) with|treat(?:s|ed)?|cures?|stops?`

const bettering = raw`improv(?:es?|ed|ing)|benefit(?:s|ed)?`
const worsening = raw`worsen(?:s|ed|ing)?|harm(?:s|ed)?`

/** Neither side acts on the other, or the verb leaves open which. */
const mutual = raw`(?:associat|correlat|relat|link|tied)(?:ed|es|e)? (?:\p{L}+ly )?(?:with|to)|(?:associations?|correlations?|relationships?|relation|links?) (?:was |were )?(?:\p{L}+ )?(?:between|of|with|to)|predict(?:s|ed)|risk factors? for|depend(?:s|ed|ent)? (?:up)?on|(?:required|necessary|essential|needed|indispensable|crucial|critical) for`

/** "Were lower in", "produced more": a word next to the verb gives the sign. */
const level = raw`(?:is|are|was|were|remain(?:s|ed)?) (?:\p{L}+ly |also |much |far |even )*(?:(?:more|less|most|least) \p{L}+|higher|lower|greater|smaller|larger|commoner|rarer|shorter|longer)(?= (?:in|among|with|for|on|after|under|at)\b)`
const amount = raw`(?:had|has|have|show(?:s|ed)?|exhibit(?:s|ed)?|display(?:s|ed)?|produc(?:es?|ed)|secret(?:es?|ed)|releas(?:es?|ed)|express(?:es|ed)?|experienc(?:es?|ed)|suffer(?:s|ed)?)(?= (?:an? |the |\p{L}+ly |much |far )*(?:more|less|fewer|higher|lower|greater|smaller|larger|increased|decreased|reduced|elevated)\b)`

const unsigned = raw`(?:affect|influenc|impact|alter|modif|chang)(?:es|ed|s|y|ies|ied)|(?:effects?|influence|impact|bearing) (?:up)?on`

/** The name of the group that matched is the kind of verb. */
export const relationVerb = new RegExp(
  raw`(?<![\p{L}-])(?:(?<raising>${raising}|${amount})|(?<lowering>${lowering})|(?<bettering>${bettering})|(?<worsening>${worsening})|(?<mutual>${mutual}|${level})|(?<unsigned>${unsigned}))(?![\p{L}-])`,
  'giu',
)

/** "No effect was found for A": on anything. */
export const noEffect =
  /\b(?:no|not an?|little) (?:[\p{L}-]+ ){0,3}(?:effects?|associations?|benefits?|reductions?|increases?|differences?|relations?|relationships?|correlations?) (?:was|were|is|has been|could be) (?:found|seen|observed|detected|shown|demonstrated|noted|evident|apparent) (?:for|with|of) (?=\p{L})([^;:.]*)/giu

const turning = raw`loss|lack(?:s|ed|ing)?|absence|absent|deficienc(?:y|ies)|deficient|depletion|depleted|deletion|deleted|knock-?(?:down|outs?)|null|ablation|ablated|inactivation|inactivated|silencing|silenced|inhibitions?|inhibitors?|inhibiting|antagonists?|blockers?|blockade|suppress(?:ion|ed|ing)|repress(?:ion|ed)|reduc(?:tions?|ed|ing)|decreas(?:es?|ed|ing)|low(?:er|ered|ering|est)?|less|fewer|diminish(?:ed|ing)|attenuat(?:ed|ion)|impair(?:ed|ment)|insufficien(?:t|cy)|insensitiv\p{L}+|resistan(?:t|ce)|protection|protective|prevention|declin(?:es?|ed|ing)|poor(?:er)?|withdrawal|cessation|inverse(?:ly)?|negative(?:ly)?|downregulation|smaller|shorter|without|removal|surviv(?:al|es?|ed|ors?|ing)|alive`

/** Words next to a thing that turn what is said of it: "loss of A", "A inhibitors", "survival" for deaths. */
export const turningWord = new RegExp(raw`\b(?:${turning})\b|-free\b`, 'giu')

const one = new RegExp(`^(?:${turning})$`, 'iu')

export function turnsRelation(word: string): boolean {
  return one.test(word)
}
