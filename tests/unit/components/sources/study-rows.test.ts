import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findComparedStudies } from '@/components/sources/compared-studies'
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
  study(1, [effect('death', 0.8), effect('falls', 0.7), effect('rash', 0.6), effect('cough', 0.5)], {}),
  study(2, [effect('stroke', 0.9, { isAsked: true }), effect('death', 1.2)], { year: 2001 }),
]
const outcomes = (rows: readonly { effect: EvidenceEffect }[]) => rows.map(({ effect }) => effect.outcome)

test('each result is a row, those asked about first, and at most three of a study', () => {
  const { rows, leftOutCount } = listStudyRows(items)
  assert.deepEqual(outcomes(rows), ['stroke', 'death', 'falls', 'rash', 'death'])
  assert.equal(leftOutCount, 1)
})

test('rows are sorted by figures as numbers, and rows without a value stay last', () => {
  const { rows } = listStudyRows(items)
  const sorted = (isDescending: boolean) =>
    sortStudyRows(rows, { column: 'effect', isDescending }).map(({ effect }) => effect.estimate)
  assert.deepEqual(sorted(false), [0.6, 0.7, 0.8, 0.9, 1.2])
  assert.deepEqual(sorted(true), [1.2, 0.9, 0.8, 0.7, 0.6])
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

test('only studies of one treatment are compared, the largest group of them', () => {
  const of = (n: number, intervention: string, comparator = 'placebo', rest = {}) =>
    study(n, [effect('death', 0.8, { intervention, comparator })], rest)
  const numbers = (items: Parameters<typeof findComparedStudies>[0]) => findComparedStudies(items).map(({ n }) => n)
  const penicillin = of(1, 'penicillin 250 mg twice daily for 12 months')
  const clindamycin = of(2, 'Clindamycin for 10 days', 'Trimethoprim-sulfamethoxazole for 10 days')
  const trimethoprim = of(3, 'Trimethoprim 320 mg with sulfamethoxazole', 'Placebo after drainage')
  assert.deepEqual(numbers([penicillin, clindamycin, trimethoprim]), [2, 3])
  assert.deepEqual(numbers([penicillin, clindamycin]), [])
  assert.deepEqual(numbers([of(1, 'an SGLT2 inhibitor'), of(2, 'canagliflozin 100 mg'), study(3)]), [1, 2])
  assert.deepEqual(numbers([of(1, 'an SGLT2 inhibitor'), of(2, 'a PCSK9 inhibitor')]), [])
  assert.deepEqual(numbers([of(1, 'apixaban', 'warfarin'), of(2, 'rivaroxaban', 'a vitamin K antagonist')]), [1, 2])
  assert.deepEqual(numbers([of(1, 'sodium–glucose cotransporter 2 inhibition'), of(2, 'dapagliflozin')]), [1, 2])
  assert.deepEqual(numbers([of(1, 'a proton pump inhibitor'), of(2, 'pantoprazole')]), [1, 2])
  assert.deepEqual(numbers([of(1, 'intensive glucose control'), of(2, 'dapagliflozin')]), [])
  assert.deepEqual(numbers([of(1, 'proton beam therapy'), of(2, 'pantoprazole')]), [])
  assert.deepEqual(numbers([of(1, 'omeprazole'), of(2, 'esomeprazole')]), [1, 2])
  assert.deepEqual(numbers([of(1, 'omeprazole'), of(2, 'aripiprazole')]), [])
  assert.deepEqual(numbers([of(1, 'glucagon'), of(2, 'semaglutide')]), [])
  assert.deepEqual(numbers([of(1, 'lower target'), of(2, 'lower dose')]), [])
  assert.deepEqual(numbers([of(1, 'aspirin'), of(2, 'aspirin', 'placebo', { spans: [] })]), [])
  // Abstracts do not name their arms in a field.
  const bare = (n: number, outcome: string) => study(n, [effect(outcome, 0.8)])
  assert.deepEqual(numbers([bare(1, 'death'), bare(2, 'Death at 30 days'), bare(3, 'stroke')]), [1, 2])
})
