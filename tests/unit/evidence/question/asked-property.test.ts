import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAskedHarms, readAskedMethod } from '@/lib/evidence/question/asked/asked-property'

test('how an outcome of a study was defined or measured is asked for', () => {
  assert.equal(readAskedMethod('how was bleeding defined?'), 'how bleeding was defined')
  assert.equal(readAskedMethod('How was the primary outcome measured?'), 'how the primary outcome was measured')
  assert.equal(readAskedMethod('how did they define recurrence'), 'how recurrence was defined')
  assert.equal(readAskedMethod('how is hypertension defined?'), '')
})

test('harms of any kind are asked for in any of their names', () => {
  for (const text of ['adverse effects of finerenone', 'finerenone side-effects', 'unwanted effects of finerenone'])
    assert.notEqual(readAskedHarms(text), '')
  assert.equal(readAskedHarms('does finerenone cause hyperkalaemia?'), '')
})
