import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listExcludedNames, listExcludedParts } from '@/lib/evidence/quote/population/excluded-parts'

function headsOf(sentence: string): string[] {
  return listExcludedParts(sentence).flatMap(({ text }) => listExcludedNames(text).map(({ heads }) => heads.join(' ')))
}

test('a name is known by its noun', () => {
  assert.deepEqual(headsOf('Cardiac, brain or spine surgery were excluded.'), [
    'cardiac surgeri',
    'brain surgeri',
    'spine surgeri',
  ])
  assert.deepEqual(headsOf('Severe valve disease and polycystic kidney disease were excluded.'), ['valv', 'polycyst'])
})

test('a measurement names nobody', () => {
  assert.deepEqual(headsOf('Creatinine above 2.5 mg/dL and high bleeding risk were excluded.'), [])
})

test('only what a sentence says was left out counts', () => {
  const [part, ...rest] = listExcludedParts(
    'Open label; cardiogenic shock was excluded and most patients had one residual vessel.',
  )
  assert.equal(part?.text.trim(), 'cardiogenic shock')
  assert.deepEqual(rest, [])
})

test('to rule out a diagnosis is no exclusion', () => {
  assert.deepEqual(listExcludedParts('Add doxycycline if chlamydia is not excluded.'), [])
  assert.deepEqual(listExcludedParts('CT to exclude bleeding after loss of consciousness.'), [])
})
