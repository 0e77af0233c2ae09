import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { listDoses } from '@/lib/evidence/verify/claim/read-doses'

describe('the doses of a text', () => {
  it('keep the weight that they are given for', () => {
    assert.deepEqual([...listDoses('5 mg/kg of amikacin')], ['5 mg/kg'])
  })

  it('are one in every spelling of their unit', () => {
    assert.deepEqual(listDoses('50 µg, 50 mcg and 50 micrograms'), new Set(['50 microgram']))
  })

  it('exclude concentrations', () => {
    assert.deepEqual([...listDoses('glucose 70 mg/dL, haemoglobin 9 g/L')], [])
  })

  it('have all of their digits', () => {
    assert.deepEqual([...listDoses('1,200 mg, then 800 to 1,600 mg')], ['1,200 mg', '1,600 mg'])
  })
})
