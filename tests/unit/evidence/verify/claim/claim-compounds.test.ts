/**
 * Two sentences about one card, joined to one: what is true of both is true of the compound, and what is false stays
 * false. Only sentences with the right verdict are joined.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMarked, type JudgedCard, judgeCards } from '../../../../support/claims/judge-claims'
import type { Claim } from '../../../../support/claims/read-claims'

const joints = ['; ', ', and ', ', but ', ', while ']

test('of joined sentences at most 3 in 100 true ones are marked, and at least 95 with a false one', () => {
  const compounds = ['own.json', 'paraphrases.json', 'two-writers-read.json'].flatMap((name) =>
    judgeCards(name).flatMap(joinClaims),
  )
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

function joinClaims({ sources, claims }: JudgedCard): Compound[] {
  const judged = claims.filter(
    ({ isTrue, isCited, language, isMarked }) => isCited && language === 'en' && isMarked !== isTrue,
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
    return { sentence, isTrue: next.isTrue, isMarked: isMarked({ sentence, isCited: true }, sources) }
  })
}
