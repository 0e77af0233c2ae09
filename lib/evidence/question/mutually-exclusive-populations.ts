/**
 * Populations that exclude one another although their names share most words: a trial in preserved ejection fraction
 * does not answer a question on reduced ejection fraction.
 */
import { findGroups, listContrasts } from './population-groups'

/** Which side of each contrast a text is on: 1, -1, or 0 for neither or both. */
export function findPopulationSides(text: string): number[] {
  const contrasts = listContrasts()
  const named = new Set(findGroups(text, contrasts.flat()).flatMap(({ name, isNegated }) => (isNegated ? [] : [name])))
  return contrasts.map(([one, other]) => Number(named.has(one)) - Number(named.has(other)))
}

/** Whether two texts are on opposite sides of any contrast. */
export function areOppositePopulations(first: number[], second: number[]): boolean {
  return first.some((side, index) => side * (second[index] ?? 0) < 0)
}

const ageContrast = listContrasts().findIndex((pair) => pair.includes('children') && pair.includes('adults'))

/** Whether one text is about children and the other about adults, whose diseases of one name are different diseases. */
export function areOppositeAges(first: number[], second: number[]): boolean {
  return (first[ageContrast] ?? 0) * (second[ageContrast] ?? 0) < 0
}
