import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { en, type Messages } from '@/components/i18n/messages-en'
import { zh } from '@/components/i18n/messages-zh'
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
  test('are a new outcome, another population and an uncited trial', () => {
    const items = [
      study(1, [effect('Stroke'), effect('major bleeding at 30 days (ISTH)')], { population: 'Adults.' }),
      study(2, [], { population: '1,204 Adults on dialysis, aged 50 or older.' }),
      study(3, [], { spans: [], title: 'Tranexamic Acid in Trauma (CRASH-2): a Randomised Trial' }),
    ]
    assert.deepEqual(ask(items, 'Fewer strokes. [1] Others on dialysis. [2]'), [
      'What about major bleeding?',
      'And in adults on dialysis?',
      'What did CRASH-2 find?',
    ])
  })

  // A suggestion without a basis would be an invention.
  test('are none if no article states more than the answer', () => {
    assert.deepEqual(ask([]), [])
    assert.deepEqual(ask([study(1, [effect('stroke')], { population: 'Adults.' })]), [])
    assert.deepEqual(ask([study(1), study(2, [], { population: 'Everybody.', type: 'guideline' })]), [])
  })

  test('never use a retracted article or follow an answer that found nothing', () => {
    const withdrawn = { retracted: true, effects: [effect('death')], population: 'Children.' }
    assert.deepEqual(ask([study(1), study(2, [], withdrawn), study(3, [], { ...withdrawn, spans: [] })]), [])
    assert.deepEqual(ask([study(1, [effect('death')])], '', { abstained: true }), [])
  })

  test('have at most eight words and are at most three', () => {
    const long = 'a composite of death, stroke and any other event that the adjudication committee confirmed'
    const items = [1, 2, 3, 4, 5].map((n) =>
      study(n, [effect(n === 1 ? long.replaceAll(',', ' or') : `outcome ${n}`)], { population: long }),
    )
    const asked = ask(items)
    assert.equal(asked.length, 3)
    for (const each of asked) assert.ok(each.split(' ').length <= 8, each)
    const inChinese = suggestFollowUps(zh as Messages, {
      evidence: { version: 1, engine: 'extractive', abstained: false, searched: [], items, checks: [] },
      text: '[1]',
      question: '?',
    })
    assert.deepEqual(inChinese, ['outcome 2 的结果如何？', 'outcome 3 的结果如何？', 'outcome 4 的结果如何？'])
  })
})
