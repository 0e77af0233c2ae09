/** Reads the parts of a sentence, each of which affirms or denies one thing. */
import { blankOut } from '@/lib/evidence/verify/edit-text'
import { findAll } from '@/lib/shared/text/find-all'
import { describesStudy } from './describes-study'
import type { Span } from './finding'
import { intersects } from './sets'
import { refusalsAfter, refusalsBefore } from './words/refusals'
import type { Token } from './words/tokens'
import { isWording } from './words/wording-en'

/** A part of a sentence that affirms or denies one thing. */
export interface SentencePart {
  sentence: number
  concepts: ReadonlySet<string>
  /** UTF-16 offsets in the sentence. */
  denials: readonly Span[]
  /**
   * "Opioids only as a last resort": a thing that is affirmed in the cases that follow the word, and denied in others.
   */
  limit: { span: Span; thing: ReadonlySet<string>; cases: ReadonlySet<string> } | null
  /** Only a circumstance of it is denied. */
  isOpen: boolean
  isLimitation: boolean
}

/** A separate finding, which other words on the same outcome neither affirm nor deny. */
export const noninferiority = /\bnon-?inferior/i

/** @param topic the subject of the whole source, which does not distinguish cases */
export function readParts(
  { text, role, tokens }: { text: string; role: string; tokens: readonly Token[] },
  sentence: number,
  topic: ReadonlySet<string>,
): SentencePart[] {
  if (describesStudy(role)) return []
  const refusal = refused.exec(text)
  // "Every 3 years (grade A); none under 21 (grade D)" refuses only its last part.
  const isOfAll = refusal !== null && !graded.test(text.slice(0, refusal.index))
  const whole: Span[] = isOfAll ? [[refusal.index + 1, refusal.index + 1 + (refusal[1] ?? '').length]] : []
  return splitAtJoints(text).map(([start, end]) => {
    const part = text.slice(start, end)
    const own = tokens.filter((token) => token.start >= start && token.end <= end)
    const isElliptic = elliptic.test(part)
    const named = pronoun.test(part) || isElliptic ? tokens.filter((token) => token.end <= end) : own
    return {
      sentence,
      concepts: new Set(named.map(({ concept }) => concept)),
      limit: readLimit(part, start, own, topic),
      denials: whole.length > 0 ? whole : findDenials(part).map(([from, to]): Span => [start + from, start + to]),
      isOpen: deniesCircumstance(part) || countsNone.test(part),
      isLimitation: role === 'limitations',
    }
  })
}

/** "None vs eight", "0 children with A": a count, which other words may deny. */
const countsNone = /\bnone (?:vs\.?|versus|against)\b|(?<![\d.,])0 (?:\p{L}+ ){0,2}(?:with|on|in|vs\.?|versus)\b/u

/** ", so it should not be used for them": about what the parts before it name. */
const pronoun = /^\W*(?:(?:so|and|but|though|yet|while) )?(?:it|they|this|these)\b/i

/** "While zonisamide did": what, the parts before it say. */
const elliptic =
  /^\W*(?:(?:and|but|while|though|yet|whereas) )(?:[\p{L}\p{N}-]+ ){1,5}(?:did|does|do|was|were|had|has|could|can|is|are)(?: not)?(?=\s*(?:[(,;.]|$))/iu

/** "Opioids for chronic pain; paracetamol alone (do not offer)": of every part. */
const refused =
  /\((do not|do not offer|(?:conditional |strong |weak )?recommendation against|strong against|(?:grade \w+, )?against|class 3|grade D|not recommended|avoid)\b[^()]*\)\.?$/i

const graded = /\((?:grade|class|level|strong|weak|conditional)\b/i

function readLimit(
  part: string,
  start: number,
  tokens: readonly Token[],
  topic: ReadonlySet<string>,
): SentencePart['limit'] {
  const found = limiting.exec(part.replace(noDenial, blankOut))
  // "A topical azole or oral fluconazole (topical only in pregnancy)" denies nothing of what precedes.
  if (!found || /\([^()]*$/.test(part.slice(0, found.index))) return null
  const span: Span = [start + found.index, start + found.index + found[0].length]
  const from = start + Math.max(0, ...findAll(part.slice(0, found.index), /[,:(]/g).map(({ index }) => index))
  const rest = part.slice(span[1] - start).search(/[,;]/)
  const to = rest < 0 ? start + part.length : span[1] + rest
  const list = (isIncluded: (token: Token) => boolean) =>
    new Set(
      tokens.filter((each) => isIncluded(each) && !isWording(each.word, each.concept)).map(({ concept }) => concept),
    )
  return {
    span,
    thing: list((token) => token.start >= from && token.end <= span[0]),
    cases: list((token) => token.start >= span[1] && token.end <= to && !topic.has(token.concept)),
  }
}

const limiting =
  /\b(?:only|(?:reserv(?:ed?|es|ing)|kept|keeps?|held|holds?|saved?)\b(?: [\p{L}-]+){0,3}? (?:(?:back |in reserve )?for)|(?:restricted|confined|limited) to)\b/iu

/** Whether a sentence limits something to some people or times, which denies nothing about them. */
export function isLimited(text: string): boolean {
  return limiting.test(text.replace(noDenial, ''))
}

/** What a part denies, by the concepts that name it: everything, or everything except what it is limited to. */
export function listDenials({ denials, limit }: SentencePart, named: ReadonlySet<string>): readonly Span[] {
  if (denials.length > 0 || limit === null || limit.cases.size === 0) return denials
  const isOfThing = intersects(limit.thing, named)
  const shared = [...limit.cases].filter((concept) => named.has(concept)).length
  return isOfThing && shared < limit.cases.size / 2 ? [limit.span] : []
}

/** "Do not stop the inhaled steroid" says that it is continued. */
export function saysToContinue(claim: string, text: string): boolean {
  return continuing.test(claim) !== continuing.test(text) && (notStopping.test(text) || notStopping.test(claim))
}

const continuing = /\b(?:continu\w*|keep|kept|maintain\w*|carry on)\b/i
const notStopping = /\b(?:not|never|without|nor) (?:be )?(?:stop\w*|discontinu\w*|interrupt\w*|withdr[ae]w\w*|paus\w*)/i

export function findDenials(text: string): Span[] {
  return locateDenials(text.replace(circumstance, blankOut))
}

/**
 * Whether a sentence denies something only in the circumstances that it names, which can also be said without a denial.
 */
export function deniesCircumstance(text: string): boolean {
  return locateDenials(text).length > 0 && findDenials(text).length === 0
}

function locateDenials(text: string): Span[] {
  const read = text.replace(limit, blankOut).replace(noDenial, blankOut)
  return findAll(read, denials).map(({ 0: word, index }) => [index, index + word.length])
}

/** "*Not more than* 2 g"; "Not below 12 years" at the beginning says for whom something is not. */
const limit =
  /\b(?:not?|[Nn]ever|(?:against|opposed to|avoid)(?: ever)?(?: (?:going|doses|using|giving))?) (?:(?:more|less|fewer|greater|higher|lower|older|younger|longer|shorter) than|above|below|over|under|beyond|exceeding) (?=\d)/gu

/** "An option *when one drug has not worked*": a denial in a circumstance is not part of the statement. */
const circumstance =
  /(?<=\p{L}[ ,] ?)\b(?:if|when|where|once|whose|because|since|as long as)\b[^,;:()]*|^(?:If|When|Where|Once|Because|Since|Without|In|Among|For|After|Before|During|With)\b[^,;:()]*,/gu

const denials = new RegExp(
  String.raw`\b(?:${refusalsBefore}|${refusalsAfter}|no|not|never|none|neither|nor|without|cannot|against|avoid(?:ed)?|instead of|rather than|should not|unnecessary|insufficient|fail(?:ed|s)? to|poorly|unlikely|exclu\w+|few|lack\w*|(?<=\b(?:is|are|was|were|lies?|falls?|fell) )outside|unclear|unknown|uncertain|absent|absence|hardly|un(?:blinded|masked|tested|proven|changed|available)|non-?randomi[sz]ed|too (?:few|little|rare|small)|less certain(?:ly)?|open[- ]label|ineligible|left out|kept out|refus\w+|unsuitable|inadvisable|inappropriate|contraindicated|(?:poor|bad) choices?|discourag\w+|miss(?:ing|ed)|nobody|nothing|(?:is|are|be) harmful|do(?:es)? harm|can stop)\b|n['’]t\b`,
  'giu',
)
/** These do not deny the words next to them. */
const noDenial =
  /\b(?:not only|(?:should|must|may|can) ?(?:not|never) be \p{L}+ (?:[\p{L}-]+ ){0,4}?without|not (?:depend|hinge|rely|turn) on|avoided(?<=\b(?:for|to have) (?:one|an?|each|another) (?:[\p{L}-]+ ){1,4}(?:to be )?avoided)|avoid(?:s|ed|ing)?(?= one\b)|no or (?:minor|mild|little|minimal|few|low|minimum)|fail(?:ed|s|ing)? to (?:[\p{L}\p{N}-]+ ){1,8}?without|only (?:(?:about )?\d|conditionally|weakly|modestly|slightly)|without (?:it|them)\b|(?:that|which|who) (?:(?:is|are|was|were|do|does|did|has|have|had|could|can|will|would) ?)?(?:not|never|no)|who cannot|no matter|no less than|whether or not|with or without|\p{L}+ or not(?=[:;,.)]|$)|at the outside|none (?:vs\.?|versus|against)|(?:cannot|could not|can not|is not|are not|was not|were not) (?:yet )?(?:be )?(?:ruled out|excluded)|(?:cannot be|not be|is not|are not) (?:at all |entirely |quite )?(?:sure|certain)|no (?:clear |obvious |outright |overall )?winner|no (?:longer|fewer|later|earlier|sooner|shorter) than|(?:protect\w*|cover|insurance|steps?|guards?|effective(?:ness)?|efficacy|active|activity|immunity|immune|vaccin\w*|defen[cs]e|prophylaxis|works?) (?:[\p{L}-]+ )?against|against (?:placebo|usual|standard|\d+)|not exceed\w*|no more than|nor|(?:need not|not need to|not have to|no need to|not necessary to|no advice to|never|(?:should|must|may|can|do|does) ?(?:not|n['’]t)) (?:be )?(?:(?:told|advised|asked) to )?(?:avoid(?:ed)?|omit(?:ted)?|skip(?:ped)?|leave out|left out|withh[eo]ld|refused|forgo(?:ne)?|forg[eo]t(?:ten)?|neglect(?:ed)?|overlook(?:ed)?|give up)|(?:do not|never) (?:[\p{L}-]+ ){1,6}?without)\b/giu

/** A sentence may affirm one thing and deny another. */
const joint = /;|, (?:and|but|while|yet|though|so)\b| (?:but|yet|while|though) | and (?=no\b|not\b)/gu

/** @returns the parts of a sentence, each of which may affirm or deny something */
export function splitAtJoints(text: string): Span[] {
  const cuts = findAll(text, joint).map(({ index }) => index)
  return [0, ...cuts].map((start, at): Span => [start, cuts[at] ?? text.length])
}
