import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { rankCard } from '../../../../support/library/rank-card'

interface Pair {
  card: string
  turns: string[]
  /** Whether the card excluded those asked about, some of them, or nobody of them. */
  notice: 'excluded' | 'partly' | 'none'
}

const pairs = JSON.parse(readFileSync('tests/fixtures/evidence/population-notices.json', 'utf8')) as Pair[]

function isRight({ card, turns, notice }: Pair): boolean {
  const ranked = rankCard(card, turns.at(-1) ?? '', turns.slice(0, -1))
  const relation = ranked?.populationDifference?.relation ?? 'none'
  return ranked !== undefined && (relation === notice || (relation === 'different' && notice === 'excluded'))
}

// The failures of the second half are counted, and not read.
const halves = [
  { parity: 0, least: 46, of: 47 },
  { parity: 1, least: 50, of: 59 },
]

for (const { parity, least, of } of halves) {
  test(`at least ${least} of ${of} clinical pairs of a question and an exclusion are told apart`, () => {
    const half = pairs.filter(({ card, turns }) => {
      const [first = 0] = createHash('sha256')
        .update(`${card} ${turns.join(' ')}`)
        .digest()
      return first % 2 === parity
    })
    assert.equal(half.length, of)
    const right = half.filter(isRight).length
    assert.ok(right >= least, `${right} are right`)
  })
}
