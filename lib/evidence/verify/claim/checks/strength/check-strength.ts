/**
 * Finds claims that go further than their source: cause, certainty, grade of a recommendation, everyone, superiority.
 */
import type { Span } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'

type Overstatement =
  | 'cause'
  | 'certainty'
  | 'grade'
  | 'everyone'
  | 'only'
  | 'noninferiority'
  | 'superiority'
  | 'advice'
  | 'duration'

export interface StrengthFinding {
  kind: Overstatement
  /** The sentence that claims less; null if none is about it. */
  sentence: number | null
  words: Span[]
}

/** @returns null if the claim is no stronger than the source */
export function checkStrength(claim: string, source: SourceReading): StrengthFinding | null {
  for (const { kind, claimed, sourceHas, weaker } of rules) {
    const found = claimed.exec(claim)
    if (!found) continue
    if (source.sentences.some(({ text }) => sourceHas(found, text))) continue
    // "Must", "always" and "never" in a guideline are advice, and "with proven resistance" is a case.
    if (kind === 'certainty' && source.isGuideline && advising.test(found[0])) continue
    if (kind === 'certainty' && unsettled.test(claim.slice(0, found.index))) continue
    const sentence = source.sentences.findIndex(({ text }) => weaker.test(text))
    if (
      kind !== 'certainty' &&
      !(kind === 'only' && exclusive.test(found[0]) && !source.facts.some(({ line }) => line?.isSubgroup)) &&
      kind !== 'advice' &&
      // A summary of a trial that tested noninferiority says so.
      !(kind === 'noninferiority' && source.isSummary && !source.isGuideline && !unmet.test(claim)) &&
      sentence < 0 &&
      !(kind === 'cause' && source.isObservational)
    )
      continue
    if (kind === 'cause' && (!source.isObservational || hedged.test(claim))) continue
    if (kind === 'advice' && source.isGuideline) continue
    return {
      kind,
      sentence: sentence < 0 ? null : sentence,
      words: [[found.index, found.index + found[0].length]],
    }
  }
  return null
}

/** Words of a claim that noninferiority was not shown, or not tested. */
const unmet = /\b(?:not|no|nor|never|neither|without|cannot|fail\p{L}*|miss\p{L}*|un\p{L}+|whether)\b|n['’]t\b/iu
const exclusive = /solely|exclusively|(?:confined|limited|restricted) to/i
/** "Too few to settle", "lacked the power to settle", "cost may settle the matter". */
const unsettled =
  /\b(?:lack(?:s|ed|ing)?|may|might|before you|far from|hardly|too (?:few|small|short|little|rare)|not enough|insufficient|whether|cannot)\b[^.;]*$/i
const hedged = /\b(?:may|might|could|design|bias|confound\w*|not|cannot)\b/i

interface Rule {
  kind: Overstatement
  claimed: RegExp
  /** Whether a sentence of the source says as much. */
  sourceHas: (found: RegExpExecArray, text: string) => boolean
  /** A sentence that claims less. */
  weaker: RegExp
}

/** A source that says "not settled" does not say "settled". */
const denied = String.raw`(?<!\b(?:not|never|cannot|nor)\s(?:[a-z]+\s)?)`

const rules: Rule[] = [
  {
    kind: 'cause',
    claimed:
      /\b(?:caus(?:e[sd]?|ing)|responsible for|(?<!\b(?:stopp?(?:ed|ing)|withdr\p{L}+|discontinu\p{L}+|left|leaving|dropp?(?:ed|ing)|quit|delayed|interrupt\p{L}+)\b[^.;,]{0,30})because of|thanks to|proves?|prevent(?:s|ed)|protects)\b/iu,
    sourceHas: ([word], text) => new RegExp(`\\b${word.slice(0, 5)}`, 'i').test(text),
    weaker:
      /\b(?:observational|cohort|not randomi[sz]ed|non-?randomi[sz]ed|associated|before-and-after|registry|confound\w+)\b/i,
  },
  {
    kind: 'grade',
    claimed: /\bgrade ([A-D])\b/,
    sourceHas: ([, grade], text) => new RegExp(`\\bgrade ${grade}\\b`).test(text),
    weaker: /\bgrade [A-DI]\b/,
  },
  {
    kind: 'grade',
    claimed:
      /\b(?:high[- ]certainty|high certainty|with high certainty|certain evidence|strong evidence|high-quality evidence)\b/i,
    sourceHas: (_, text) => /(?<!moderate to |low to )\bhigh(?:[- ](?:certainty|quality))/i.test(text),
    weaker: /\b(?:low|moderate)(?:[- ](?:certainty|quality))|\bcertainty\b/i,
  },
  {
    kind: 'certainty',
    claimed: new RegExp(
      String.raw`${denied}\b(?:must(?! not| be (?:checked|monitored|reviewed|weighed|considered|watched|excluded)\b| (?:be treated|receive|take|undergo|have)\b[^.;]{0,60}\b(?:one|each|every)\b)|always|(?<!\b(?:would|has|have|had|may|might|could) )never(?! (?:went|got|took|received|began|started|had|showed|proved|demonstrated|established|tested|reached|met|measured|asked|compared|looked|enrolled|studied)\b)|(?<!-)prove[sdn]?(?! (?:no|not|neither|as|equally|only|hard|difficult|too|just)\b)|settles?(?= (?:the|that|this|its?|any|all|whether|how|which|what|once|beyond)\b)|(?:settled|settling)(?! the (?:seizures?|fits?|symptoms?|pain|attacks?|bleeding|fever|rash|cough|itch|inflammation|disease|condition|patient|child)\b)(?= (?:the|that|this|its?|any|all|whether|how|which|what|beyond)\b)|(?<=\b(?:is|are|was|were|be|been|as|now|question|matter|issue|debate) )settled|definitive(?:ly)?|conclusive(?:ly)?|beyond (?:doubt|question)|guarantees?|undoubtedly|firmly established|(?:has|have) been (?:[a-z]+ )?established|for certain|without exception|formally established|rules? out|prespecified(?! (?:margin|limit|threshold))|confirmatory)\b`,
      'i',
    ),
    sourceHas: ([word], text) => new RegExp(`${denied}\\b${word.slice(0, 5)}`, 'i').test(text),
    weaker: /\b(?:may|might|uncertain|unclear|possib\w+|suggest\w*|limited|not shown|cannot|post hoc|exploratory)\b/i,
  },
  {
    kind: 'only',
    // "Was not confined to", "not only in": no limit.
    claimed:
      /(?<!\b(?:not|never|nor) )(?<!n['’]t )\b(?:only (?:in|those|when|among|for|if|patients|people)|(?<!\b(?:trials?|stud(?:y|ies)|validation|analys[ie]s|cohort|enrol\w+|recruitment|inclusion|eligibility|sample|population|participants|document|guideline|guidance|statement|advice|report|record|card) (?:was|were|is) )(?:confined|limited|restricted) to|solely|exclusively)\b/i,
    sourceHas: (_, text) =>
      /\b(?:only (?:in|those|when|among|for|if|to|after|with|patients|people|adults)|(?:confined|limited|restricted) to|solely|exclusively|alone|but not|just|except|unless)\b/i.test(
        text.replace(deniedLimit, ''),
      ),
    weaker: /\b(?:whether or not|regardless|with or without|consistent|all|both|irrespective|with and without)\b/i,
  },
  {
    kind: 'noninferiority',
    claimed: /\bnon-?inferior/i,
    sourceHas: (_, text) =>
      /inferior|equivalen|\bmargin\b|\bas (?:effective|good|well|safe)|no worse|not worse/i.test(text),
    weaker: /\b(?:did not (?:change|differ|reduce|lower|improve)|no (?:significant )?difference|similar)\b/i,
  },
  {
    kind: 'superiority',
    claimed:
      /(?<!\b(?:no|not|neither|never|nor|hardly) )\b(?:superior(?:ity)?|better than|more effective|worked better|outperform\w*)\b/i,
    sourceHas: ([word], text) =>
      /\b(?:superior(?:ity)?|better|more effective|outperform\w*|beat)\b/i.test(text.replace(unmetSuperiority, '')) ||
      (/better/i.test(word) && /\bfavou?r/i.test(text)),
    weaker:
      /\b(?:much like|non-?inferior(?:ity)?|(?:as|at least as) (?:well|many|good|effective(?:ly)?|safe) as|no better|similar(?:ly)?)\b/i,
  },
  {
    kind: 'advice',
    claimed:
      /\b(?:should (?:(?:also|always|now|therefore|thus|hence|routinely|generally|instead|first) ){0,2}(?:be(?! (?:read|anticipated|expected|remembered|mentioned|warned|told|informed|counsell?ed|reminded|aware|interpreted|viewed|seen|confirmed|treated with|taken with|handled|digested|weighed|noted|regarded|held|judged|balanced|tempered|borne in mind|kept in mind|applied|generali[sz]ed|extrapolated|extended|set against|approached))|start|receive|get|have|take|replace)|(?:is|are) (?:(?:also|now|therefore|thus|hence) )?(?:recommended|indicated)|ought to|(?:is|are) (?:therefore|thus|hence) (?:the |an? )?(?:sufficient|enough|indicated|appropriate|unnecessary|treatment of choice|standard)|(?:can|may) (?:therefore|thus|hence) be)\b/i,
    sourceHas: (advice, text) =>
      (/^ (?:be )?(?:avoided|withheld|stopped)/i.test(advice.input.slice(advice.index + advice[0].length)) &&
        /\b(?:avoid\w*|contraindicat\w*|unsuitable|not (?:be )?(?:used|given))\b/i.test(text)) ||
      /\b(?:should(?! not)|(?<!not )(?:recommend\w*|advis\w+|suggest\w*|prefer\w*|support\w*)|must(?! not)|need\w*|offer\w*|ought)\b/i.test(
        text,
      ),
    weaker: /\b(?:should not|did not|no (?:benefit|difference)|similar)\b/i,
  },
]

/** "Diet *alone* had no effect", "was not *confined to* men": these say that it is not so. */
const deniedLimit =
  /\b(?:not|never|n['’]t|beyond) (?:only|just|merely|solely|exclusively|(?:confined|limited|restricted) to)\b|\balone(?= (?:(?:is|are|was|were|has|had|have|does|do|did|could|can) (?:\p{L}+ )?(?:no|not)\b|cannot|fail|showed no))/giu

/** "p=0.09 for superiority": tested, and not shown. */
const unmetSuperiority = /\b(?:not|no|nor) superior|\bp\s?[=>]\s?(?:0?\.(?:0[5-9]|[1-9])\d*|1) for superiority/gi

const advising = /^(?:must|never|always|proven|rules? out)/i
