/** Compares the figures of a claim with those of the recommendation of a guideline on the same subject. */
import { stopWords } from '@/lib/evidence/text/normalize-terms'
import type { Span } from '@/lib/evidence/verify/claim/finding'
import type { SentencePart } from '@/lib/evidence/verify/claim/read-parts'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { measureShare } from '@/lib/evidence/verify/claim/share'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/tokens'
import { findAdvisers, isWithin } from './find-advisers'

export interface AdvisedFigureFinding {
  sentence: number
  /** UTF-16 offsets in the claim and in the sentence. */
  words: Span[]
  sourceWords: Span[]
}

/** Share of what the claim is about that a recommendation must name. */
const shareLeast = 0.65

/** @returns null unless each recommendation that fits the claim says otherwise */
export function checkFiguresOfAdvice(claim: string, source: SourceReading): AdvisedFigureFinding | null {
  if (!source.isGuideline) return null
  const advisers = findAdvisers(claim)
  const words = tokenize(claim).filter((token) => tellsWhat(token) && !isWithin(token.start, advisers))
  if (words.length === 0) return null
  const fitted = source.parts
    .filter(({ sentence }) => source.sentences[sentence]?.role === 'recommendation')
    .map((part) => ({ part, share: measureShare(words, part.concepts, source.topic) }))
  const best = Math.max(0, ...fitted.map(({ share }) => share))
  if (best < shareLeast) return null
  return compareFigures(claim, fitted, best, source)
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
): AdvisedFigureFinding | null {
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
    return { sentence: closest.sentence, words: [span], sourceWords: [other.span] }
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
