/** Memory for the bodies of requests, shared so that nobody can take it from everybody else. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { getBodyBytesHeld, reserveBodyBytes } from '@/lib/platform/limits/body-budget'
import { ApiError } from '@/lib/wire/errors'
import { generatedCases } from '../../../support/full'

const totalMax = 3_000_000
const ownMax = 1_200_000
Object.assign(process.env, {
  REQUEST_BYTES_MAX: '1000000',
  BODY_BYTES_PER_KEY_MAX: String(ownMax),
  BODY_BYTES_MAX: String(totalMax),
})

function refusal(owner: string, bytes: number): ApiError | undefined {
  try {
    reserveBodyBytes(owner, bytes)()
    return undefined
  } catch (error) {
    assert.ok(error instanceof ApiError, String(error))
    return error
  }
}

test('a caller above its own limit is refused with that reason, and others are not', () => {
  const release = reserveBodyBytes('a', 1_000_000)
  const error = refusal('a', 300_000)
  assert.deepEqual([error?.status, error?.toBody().error.code], [429, 'rate_limit_exceeded'])
  assert.equal(error?.headers['retry-after'], '2')
  assert.equal(refusal('b', 1_000_000), undefined)
  release()
  assert.equal(refusal('a', ownMax), undefined)
})

test('ten callers who use all the budget they can leave room for the question of another', () => {
  const releases: (() => void)[] = []
  for (let greedy = 0; greedy < 10; greedy++)
    for (let bytes = 1_000_000; bytes >= 1000; bytes /= 2)
      while (!refusal(`greedy-${greedy}`, bytes)) releases.push(reserveBodyBytes(`greedy-${greedy}`, bytes))
  assert.equal(refusal('large', 1_000_000)?.status, 503)
  assert.equal(refusal('ordinary', 1000), undefined)
  for (const release of releases) release()
  assert.equal(getBodyBytesHeld(), 0)
})

test(`in ${generatedCases} orders of reserving and releasing no limit is exceeded, and all bytes are released`, () => {
  const step = fc.record({ owner: fc.nat(4), bytes: fc.nat(ownMax), gives: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const held: { owner: number; bytes: number; release: () => void }[] = []
      for (const { owner, bytes, gives } of steps) {
        if (gives) held.shift()?.release()
        else if (!refusal(String(owner), bytes))
          held.push({ owner, bytes, release: reserveBodyBytes(String(owner), bytes) })
        const sum = (of: typeof held) => of.reduce((total, each) => total + each.bytes, 0)
        assert.equal(getBodyBytesHeld(), sum(held))
        assert.ok(sum(held) <= totalMax)
        assert.ok(sum(held.filter((each) => each.owner === owner)) <= ownMax)
      }
      for (const { release } of held) release()
      assert.equal(getBodyBytesHeld(), 0)
    }),
    { numRuns: generatedCases },
  )
})
