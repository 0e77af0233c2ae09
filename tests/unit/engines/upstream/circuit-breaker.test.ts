import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CircuitBreaker } from '@/lib/engines/upstream/circuit-breaker'
import { ApiError } from '@/lib/wire/errors'
import { sendRefusal, whole } from '../../../fakes/upstream'
import { collectAnswer, startEngine } from '../../../support/upstream-engine'

/** A breaker on a clock that the test moves. */
function setUpBreaker() {
  const clock = { now: 0 }
  const breaker = new CircuitBreaker(() => clock.now)
  const fail = (times: number) => {
    for (let count = 0; count < times; count++) breaker.enter().failed()
  }
  return { breaker, clock, fail }
}

function retryAfterOf(breaker: CircuitBreaker): number {
  try {
    breaker.enter().leftEarly()
    return 0
  } catch (error) {
    assert.ok(error instanceof ApiError && error.code === 'upstream_unreachable')
    return Number(error.headers['Retry-After'])
  }
}

test('single failures are passed on and change nothing', () => {
  const { breaker, fail } = setUpBreaker()
  for (let round = 0; round < 5; round++) {
    fail(9)
    breaker.enter().succeeded()
  }
  assert.equal(retryAfterOf(breaker), 0)
})

test('after ten failures in a row callers learn at once when to retry', () => {
  const { breaker, fail } = setUpBreaker()
  fail(10)
  assert.equal(retryAfterOf(breaker), 1)
})

test('after the pause one caller tries and the others wait for the outcome', () => {
  const { breaker, clock, fail } = setUpBreaker()
  fail(10)
  clock.now += 1_001
  const probe = breaker.enter()
  assert.ok(retryAfterOf(breaker) > 0)
  probe.succeeded()
  assert.equal(retryAfterOf(breaker), 0)
})

test('a caller who tries after the pause and leaves does not keep the others out', () => {
  const { breaker, clock, fail } = setUpBreaker()
  fail(10)
  clock.now += 1_001
  breaker.enter().leftEarly()
  breaker.enter().succeeded()
  assert.equal(retryAfterOf(breaker), 0)
})

test('P25: however long the outage, the next try is never more than ten seconds away', () => {
  const { breaker, clock, fail } = setUpBreaker()
  fail(10)
  for (let outage = 0; outage < 20; outage++) {
    const wait = retryAfterOf(breaker)
    assert.ok(wait >= 1 && wait <= 10, `${wait} s`)
    clock.now += wait * 1_000 + 1
    breaker.enter().failed()
  }
})

test('requests that were under way when the server went down do not lengthen the pause', () => {
  const { breaker } = setUpBreaker()
  const underWay = Array.from({ length: 200 }, () => breaker.enter())
  for (const attempt of underWay) attempt.failed()
  assert.equal(retryAfterOf(breaker), 1)
})

test('a server that keeps failing is not called, and refusals for other reasons do not count', async () => {
  await using bench = await startEngine(sendRefusal(400))
  for (let count = 0; count < 12; count++) await collectAnswer(bench.engine)
  assert.equal(bench.fake.requests.length, 12)
  // May be about what one caller sent: it must not pause the server for the others.
  bench.fake.always(sendRefusal(500))
  for (let count = 0; count < 12; count++) await collectAnswer(bench.engine)
  assert.equal(bench.fake.requests.length, 24)
  bench.fake.always(sendRefusal(502))
  for (let count = 0; count < 12; count++) await collectAnswer(bench.engine)
  assert.equal(bench.fake.requests.length, 34)
  bench.fake.always(whole('Yes.'))
  const { error } = await collectAnswer(bench.engine)
  assert.equal(error?.status, 503)
  assert.equal(error?.headers['Retry-After'], '1')
})
