/** Finds how often something is given or done where the source says otherwise: "twice daily" for three times a day. */
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { measureShare } from '@/lib/evidence/verify/claim/share'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { namesSomething } from '@/lib/evidence/verify/claim/words/wording-en'
import { numberFromWord, unitWords } from '@/lib/evidence/verify/figures/numbers'
import { findAll } from '@/lib/shared/text/find-all'

/** Share of the words around it that a part of the source must have, and how near the best one counts as well. */
const shareLeast = 0.5
const shareGap = 0.34
const wordsLeast = 2
/** Characters around a frequency that show what it is about. */
const reach = { before: 70, after: 50 }

/** @returns null if the source has the frequencies of the claim, or none of the same dose, test or subject */
export function checkFrequencies(claim: string, source: SourceReading): Difference | null {
  return findOtherOfDose(claim, source) ?? findOtherOfPart(claim, source)
}

const unit = String.raw`(?:mg|g|µg|mcg|micrograms?|IU|units?|mL)(?:\/kg)?`
const dose = new RegExp(String.raw`\b(\d[\d.,]*) ?(${unit})(?: [\p{L}-]+){0,5} ?$`, 'iu')
const tested =
  /\b(?:is|are|be) (?:advised|recommended|offered|repeated|checked|measured|monitored|reviewed) $|\b(?:screen\w*|mammogra\w+|cytology|smears?|test(?:s|ing|ed)?|scan(?:s|ned)?) (?:(?:is|are|be) )?(?:recommended |advised |offered |repeated )?$/i
/** Characters before a frequency in which its dose or test is named. */
const doseReach = 48

/** "1.8 mg once weekly" where the source has no weekly dose, screening "every year" where it has every two years. */
function findOtherOfDose(claim: string, source: SourceReading): Difference | null {
  for (const claimedFrequency of readFrequencies(claim, true)) {
    const { before, amount } = readDose(claim, claimedFrequency)
    if (amount === null && !tested.test(before)) continue
    const stated = readStated(source)
    // "150 mg daily", where the source gives 150 mg once or weekly, and another dose daily.
    const ofDose = stated.filter((other) => amount !== null && other.amount === amount && isSingle(other))
    const known = isSingle(claimedFrequency) && ofDose.length > 0 ? ofDose : stated
    const [sourceFrequency] = known
    if (!sourceFrequency || known.some((each) => isSame(each, claimedFrequency))) continue
    return { sentence: sourceFrequency.sentence, words: [claimedFrequency.span], sourceWords: [sourceFrequency.span] }
  }
  return null
}

function readDose(text: string, { span: [start] }: Frequency): { before: string; amount: string | null } {
  const before = text.slice(Math.max(0, start - doseReach), start)
  const [, figure, written = ''] = dose.exec(before) ?? []
  const name = written
    .toLowerCase()
    .replace(/^(?:µg|mcg|micrograms?)/, 'microgram')
    .replace(/s$/, '')
  return { before, amount: figure === undefined ? null : `${figure} ${name}` }
}

/** Once in a day, a week, a month or a year; "twice a day" and "every 12 hours" are the same. */
function isSingle({ perDay: [least, most] }: Frequency): boolean {
  return least === most && [1, 7, 30.4, 365].some((length) => most === 1 / length)
}

const readStated = rememberEach(({ sentences }: SourceReading) =>
  sentences.flatMap(({ text }, sentence) =>
    readFrequencies(text, true).map((each) => ({ ...each, sentence, amount: readDose(text, each).amount })),
  ),
)

/** In a summary, a frequency that none of the parts on the same things has. */
function findOtherOfPart(claim: string, source: SourceReading): Difference | null {
  const claimed = source.isSummary ? readFrequencies(claim).filter(({ isBare }) => !isBare) : []
  for (const each of claimed) {
    const [start, end] = each.span
    const words = tokenize(claim.slice(Math.max(0, start - reach.before), end + reach.after)).filter(namesSomething)
    if (words.length < wordsLeast) continue
    const fitted = readParts(source).map((part) => ({ part, share: measureShare(words, part.concepts, noTopic) }))
    const stated = fitted.filter(({ part }) => part.frequencies.some(({ isRate, isBare }) => !isRate && !isBare))
    const best = Math.max(shareLeast, ...stated.map(({ share }) => share))
    const closest = stated.find(({ share }) => share === best)?.part
    const hasSame = ({ frequencies }: { frequencies: readonly Frequency[] }) =>
      frequencies.some((other) => isSame(other, each))
    if (!closest || fitted.some(({ part, share }) => share > best - shareGap && hasSame(part))) continue
    return {
      sentence: closest.sentence,
      words: [each.span],
      sourceWords: closest.frequencies.map(({ span }): Span => [closest.start + span[0], closest.start + span[1]]),
    }
  }
  return null
}

const noTopic: ReadonlySet<string> = new Set()
/** Twelve times a year is monthly. */
const sameWithin = 0.1

function isSame(one: Frequency, other: Frequency): boolean {
  return one.perDay[0] <= other.perDay[1] * (1 + sameWithin) && one.perDay[1] >= other.perDay[0] * (1 - sameWithin)
}

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
      const read = { sentence, start: from, frequencies: readFrequencies(part, true) }
      from += part.length + 2
      if (read.frequencies.length === 0) return []
      return [{ ...read, concepts: new Set(tokenize(part).map(({ concept }) => concept)) }]
    })
  }),
)

const counts: Record<string, number> = { once: 1, twice: 2, thrice: 3, other: 2, second: 2, third: 3 }
const count = String.raw`(?:${[...Object.keys(counts), ...unitWords].join('|')}|\d{1,3})`
const frequency = new RegExp(
  String.raw`\b(?:(?:(?<few>${count})(?: times)?(?: to | or |-|–))?(?<times>once|twice|thrice|${count}[ -]times)[ -](?:an? |per |every |each )?(?<in>daily|day|weekly|week|fortnight|monthly|month|yearly|year|annually)|every (?:(?<every>${count})(?:(?: to | or |-|–)(?<most>${count}))? )?(?<unit>hour|day|week|month|year)s?|(?<bare>daily|weekly|fortnightly|monthly|nightly|(?:each|every|at|in the|per|a) (?:night|morning|evening|bedtime)|each day)|(?<yearly>yearly|annual|annually)|(?:(?<!\b(?:half|at|by|after|until|within|over|during|for|in) )an? |per |/)(?<rate>hour|day|week|month|year))\b`,
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
  return findAll(text, frequency).flatMap(({ 0: written, index, groups = {} }): Frequency[] => {
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
  return counts[word] ?? numberFromWord(word) ?? Number(word)
}
