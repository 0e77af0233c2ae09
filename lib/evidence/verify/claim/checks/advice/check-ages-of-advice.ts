/**
 * Compares the ages of a claim with those of the recommendation that it repeats: "from 70, an individual decision",
 * where that is the advice at 55 to 69 and the one from 70 is another.
 */
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { measureShare } from '@/lib/evidence/verify/claim/share'
import { tokenize } from '@/lib/evidence/verify/claim/tokens'
import { isWording } from '@/lib/evidence/verify/claim/wording-en'
import { findAll } from '@/lib/shared/text/find-all'
import { findAdvisers, isWithin } from './find-advisers'

/** Share of the claim's words that a recommendation must have, and by how much it must exceed the one for its ages. */
const shareLeast = 0.5
const shareGap = 0.25

/** @returns null unless a recommendation for other ages has the words of the claim, and the one for its ages has not */
export function checkAgesOfAdvice(claim: string, source: SourceReading): Difference | null {
  if (!source.isGuideline) return null
  const claimed = readAges(claim)
  const [first] = claimed
  if (!first) return null
  const advisers = findAdvisers(claim)
  const words = tokenize(claim).filter(
    ({ start, word, concept }) =>
      !isWithin(start, [...advisers, ...claimed.map(({ span }) => span)]) &&
      !isWording(word, concept) &&
      !/^\d/.test(concept),
  )
  const advice = source.sentences.flatMap(({ text, tokens, role }, sentence) => {
    if (role !== 'recommendation') return []
    const share = measureShare(words, new Set(tokens.map(({ concept }) => concept)), source.topic)
    return [{ sentence, share, ages: readAges(text) }]
  })
  const isOfClaim = ({ ages }: (typeof advice)[number]) =>
    claimed.every(({ age }) => ages.some((each) => each.age === age))
  const own = advice.filter(isOfClaim)
  const best = Math.max(shareLeast, ...advice.map(({ share }) => share))
  const repeated = advice.find((each) => each.share === best && each.ages.length > 0 && !isOfClaim(each))
  if (!repeated || own.length === 0 || own.some(({ share }) => share > best - shareGap)) return null
  if (repeated.ages.some(({ age }) => claimed.some((each) => each.age === age))) return null
  return {
    sentence: repeated.sentence,
    words: claimed.map(({ span }) => span),
    sourceWords: repeated.ages.map(({ span }) => span),
  }
}

const ages =
  /\b(?:aged?|ages?|age of|from)(?: from| at least| over)? (\d{1,2})(?:(?: to |[-–])(\d{1,2}))?\b(?! ?(?:%|mg|mm|weeks?|days?|months?))|\b(\d{1,2}) (?:or|and) (?:older|over|above|younger)\b|\bat (\d{1,2}) to (\d{1,2})\b/gi

function readAges(text: string): { age: string; span: Span }[] {
  return findAll(text, ages).flatMap(({ 0: written, index, ...groups }) =>
    [groups[1], groups[2], groups[3], groups[4], groups[5]].flatMap((age) =>
      age ? [{ age, span: [index, index + written.length] as Span }] : [],
    ),
  )
}
