/** Asserts whether sentences are marked beside a card of the starter library. */
import assert from 'node:assert/strict'
import { readStarterLibrary } from '@/lib/evidence/library/starter-library'
import { checkClaim } from '@/lib/evidence/verify/check-claim'
import { prepareArticle } from './prepare-article'

const articles = new Map(readStarterLibrary().articles.map((article) => [article.id, article]))

/** Pairs of a sentence and its card. */
export type Pairs = readonly (readonly [sentence: string, card: string])[]

function isMarked(sentence: string, card: string): boolean {
  const article = articles.get(`card:${card}`)
  assert.ok(article, card)
  return checkClaim(sentence, [prepareArticle(article)], { comparesWording: true })?.status === 'not-found'
}

export function assertMarked(pairs: Pairs): void {
  for (const [sentence, card] of pairs) assert.ok(isMarked(sentence, card), `not marked: ${sentence}`)
}

export function assertUnmarked(pairs: Pairs): void {
  for (const [sentence, card] of pairs) assert.ok(!isMarked(sentence, card), `marked: ${sentence}`)
}
