/**
 * Compares a claim with the recommendation of a guideline on the same subject: whether it is for or against, and its
 * figures.
 */
import { stopWords } from '@/lib/evidence/text/normalize-terms'
import type { Span } from '@/lib/evidence/verify/claim/finding'
import {
  findDenials,
  isLimited,
  listDenials,
  type SentencePart,
  saysToContinue,
} from '@/lib/evidence/verify/claim/read-parts'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { measureShare } from '@/lib/evidence/verify/claim/share'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/tokens'
import { findAdvisers, isWithin } from './find-advisers'

export interface RecommendationFinding {
  sentence: number
  /** UTF-16 offsets in the claim and in the sentence. */
  words: Span[]
  sourceWords: Span[]
  kind: 'denied' | 'affirmed' | 'figure'
}

/** Share of what the claim is about that a recommendation must name, and how near the best it must come. */
const shareLeast = 0.65
const shareGap = 0.2

/** @returns null unless each recommendation that fits the claim says otherwise */
export function checkRecommendation(claim: string, source: SourceReading): RecommendationFinding | null {
  if (!source.isGuideline) return null
  const advisers = findAdvisers(claim)
  const words = tokenize(claim).filter((token) => tellsWhat(token) && !isWithin(token.start, advisers))
  if (words.length === 0) return null
  const fitted = source.parts
    .filter(({ sentence }) => source.sentences[sentence]?.role === 'recommendation')
    .map((part) => ({ part, share: measureShare(words, part.concepts, source.topic) }))
  const best = Math.max(0, ...fitted.map(({ share }) => share))
  if (best < shareLeast) return null
  return comparePolarity(claim, words, fitted, best, source) ?? compareFigures(claim, fitted, best, source)
}

interface Fitted {
  part: SentencePart
  share: number
}

const advice =
  /^(?:recommend|advis|suggest|guidelin|give|given|us|need|offer|should|patient|peopl|particip|adult|consid|prefer|make|made|panel|societi|state|call|say|support|endors|favor|strongli|strong|condition)$/

function tellsWhat({ word, concept }: Token): boolean {
  return word.length > 2 && !stopWords.has(word) && !/^\d/.test(concept) && !advice.test(concept)
}

const advising =
  /\b(?:should|recommend\w*|advis\w+|suggest\w*|prefer\w*|need(?:s|ed)?|require[sd]?|offer\w*|support\w*|endors\w*|favou?r\w*|calls? for|is given|are given|first|indicated|use[ds]?|have)\b/i

function comparePolarity(
  claim: string,
  words: readonly Token[],
  fitted: readonly Fitted[],
  best: number,
  source: SourceReading,
): RecommendationFinding | null {
  if (!advising.test(claim)) return null
  const denials = findDenials(claim)
  const isDenied = denials.length > 0
  if (!isDenied && isLimited(claim)) return null
  // A recommendation that names all of it takes precedence over those that name most of it.
  const close = fitted.filter(({ share }) => share >= best - (best === 1 ? 0 : shareGap))
  const denied = close.filter(({ part }) => denies(part, words, source))
  if (
    isDenied
      ? denied.length > 0 || best < (refusing.test(claim) ? refusedLeast : deniedLeast)
      : denied.length < close.length
  )
    return null
  const found = close.find(({ share }) => share === best)?.part
  if (!found || (isDenied && found.denials.length > 0)) return null
  if (saysToContinue(claim, source.sentences[found.sentence]?.text ?? '')) return null
  return {
    sentence: found.sentence,
    words: denials,
    sourceWords: [...listDenials(found, new Set(words.map(({ concept }) => concept)))],
    kind: isDenied ? 'affirmed' : 'denied',
  }
}

/** "Should not be given" denies the advice itself, "rather than plasma" only an alternative to it. */
const refusing =
  /\b(?:should|must|may|can|need) ?not\b|\b(?:is|are) not (?:\p{L}+ly )?(?:recommended|advised|suggested|offered|needed|indicated|required|necessary|given|used)\b|\b(?:recommend|advis|suggest)\w* against\b/iu
/** Share of what the claim is about that a recommendation must name which does not deny it. */
const deniedLeast = 0.9
const refusedLeast = 0.75

/** The words after the denial, up to the end of its phrase, are what the claim is about. */
function denies(part: SentencePart, words: readonly Token[], source: SourceReading): boolean {
  const { text = '', tokens = [] } = source.sentences[part.sentence] ?? {}
  const denials = listDenials(part, new Set(words.map(({ concept }) => concept)))
  const own = new Set(words.filter(({ concept }) => !source.topic.has(concept)).map(({ concept }) => concept))
  return denials.some(([from, end]) => {
    if (
      /\((?:strong |weak |conditional )?(?:recommendation )?against|do not offer|recommendation against/i.test(
        text.slice(Math.max(0, from - 24), end + 24),
      )
    )
      return true
    const to = end + (/[,;:(]| (?:unless|without|if|except|for|in) /.exec(text.slice(end))?.index ?? text.length)
    const named = tokens.filter(({ start, concept }) => start >= end && start < to && own.has(concept))
    return named.length >= own.size / 2 && named.length > 0
  })
}

const amount =
  /(?<![\p{L}\d.,])(?:(pH) )?(\d[\d,]*(?:\.\d+)?)(?![\d.]*\d)(?: (?:or more|or less|to \d+))?[ -]?(%|[\p{L}]+(?:\/[\p{L}]+)*)?/giu

interface Amount {
  value: string
  unit: string
  span: Span
}

/**
 * A figure with a unit that occurs only in recommendations on something else, if the fitting one has a different
 * figure.
 */
function compareFigures(
  claim: string,
  fitted: readonly Fitted[],
  best: number,
  { sentences }: SourceReading,
): RecommendationFinding | null {
  const claimed = readAmounts(claim)
  if (claimed.length === 0) return null
  const stated = fitted.map(({ part, share }) => ({
    share,
    sentence: part.sentence,
    amounts: readAmounts(sentences[part.sentence]?.text ?? ''),
  }))
  for (const { value, unit, span } of claimed) {
    const isSame = (each: Amount) => each.unit === unit && each.value === value
    const holders = stated.filter(({ amounts }) => amounts.some(isSame))
    const closest = stated.find(({ share }) => share === best)
    const other = closest?.amounts.find((each) => each.unit === unit && each.value !== value)
    if (!closest || !other || holders.length === 0 || holders.some(({ share }) => share > best - figureGap)) continue
    return { sentence: closest.sentence, words: [span], sourceWords: [other.span], kind: 'figure' }
  }
  return null
}

const figureGap = 0.25

function readAmounts(text: string): Amount[] {
  return Array.from(text.matchAll(amount), ({ 0: written, 1: scale, 2: value = '', 3: unit = '', index }): Amount => {
    const name = scale ?? unit
    return { value, unit: name.toLowerCase().replace(/s$/, ''), span: [index, index + written.trimEnd().length] }
  }).filter(({ unit }) => unit !== '' && !stopWords.has(unit))
}
