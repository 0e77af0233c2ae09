/** `npm run test:full` sets TEST_FULL: then the suites that break things take as long as they need. */
export const isFull = process.env['TEST_FULL'] === '1'

/** How many generated cases a property is tried with. Each run draws different ones, so short runs add up over time. */
export const generatedCases = isFull ? 100_000 : 100

/** Returns all items in the full run, every n-th item (including the first) in the short one. */
export function everyNth<T>(items: readonly T[], n: number): T[] {
  return items.filter((_, index) => isFull || index % n === 0)
}

/** Rows of a laboratory report that OCR reads: all of them, or enough for a rate. */
export const reportRows = isFull ? 20 : 6
