import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLimiter } from '@/lib/images/decode-limiter'
import { getQueueLengths, registerQueue } from '@/lib/store/queue-gauges'

test('queues of one name are added up, as they are when somebody looks', () => {
  const lengths = [1, 2]
  for (const index of lengths.keys()) registerQueue('search', () => lengths[index] ?? 0)
  assert.deepEqual(getQueueLengths(), [
    ['image', 0],
    ['search', 3],
  ])
  lengths[0] = 5
  assert.deepEqual(new Map(getQueueLengths()).get('search'), 7)
})

test('work that waits for its turn is counted until it begins', async () => {
  const first = Promise.withResolvers<void>()
  const inTurn = createLimiter(1)
  const { signal } = new AbortController()
  const done = [inTurn(() => first.promise, signal), inTurn(async () => {}, signal)]
  assert.equal(new Map(getQueueLengths()).get('image'), 1)
  first.resolve()
  await Promise.all(done)
  assert.equal(new Map(getQueueLengths()).get('image'), 0)
})
