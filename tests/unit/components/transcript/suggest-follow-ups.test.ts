import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { en } from '@/components/i18n/messages-en'
import { suggestFollowUps } from '@/components/transcript/suggest-follow-ups'
import type { Evidence, EvidenceItem } from '@/lib/wire/evidence'
import { study } from '../../../fixtures/study-item'

const effect = (outcome: string) => ({ outcome, measure: 'HR', estimate: 0.8, text: 'HR 0.80' })

function ask(items: EvidenceItem[], text = 'Fewer strokes. [1]', rest: Partial<Evidence> = {}): string[] {
  const evidence: Evidence = {
    version: 1,
    engine: 'extractive',
    abstained: false,
    searched: [],
    items,
    checks: [],
    ...rest,
  }
  return suggestFollowUps(en, { evidence, text, question: 'Does it prevent stroke?' })
}

describe('follow-up suggestions', () => {
  test('are a new outcome, another population and an uncited article', () => {
    const items = [
      study(1, [effect('Stroke'), effect('major bleeding')], { population: 'Adults.' }),
      study(2, [], { population: 'Adults on dialysis.' }),
      study(3, [], { spans: [] }),
    ]
    assert.deepEqual(ask(items, 'Fewer strokes. [1] Others on dialysis. [2]'), [
      'What did “Trial 1” (2019) report on major bleeding?',
      'And in this group: Adults on dialysis?',
      'What did “Trial 3” (2019) find?',
    ])
  })

  // A suggestion without a basis would be an invention.
  test('are none where no article states more than the answer', () => {
    assert.deepEqual(ask([]), [])
    assert.deepEqual(ask([study(1, [effect('stroke')], { population: 'Adults.' })]), [])
    assert.deepEqual(ask([study(1), study(2, [], { population: 'Everybody.', type: 'guideline' })]), [])
  })

  test('never use a retracted article or follow an answer that found nothing', () => {
    const withdrawn = { retracted: true, effects: [effect('death')], population: 'Children.' }
    assert.deepEqual(ask([study(1), study(2, [], withdrawn), study(3, [], { ...withdrawn, spans: [] })]), [])
    assert.deepEqual(ask([study(1, [effect('death')])], '', { abstained: true }), [])
  })

  test('shorten long titles and are at most three', () => {
    const title = `Effects of tranexamic acid on death and blood transfusion in trauma (CRASH-2): ${'a trial '.repeat(6)}`
    const items = [1, 2, 3, 4].map((n) =>
      study(n, [], { title: n === 1 ? title : `Trial ${n}`, effects: [effect('death')] }),
    )
    const asked = ask(items)
    assert.equal(asked.length, 3)
    assert.equal(
      asked[0],
      'What did “Effects of tranexamic acid on death and blood transfusion in trauma (CRASH-2)” (2019) report on death?',
    )
  })
})
