/**
 * Compares treatments that a source compares only with the same alternative: lifestyle 4.8 against 11.0 with placebo,
 * metformin 7.8 against 11.0 with placebo.
 */
import { distinguishArms } from './arms/arms'
import type { Fact } from './fact'
import type { Direction } from './read-statements'
import { tokenize } from './words/tokens'

/** @returns a weak result for each pair of such treatments: its figures were not tested against each other */
export function deriveComparisons(facts: readonly Fact[]): Fact[] {
  const lines = facts.filter(({ line }) => line?.arms && !line.isSubgroup)
  return lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other) => {
      const derived = derive(one, other)
      return derived ? [derived] : []
    }),
  )
}

function derive(one: Fact, other: Fact): Fact | null {
  const [own, next] = [one.line, other.line]
  if (!own?.arms || !next?.arms || nameOf(one) !== nameOf(other)) return null
  const [first, second] = [own.arms[0], next.arms[0]]
  if (first === second || own.arms[1] !== next.arms[1]) return null
  const direction = compare(own, next)
  if (direction === null) return null
  return {
    ...one,
    direction,
    isWeak: true,
    arms: distinguishArms(tokenize(first), tokenize(second)),
    line: { ...own, arms: [first, second], rates: null, isSignificant: null },
  }
}

function nameOf({ text, line }: Fact): string {
  return text.slice(0, line?.nameEnd)
}

/** The rates of the shared alternative must be equal; otherwise only the estimates can be compared. */
function compare(own: NonNullable<Fact['line']>, next: NonNullable<Fact['line']>): Direction | null {
  const [a, b] =
    own.rates && next.rates && own.rates[1] === next.rates[1]
      ? [own.rates[0], next.rates[0]]
      : [own.estimate, next.estimate]
  if (a === null || b === null || a === b) return null
  return a < b ? 'less' : 'more'
}
