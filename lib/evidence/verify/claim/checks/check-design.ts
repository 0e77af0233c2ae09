/** Finds a claim about the design of a study that contradicts its source: "double-blind" for an open-label trial. */
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'

const { raw } = String

const nobody = raw`\b(?:nobody|no one|none|neither (?:\p{L}+ )?nor)\b[^.;]{0,40}`

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
    raw`\b(?:not|never|nobody)(?: (?:an?|by|was|were|been|truly|itself)){0,2} randomi[sz](?:ed|ation)\b(?! to\b)|\b(?:no|without(?: any)?) randomi[sz]ation\b|\bnon-?randomi[sz]ed\b|\b(?:not|nor) (?:\p{L}+ )?at random\b|\bobservational\b|\bbefore-and-after\b|\bwithout randomi[sz]ation\b`,
    raw`\brandomi[sz]ed\b|\brandomi[sz]ation\b`,
  ],
  [raw`\bsingle[- ]cent(?:re|er)\b|\b(?:one|single) (?:hospital|cent(?:re|er))\b`, raw`\bmulti-?cent(?:re|er)\b`],
].map((each) => each.map((words) => new RegExp(words, 'iu')))

/** @returns null unless the claim has one design only, and the source the other one only */
export function checkDesign(claim: string, sentences: readonly { text: string }[]): Difference | null {
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

/** "Modelling rather than randomised trials" has neither design. */
const contrasted = /\b(?:rather than|instead of) (?:an? |on |by )?randomi[sz](?:ed|ation)\b/gi

/** An observational analysis of a randomised trial has both; "not randomised" is one. */
function findWays(text: string, ways: readonly RegExp[]): { way: number; span: Span }[] {
  let rest = text.replace(contrasted, (phrase) => ' '.repeat(phrase.length))
  return ways.flatMap((words, way) => {
    const found = words.exec(rest)
    if (!found) return []
    const span: Span = [found.index, found.index + found[0].length]
    rest = rest.slice(0, span[0]) + ' '.repeat(found[0].length) + rest.slice(span[1])
    return [{ way, span }]
  })
}
