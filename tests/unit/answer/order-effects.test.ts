import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderEffects, readAskedEffects } from '@/lib/answer/order-effects'
import type { EvidenceEffect } from '@/lib/wire/evidence'
import { readStarterLibrary } from '../../support/library/starter-articles'

const effect = (outcome: string): EvidenceEffect => ({ outcome, measure: 'HR', estimate: 1, text: 'HR 1' })

test('outcomes asked about come first, starting with the one that names least besides them', () => {
  const effects = [
    effect('kidney failure'),
    effect('worsening heart failure or cardiovascular death'),
    effect('cardiovascular death'),
  ]
  const ordered = orderEffects(effects, readAskedEffects('SGLT2 inhibitors cardiovascular death heart failure'))
  assert.deepEqual(
    ordered.map(({ outcome, isAsked = false }) => [outcome, isAsked]),
    [
      ['cardiovascular death', true],
      ['worsening heart failure or cardiovascular death', true],
      ['kidney failure', false],
    ],
  )
  assert.deepEqual(orderEffects(effects, readAskedEffects('dapagliflozin')), effects)
})

// Two rows "major bleeding HR 0.69" and "HR 1.89" of one trial contradict each other until their arms are named.
test('each effect of a summary names its arms, with the dose where the summary states it', () => {
  const { articles } = readStarterLibrary()
  const armsOf = (id: string) =>
    articles
      .find((article) => article.id === id)
      ?.effects?.map(({ intervention, comparator }) => [intervention, comparator])
  assert.deepEqual(armsOf('card:augustus')?.slice(0, 2), [
    ['apixaban', 'a vitamin K antagonist'],
    ['aspirin', 'placebo'],
  ])
  assert.deepEqual(armsOf('card:dapa-hf')?.[0], [
    'dapagliflozin 10 mg once daily plus standard therapy',
    'placebo plus standard therapy',
  ])
  const effects = articles.flatMap(({ effects = [] }) => effects)
  const unnamed = effects.filter(({ intervention }) => intervention === undefined)
  assert.ok(unnamed.length / effects.length < 0.03, `${unnamed.length} of ${effects.length}`)
})
