import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findDifferingResults } from '@/components/sources/differing-results'
import type { EvidenceEffect, EvidenceItem } from '@/lib/wire/evidence'
import { study } from '../../../fixtures/study-item'

function ratio(outcome: string, low: number, high: number, measure = 'RR'): EvidenceEffect {
  return { outcome, measure, estimate: Math.sqrt(low * high), low, high, text: `${measure} (${low} to ${high})` }
}

/** Each outcome, and the numbers of the studies below, across and above 1. */
function listDiffering(items: EvidenceItem[]) {
  return findDifferingResults(items).map(({ outcome, results: { lower, unclear, higher } }) => [
    outcome,
    ...[lower, unclear, higher].map((side) => side.map(({ item }) => item.n).join(' ')),
  ])
}

describe('studies with differing results', () => {
  test('are found on an outcome that both report, at any time point and in any spelling', () => {
    const items = [
      study(1, [ratio('Death due to bleeding', 0.76, 0.96)]),
      study(2, [ratio('death due to bleeding within 5 days', 0.82, 1.18, 'adjusted HR')]),
      study(3, [ratio('All-cause mortality at 90 days', 1.02, 1.28), ratio('seizures', 1.1, 2)]),
      study(4, [ratio('death from any cause', 0.74, 0.97)]),
    ]
    assert.deepEqual(listDiffering(items), [
      ['Death due to bleeding', '1', '2', ''],
      ['All-cause mortality at 90 days', '4', '', '3'],
    ])
  })

  test('are none if all agree, or if one study with several doses is on both sides', () => {
    const doses = [ratio('stroke', 0.53, 0.82), ratio('stroke', 0.74, 1.11)]
    assert.deepEqual(listDiffering([study(1, doses), study(2, [ratio('stroke', 0.66, 0.95)])]), [])
    assert.deepEqual(listDiffering([study(1, doses)]), [])
  })

  test('are only those of one drug, class of drugs or procedure', () => {
    const of = (n: number, intervention: string, low: number, high: number) =>
      study(n, [{ ...ratio('death from any cause', low, high), intervention }])
    const added = of(1, 'rivaroxaban 2.5 mg twice daily plus aspirin 100 mg daily', 0.71, 0.96)
    const alone = of(2, 'aspirin 100 mg daily', 1.01, 1.29)
    const later = of(3, 'early aspirin', 0.9, 1.1)
    assert.deepEqual(listDiffering([added, alone]), [])
    assert.deepEqual(listDiffering([added, alone, later]), [['death from any cause', '', '3', '2']])
    const blood = of(4, 'restrictive transfusion (below 7 g/dL)', 0.33, 0.92)
    const threshold = of(5, 'transfuse at haemoglobin 7 g/dL or below', 0.78, 1.09)
    assert.deepEqual(listDiffering([blood, threshold]), [['death from any cause', '4', '5', '']])
    const classes = [of(6, 'dapagliflozin 10 mg', 0.7, 0.9), of(7, 'empagliflozin 10 mg', 0.9, 1.1)]
    assert.deepEqual(listDiffering(classes), [['death from any cause', '6', '7', '']])
    const procedures = [of(8, 'early mechanical ventilation', 0.7, 0.9), of(9, 'early anticoagulation', 0.9, 1.1)]
    assert.deepEqual(listDiffering(procedures), [])
    for (const [one, other] of [
      ['physiotherapy', 'chemotherapy'],
      ['antibiotic therapy', 'compression therapy'],
      ['an invasive strategy', 'a treat-to-target strategy'],
      ['tonsillectomy', 'appendicectomy'],
    ] as const)
      assert.deepEqual(listDiffering([of(10, one, 0.7, 0.9), of(11, other, 0.9, 1.1)]), [], `${one}, ${other}`)
  })

  // A false contradiction would make a reader doubt what is certain.
  test('exclude other outcomes, differences, effects without an interval and retracted studies', () => {
    const lower = study(1, [ratio('death', 0.7, 0.9)])
    const { low: _low, high: _high, ...bare } = ratio('death', 1.1, 1.4)
    const others = [
      study(2, [ratio('cardiovascular death', 1.1, 1.4)]),
      study(3, [ratio('death', 1.1, 1.4, 'absolute difference')]),
      study(4, [bare]),
      study(5, [ratio('death', 1.1, 1.4)], { retracted: true }),
    ]
    for (const other of others) assert.deepEqual(listDiffering([lower, other]), [])
  })
})
