import assert from 'node:assert/strict'
import { test } from 'node:test'
import { en } from '@/components/i18n/messages-en'
import { describeSides } from '@/components/sources/plot-sides'
import { buildPlots } from '@/components/sources/study-plots'
import type { EvidenceEffect } from '@/lib/wire/evidence'
import { study } from '../../../fixtures/study-item'

const effect = (outcome: string, arms: Pick<EvidenceEffect, 'intervention' | 'comparator'>): EvidenceEffect => ({
  outcome,
  ...arms,
  measure: 'HR',
  estimate: 0.8,
  low: 0.7,
  high: 0.9,
  text: 'HR 0.8 (0.7 to 0.9)',
})

function sidesOf(outcome: string, [one, other]: [string, string]): [string, string] {
  const [plot] = buildPlots([
    study(1, [effect(outcome, { intervention: one, comparator: 'placebo' })]),
    study(2, [effect(outcome, { intervention: other, comparator: 'placebo' })]),
  ])
  assert.ok(plot)
  return describeSides(plot, en.studies)
}

test('each side of a plot names what it favours, and the arm only if all results share it', () => {
  assert.deepEqual(sidesOf('death from any cause', ['dapagliflozin', 'dapagliflozin']), [
    'Favours dapagliflozin',
    'Favours placebo',
  ])
  assert.deepEqual(sidesOf('death from any cause', ['dapagliflozin', 'empagliflozin']), [
    `Favours ${en.studies.intervention}`,
    'Favours placebo',
  ])
  assert.deepEqual(sidesOf('clinical remission', ['dapagliflozin', 'dapagliflozin']), [
    'Favours placebo',
    'Favours dapagliflozin',
  ])
})

test('if the name of the outcome is neither good nor bad, a side says only how often', () => {
  assert.deepEqual(sidesOf('conversion to another drug', ['dapagliflozin', 'dapagliflozin']), [
    'Less often with dapagliflozin',
    'More often with dapagliflozin',
  ])
})
