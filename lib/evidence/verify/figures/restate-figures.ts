/**
 * Writes the rates of a sentence as its source writes them: "43 of every 100", "three in ten" and "about 43%" become
 * the "42.9%" that they stand for, so that outcome, arm and direction are compared by the same figures.
 */

import { rememberLast } from '@/lib/evidence/verify/claim/remember'
import { applyEdits, type Edit, type EditedText } from '@/lib/evidence/verify/edit-text'
import type { PreparedPassages } from '@/lib/evidence/verify/prepare-passages'
import { findAll } from '@/lib/shared/text/find-all'
import { absence } from './derived-figures'
import { numberFromWord, tensWords, unitWords } from './numbers'
import type { Figure } from './parse-figures'
import { approximator, readQualifier } from './tolerance'

/** A rate as written, and what it may stand for. */
interface Rate {
  start: number
  end: number
  /** In percent. */
  value: number
  range: readonly [low: number, high: number]
  /** Words that remain after the figure. */
  rest: string
}

const words = ['zero', ...unitWords, ...tensWords, 'hundred', 'thousand'].join('|')
const number = String.raw`\d{1,4}(?:[.,·]\d+)?|\d{1,3}(?:,\d{3})+|${words}`
const lead = String.raw`(?:(?<qualifier>${approximator})\s+)?`
/** "Three in ten", "43 of every 100", "one child in three", "5 extra strokes per 1000". */
const share = new RegExp(
  String.raw`\b${lead}(?<count>${number})(?!\s(?:hour|day|week|month|year)s?\s(?!out\b|of\b|in\b)\p{L})(?<between>(?:\s\p{L}[\p{L}-]*){0,2}?)\s(?:in|out of|of every|in every|for every|of each|per|of(?=\s(?:10|100|1,?000|ten|hundred)\b))\s(?:every\s|an?\s)?(?<base>${number})\b(?![.,·]\d|\s?(?:%|[–-]|(?:person|patient)[- ]years|mg|mL|g\b|days?|weeks?|months?|years?|hours?))`,
  'giu',
)
/** "Of every hundred women" is the base of the rates in this sentence. */
const counting =
  /\b(?:of|in|for|among|out of)\s(?:every|each|a)\s(?<base>\d{1,3}(?:,?\d{3})?|hundred|thousand|ten)\b/giu
/** A bare number, whose base must be named elsewhere in the sentence. */
const bare = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,·–-])${lead}(?<count>${number})(?![\p{L}\p{N}]|[.,·–-]\d|\s?%|\s(?:days?|weeks?|months?|years?|hours?|minutes?|mg|g|mL|times|of\s\d|in\s\d|drugs?|groups?|arms?|doses?|points?)\b)`,
  'giu',
)
const percentage = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,·–−-]|\bby\s|\brisk of\s)${lead}(?<count>\d{1,3}(?:[.,·]\d+)?)\s?%(?!\s?(?:CI|CrI|confidence|credible|[–-])|\s(?:\p{L}+\s){0,2}?(?:reduc|lower|fewer|decreas|increas|drop|fall|rise|cut|declin|improv|relative))`,
  'giu',
)
const matchShares = rememberLast((sentence) => findAll(sentence, share))
const matchPercentages = rememberLast((sentence) => findAll(sentence, percentage))

/** "18 fewer per 100" is not a rate but a difference of two. */
const differing = /^\s(?:\p{L}+\s){0,2}?(?:fewer|more|less|extra|additional)\b/iu
const differingBefore = /\b(?:extra|additional|further|another)\s$/i

const powersOfTen: ReadonlySet<number> = new Set([10, 100, 1000, 10_000, 100_000])

/** @returns the sentence itself where its sources have every rate as it is written, or none like it */
export function restateFigures(sentence: string, sources: PreparedPassages): EditedText {
  const shares = readShares(sentence, sources)
  const rates = [...shares, ...readPercentages(sentence, sources)].toSorted((one, other) => one.start - other.start)
  const edits = rates.length === 0 ? [] : restate(rates, sources, absence.test(sentence))
  return applyEdits(sentence, edits)
}

/** Rates that occur together are looked up in one sentence of the source, if one has them all. */
function restate(rates: readonly Rate[], { results }: PreparedPassages, isAbsence: boolean): Edit[] {
  const all = results.map(({ figures }) => figures.filter(({ unit, label }) => unit === '%' && label === null))
  const [own = []] = all.toSorted((one, other) => measureDistance(one, rates) - measureDistance(other, rates))
  return rates.flatMap((rate): Edit[] => {
    const found =
      findClosest(own, rate) ?? findClosest(all.flat(), rate) ?? (isAbsence ? findRest(all.flat(), rate) : null)
    return found === null ? [] : [{ start: rate.start, end: rate.end, written: `${found}%${rate.rest}` }]
  })
}

/** How many of the rates the figures lack, and how far off the others are. */
function measureDistance(figures: readonly Figure[], rates: readonly Rate[]): number {
  const distances = rates.map((rate) => {
    const closest = findClosest(figures, rate)
    return closest === null ? 1 : Math.abs(Number(closest) - rate.value) / 100
  })
  return distances.reduce((sum, each) => sum + each, 0)
}

/** The percentage that is nearest to a rate, as the source writes it. */
function findClosest(figures: readonly Figure[], { value, range: [low, high] }: Rate): string | null {
  const near = figures.filter((figure) => figure.value >= low && figure.value <= high)
  const [closest] = near.toSorted((one, other) => Math.abs(one.value - value) - Math.abs(other.value - value))
  return closest ? closest.value.toFixed(closest.decimals) : null
}

/** "97 in 100 had not died", although the source says that 3.1% had. */
function findRest(figures: readonly Figure[], { value, range: [low, high], ...rate }: Rate): string | null {
  const rest = findClosest(figures, { ...rate, value: 100 - value, range: [100 - high, 100 - low] })
  return rest && (100 - Number(rest)).toFixed(/\.(\d+)/.exec(rest)?.[1]?.length ?? 0)
}

function readShares(sentence: string, sources: PreparedPassages): Rate[] {
  const rates: Rate[] = []
  const bases: number[] = []
  for (const { 0: written, index, groups = {} } of matchShares(sentence)) {
    const { count: counted = '', base: of = '', between = '', qualifier } = groups
    const [count, base] = [toNumber(counted), toNumber(of)]
    if (count >= base || base < 2 || hasBoth(sources, count, base)) continue
    bases.push(base)
    if (differing.test(`${between} x`)) continue
    rates.push(toRate(count, base, { start: index, end: index + written.length, qualifier, rest: between }))
  }
  for (const { groups = {} } of findAll(sentence, counting)) bases.push(toNumber(groups['base']))
  const [base] = bases.filter((each) => powersOfTen.has(each))
  return base === undefined ? rates : [...rates, ...readBare(sentence, base, rates)]
}

/** "… compared with 33 on placebo", where the sentence counts in hundreds. */
function readBare(sentence: string, base: number, known: readonly Rate[]): Rate[] {
  return findAll(sentence, bare).flatMap(({ 0: written, index, groups = {} }): Rate[] => {
    const end = index + written.length
    const count = toNumber(groups['count'])
    if (count >= base || known.some((rate) => index < rate.end && end > rate.start)) return []
    if (differing.test(sentence.slice(end)) || differingBefore.test(sentence.slice(0, index))) return []
    return [toRate(count, base, { start: index, end, qualifier: groups['qualifier'], rest: '' })]
  })
}

/** "About 60%" and "77%" for 59.2% and 77.1%, unless a source has the figure itself. */
function readPercentages(sentence: string, sources: PreparedPassages): Rate[] {
  return matchPercentages(sentence).flatMap(({ 0: written, index, groups = {} }): Rate[] => {
    const value = toNumber(groups['count'])
    if (value === 0 || sources.figures.get(value)?.some(({ unit }) => unit === '%')) return []
    // "Reduced by 14%" in any language, for a ratio of 0.86.
    if (sources.ratios.some((ratio) => Math.abs(Math.abs(1 - ratio) * 100 - value) < exactChange)) return []
    const decimals = /[.,·](\d+)$/.exec(groups['count'] ?? '')?.[1]?.length ?? 0
    // "Below 8.0%" is exact: a limit, and not the 7.9% of another one.
    if (decimals > 0 && limit.test(groups['qualifier'] ?? '')) return []
    const range = readQualifier(groups['qualifier']).around(value, 0.5 * 10 ** -decimals)
    return [{ start: index, end: index + written.length, value, range, rest: '' }]
  })
}

const limit = /^(?:below|under|above|over|more than|fewer than|less than|at least|up to)$/i

/** Percentage points; differences of decimals are not exact. */
const exactChange = 1e-6

function toRate(
  count: number,
  base: number,
  { qualifier, ...place }: Pick<Rate, 'start' | 'end' | 'rest'> & { qualifier: string | undefined },
): Rate {
  const value = (100 * count) / base
  // "One in twenty" is nearer to it than to one in 19 or in 21.
  const step = count === 1 && base < 100 ? value - 100 / (base + 0.5) : 50 / Math.max(base, 10)
  return { ...place, value, range: readQualifier(qualifier).around(value, step) }
}

function toNumber(written = ''): number {
  return numberFromWord(written) ?? Number(written.replace(/,(?=\d{3}$)/, '').replace(/[,·]/, '.'))
}

/** "49 of 101 patients" is a count of the source, not a rate of the writer. */
function hasBoth({ figures }: PreparedPassages, count: number, base: number): boolean {
  return base > 20 && base !== 100 && base !== 1000 && figures.has(count) && figures.has(base)
}
