/** What a comparison of figures finds, and which words and figures it compares. */

import { describesStudy } from '@/lib/evidence/verify/claim/describes-study'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { hasFigures, listFigures } from '@/lib/evidence/verify/claim/result-figures'
import { listPhrases } from '@/lib/evidence/verify/claim/words/name-keys'
import { isTimeWord } from '@/lib/evidence/verify/claim/words/time-words'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'
import { findAll } from '@/lib/shared/text/find-all'

export interface FigureFinding extends Difference {
  kind: 'outcome' | 'row' | 'arm' | 'time' | 'dose' | 'comparison'
}

/** Doubts the figures of a claim, which are those of another result. */
export function doubtFigures(kind: FigureFinding['kind'], claim: Statement, fact: Fact): FigureFinding {
  return { kind, sentence: fact.sentence, words: locate(claim, listFigures(claim.text)), sourceWords: nameOf(fact) }
}

export function nameOf({ line, start, end }: Fact): Span[] {
  return [line ? [0, line.nameEnd] : [start, end]]
}

export function locate(claim: Pick<Statement, 'text' | 'start'>, figures: readonly string[]): Span[] {
  return figures.flatMap((figure): Span[] => {
    const at = claim.text.indexOf(figure)
    return at < 0 ? [] : [[claim.start + at, claim.start + at + figure.length]]
  })
}

/** The words of a line that name its outcome, its people and its comparison. */
export const listNames = rememberEach(({ line, text }: Fact): ReadonlySet<string> => {
  const name = `${text.slice(0, line?.nameEnd)} ${line?.writtenArms ?? ''}`
  const names = tokenize(name).filter(
    // "For a year" does not name the result "over 10 years of use".
    ({ word, concept }) => (!isWording(word, concept) && !isTimeWord(concept)) || howOften.test(word),
  )
  return new Set([...names.map(({ concept }) => concept), ...listPhrases(name)])
})

/** "Monthly dosing" as opposed to "as-needed dosing". */
const howOften = /^(?:daily|weekly|monthly|yearly)$/

/** Words that describe the participants and their treatment. */
export const listDescribed = rememberEach(({ sentences }: SourceReading): ReadonlySet<string> => {
  const described = sentences.filter(({ role }) => describesStudy(role))
  return new Set(described.flatMap(({ tokens }) => tokens.map(({ concept }) => concept)))
})

/**
 * "By 2.4 percentage points", where two rates differ by so much, or the source has the number only in another unit: a
 * computed difference.
 */
export function isComputedDifference(figure: string, text: string, { facts }: SourceReading): boolean {
  if (!findAll(text, points).some(([, written]) => written === figure)) return false
  const decimals = /\.(\d+)$/.exec(figure)?.[1]?.length ?? 0
  const differBySo = ([first, second]: readonly [number, number]) =>
    Math.abs(first - second).toFixed(decimals) === figure
  if (facts.some(({ line }) => line?.rates && differBySo(line.rates))) return true
  const elsewhere = new RegExp(
    `(?<![\\d.])${figure.replace('.', '\\.')}(?![\\d.]) ?(?:(?:[mµn]?g|[mµd]?L|[mµ]?mol|IU)\\b|(?:day|week|month|year|hour|minute)s?\\b)`,
    'u',
  )
  return facts.every((fact) => !hasFigures(fact, [figure]) || elsewhere.test(fact.text))
}

const points = /(?<![\d.,])(\d[\d.,]*)[ -](?:percentage )?points?\b/g

/** "By 35 %" for a ratio of 0.65: computed, and perhaps equal to a figure of something else. */
export function isRelative(figure: string, text: string, { facts }: SourceReading): boolean {
  if (!text.includes(`by ${figure}`) && !/relative/i.test(text)) return false
  const ratio = (1 - Number(figure) / 100).toFixed(2)
  return facts.some((fact) => hasFigures(fact, [ratio]))
}

/** "At a median of *3.5* years", "over *1.5* years": when something was measured. */
export function isPointInTime(figure: string, text: string): boolean {
  return findAll(text, pointInTime).some(([, written]) => written === figure)
}

const pointInTime =
  /\b(?:at|over|during|follow-up of|followed for)(?: (?:an?|about|some|the))*(?: (?:median|mean|average)(?: follow-up)?(?: of)?)? (\d[\d.,]*)[ -](?:hour|day|week|month|year)s?\b/gi
