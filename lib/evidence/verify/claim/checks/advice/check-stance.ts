/** Compares what a claim about a guideline is for or against with what the guideline itself is for or against. */

import { type AdvisedPart, listAdvice, weighWords } from '@/lib/evidence/verify/claim/checks/advice/list-advice'
import {
  type AdvicePart,
  namesAdvised,
  readAdvice,
  reversal,
} from '@/lib/evidence/verify/claim/checks/advice/read-advice'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import { saysWhatIsLeftOut } from '@/lib/evidence/verify/claim/left-out'
import { saysToContinue } from '@/lib/evidence/verify/claim/read-parts'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { measureWeighedShare } from '@/lib/evidence/verify/claim/share'
import { needless, nobody, refusalsAfter, refusalsBefore } from '@/lib/evidence/verify/claim/words/refusals'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { blankOut } from '@/lib/evidence/verify/edit-text'
import { findAdvisers, isWithin } from './find-advisers'
import { findRefusedThing } from './find-refused-thing'
import { refusesAll } from './refuses-all'

interface StanceFinding extends Difference {
  /** Whether the source is against what the claim is for. */
  isDenied: boolean
}

/** Share of what the claim is about that a part of the source must name; of a refusal that it contradicts, more. */
const shareLeast = 0.7
const refusedShareLeast = 0.78
/** Parts that come this near to the best one are about the same thing. */
const shareGap = 0.12
/** A part of the source that names so much of it and denies something may agree with a refusal. */
const agreeingLeast = 0.5

/** @returns a finding when every part of the guideline on the same subject takes the opposite stance; otherwise null */
export function checkStance(claim: string, source: SourceReading): StanceFinding | null {
  if (
    !source.isGuideline ||
    !(advising.test(claim) || refusing.test(claim)) ||
    comparing.test(claim) ||
    saysWhatIsLeftOut(claim)
  )
    return null
  const advisers = findAdvisers(claim)
  const tokens = tokenize(claim).filter(({ start }) => !isWithin(start, advisers))
  for (const part of readAdvice(claim.replace(gradeAgainst, blankOut), tokens)) {
    const found = comparePart(part, claim, source)
    if (found) return found
  }
  return null
}

/** "Recommends it (grade D)": the grade of what a guideline is against does not make a claim one against it. */
const gradeAgainst = /\((?:grade D|class 3)[^()]*\)/gi

const advising =
  /\b(?:should|must|ought to|avoid(?:s|ing|ance of)?|(?:is|are) to be|no objections?|recommend\w*|advis\w+|advice|suggest\w*|prefer\w*|endors\w*|favou?r\w*|support\w*|offer\w*|need(?:s|ed)?|necessary|require[sd]?|(?:is|are|be|may be|can be|could be) (?:\p{L}+ )?(?:given|used|treated|tested|screened|indicated|acceptable|appropriate|suitable|kept|stopped|continued|withheld|withdrawn|avoided|omitted|deferred|discontinued|discouraged|managed|started|replaced|allowed)|first|(?:is|are) (?:\p{L}+ )?(?:an? |the )?(?:part|option|role|choice|treatment|drug)|can have|may have|warrants?|useful|helpful|benefi\w+|effective|works?|safe|enough|reasonable|mistake|choice|worth\w*|encourag\w*|advocat\w*|deserv\w*|rul(?:es?|ed) out|accepts?|rejects?|permits?|allows?|forbids?|bars|belongs?|(?:may|can|could) be (?:tried|added|done|had|taken)|calls? for|asks? for|(?:manage|treat|observe|watch)\w* (?:[\p{L}-]+ ){1,8}without|nobody|suitable|unnecessary|unsuitable|endorse[sd]?|in favou?r of|place|role)\b/iu

const refusing = new RegExp(String.raw`\b(?:${refusalsBefore}|${refusalsAfter})\b`, 'iu')

/** Wordings of an order of preference, of a limit to advice, and of no advice at all. */
const comparing =
  /\b(?:for or against|insufficient|not enough evidence|(?:makes?|made|gives?|gave|issues?|issued|reach|reached)\b[^.;,]{0,16}\bno recommendation|(?:can|could|did|does|do)(?: ?not) (?:make|reach|give|issue) (?:an?y? )?recommendation|(?:on|by) (?:its|their) own|by (?:itself|themselves)|rather than|instead of|prefer\w* (?:[\p{L}-]+ ){0,8}?(?:to|over)|over|only)\b/iu

function comparePart(claimed: AdvicePart, claim: string, source: SourceReading): StanceFinding | null {
  const { parts, counts } = listAdvice(source)
  const words = [...claimed.lead, ...claimed.affirmed, ...claimed.denied].filter(
    (token) => namesAdvised(token) && (source.vocabulary.concepts.has(token.concept) || counts.has(token.concept)),
  )
  const isAgainst = claimed.span !== null
  // "While saturation exceeds 90%" advises nothing.
  if (!isAgainst && words.every(({ concept }) => /^\d/.test(concept))) return null
  // "Should not be used unless susceptibility is proven" advises it for that case.
  if (claimed.isLimited || (isAgainst && /\bunless\b/i.test(claim.slice(claimed.start, claimed.end)))) return null
  if (words.every(({ concept }) => source.topic.has(concept)))
    return isAgainst ? findNeverRefused(claimed, claim, source) : null
  const weights = weighWords(words, source)
  // "Predates IL-6 inhibitors": a limitation advises nothing.
  const fitted = parts
    .filter(({ role, span }) => role !== 'limitations' || span !== null)
    .map((part) => ({ part, share: measureWeighedShare(weights, part.concepts) }))
  const best = Math.max(0, ...fitted.map(({ share }) => share))
  if (!isAgainst) {
    const refused = findRefusedThing(claim, claimed, source)
    if (refused) return toRefusal(refused)
  }
  if (isAgainst && best < refusedShareLeast) return findRefusedForAll(claimed, claim, source)
  if (best < shareLeast) return null
  const close = fitted.filter(({ part, share }) => share >= best - shareGap && !part.isLimited)
  if (close.length === 0 || close.some(({ part }) => denies(part, weights) === isAgainst)) return null
  const found = close.toSorted((one, other) => other.share - one.share)[0]?.part
  const text = source.sentences[found?.sentence ?? -1]?.text
  if (!found || text === undefined || saysToContinue(claim, text)) return null
  if (isAgainst) {
    if (
      namesOtherNumber(claim, text) ||
      saysNo.test(withoutCases(found.role === 'conclusion' ? text.slice(found.start, found.end) : text, claimed)) ||
      found.denied.some(({ concept }) => weights.has(concept)) ||
      !affirmsRefused(found, claimed, claim)
    )
      return null
    const content = [...claimed.lead, ...claimed.affirmed, ...claimed.denied].filter(
      (token) => namesAdvised(token) && !isWithin(token.start, claimed.span ? [claimed.span] : []),
    )
    if (!refusesAll(claim, content, found.concepts, source.topic)) return findRefusedForAll(claimed, claim, source)
    if (fitted.some(({ part, share }) => share > agreeingLeast && denies(part, weights))) return null
  }
  return {
    sentence: found.sentence,
    words: claimed.span ? [claimed.span] : [],
    sourceWords: found.span ? [found.span] : [],
    isDenied: !isAgainst,
  }
}

/**
 * "A test of cure is not needed *once treatment is complete*", where the source wants one "for everyone":
 * whatever the case.
 */
function findRefusedForAll(claimed: AdvicePart, claim: string, source: SourceReading): StanceFinding | null {
  const [start, end] = claimed.span ?? [0, 0]
  const from = lead.exec(claim)?.[0].length ?? 0
  const thing = claimed.denied.filter((token) => token.start >= from && token.end <= start && namesAdvised(token))
  if (!passive.test(claim.slice(start, end)) || !caseAfter.test(claim.slice(end)) || thing.length === 0) return null
  const found = listAdvice(source).parts.find(
    ({ sentence, start: from, end: to, span, concepts }) =>
      span === null &&
      thing.every(({ concept }) => concepts.has(concept)) &&
      forAll.test(source.sentences[sentence]?.text.slice(from, to) ?? ''),
  )
  if (!found || thing.every(({ concept }) => source.topic.has(concept))) return null
  return { sentence: found.sentence, words: [[start, end]], sourceWords: [], isDenied: false }
}

/** "*When the story is typical*, the ECG may be skipped". */
const lead = /^(?:If|When|Where|Once|For|In|Among|With|After)\b[^,;:()]{2,120}, /
const caseAfter = /^ (?:once|after|if|when|where|in|for|among|with) /i
const forAll = /\b(?:for|in|of) (?:everyone|everybody|(?:all|every) \p{L}+)|\bin every case\b/iu

/** "Screening is not recommended", of a guideline on screening that refuses nothing. */
function findNeverRefused(claimed: AdvicePart, claim: string, source: SourceReading): StanceFinding | null {
  const { parts } = listAdvice(source)
  const named = new Set(claimed.denied.map(({ concept }) => concept))
  const advised = parts.find(
    ({ role, affirmed }) => role === 'recommendation' && affirmed.some(({ concept }) => named.has(concept)),
  )
  const content = [...claimed.affirmed, ...claimed.denied].filter(namesAdvised)
  if (
    !advised ||
    parts.some(({ span, role }) => span !== null && role !== 'limitations') ||
    namesOtherNumber(claim, source.sentences.map(({ text }) => text).join(' '))
  )
    return null
  if (!refusesAll(claim, content, source.topic, new Set())) return null
  return { sentence: advised.sentence, words: claimed.span ? [claimed.span] : [], sourceWords: [], isDenied: false }
}

/** A number that the source lacks may be a limit to the refusal. */
function namesOtherNumber(claim: string, text: string): boolean {
  const own = new Set(text.match(number))
  return (claim.match(number) ?? []).some((each) => !own.has(each))
}

const number = /\d+(?:\.\d+)?/g

/** A recommendation with any of these may refuse in other words what the claim refuses. */
const saysNo =
  /\b(?:(?<!\b(?:with|take|found) )(?:no|not|never)(?! (?:later|more|less|fewer|longer) than)|(?<!\bwith or )without(?! (?:wait|delay)\w*)|against|avoid|held|withheld|stop\w*|drop|washout|only|unless|except|rather than|instead of)\b/i

/**
 * "Protect an eye *that does not close*" is for it, and so is "start them peripherally *rather than wait for central
 * access*", of a claim that refuses the peripheral line.
 */
function withoutCases(text: string, { denied }: AdvicePart): string {
  const advised = text.replace(reversal, blankOut).replace(ofCase, blankOut)
  return advised.replace(others, (phrase) => {
    const named = new Set(tokenize(phrase).map(({ concept }) => concept))
    return denied.some((token) => namesAdvised(token) && named.has(token.concept)) ? phrase : ''
  })
}

const ofCase =
  /\b(?:that|which|who|whose) (?:[\p{L}-]+ )?(?:do|does|did|is|are|has|have|can) ?(?:not|never)\b[^,;:()]*/giu
const others = /\b(?:rather than|instead of) [^;,()]*/gi

/** Whether a part denies more of what the claim names than it affirms; "not for routine use" denies its lead. */
function denies({ affirmed, denied, span }: AdvicePart, weights: ReadonlyMap<string, number>): boolean {
  const weigh = (tokens: readonly Token[]) =>
    [...new Set(tokens.filter(namesAdvised).map(({ concept }) => concept))].reduce(
      (total, concept) => total + (weights.get(concept) ?? 0),
      0,
    )
  const [against, inFavour] = [weigh(denied), weigh(affirmed)]
  return against > inFavour || (span !== null && inFavour === 0 && !denied.some(namesAdvised))
}

/**
 * Whether the source affirms the thing that the claim refuses: the first one after "should not", before
 * "is not advised".
 */
function affirmsRefused({ affirmed }: AdvicePart, { denied, span }: AdvicePart, claim: string): boolean {
  const [start, end] = span ?? [0, 0]
  const isAffirmed = ({ concept }: Token) => affirmed.some((each) => each.concept === concept)
  const named = denied.filter(namesAdvised)
  const given = nobodyGets.exec(claim.slice(start))
  if (given) return named.some((token) => token.start >= start + given[0].length && isAffirmed(token))
  const before = named.filter((token) => token.end <= start)
  if (passive.test(claim.slice(start, end + ' be'.length)) && before.length > 0) return before.some(isAffirmed)
  const after = named.filter((token) => token.start >= end)
  // "Against a *dose of* Tdap": the amount is not the thing.
  const [first, second] = after
  const isAmount = first && second && /^ of (?:an? |the )?$/.test(claim.slice(first.end, second.start))
  const refused = (isAmount ? second : first) ?? named[0]
  return refused === undefined || isAffirmed(refused)
}

/** "*Nobody with a cold should be given* antibiotics". */
const nobodyGets = new RegExp(
  String.raw`^${nobody}\b[^,;:()]*?\b(?:given|offered|receive|get|have|take|started on|put on|need)\b`,
  'i',
)

const passive = new RegExp(String.raw`\b(?:is|are|be)\b|^(?:${needless})`, 'i')

function toRefusal({ part, words }: { part: AdvisedPart; words: Span[] }): StanceFinding {
  return { sentence: part.sentence, words, sourceWords: part.span ? [part.span] : [], isDenied: true }
}
