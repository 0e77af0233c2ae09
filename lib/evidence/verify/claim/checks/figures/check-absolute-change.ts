/** Finds a relative change that a claim calls absolute: "a 24% absolute reduction" for a hazard ratio of 0.76. */
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { type FigureFinding, locate, nameOf } from './figure-finding'

const absolute =
  /(?<![\d.])(\d+(?:\.\d+)?)(?:%| (?:percentage )?points?)?(?: \p{L}+){0,2}? absolute\b|\babsolute (?:\p{L}+ ){0,6}?(\d+(?:\.\d+)?)(?=%| (?:percentage )?points?)|(?<![\d.])(\d+(?:\.\d+)?) percentage points?/iu
/** Percentage points by which a rounded change may differ. */
const roundedBy = 0.6

/** @returns a finding when a ratio of the source is the change, and no difference of the source is; otherwise null */
export function findRelativeAsAbsolute({ text, start }: Statement, source: SourceReading): FigureFinding | null {
  const [, before, after, points] = absolute.exec(text) ?? []
  const written = before ?? after ?? points
  if (written === undefined) return null
  const isNear = (value: number) => Math.abs(value - Number(written)) < roundedBy
  const ratio = source.facts.find(
    ({ line }) => line !== null && line.estimate !== null && isNear(100 * Math.abs(1 - line.estimate)),
  )
  if (!ratio || source.facts.some((fact) => isNear(measureDifference(fact)))) return null
  if (source.sentences.some((sentence) => statesDifference(sentence.text, written))) return null
  return {
    kind: 'outcome',
    sentence: ratio.sentence,
    words: locate({ text, start }, [written]),
    sourceWords: nameOf(ratio),
  }
}

function measureDifference({ line }: Fact): number {
  return line?.rates ? Math.abs(line.rates[0] - line.rates[1]) : Number.NaN
}

function statesDifference(text: string, figure: string): boolean {
  const number = `(?<![\\d.])${figure.replace('.', '\\.')}(?![\\d.])`
  return new RegExp(`${number}%? (?:percentage )?points?\\b|\\b(?:difference|change) [-−–]?${number}`).test(text)
}
