import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOutsideStudiedTimes, isWithinStudiedTimes, readPatientTime } from '@/lib/evidence/question/patient-times'

test('the time since the onset is read in figures and words, and in any unit', () => {
  for (const [text, unit, amount] of [
    ['thrombolysis seven hours after the stroke', 'hours', 7],
    ['antivenom 2 days since the injury', 'hours', 48],
    ['her stroke was 3 months ago', 'hours', 3 * 30 * 24],
    ['born at 31 weeks', 'weeks of gestation', 31],
    ['a 30 weeker on CPAP', 'weeks of gestation', 30],
  ] as const) {
    const found = readPatientTime(text)
    assert.deepEqual([found?.unit, found?.amount], [unit, amount], text)
  }
  for (const text of ['12 weeks of physiotherapy', 'aged 30', 'is 4.5 hours the limit?'])
    assert.equal(readPatientTime(text), null, text)
})

test('only the time of those studied is a window, not that of an outcome', () => {
  const time = readPatientTime('is it too late two months after a stroke?')
  assert.ok(time)
  assert.ok(isOutsideStudiedTimes(time, 'Adults presenting within 12 hours of stroke onset.'))
  assert.ok(isWithinStudiedTimes(time, 'Adults treated within 3 months of a stroke.'))
  assert.ok(!isOutsideStudiedTimes(time, 'Death within 30 days of a stroke fell.'))
  assert.ok(!isOutsideStudiedTimes(time, 'Adults with atrial fibrillation.'))
})
