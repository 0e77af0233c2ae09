/**
 * Two sentences about one card, joined to one: what is true of both is true of the compound, and what is false stays
 * false. Only sentences with the right verdict are joined.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readStarterLibrary } from '@/lib/evidence/library/starter-library'
import { checkClaim } from '@/lib/evidence/verify/check-claim'
import { prepareArticle } from '../../../support/claims/prepare-article'
import { type Claim, type ClaimedArticle, readClaims } from '../../../support/claims/read-claims'

const { articles } = readStarterLibrary()
const joints = ['; ', ', and ', ', but ', ', while ']

test('of joined sentences at most 3 in 100 true ones are marked, and at least 95 with a false one', () => {
  const compounds = ['claims.json', 'paraphrases.json', 'new-writers-read.json'].flatMap(readCompounds)
  const [right, wrong] = [compounds.filter(({ isTrue }) => isTrue), compounds.filter(({ isTrue }) => !isTrue)]
  assert.ok(right.length > 500 && wrong.length > 500)
  const marked = right.filter(({ isMarked }) => isMarked).map(({ sentence }) => sentence)
  assert.ok(marked.length <= 0.03 * right.length, marked.join(' | '))
  const missed = wrong.filter(({ isMarked }) => !isMarked).map(({ sentence }) => sentence)
  assert.ok(missed.length <= 0.05 * wrong.length, missed.join(' | '))
})

interface Compound {
  sentence: string
  isTrue: boolean
  isMarked: boolean
}

function readCompounds(name: string): Compound[] {
  const json = readFileSync(new URL(`../../../fixtures/evidence/${name}`, import.meta.url), 'utf8')
  return readClaims(json, articles).cards.flatMap(joinClaims)
}

function joinClaims({ article, claims }: ClaimedArticle): Compound[] {
  const sources = [prepareArticle(article)]
  const isMarked = (sentence: string) =>
    checkClaim(sentence, sources, { comparesWording: true })?.status === 'not-found'
  const judged = claims.filter(
    ({ sentence, isTrue, isCited, language }) => isCited && language === 'en' && isMarked(sentence) !== isTrue,
  )
  const right = judged.filter(({ isTrue }) => isTrue)
  const [first, ...others] = right
  if (!first) return []
  const wrong = judged.filter(({ isTrue }) => !isTrue)
  const pairs: [Claim, Claim][] = [
    ...others.map((next, index): [Claim, Claim] => [right[index] ?? first, next]),
    ...wrong.map((next): [Claim, Claim] => [first, next]),
  ]
  return pairs.map(([one, next], index) => {
    const sentence = `${one.sentence.replace(/\.$/, '')}${joints[index % joints.length]}${next.sentence}`
    return { sentence, isTrue: next.isTrue, isMarked: isMarked(sentence) }
  })
}
