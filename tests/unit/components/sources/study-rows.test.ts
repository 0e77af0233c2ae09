import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatComparison, shortenArm } from '@/components/sources/study-arms'
import { listStudyRows, sortStudyRows } from '@/components/sources/study-rows'
import type { EvidenceEffect } from '@/lib/wire/evidence'
import { study } from '../../../fixtures/study-item'

const effect = (outcome: string, estimate: number, rest: Partial<EvidenceEffect> = {}): EvidenceEffect => ({
  outcome,
  measure: 'HR',
  estimate,
  text: `HR ${estimate}`,
  ...rest,
})
const items = [
  study(1, [effect('death', 0.8), effect('falls', 0.7), effect('rash', 0.6), effect('cough', 0.5)], {
    participants: 90,
  }),
  study(2, [effect('stroke', 0.9, { isAsked: true }), effect('death', 1.2)], { year: 2001, participants: 100 }),
  study(3),
]
const outcomes = (rows: readonly { effect: EvidenceEffect | null }[]) => rows.map(({ effect }) => effect?.outcome)

test('each result is a row, those asked about first, and at most three of a study', () => {
  const { rows, leftOutCount } = listStudyRows(items)
  assert.deepEqual(outcomes(rows), ['stroke', 'death', 'falls', 'rash', 'death', undefined])
  assert.equal(leftOutCount, 1)
})

test('rows are sorted by figures as numbers, and rows without a value stay last', () => {
  const { rows } = listStudyRows(items)
  const sorted = (isDescending: boolean) =>
    sortStudyRows(rows, { column: 'effect', isDescending }).map(({ effect }) => effect?.estimate)
  assert.deepEqual(sorted(false), [0.6, 0.7, 0.8, 0.9, 1.2, undefined])
  assert.deepEqual(sorted(true), [1.2, 0.9, 0.8, 0.7, 0.6, undefined])
  const participants = sortStudyRows(rows, { column: 'participants', isDescending: false }).map(({ item }) => item.n)
  assert.deepEqual(participants, [1, 1, 1, 2, 2, 3])
  assert.equal(sortStudyRows(rows, null), rows)
})

test('arms are named in full in a row and in a word or two at the ends of an axis', () => {
  const arms = { intervention: 'dapagliflozin 10 mg once daily plus standard therapy', comparator: 'placebo' }
  assert.equal(formatComparison(effect('death', 1, arms)), `${arms.intervention} vs placebo`)
  assert.equal(formatComparison(effect('death', 1)), '')
  assert.deepEqual([arms.intervention, 'warfarin, INR 2.0-3.0', '5 mg'].map(shortenArm), [
    'dapagliflozin',
    'warfarin',
    '5 mg',
  ])
})
