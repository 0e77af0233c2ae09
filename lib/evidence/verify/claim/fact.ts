import type { Arms } from './arms/arms'
import type { ResultLine } from './read-results'
import type { Direction, Statement } from './read-statements'
import type { Token } from './words/tokens'

/** One result of a source. */
export interface Fact {
  /** The sentence that states it, by its index. */
  sentence: number
  /** UTF-16 offsets in that sentence. */
  start: number
  end: number
  /** What was measured, and everything else that the clause says except the arms. */
  outcome: ReadonlyMap<string, number>
  /** "Bleeding, infarction and death did not differ": each of the outcomes that it lists; empty if it names one. */
  listed: readonly ReadonlyMap<string, number>[]
  direction: Direction | null
  isWeak: boolean
  about: readonly Token[]
  /** The part of it that names the outcome, as far as the order of words shows it. */
  core: readonly Token[]
  comparator: readonly Token[]
  previous: Statement | null
  text: string
  /** The whole sentence. */
  context: string
  cue: { start: number; end: number } | null
  line: ResultLine | null
  arms: Arms | null
}
