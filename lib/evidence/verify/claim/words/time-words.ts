/** Words for times, which name neither an outcome nor people. */
import { tokenize } from './tokens'

const units = list('minute hour day week month year decade')
const averages = list('median mean')

function list(words: string): ReadonlySet<string> {
  return new Set(tokenize(words).map(({ concept }) => concept))
}

export function isTimeWord(concept: string): boolean {
  return units.has(concept)
}

/** "A median of 5 years". */
export function isTimeOrAverage(concept: string): boolean {
  return isTimeWord(concept) || averages.has(concept)
}
