/**
 * Compares how widely the claim and the guideline recommend something: "an echocardiogram in every patient" where it
 * has "only with suspected structural disease", and "only if symptoms persist" where it has "for everyone".
 */
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import { saysWhatIsLeftOut } from '@/lib/evidence/verify/claim/left-out'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { measureWeighedShare } from '@/lib/evidence/verify/claim/share'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { type AdvisedPart, listAdvice, weighWords } from './list-advice'
import { namesAdvised, readAdvice } from './read-advice'

/** Share of what the claim advises that a part of the guideline must name. */
const shareLeast = 0.7
/** Parts that come this near to the best one are about the same thing. */
const shareGap = 0.2

/**
 * @returns a difference when all that the guideline says of the thing is for fewer, or for more, than the claim says;
 *   otherwise null
 */
export function checkScope(claim: string, source: SourceReading): Difference | null {
  if (!source.isGuideline || saysWhatIsLeftOut(claim) || !(general.test(claim) || narrow.test(claim))) return null
  const tokens = tokenize(claim)
  for (const { start, end, span, affirmed, denied, lead } of readAdvice(claim, tokens)) {
    const text = claim.slice(start, end)
    const [wide, limit] = [general.exec(text), narrow.exec(text)]
    const found = wide ?? limit
    if (!found || (wide && limit)) continue
    if (span !== null && !careless.test(found[0]) && !/^without/i.test(claim.slice(...span))) continue
    const phrase: Span = [start + found.index, start + found.index + found[0].length]
    const [thing, cases] = splitCases(
      [...lead, ...affirmed, ...(careless.test(found[0]) ? denied : [])].filter(tellsCase),
      claim,
      phrase,
      end,
    )
    const parts = findParts(thing, source)
    const isOther = wide
      ? parts.every((each) => isForFewer(each, thing, source))
      : cases.length > 0 &&
        parts.some((each) => isForAll(each, cases, source)) &&
        !parts.some((each) => limits(each, source))
    const [part] = parts
    if (part && isOther) return { sentence: part.sentence, words: [phrase], sourceWords: part.span ? [part.span] : [] }
  }
  return null
}

const people = `(?:patients?|people|persons?|adults?|child(?:ren)?|infants?|bab(?:y|ies)|newborns?|wom[ae]n|m[ae]n|cases?|teenagers?|adolescents?|individuals?|one|body|comers)`
const carefree = `(?:without|needs? no|no)(?: any| special| extra| undue| further| particular)* (?:concerns?|cautions?|precautions?|restrictions?|reservations?|limits?|worry|hesitation)`
const careless = new RegExp(carefree, 'i')
/** "In every patient", "as a matter of routine", "regardless of risk". */
const general = new RegExp(
  String.raw`\b(?:(?:all|every|each|any)(?: [\p{L}-]+){0,3}? ?${people}|as (?:a matter of (?:course|routine)|a rule|standard|routine)|routine(?:ly)?|by default|automatically|across the board|universal(?:ly)?|without exception|unconditionally|freely|liberally|indiscriminately|regardless of [^,;.]*|irrespective of [^,;.]*|no matter [^,;.]*|whether or not [^,;.]*|whatever [^,;.]*|even (?:if|when|where|in|for|with|without|among)\b[^,;.]*|with or without [^,;.]*|(?<=, )[^,;.]* or not|[\p{L}-]+ or not|${carefree})(?![\p{L}])`,
  'iu',
)
/** "Only if symptoms persist", "reserved for failures". */
const narrow =
  /\b(?:(?:only|just|solely|exclusively|purely) (?:if|when|where|in|for|after|with|on|to|once|among)|(?:is|are|be) only (?:\p{L}+ )?(?:if|when|where|in|for|after|with|on|to|once|among)|(?:reserved?|kept|held|saved?|restricted|limited|confined) (?:for|to)|unless|not unless|in selected|on a case-by-case basis)\b/iu

/**
 * What the claim advises, and the cases that it names: those after the words of a limit, or within "regardless of …".
 */
function splitCases(words: readonly Token[], claim: string, [from, to]: Span, end: number): [Token[], Token[]] {
  const isLimit = narrow.test(claim.slice(from, to))
  const next = isLimit ? end : to
  const isCase = (token: Token) => token.start >= from && token.start < next
  return [words.filter((token) => !isCase(token)), words.filter(isCase)]
}

/** The parts of the guideline on the thing, the best one first. */
function findParts(thing: readonly Token[], source: SourceReading): AdvisedPart[] {
  const { parts, counts } = listAdvice(source)
  const words = thing.filter(({ concept }) => source.vocabulary.concepts.has(concept) || counts.has(concept))
  if (words.every(({ concept }) => source.topic.has(concept))) return []
  const weights = weighWords(words, source)
  const fitted = parts
    .map((part) => ({ part, share: measureWeighedShare(weights, part.concepts) }))
    .filter(({ share }) => share >= shareLeast)
    .toSorted((one, other) => other.share - one.share)
  return fitted.filter(({ share }) => share >= (fitted[0]?.share ?? 0) - shareGap).map(({ part }) => part)
}

/** Whether a part of a guideline advises the thing in some cases only, none of which the claim names. */
function isForFewer(part: AdvisedPart, thing: readonly Token[], source: SourceReading): boolean {
  const { text = '', tokens = [] } = source.sentences[part.sentence] ?? {}
  const own = text.slice(part.start, part.end)
  if (notRoutine.test(own)) return true
  const found = restricting.exec(own)
  if (!found || stated.test(own)) return false
  const from = part.start + found.index + found[0].length
  const cases = tokens.filter((token) => token.start >= from && token.end <= part.end && namesAdvised(token))
  return cases.length > 0 && !cases.some(({ concept }) => thing.some((each) => each.concept === concept))
}

/** "Only after failure" of "a test of cure for everyone treated". */
function limits({ sentence, start, end }: AdvisedPart, source: SourceReading): boolean {
  return /\b(?:only|unless|selected)\b/i.test(source.sentences[sentence]?.text.slice(start, end) ?? '')
}

/** Whether a word names what is advised, or how the patient fares. */
function tellsCase(token: Token): boolean {
  return (
    namesAdvised(token) || /^(?:fail|relaps|recur|symptom|resist|persist|unstable|sever|refractory)/.test(token.word)
  )
}

/** Whether a part advises the thing for everyone, and not just for everyone in the case: "for everyone *treated*". */
function isForAll(
  { sentence, start, end, named }: AdvisedPart,
  cases: readonly Token[],
  source: SourceReading,
): boolean {
  const own = source.sentences[sentence]?.text.slice(start, end) ?? ''
  return stated.test(own) && (inEither.test(own) || !cases.some(({ concept }) => named.has(concept)))
}

/** "Symptomatic *or not*" names the case, and the other one. */
const inEither = /\b(?:regardless|irrespective|whatever|with or without|or not|even if)\b/i

const notRoutine =
  /\b(?:(?:no|not|against|rather than|than) (?:for )?(?:routine\w*|all|every\w*|mass|universal)|no routine)\b|\broutine[^;:.]*\((?:do not|not recommended|recommendation against|against)/i
const restricting = /\b(?:only|reserv\w+ for|unless|if|when|where|in selected|suspected)\b/i
/** "In every patient", "for everyone", "whatever the albuminuria". */
const stated =
  /\b(?:every(?:one|body)?|all|each|any(?:one|body)?|regardless|irrespective|whatever|whether or not|with or without|[\p{L}-]+ or not|even if)\b/iu
