import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findConflicts } from '@/components/sources/conflicting-results'
import type { EvidenceEffect, EvidenceItem } from '@/lib/wire/evidence'
import { study } from '../../../fixtures/study-item'

function ratio(outcome: string, low: number, high: number, measure = 'RR'): EvidenceEffect {
  return { outcome, measure, estimate: Math.sqrt(low * high), low, high, text: `${measure} (${low} to ${high})` }
}

/** Each outcome, and the numbers of the studies below, across and above 1. */
function listConflicts(items: EvidenceItem[]) {
  return findConflicts(items).map(({ outcome, results: { lower, unclear, higher } }) => [
    outcome,
    ...[lower, unclear, higher].map((side) => side.map(({ item }) => item.n).join(' ')),
  ])
}

describe('studies with conflicting results', () => {
  test('are found on an outcome that both report, at any time point and in any spelling', () => {
    const items = [
      study(1, [ratio('Death due to bleeding', 0.76, 0.96)]),
      study(2, [ratio('death due to bleeding within 5 days', 0.82, 1.18, 'adjusted HR')]),
      study(3, [ratio('All-cause mortality at 90 days', 1.02, 1.28), ratio('seizures', 1.1, 2)]),
      study(4, [ratio('death from any cause', 0.74, 0.97)]),
    ]
    assert.deepEqual(listConflicts(items), [
      ['Death due to bleeding', '1', '2', ''],
      ['All-cause mortality at 90 days', '4', '', '3'],
    ])
  })

  test('are none if all agree, or if one study with several doses is on both sides', () => {
    const doses = [ratio('stroke', 0.53, 0.82), ratio('stroke', 0.74, 1.11)]
    assert.deepEqual(listConflicts([study(1, doses), study(2, [ratio('stroke', 0.66, 0.95)])]), [])
    assert.deepEqual(listConflicts([study(1, doses)]), [])
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
    for (const other of others) assert.deepEqual(listConflicts([lower, other]), [])
  })
})
