/**
 * Writes units after a figure as sources write them: "12 percent" as "12%", "150-milligram" as "150 mg". A sentence whose
 * units are spelled out is then compared by the same rules.
 */
import { applyEdits, type EditedText } from './edit-text'

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

export function abbreviateUnits(sentence: string): EditedText {
  return applyEdits(
    sentence,
    Array.from(sentence.matchAll(afterFigure), ({ 0: written, index, ...groups }) => ({
      start: index,
      end: index + written.length,
      written: units.find((_, unit) => groups[unit + 1] !== undefined)?.[1] ?? written,
    })),
  )
}
