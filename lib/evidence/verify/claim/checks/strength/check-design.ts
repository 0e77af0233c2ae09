/** Finds a claim about the design of a study that contradicts its source: "double-blind" for an open-label trial. */
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { findAll } from '@/lib/shared/text/find-all'

const { raw } = String

const nobody = raw`\b(?:nobody|no one|none|neither (?:[\p{L}-]+ ){1,4}nor)\b[^.;]{0,40}`

const judges = raw`(?:raters?|assessors?|evaluators?|adjudicators?|observers?)`

/** Pairs of exclusive designs; the first is looked for before the second, whose words it may contain. */
const designs = [
  [
    raw`(?<!\bnot )\bopen[- ]label|\bopen (?:\p{L}+ )?(?:assignment|treatment|allocation|design|trial|study)\b|(?<!\bnot )\b(?:unblinded|unmasked)\b(?! ${judges})|\bnot (?:be )?(?:blinded|masked|double-blind)|${nobody}\b(?:blinded|masked)\b|\bknew (?:which|what|who)\b(?<!${nobody}knew \p{L}+)(?<!\bnot \p{L}+ \p{L}+)`,
    raw`\b(?:double|triple|single|investigator)[- ](?:blind|mask)(?:ed)?\b|(?<!${judges} (?:was|were|had been) )\b(?:blinded|masked)\b(?! (?:outcome |end-?point )?${judges})|\bunaware of\b|\b(?:patients|participants|doctors|clinicians|physicians|investigators|staff|women|men|parents|everyone) (?:\p{L}+ )?(?:did not know|were kept in the dark|could not tell) (?:about |which|what|who|whether)?|${nobody}\b(?:knew|was told|were told|could tell) (?:which|what|who|whether)|\bnot (?:open[- ]label|unblinded|unmasked)|\b(?:hidden|concealed|kept secret) from (?:both )?(?:the )?(?:patients|participants|doctors|clinicians)`,
  ],
  // The first is looked for with its denial: "not stopped early".
  [
    raw`\b(?:ran|went on|continued|carried on|completed|finished)\b[^.;]{0,30}\b(?:planned|the (?:full|scheduled) \p{L}+|schedule)\b|\b(?:reached|recruited) (?:its|the|their) (?:full |planned |target )+\p{L}+|(?:\b(?:not|never)|n['’]t) (?:been )?(?:stop(?:ped)?|end(?:ed)?|halt(?:ed)?|terminat(?:ed?)|clos(?:ed?)) (?:\p{L}+ )?(?:early|prematurely|ahead of)\b|\bnot cut short\b|(?<!\b(?:not|never)(?: \p{L}+){0,2} (?:to )?)\b(?:ran|run) (?:its|to (?:its|the)) (?:full|planned|scheduled|intended) (?:course|length|end|term)\b`,
    raw`\b(?:stopp?ed|stopping|ended|halted|terminated|closed) (?:\p{L}+ )?(?:early|prematurely|ahead of)\b|\bcut short\b|\bstopped for (?:futility|efficacy|benefit|harm)\b`,
  ],
  [
    raw`\b(?:planned|fixed|set|laid down|defined|specified) (?:in advance|beforehand|from the (?:start|outset)|at the (?:start|outset))\b(?:[^.;]{0,24}\bpost[- ]hoc)?|\bpre-?(?:specified|planned|defined)\b(?:[^.;]{0,24}\bpost[- ]hoc)?|\b(?:not|never) (?:\p{L}+ )?post[- ]hoc\b`,
    raw`\bpost[- ]hoc\b|\bnot (?:pre-?)(?:specified|planned|defined)\b|\bnot (?:planned|specified) (?:in advance|beforehand)|\bunplanned\b`,
  ],
  [
    raw`\b(?:adherence|compliance)\b[^.;,]{0,40}\b(?:high|good|excellent|strong|near[- ]perfect|not (?:an? |the )?(?:\p{L}+ )?(?:problem|issue|concern|low|poor|difficulty))\b|\b(?:high|good|excellent|near[- ]perfect|strong|full) (?:\p{L}+ )?(?:adherence|compliance)\b|\b(?:took|taken|used|taking) (?:the |their |it )?[^.;,]{0,30}\b(?:faithfully|reliably|as (?:directed|prescribed|instructed|intended))\b`,
    raw`\b(?:adherence|compliance)\b[^.;,]{0,20}\b(?:low|poor|limited|weak|patchy)\b|\b(?:low|poor|patchy|limited|weak|incomplete) (?:\p{L}+ )?(?:adherence|compliance)\b|\blow (?:measured )?drug use\b|\bpoorly adhered\b`,
  ],
  [
    raw`\b(?:independent(?:ly)?|free) (?:of|from) (?:the )?(?:\p{L}+ )?(?:industry|manufacturer|sponsor|maker|compan(?:y|ies))\b|\b(?:publicly|government) (?:funded|financed)\b|\b(?:not|never) (?:\p{L}+ )?(?:sponsored|funded|financed|paid for|run) by\b|\b(?:no|without(?: any)?) (?:industry|manufacturer|commercial|company) (?:\p{L}+ )?(?:funding|sponsorship|money|involvement|support)\b`,
    raw`\b(?:sponsored|funded|financed|paid for|run) by (?:the |its |\p{L}+['’]s )?(?:manufacturer|maker|sponsor|industry|company)|\b(?:sponsor-run|(?:industry|company|manufacturer)[- ](?:funded|sponsored|run))\b`,
  ],
  [
    raw`\b(?:not|never|nobody)(?: (?:an?|by|on|from|was|were|been|truly|itself)){0,2} randomi[sz](?:ed|ation)\b(?! to\b)|\b(?:no|without(?: any)?) randomi[sz]ation\b|\bnon-?randomi[sz]ed\b|\b(?:not|nor) (?:\p{L}+ )?at random\b|\bobservational\b|\bbefore-and-after\b|\bwithout randomi[sz]ation\b|(?:\b(?:cannot|not|never|hardly)|n['’]t) (?:be )?(?:read|treat|regard|count|call|describe|view|take|see|interpret|present|handle|pass|amount)\p{L}*\b[^.;,]{0,60}?\b(?:as|for|like|to) (?:an? )?(?:true |proper |real )?randomi[sz]ed\b|\b(?:than|instead of) (?:an? |on |by |from )?randomi[sz](?:ed|ation)\b`,
    raw`\brandomi[sz]ed\b|\brandomi[sz]ation\b|\brandomly (?:assigned|allocated)\b|\b(?:assigned|allocated) (?:randomly|at random)\b`,
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
    raw`(?<!\b(?:not|hardly|n't) (?:\p{L}+ )?)\b(?:(?:large|big) enough to (?:exclude|rule out|settle|show|detect)\b|(?:amply|adequately|well|fully|sufficiently) powered\b|(?:ample|adequate|enough|plenty of|sufficient) (?:statistical )?power\b)|(?<!\b(?:not|never|cannot|no) (?:\p{L}+ )?|n['’]t )\b(?:rul(?:es?|ed|ing) out|exclud(?:es|ed|ing)) (?:even )?(?:an? |any |the possibility of )?(?:small|modest|slight|minor|moderate|meaningful|important|real|worthwhile|clinically \p{L}+) (?:\p{L}+ )?(?:differences?|effects?|benefits?|harms?|gains?|increases?|reductions?|excess|risks?|advantages?)\b`,
    raw`\b(?:underpowered|too small|not powered|lacked (?:the )?power|low power|few events)\b`,
  ],
  // What the trial was to show, whatever it found.
  [
    raw`\b(?=designed|set up|planned|powered|built|superiority)(?<!\b(?:not|no|never|nor)\b[^.;,]{0,40})(?:(?:designed|set up|planned|powered|built)\b[^.;,]{0,40}\bsuperiority\b|superiority (?:trial|study|design)\b)`,
    raw`\b(?:designed|set up|planned|powered|built)\b[^.;,]{0,40}\bnon-?inferiority\b|\bnon-?inferiority (?:trial|study|design)\b`,
  ],
  [raw`\bsingle[- ]cent(?:re|er)\b|\b(?:one|single) (?:hospital|cent(?:re|er))\b`, raw`\bmulti-?cent(?:re|er)\b`],
].map((each) => each.map((words) => new RegExp(words, 'iu')))

/** @returns a difference when the claim has one design only, and the source the other one only; otherwise null */
export function checkDesign(claim: string, sentences: readonly { text: string; role?: string }[]): Difference | null {
  return findOtherWay(claim, sentences) ?? findUnrandomized(claim, sentences)
}

/** "*Background incidence* was estimated, not randomised." */
const unrandomized = /(?:^|[.;] ?)([^.;,]{3,60}) (?:was|were) [^.;,]{0,40},? not randomi[sz]ed\b/iu
/** "Randomised to lenacapavir *or to the background group*", "the randomised *background group*". */
const randomized = /(?<!\bnot )\brandomi[sz]ed((?: [^\s,.;()]+){1,8})/giu

/** Within a randomised trial, a group that was not part of the randomisation. */
function findUnrandomized(claim: string, sentences: readonly { text: string; role?: string }[]): Difference | null {
  for (const { 0: whole, 1: groups = '', index } of findAll(claim, randomized))
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
