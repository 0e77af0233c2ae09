/** Cormack, Clarke, Buettcher, SIGIR 2009. */
const rankConstant = 60

/**
 * Merges ranked lists by reciprocal rank fusion: items that rank high in several lists come first, whatever their
 * scores within each list.
 *
 * @param lists best first; an item may occur in several
 * @returns every item once, best first; ties keep the order of the lists
 */
export function fuseRanks<T>(lists: readonly (readonly T[])[]): T[] {
  const scores = new Map<T, number>()
  for (const list of lists) {
    for (const [rank, item] of [...new Set(list)].entries()) {
      scores.set(item, (scores.get(item) ?? 0) + 1 / (rankConstant + rank + 1))
    }
  }
  return [...scores].sort(([, a], [, b]) => b - a).map(([item]) => item)
}
