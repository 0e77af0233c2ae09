/** How far a rounded figure may be from the exact one. */

/** Words before an approximate figure. */
export const approximator =
  'about|approximately|approx\\.?|around|roughly|some|circa|nearly|almost|close to|just under|just over|just above|slightly (?:over|under|more than|less than)|a little (?:over|under)|not quite|(?:well )?over|(?:well )?under|above|below|more than|fewer than|less than|at least|up to'

export interface Tolerance {
  /** Whether a whole number may stand for another one: "about 60" for 59. "Below 90" is another limit than 85. */
  isRough: boolean
  /** @returns the lowest and the highest value that may be meant, @param step half a unit of the last digit written */
  around: (value: number, step: number) => readonly [low: number, high: number]
}

/** How much a qualified figure may differ, as a share of it. */
const roughly = 0.07
const onOneSide = 0.15

const exact: Tolerance = { isRough: false, around: (value, step) => [value - step, value + step] }
const rounded: Tolerance = {
  isRough: true,
  around: (value, step) => [value - Math.max(2 * step, roughly * value), value + Math.max(2 * step, roughly * value)],
}
const atMost = (isRough: boolean): Tolerance => ({
  isRough,
  around: (value, step) => [value - Math.max(2 * step, onOneSide * value), value],
})
const atLeast = (isRough: boolean): Tolerance => ({
  isRough,
  around: (value, step) => [value, value + Math.max(2 * step, onOneSide * value)],
})

/** "Over three months" is more than three, or the whole of them. */
export const overPeriod: Tolerance = {
  isRough: false,
  around: (value, step) => [value - step, value + Math.max(2 * step, onOneSide * value)],
}

/** @param written the words before the figure; undefined for a figure that is at most rounded */
export function readQualifier(written: string | undefined): Tolerance {
  if (!written) return exact
  const isRough = /just|nearly|almost|quite|close|slightly|little/i.test(written)
  if (/under|below|fewer|less|nearly|almost|quite|close|up to/i.test(written)) return atMost(isRough)
  if (/over|above|more|least/i.test(written)) return atLeast(isRough)
  return rounded
}
