/**
 * Writes units after a figure as sources write them: "12 percent" as "12%", "150-milligram" as "150 mg". A sentence
 * whose units are spelled out is then compared by the same rules.
 */

import { applyEdits, type Edit, type EditedText } from '@/lib/evidence/verify/edit-text'
import { findAll } from '@/lib/shared/text/find-all'

const units: readonly (readonly [pattern: string, written: string])[] = [
  ['per ?cent(?! points?)', '%'],
  ['milligrams?', ' mg'],
  ['(?:mcg|[µμ]g)', ' micrograms'],
  ['grams?', ' g'],
  ['kilograms?|kilos?', ' kg'],
  ['millilit(?:re|er)s?', ' mL'],
  ['lit(?:re|er)s?', ' L'],
  ['millimet(?:re|er)s? of mercury', ' mm Hg'],
]

const afterFigure = new RegExp(
  `(?<=\\d)[ -]?(?:${units.map(([pattern]) => `(${pattern})`).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
)

/** @param sources texts; an amount that one of them writes in the same way stays */
export function abbreviateUnits(sentence: string, sources: readonly string[]): EditedText {
  return applyEdits(
    sentence,
    findAll(sentence, afterFigure).flatMap(({ 0: written, index, ...groups }): Edit[] => {
      const end = index + written.length
      const [figure = ''] = figureBefore.exec(sentence.slice(Math.max(0, index - figureLength), index)) ?? []
      if (sources.some((text) => text.includes(figure + written))) return []
      return [{ start: index, end, written: units.find((_, unit) => groups[unit + 1] !== undefined)?.[1] ?? written }]
    }),
  )
}

const figureBefore = /[\d.,]+$/
/** UTF-16 units. */
const figureLength = 16
