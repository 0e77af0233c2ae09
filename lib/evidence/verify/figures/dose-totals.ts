/** Amounts of a drug that follow from its doses: that of a day, and that of a course. */

import type { PreparedPassages } from '@/lib/evidence/verify/prepare-passages'
import { convertUnit } from './convert-units'
import { type Figure, parseSourceFigures } from './parse-figures'

/** Products of decimals are not exact; as a share. */
const epsilon = 1e-9

export function isDoseTotal(figure: Figure, sentence: string, sources: PreparedPassages): boolean {
  if (figure.unit === null || figure.label !== null) return false
  return isOfDay(figure, sentence, sources) || isOfCourse(figure, sentence, sources)
}

/** "1,650 mg a day" for 550 mg three times daily. */
function isOfDay({ value, unit, frequency }: Figure, sentence: string, { results }: PreparedPassages): boolean {
  if (frequency !== '1/day' && !(frequency === null && daily.test(sentence))) return false
  return results.some(({ figures }) =>
    figures.some((each) => {
      const times = /^(\d+)\/day$/.exec(each.frequency ?? '')?.[1]
      return times !== undefined && isEqual(toUnit(each, unit) * Number(times), value)
    }),
  )
}

const daily = /\b(?:daily|a day|per day|each day|in 24 hours)\b/i

/** "7.2 million units in all" for three doses of 2.4 million, "1.8 mg in total" for 1.2 mg and later 0.6 mg. */
function isOfCourse({ value, unit }: Figure, sentence: string, { results }: PreparedPassages): boolean {
  if (!total.test(sentence)) return false
  return results.some(({ text, figures }) => {
    const amounts = figures.map((each) => toUnit(each, unit)).filter((amount) => amount > 0)
    const times = parseSourceFigures(text)
      .filter((each) => each.decimals === 0 && each.value > 1 && each.value <= timesMax)
      .map((each) => each.value)
    return amounts.some(
      (amount, index) =>
        times.some((count) => isEqual(amount * count, value)) ||
        amounts.slice(index + 1).some((later) => isEqual(amount + later, value)),
    )
  })
}

const total = /\b(?:total\w*|altogether|in all|overall|cumulative|combined|comes? to|works? out|adds? up|sum)\b/i

const timesMax = 12

/** @returns NaN for a figure of another dimension */
function toUnit(figure: Figure, unit: string | null): number {
  const factor = figure.unit === unit ? 1 : convertUnit(figure.unit, unit)
  return factor === null ? Number.NaN : figure.value * factor
}

function isEqual(one: number, other: number): boolean {
  return Math.abs(one - other) <= epsilon * other
}
