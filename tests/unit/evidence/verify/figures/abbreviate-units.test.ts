import assert from 'node:assert/strict'
import { test } from 'node:test'
import { abbreviateUnits } from '@/lib/evidence/verify/figures/abbreviate-units'
import { assertMarked, assertUnmarked } from '../../../../support/claims/assert-marked'
import { checkAgainstAbstract } from '../../../../support/claims/check-against-cards'

test('units that are spelled out after a figure are abbreviated, and spans lead back to them', () => {
  const { text, locate } = abbreviateUnits('Of 12 percent, 3.5 per cent took a 150-milligram tablet and 5 mcg.', [])
  assert.equal(text, 'Of 12%, 3.5% took a 150 mg tablet and 5 micrograms.')
  assert.deepEqual(locate([[3, 6]]), [[3, 13]])
  assert.deepEqual(locate([[text.indexOf('tablet'), text.indexOf('tablet') + 6]]), [[49, 55]])
})

test('percentage points, words without a figure and a sentence without units stay', () => {
  for (const sentence of ['A gain of 5 percentage points.', 'The percent was low.', 'It fell by 12% on 5 mg.'])
    assert.equal(abbreviateUnits(sentence, []).text, sentence)
})

test('a figure with its unit spelled out is compared like one with its sign', () => {
  assertUnmarked([
    [
      'Dabigatran 110 milligrams twice daily lowered major vascular complications to 11 percent from 15 percent.',
      'manage-dabigatran-mins',
    ],
  ])
  assertMarked([
    [
      'Dabigatran 110 milligrams twice daily raised major vascular complications to 15 percent from 11 percent.',
      'manage-dabigatran-mins',
    ],
  ])
})

test('an amount in the words of the source is found, and so is one in micrograms, however they are written', () => {
  const results = ['Patients took prednisolone and 250 mcg of fluticasone weekly.', 'They had lost 4 kilos by week 8.']
  for (const amount of ['250 mcg', '250 µg', '250 micrograms'])
    assert.equal(checkAgainstAbstract(results, `Patients took ${amount} of fluticasone weekly.`), 'supported', amount)
  assert.equal(checkAgainstAbstract(results, 'Patients had lost 4 kilos by week 8.'), 'supported')
})
