/** Finds how often something is given or done where the source says otherwise: "twice daily" for three times a day. */
import type { Span } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { measureShare } from '@/lib/evidence/verify/claim/share'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/tokens'
import { isWording } from '@/lib/evidence/verify/claim/wording-en'

export interface FrequencyFinding {
  sentence: number
  /** UTF-16 offsets in the claim and in the sentence. */
  words: Span[]
  sourceWords: Span[]
}

/** Share of the words around it that a part of the source must have, and how near the best one counts as well. */
const shareLeast = 0.5
const shareGap = 0.34
const wordsLeast = 2
/** Characters around a frequency that tell what it is about. */
const reach = { before: 70, after: 50 }

/** @returns null unless the parts of a summary on the same things have frequencies, and none has that of the claim */
export function checkFrequencies(claim: string, source: SourceReading): FrequencyFinding | null {
  const claimed = source.isSummary ? readFrequencies(claim).filter(({ isBare }) => !isBare) : []
  for (const { perDay, span } of claimed) {
    const [start, end] = span
    const words = tokenize(claim.slice(Math.max(0, start - reach.before), end + reach.after)).filter(namesThing)
    if (words.length < wordsLeast) continue
    const fitted = readParts(source).map((part) => ({ part, share: measureShare(words, part.concepts, noTopic) }))
    const stated = fitted.filter(({ part }) => part.frequencies.some(({ isRate }) => !isRate))
    const best = Math.max(shareLeast, ...stated.map(({ share }) => share))
    const closest = stated.find(({ share }) => share === best)?.part
    const isSame = (other: Frequency) =>
      other.perDay[0] <= perDay[1] * (1 + sameWithin) && other.perDay[1] >= perDay[0] * (1 - sameWithin)
    if (!closest || fitted.some(({ part, share }) => share > best - shareGap && part.frequencies.some(isSame))) continue
    return {
      sentence: closest.sentence,
      words: [span],
      sourceWords: closest.frequencies.map(
        (each): Span => [closest.start + each.span[0], closest.start + each.span[1]],
      ),
    }
  }
  return null
}

const noTopic: ReadonlySet<string> = new Set()
/** Twelve times a year is monthly. */
const sameWithin = 0.1

interface Frequency {
  /** The least and the most of "two to three times a week". */
  perDay: readonly [least: number, most: number]
  span: Span
  /** "Daily" may also be twice a day, and "weekly" describes an amount. */
  isBare: boolean
  /** "1.1% a year", "two tablets a week", "300 mg/day". */
  isRate: boolean
}

const readParts = rememberEach(({ sentences }: SourceReading) =>
  sentences.flatMap(({ text }, sentence) => {
    let from = 0
    return text.split('; ').flatMap((part) => {
      const own = { sentence, start: from, frequencies: readFrequencies(part, true) }
      from += part.length + 2
      if (own.frequencies.length === 0) return []
      return [{ ...own, concepts: new Set(tokenize(part).map(({ concept }) => concept)) }]
    })
  }),
)

const counts: Record<string, number> = { once: 1, twice: 2, thrice: 3, other: 2, second: 2, third: 3 }
for (const [index, word] of 'one two three four five six seven eight nine ten eleven twelve'.split(' ').entries())
  counts[word] = index + 1
const count = String.raw`(?:${Object.keys(counts).join('|')}|\d{1,3})`
const frequency = new RegExp(
  String.raw`\b(?:(?:(?<few>${count})(?: times)?(?: to | or |-|–))?(?<times>once|twice|thrice|${count}[ -]times)[ -](?:an? |per |every |each )?(?<in>daily|day|weekly|week|fortnight|monthly|month|yearly|year|annually)|every (?:(?<every>${count})(?:(?: to | or |-|–)(?<most>${count}))? )?(?<unit>hour|day|week|month|year)s?|(?<bare>daily|weekly|fortnightly|monthly|nightly|(?:each|every|at|in the|per|a) (?:night|morning|evening|bedtime)|each day)|(?<yearly>yearly|annual|annually)|(?:an? |per |/)(?<rate>day|week|month|year))\b`,
  'gi',
)
const days: [RegExp, number][] = [
  [/^hour/, 1 / 24],
  [/^week/, 7],
  [/^fortnight/, 14],
  [/^dai|day|night|morning|evening|bedtime/, 1],
  [/^month/, 30.4],
  [/^(?:year|annual)/, 365],
]

function readFrequencies(text: string, readsRates = false): Frequency[] {
  return Array.from(text.matchAll(frequency)).flatMap(({ 0: written, index, groups = {} }): Frequency[] => {
    const { few, times, every, most, bare, rate, yearly } = groups
    if (rate !== undefined && !readsRates) return []
    const length = toDays(groups['in'] ?? groups['unit'] ?? rate ?? bare ?? yearly ?? '')
    const perDay: Frequency['perDay'] = times
      ? [toCount(few ?? times) / length, toCount(times) / length]
      : [1 / (toCount(most ?? every) * length), 1 / (toCount(every) * length)]
    return [{ perDay, span: [index, index + written.length], isBare: bare !== undefined, isRate: rate !== undefined }]
  })
}

function toDays(unit: string): number {
  return days.find(([name]) => name.test(unit.toLowerCase()))?.[1] ?? 1
}

function toCount(written = 'one'): number {
  const [word = ''] = written.toLowerCase().split(/[ -]/)
  return counts[word] ?? Number(word)
}

function namesThing({ word, concept }: Token): boolean {
  return word.length > 2 && !/^\d/.test(concept) && !isWording(word, concept)
}
