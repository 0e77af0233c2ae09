/** Compares the figures of a claim with those of the recommendation of a guideline on the same subject. */
import { stopWords } from '@/lib/evidence/text/normalize-terms'
import { listAdvice, weighWords } from '@/lib/evidence/verify/claim/checks/advice/list-advice'
import { namesAdvised } from '@/lib/evidence/verify/claim/checks/advice/read-advice'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { measureWeighedShare } from '@/lib/evidence/verify/claim/share'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { convertUnit } from '@/lib/evidence/verify/figures/convert-units'
import { findAll } from '@/lib/shared/text/find-all'
import { findAdvisers, isWithin } from './find-advisers'

/** Share of what the claim is about that a part of the guideline must name. */
const shareLeast = 0.65

/**
 * @returns a difference when the claim has a figure that the guideline gives only for something else; otherwise null
 */
export function checkFiguresOfAdvice(claim: string, source: SourceReading): Difference | null {
  if (!source.isGuideline) return null
  const claimed = readFigures(claim.split(alternative)[0] ?? claim)
  if (claimed.length === 0) return null
  const advisers = findAdvisers(claim)
  const words = tokenize(claim).filter(
    (token) =>
      namesAdvised(token) &&
      source.vocabulary.concepts.has(token.concept) &&
      !isWithin(token.start, advisers) &&
      !/^\d/.test(token.concept),
  )
  if (words.length === 0) return null
  const weights = weighWords(words, source)
  const stated = listAdvice(source).parts.map((part) => ({
    part,
    share: measureWeighedShare(weights, part.named),
    figures: readFigures(source.sentences[part.sentence]?.text.slice(part.start, part.end) ?? '', part.start),
  }))
  const byShare = stated.toSorted((one, other) => other.share - one.share)
  // A conclusion often joins what the recommendations say of several cases.
  const closest = byShare.find(({ part, share }) => part.role === 'recommendation' && share >= shareLeast) ?? byShare[0]
  if (!closest || closest.share < shareLeast) return null
  const isOfRecommendation = closest.part.role === 'recommendation'
  for (const claimedFigure of claimed) {
    const holders = stated.filter(({ figures }) => figures.some((each) => isSame(claimedFigure, each)))
    const advisedFigure = closest.figures.find(({ unit }) => unit === claimedFigure.unit)
    if (!advisedFigure || isSame(claimedFigure, advisedFigure) || holders.length === 0) continue
    if (
      holders.some(
        ({ part, share }) =>
          share > closest.share - figureGap && (!isOfRecommendation || part.role === 'recommendation'),
      )
    )
      continue
    return { sentence: closest.part.sentence, words: [claimedFigure.span], sourceWords: [advisedFigure.span] }
  }
  return null
}

const figureGap = 0.25

/** The figure of what is not advised. */
const alternative = /\b(?:rather than|instead of|and not|not)\b/i

function isSame(claimed: AdvisedFigure, { unit, values }: AdvisedFigure): boolean {
  if (unit !== claimed.unit) return false
  const shared = claimed.values.filter((value) => values.includes(value)).length
  return new Set(claimed.values).size > 1 && new Set(values).size > 1 ? shared === claimed.values.length : shared > 0
}

const amount =
  /(?<![\p{L}\d.,])(?:(pH) )?(\d[\d,]*(?:\.\d+)?)(?![\d.]*\d)(?: (?:or more|or less)| to (\d[\d,]*(?:\.\d+)?))?[ -]?(%|[\p{L}]+(?:\/[\p{L}]+)*)?/giu

interface AdvisedFigure {
  /** In the smallest common unit of its dimension: hours for a time. */
  values: number[]
  unit: string
  span: Span
}

/** @param offset of the text in its sentence */
function readFigures(text: string, offset = 0): AdvisedFigure[] {
  return findAll(text, amount)
    .map(({ 0: written, 1: scale, 2: from = '', 3: to, 4: own = '', index }): AdvisedFigure => {
      const name = (scale ?? own).toLowerCase().replace(/s$/, '')
      const hours = convertUnit(name, 'hour')
      return {
        values: [from, to ?? from].map((value) => Number(value.replaceAll(',', '')) * (hours ?? 1)),
        unit: hours === null ? name : 'hour',
        span: [offset + index, offset + index + written.trimEnd().length],
      }
    })
    .filter(({ unit }) => unit !== '' && !stopWords.has(unit))
}
