import assert from 'node:assert/strict'
import { test } from 'node:test'
import { longestTime, readTimes } from '@/lib/evidence/verify/claim/read-times'

test('the longest time of a text is read in digits, in words and without a number', () => {
  for (const [text, days] of [
    ['Patients were followed for 1,200 days; deaths were counted at 90 days.', 1200],
    ['Two decades of follow-up', 20 * 365.25],
    ['The effect lasted over a decade.', 10 * 365.25],
    ['They took it for many years, and were seen every 6 months.', 2 * 365.25],
    ['Once A Year', 365.25],
    ['12.5 weeks', 87.5],
    ['Deaths fell by 12%.', 0],
  ] as const)
    assert.equal(longestTime(text), days, text)
})

test('times are the same in any unit', () => {
  assert.deepEqual(readTimes('at 12 months'), readTimes('after one year'))
  assert.deepEqual(readTimes('at ten years'), readTimes('after one decade'))
  assert.deepEqual(readTimes('for 1,200 days'), readTimes('for 1200 days'))
})
