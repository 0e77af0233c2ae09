/**
 * Reads degrees of a state as ranges of what is measured: "moderate renal impairment", "CKD stage 3" and "eGFR
 * 30 to 59" are the same people, and none of them has a creatinine clearance below 30. Read alike in questions
 * and in articles.
 */

import type { AskedAge } from '@/lib/evidence/question/ages'
import type { LabValue } from '@/lib/shared/lab-values/read-lab-values'
import { findAll } from '@/lib/shared/text/find-all'
import { degreeNames, type NamedDegree, type Range, readCreatinine, type Scale } from './degree-names'

export interface Degree {
  scale: Scale
  /** Several for "class I and IV". */
  ranges: readonly Range[]
  /** As written. */
  surface: string
  /** Names the state and no degree of it: "chronic kidney disease", "cirrhosis". */
  isVague: boolean
  /** UTF-16 offsets in the text. */
  start: number
  end: number
}

const { raw } = String

/** Matching is not case-sensitive: "ckd stage 3". */
const patterns = degreeNames.map((each) => ({
  ...each,
  pattern: new RegExp(raw`(?<![\p{L}\d])(?:${each.words})(?![\p{L}\d])`, 'giu'),
}))
/** "Without cirrhosis", "not on dialysis". */
const denied = /\b(?:no|not|without|non|never|free of)[- ](?:[\p{L}-]+ ){0,2}$/iu
const deniedMax = 40

/** @returns the degrees that a text names, one at a place, in its order */
export function readDegrees(text: string): Degree[] {
  const found = patterns.flatMap(({ pattern, ...each }) =>
    findAll(text, pattern).flatMap((match) => toDegree(each, match)),
  )
  let reached = 0
  return found
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      const isFree = start >= reached
      if (isFree) reached = end
      return isFree
    })
}

function toDegree({ scale, read, isPair = false, isVague = false }: NamedDegree, found: RegExpExecArray): Degree[] {
  const [surface, ...groups] = found
  const ranges = (isPair ? groups.map((group) => [group]) : [groups]).flatMap((each) => {
    const range = read(each)
    return range ? [range] : []
  })
  return ranges.length === 0
    ? []
    : [{ scale, ranges, surface, isVague, start: found.index, end: found.index + surface.length }]
}

/** What a question says of its patient, by the figures where it gives them; of several turns the last one counts. */
export function readAskedDegrees(
  turns: readonly string[],
  { age, values }: { age: AskedAge | null; values: readonly LabValue[] },
): Degree[] {
  const measured = [...(age ? [toPoint('age', age.years, age.surface)] : []), ...values.flatMap(toMeasured)]
  const said = turns.toReversed().map((turn) => {
    return readDegrees(turn).filter(({ start }) => !denied.test(turn.slice(Math.max(0, start - deniedMax), start)))
  })
  const scales = new Set([...measured, ...said.flat()].map(({ scale }) => scale))
  return [...scales].flatMap((scale) => {
    const own = [measured, ...said].map((each) => each.filter((degree) => degree.scale === scale))
    const exact = own.map((each) => each.filter(({ isVague }) => !isVague)).find((each) => each.length > 0)
    return exact ?? own.find((each) => each.length > 0) ?? []
  })
}

const ofAnalyte: Readonly<Record<string, Scale>> = {
  egfr: 'kidney',
  creatinine: 'kidney',
  'ejection fraction': 'ejection fraction',
}

function toMeasured({ analyte, name, value, perhaps }: LabValue): Degree[] {
  const scale = ofAnalyte[analyte]
  const figure = Number(value)
  if (scale === undefined || perhaps !== null || !Number.isFinite(figure) || figure <= 0) return []
  const at = analyte === 'creatinine' ? readCreatinine(figure) : figure
  return [toPoint(scale, at, `${name} ${value}`)]
}

function toPoint(scale: Scale, at: number, surface: string): Degree {
  return { scale, ranges: [[at, at]], surface, isVague: false, start: 0, end: 0 }
}

export type Overlap = 'none' | 'part' | 'all'

/** Which part of the people asked about is among the others. */
export function measureOverlap(asked: readonly Range[], others: readonly Range[]): Overlap {
  const parts = asked.map((range) => measureRange(range, others))
  if (parts.every((part) => part === 'all')) return 'all'
  return parts.every((part) => part === 'none') ? 'none' : 'part'
}

function measureRange([from, to]: Range, others: readonly Range[]): Overlap {
  const isPoint = from === to
  if (others.some((other) => from >= other[0] && (isPoint ? from < other[1] : to <= other[1]))) return 'all'
  return others.some((other) => from < other[1] && to > other[0]) ? 'part' : 'none'
}
