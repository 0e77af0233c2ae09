import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { FairQueue } from '@/lib/store/fair-queue'
import { generatedCases } from '../../support/full'

const owners = ['a', 'b', 'c', 'd']

type Step = { type: 'add'; owner: string } | { type: 'take' } | { type: 'remove'; index: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('add' as const), owner: fc.constantFrom(...owners) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('take' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('remove' as const), index: fc.nat(30) }) },
)

interface Item {
  owner: string
  number: number
  /** Items taken since the owner was served last or began to wait. */
  passed: number
}

test('owners take turns: while one waits, every other one is served at most once, each in its own order', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 100 }), (steps) => {
      const queue = new FairQueue<Item>()
      const waiting: Item[] = []
      steps.forEach((each, number) => {
        if (each.type === 'add') {
          const item = { owner: each.owner, number, passed: 0 }
          queue.add(item)
          waiting.push(item)
        } else if (each.type === 'remove') {
          const [item] = waiting.splice(each.index, 1)
          if (item) queue.remove(item)
        } else {
          const item = queue.take(() => true)
          assert.equal(item === undefined, waiting.length === 0)
          if (!item) return
          assert.equal(
            item,
            waiting.find(({ owner }) => owner === item.owner),
          )
          waiting.splice(waiting.indexOf(item), 1)
          for (const other of waiting) other.passed = other.owner === item.owner ? 0 : other.passed + 1
          assert.ok(waiting.every(({ passed }) => passed < owners.length))
        }
        assert.equal(queue.length, waiting.length)
        for (const owner of owners)
          assert.equal(queue.lengthOf(owner), waiting.filter((item) => item.owner === owner).length)
      })
    }),
    { numRuns: generatedCases },
  )
})

test('an owner who may not be served keeps its turn', () => {
  const queue = new FairQueue<{ owner: string }>()
  for (const owner of ['a', 'b', 'b']) queue.add({ owner })
  assert.equal(queue.take((owner) => owner !== 'a')?.owner, 'b')
  assert.equal(queue.take(() => true)?.owner, 'a')
  assert.equal(
    queue.take((owner) => owner === 'a'),
    undefined,
  )
  assert.equal(queue.length, 1)
})

test("an item that is put back is its owner's next", () => {
  const queue = new FairQueue<{ owner: string; number: number }>()
  queue.add({ owner: 'a', number: 1 })
  queue.add({ owner: 'a', number: 2 })
  const first = queue.take(() => true)
  assert.ok(first)
  queue.putBack(first)
  assert.equal(
    queue.take(() => true),
    first,
  )
})
