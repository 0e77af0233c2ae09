/** Asserts whether sentences are marked when compared with a card of the starter library. */
import assert from 'node:assert/strict'
import { checkAgainstCards } from './check-against-cards'

/** Pairs of a sentence and its card. */
type Pairs = readonly (readonly [sentence: string, card: string])[]

function isMarked(sentence: string, card: string): boolean {
  return checkAgainstCards(sentence, card)?.status === 'not-found'
}

export function assertMarked(pairs: Pairs): void {
  for (const [sentence, card] of pairs) assert.ok(isMarked(sentence, card), `not marked: ${sentence}`)
}

export function assertUnmarked(pairs: Pairs): void {
  for (const [sentence, card] of pairs) assert.ok(!isMarked(sentence, card), `marked: ${sentence}`)
}

/** @param cases a sentence, its card, and whether it is marked */
export function assertMarks(cases: readonly (readonly [sentence: string, card: string, isMarked: boolean])[]): void {
  for (const [sentence, card, marked] of cases) assert.equal(isMarked(sentence, card), marked, sentence)
}
