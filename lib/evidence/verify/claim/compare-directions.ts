/** Whether two directions of one outcome can both be true. */
import type { Direction } from './read-statements'

type Agreement = 'agrees' | 'contradicts' | 'open'

/** Whether more of the outcome is good, bad, or not known. */
export type Valence = 'good' | 'bad' | null

const contradicting: Record<Direction, Direction[]> = {
  less: ['more', 'same', 'not-less'],
  more: ['less', 'same', 'not-more'],
  better: ['worse', 'same', 'not-better'],
  worse: ['better', 'same', 'not-worse'],
  same: ['less', 'more', 'better', 'worse', 'differs'],
  differs: ['same', 'not-less', 'not-better'],
  'not-less': ['less'],
  'not-more': ['more'],
  'not-better': ['better'],
  'not-worse': ['worse'],
}

const agreeing: Record<Direction, Direction[]> = {
  less: ['less', 'not-more', 'differs'],
  more: ['more', 'not-less', 'differs'],
  better: ['better', 'differs', 'not-worse'],
  worse: ['worse', 'differs', 'not-better'],
  same: ['same', 'not-less', 'not-more', 'not-better', 'not-worse'],
  differs: ['less', 'more', 'better', 'worse', 'differs'],
  'not-less': ['same', 'more', 'not-less', 'worse', 'not-better'],
  'not-more': ['same', 'less', 'not-more', 'better', 'not-worse'],
  'not-better': ['same', 'not-better', 'worse', 'not-less'],
  'not-worse': ['same', 'not-worse', 'better', 'not-more'],
}

export function compareDirections(claimed: Direction, stated: Direction, valence: Valence): Agreement {
  const [one, other] = [evaluate(claimed, stated, valence), evaluate(stated, claimed, valence)]
  if (contradicting[one].includes(other)) return 'contradicts'
  return agreeing[one].includes(other) ? 'agrees' : 'open'
}

/** "Improved" says the same as "reduced" where more is bad; needed only if the other direction is an amount. */
function evaluate(direction: Direction, other: Direction, valence: Valence): Direction {
  const isAmount = /less|more/.test(other)
  if (!isAmount || valence === null) return direction
  const better = valence === 'good' ? 'more' : 'less'
  const worse = valence === 'good' ? 'less' : 'more'
  if (direction === 'better') return better
  if (direction === 'worse') return worse
  if (direction === 'not-better') return `not-${better}`
  return direction === 'not-worse' ? `not-${worse}` : direction
}
