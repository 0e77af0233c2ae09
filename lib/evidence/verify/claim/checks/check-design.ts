/** Finds a claim about the design of a study that contradicts its source: "double-blind" for an open-label trial. */
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import { tokenize } from '@/lib/evidence/verify/claim/tokens'

const { raw } = String

const nobody = raw`\b(?:nobody|no one|none|neither (?:\p{L}+ )?nor)\b[^.;]{0,40}`

const judges = raw`(?:raters?|assessors?|evaluators?|adjudicators?|observers?)`

/** Pairs of exclusive designs; the first is looked for before the second, whose words it may contain. */
const designs = [
  [
    raw`\bopen[- ]label|\bopen (?:\p{L}+ )?(?:assignment|treatment|allocation|design|trial|study)\b|\bunblinded|\bunmasked|\bnot (?:be )?(?:blinded|masked|double-blind)|${nobody}\b(?:blinded|masked)\b|\bknew (?:which|what|who)\b`,
    raw`\b(?:double|triple|single|observer|investigator|assessor|rater)[- ](?:blind|mask)(?:ed)?\b|\b(?:blinded|masked)\b|\bunaware of\b`,
  ],
  [
    raw`\b(?:stopp?ed|stopping|ended|halted|terminated|closed) (?:\p{L}+ )?(?:early|prematurely|ahead of)\b|\bcut short\b`,
    raw`\b(?:ran|went on|continued|carried on|completed|finished)\b[^.;]{0,30}\bplanned\b|\b(?:reached|recruited) (?:its|the|their) (?:full |planned |target )+\p{L}+`,
  ],
  [
    raw`\b(?:not|never|nobody)(?: (?:an?|by|on|from|was|were|been|truly|itself)){0,2} randomi[sz](?:ed|ation)\b(?! to\b)|\b(?:no|without(?: any)?) randomi[sz]ation\b|\bnon-?randomi[sz]ed\b|\b(?:not|nor) (?:\p{L}+ )?at random\b|\bobservational\b|\bbefore-and-after\b|\bwithout randomi[sz]ation\b|(?:\b(?:cannot|not|never|hardly)|n['’]t) (?:be )?(?:read|treat|regard|count|call|describe|view|take|see|interpret|present|handle|pass|amount)\p{L}*\b[^.;,]{0,60}?\b(?:as|for|like|to) (?:an? )?(?:true |proper |real )?randomi[sz]ed\b|\b(?:than|instead of) (?:an? |on |by |from )?randomi[sz](?:ed|ation)\b`,
    raw`\brandomi[sz]ed\b|\brandomi[sz]ation\b`,
  ],
  // Those who judged the outcome, also within an open trial.
  [
    raw`\b${judges} (?:was|were|had been) (?:not (?:been )?|un)(?:blinded|masked)|\b(?:unblinded|unmasked) ${judges}\b|\b${judges} (?:knew|were aware of)\b`,
    raw`\b(?:blinded|masked) (?:outcome )?${judges}\b|\b${judges} (?:was|were|had been) (?:blinded|masked|unaware)\b`,
  ],
  [
    raw`\bconfounding (?:is|was|has been|can be) (?:ruled out|excluded|eliminated)\b|(?<!\b(?:not|cannot|never|without) )\b(?:rul|exclud)(?:es?|ed|ing) (?:out )?(?:any |all )?(?:residual )?confounding\b|\bfree (?:of|from) confounding\b`,
    raw`\bconfounding\b`,
  ],
  [
    raw`(?<!\b(?:not|hardly|n't) (?:\p{L}+ )?)\b(?:large enough|(?:amply|adequately|well|fully) powered|big enough) to (?:exclude|rule out|settle|show|detect)\b`,
    raw`\b(?:underpowered|too small|not powered|lacked (?:the )?power|low power|few events)\b`,
  ],
  [raw`\bsingle[- ]cent(?:re|er)\b|\b(?:one|single) (?:hospital|cent(?:re|er))\b`, raw`\bmulti-?cent(?:re|er)\b`],
].map((each) => each.map((words) => new RegExp(words, 'iu')))

/** @returns null unless the claim has one design only, and the source the other one only */
export function checkDesign(claim: string, sentences: readonly { text: string; role?: string }[]): Difference | null {
  return findOtherWay(claim, sentences) ?? findUnrandomized(claim, sentences)
}

/** "*Background incidence* was estimated, not randomised." */
const unrandomized = /(?:^|[.;] ?)([^.;,]{3,60}) (?:was|were) [^.;,]{0,40},? not randomi[sz]ed\b/iu
/** "Randomised to lenacapavir *or to the background group*", "the randomised *background group*". */
const randomized = /(?<!\bnot )\brandomi[sz]ed((?: [^\s,.;()]+){1,8})/giu

/** Within a randomised trial, a group that was not part of the randomisation. */
function findUnrandomized(claim: string, sentences: readonly { text: string; role?: string }[]): Difference | null {
  for (const { 0: whole, 1: groups = '', index } of claim.matchAll(randomized))
    for (const [sentence, { text, role }] of sentences.entries()) {
      const [, name = ''] = role === 'limitations' ? (unrandomized.exec(text) ?? []) : []
      const [first] = tokenize(name)
      const isNamed =
        first && first.word.length > 4 && tokenize(groups).some(({ concept }) => concept === first.concept)
      if (isNamed) return { sentence, words: [[index, index + whole.length]], sourceWords: [] }
    }
  return null
}

function findOtherWay(claim: string, sentences: readonly { text: string }[]): Difference | null {
  for (const ways of designs) {
    const [claimed, ...others] = findWays(claim, ways)
    if (!claimed || others.length > 0) continue
    const stated = sentences.flatMap(({ text }, sentence) =>
      findWays(text, ways).map((found) => ({ ...found, sentence })),
    )
    const [other] = stated
    if (!other || stated.some(({ way }) => way === claimed.way)) continue
    return { sentence: other.sentence, words: [claimed.span], sourceWords: [other.span] }
  }
  return null
}

/** An observational analysis of a randomised trial has both; "not randomised" is one. */
function findWays(text: string, ways: readonly RegExp[]): { way: number; span: Span }[] {
  let rest = text
  return ways.flatMap((words, way) => {
    const found = words.exec(rest)
    if (!found) return []
    const span: Span = [found.index, found.index + found[0].length]
    rest = rest.slice(0, span[0]) + ' '.repeat(found[0].length) + rest.slice(span[1])
    return [{ way, span }]
  })
}
