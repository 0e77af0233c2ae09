import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { formatDuration, toRateHeaders, toRetryAfter } from '@/lib/platform/limits/rate-limits'
import { registerLimitTests } from '../../../support/limit-tests'

describe('limits in memory', registerLimitTests)

test('durations are written as OpenAI writes them, never a moment too short', () => {
  const written: [ms: number, text: string][] = [
    [-5, '0ms'],
    [0, '0ms'],
    [119.2, '120ms'],
    [999, '999ms'],
    [999.5, '1s'],
    [1000, '1s'],
    [1001, '2s'],
    [59_001, '1m0s'],
    [60_000, '1m0s'],
    [360_000, '6m0s'],
  ]
  for (const [ms, text] of written) assert.equal(formatDuration(ms), text, String(ms))
})

test('Retry-After is whole seconds, at least one', () => {
  for (const [resetMs, seconds] of [
    [0, '1'],
    [1, '1'],
    [1000, '1'],
    [1001, '2'],
    [60_000, '60'],
  ] as const)
    assert.equal(toRetryAfter({ resetMs }), seconds)
})

test('an answer states what remains; only a refusal states when to retry', () => {
  const rate = { limit: 60, remaining: 59, resetMs: 42_000 }
  assert.deepEqual(toRateHeaders({ ...rate, isExceeded: false }), {
    'x-ratelimit-limit-requests': '60',
    'x-ratelimit-remaining-requests': '59',
    'x-ratelimit-reset-requests': '42s',
  })
  assert.equal(toRateHeaders({ ...rate, isExceeded: true })['retry-after'], '42')
})
