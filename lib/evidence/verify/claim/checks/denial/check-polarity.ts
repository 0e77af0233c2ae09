/** Compares what a claim affirms or denies with the sentence of the source that says the same or the opposite. */

import { findAdvisers, isWithin } from '@/lib/evidence/verify/claim/checks/advice/find-advisers'
import { asymptomatic, nameAsymptomatic } from '@/lib/evidence/verify/claim/checks/advice/name-opposites'
import { refusesAll } from '@/lib/evidence/verify/claim/checks/advice/refuses-all'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import { saysWhatIsLeftOut } from '@/lib/evidence/verify/claim/left-out'
import {
  deniesCircumstance,
  findDenials,
  isLimited,
  listDenials,
  noninferiority,
  type SentencePart,
  saysToContinue,
} from '@/lib/evidence/verify/claim/read-parts'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { listFigures } from '@/lib/evidence/verify/claim/result-figures'
import { measureShare } from '@/lib/evidence/verify/claim/share'
import type { Token } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'
import { blankOut } from '@/lib/evidence/verify/edit-text'

export interface PolarityFinding extends Difference {
  /** Whether the source denies what the claim affirms. */
  isDenied: boolean
  /** Whether they differ in how many had something: "few", "most". */
  isOfShare?: boolean
}

/** Share of the claim's words that the sentence must contain, so that both are about the same thing. */
const shareLeast = 0.8
/** A looser match is enough for a sentence that says the same. */
const agreeingLeast = 0.6

/** @returns null if no sentence of the source is about the same thing, or one affirms or denies it as the claim does */
export function checkPolarity(claim: Statement, source: SourceReading): PolarityFinding | null {
  if (studyDescription.test(claim.text) || noninferiority.test(claim.text)) return null
  // "Only people who had finished it were let in, so the trial says nothing about others."
  if (isLimited(claim.text) && saysWhatIsLeftOut(claim.text)) return null
  const advisers = findAdvisers(claim.text)
  const [from, to] = findDeniedPart(claim.text)
  const content = listAbout(claim, source).filter(
    ({ start, word, concept }) =>
      start - claim.start >= from &&
      start - claim.start < to &&
      !isWithin(start - claim.start, advisers) &&
      !isWording(word, concept) &&
      !/^\d/.test(concept) &&
      (source.isGuideline || !(source.arms.first.has(concept) || source.arms.second.has(concept))),
  )
  const words = content.filter(({ concept }) => source.vocabulary.concepts.has(concept))
  // A statement on the difference neither affirms nor denies a rate.
  const wordsLeast = deniesOccurrence.test(claim.text) ? 1 : 2
  if (words.length < wordsLeast || listFigures(claim.text).length > 0 || share.test(claim.text)) return null
  const denied = findDenials(claim.text.replace(butNot, blankOut))
  if (denied.length === 0 && (isLimited(claim.text) || deniesCircumstance(claim.text))) return null
  const named = new Set(claim.about.map(({ concept }) => concept))
  const matching = source.parts
    .filter((part) => !isOfOtherAges(claim, part, source))
    .map((part) => ({
      part,
      share: measureShare(words, part.concepts, source.isGuideline ? source.topic : source.arms.first),
    }))
    .filter(({ share }) => share >= agreeingLeast)
  const best = Math.max(0, ...matching.map(({ share }) => share))
  const close = matching.filter(
    ({ share }) => share >= (source.isGuideline ? best - 0.05 : Math.max(agreeingLeast, best - 0.3)),
  )
  if (best < (source.isGuideline ? agreeingLeast : shareLeast)) return null
  if (close.some(({ part }) => part.isOpen || listDenials(part, named).length > 0 === denied.length > 0)) return null
  const found = close.find(({ share }) => share === best)?.part
  const isPlainDenial = denied.some(([from, to]) =>
    plainDenial.test(claim.text.slice(Math.max(0, from - adviceLength), to)),
  )
  if (!found) return null
  const denials = listDenials(found, named)
  // "Not one had an event" is not denied by "events: 19% vs 3%".
  const isLine = source.facts.some(({ line, sentence }) => line && sentence === found.sentence)
  if (denials.length === 0 && (!isPlainDenial || isLine)) return null
  if (prefersSame(claim, found, source)) return null
  if (saysToContinue(claim.text, source.sentences[found.sentence]?.text ?? '')) return null
  if (denials.length === 0 && (best < (source.isGuideline ? shareLeast : 1) || found.isLimitation)) return null
  if (denials.length === 0 && source.isGuideline && !refusesAll(claim.text, content, found.concepts, source.topic))
    return null
  if (found.denials.length > 0 && !deniesClaimed(found, words, source)) return null
  return {
    sentence: found.sentence,
    words: denied.map(([from, to]) => [claim.start + from, claim.start + to]),
    sourceWords: [...denials],
    isDenied: denials.length > 0,
  }
}

/** "Raised urate *without symptoms*", where the source has "asymptomatic". */
function listAbout({ text, start, about }: Statement, { parts }: SourceReading): readonly Token[] {
  const named = nameAsymptomatic(text, about, start)
  return named === about || !parts.some(({ concepts }) => concepts.has(asymptomatic)) ? about : named
}

/** "Men aged 70 or older" are not those "between 55 and 69 years of age". */
function isOfOtherAges(
  { text, about }: Statement,
  { sentence, concepts }: SentencePart,
  source: SourceReading,
): boolean {
  if (!namesAges.test(text) || !namesAges.test(source.sentences[sentence]?.text ?? '')) return false
  return !about.some(({ concept }) => /^\d/.test(concept) && concepts.has(concept))
}

const namesAges = /\b(?:aged?|ages|between ages) (?:between |from )?\d{1,2}\b|\b\d{1,2} years of age/i

/** "Seen with A but not with B" affirms it. */
const butNot = /\bbut not (?:with|in|on|after|under|among)\b[^,;.]*/gi

/** "Strokes were not counted; only pressure was measured": the part between semicolons that denies something. */
function findDeniedPart(text: string): Span {
  const [first] = findDenials(text)
  if (!first || !text.includes('; ')) return [0, text.length]
  const end = text.indexOf('; ', first[0])
  return [text.lastIndexOf('; ', first[0]) + 1, end < 0 ? text.length : end]
}

/**
 * Words that deny what a sentence is about. Others may deny a part of it: "warfarin rather than a DOAC", "cover against
 * flares", "six weeks at the outside", "where evidence is insufficient".
 */
const plainDenial =
  /(?:\b(?:no|not|never|none|neither|nor|cannot|should not|avoid(?:ed)?|unnecessary|nobody|nothing|un(?:tested|proven|changed)|fail(?:ed|s)? to|unsuitable|inadvisable|inappropriate|contraindicated|ineligible|discourag\w+|(?:recommend|advi[sc]|counsel|caution|warn|decid)\w* against)|n['’]t)$/iu
/** UTF-16 units of the word before "against". */
const adviceLength = 16

/** Participants and size of a study are not results. */
const studyDescription =
  /\b(?:small|single-cent\p{L}+|open-label|short|modest) (?:study|trial|sample)\b|\b(?:raters?|assessors?|adjudicators?) (?:was|were)\b|^(?:everyone|everybody|(?:all |the |most )*(?:patients|participants|people|women|men|children|adults|volunteers)) (?:who (?:was|were) |in (?:the )?[\p{L}\d-]+ )?(?:enrolled|recruited|included|randomi[sz]ed|studied)? ?(?:had|were)\b/iu

/** "A is preferred to B" repeats "A rather than B", which denies neither. */
function prefersSame({ text, start, about }: Statement, part: SentencePart, source: SourceReading): boolean {
  const comparison = preferring.exec(text)
  if (!comparison) return false
  const at = start + comparison.index + comparison[0].length
  const { text: stated = '', tokens = [] } = source.sentences[part.sentence] ?? {}
  const [denial, ...more] = part.denials.filter((span) => !purpose.test(stated.slice(0, span[1])))
  if (!denial || more.length > 0 || !/^(?:rather|instead|not$)/i.test(stated.slice(...denial))) return false
  if (exception.test(stated) && !exception.test(text)) return false
  const meets = (isClaimed: (token: Token) => boolean, isStated: (token: Token) => boolean) =>
    about.some((one) => isClaimed(one) && tokens.some((other) => isStated(other) && other.concept === one.concept))
  const to = denial[1] + (refusedPhrase.exec(stated.slice(denial[1]))?.[0].length ?? 0)
  const isRefused = ({ start: from, end, word, concept }: Token) =>
    from > denial[1] && end <= to && !isWording(word, concept)
  // "A DOAC" may stand for "a direct oral anticoagulant", so only what is refused is compared.
  return meets(({ start: from }) => from > at, isRefused) && !meets(({ end }) => end <= at, isRefused)
}

/** "A is preferred *to* B" and "prefers A *to* B". */
const preferring =
  /\bprefer\w*\b[^.;:()]*? (?:to|over)\b|\b(?:prefer\w*|rather than|instead of|in place of|over|ahead of)\b/i

/** What stands between "rather than" and who it is for. */
const refusedPhrase = /^[^,;:()]*?(?= (?:unless|except|in|for|if|when|with|among|where)\b|[,;:()]|\.?$)/

/** "*To avoid* augmentation: A rather than B". */
const purpose = /\bto avoid$/i

const exception = /\b(?:unless|except)\b/i

/** "Sedation was not observed": the negation applies to one word. */
const deniesOccurrence =
  /\b(?:was|were) (?:not|never) (?:seen|observed|reported|recorded|noted|found|encountered)\b|^\W*(?:no|not a single) [^,;]{3,60} (?:was|were) (?:seen|observed|reported|recorded|noted|found|encountered)\b|\b(?:did|does) not occur\b/i

/** "About half of them relapsed". */
const share =
  /\b(?:half|(?:a|one|two) (?:third|quarter|fifth)s?|one in \p{L}+|most) of (?:the |all |those )?\p{L}+|\d+ of (?:the |all )?\d+\b/iu

/** "Not noninferior to 12 weeks" does not deny "12 weeks remains the standard". */
function deniesClaimed({ sentence, denials }: SentencePart, words: readonly Token[], source: SourceReading): boolean {
  const own = new Set(words.map(({ concept }) => concept))
  const { text = '', tokens = [] } = source.sentences[sentence] ?? {}
  return denials.some(([from, end]) => {
    // "If late or unknown" denies nothing.
    if (/^un(?:known|clear|certain)/i.test(text.slice(from, end))) return false
    // "No imaging, paracetamol, opioids": each item of the list is denied.
    const rest = text.slice(end).split(/[;:]/)[0] ?? ''
    const isList = listed.test(rest)
    // "No steroids *in* severe disease" denies the steroids.
    const phrase = isList
      ? rest
      : (/^[^,()]*?\p{L}[^,()]*?(?= (?:in|for|if|when|with|among|unless|until)\b|[,()]|$)/u.exec(rest)?.[0] ?? rest)
    const next = tokens
      .filter(({ start, word, concept }) => start >= end && start < end + phrase.length && !isWording(word, concept))
      .slice(0, isList ? phrase.length : deniedWords)
    return next.length === 0 || next.some(({ concept }) => own.has(concept))
  })
}

/** " imaging, paracetamol, opioids" */
const listed = /^(?: [\p{L}-]+){1,4},(?! (?:and|but|so|with|which)\b)(?: [\p{L}-]+){1,4},? /u

const deniedWords = 2
