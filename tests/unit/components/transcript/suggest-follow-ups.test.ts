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
  // The tag has the region of the reader.
  return suggestFollowUps({ ...en, tag: 'en-GB' } as unknown as Messages, {
    evidence,
    text,
    question: 'Does it prevent stroke?',
  })
}

describe('follow-up suggestions', () => {
  test('are a new outcome, another population and an uncited trial', () => {
    const ofApixaban = (outcome: string) => ({ ...effect(outcome), intervention: 'apixaban', comparator: 'warfarin' })
    const items = [
      study(1, [ofApixaban('Stroke'), ofApixaban('major bleeding at 30 days (ISTH)')], { population: 'Adults.' }),
      study(2, [ofApixaban('stroke')], { population: '1,204 Adults on dialysis, aged 50 or older.' }),
      study(3, [], { spans: [], title: 'Tranexamic Acid in Trauma (CRASH-2): a Randomised Trial' }),
    ]
    assert.deepEqual(ask(items, 'Fewer strokes. [1] Others on dialysis. [2]'), [
      'What about major bleeding?',
      'And in adults on dialysis?',
      'What did CRASH-2 find?',
    ])
    const bridging = { ...effect('arterial thromboembolism'), intervention: 'no bridging', comparator: 'dalteparin' }
    const another = study(4, [bridging], { population: 'Adults before surgery.' })
    assert.deepEqual(ask([study(1, [ofApixaban('stroke')]), another]), [], 'a study of another treatment')
  })

  test('name an outcome as one would in a question, or leave it out', () => {
    const named: [outcome: string, question: string | undefined][] = [
      ['first worsening heart failure event', 'What about worsening heart failure events?'],
      ['New morphometric vertebral fracture', 'What about morphometric vertebral fractures?'],
      ['Clinical cure 7 to 14 days after treatment', 'What about clinical cure?'],
      ['annual rate of severe exacerbations', 'What about severe exacerbations?'],
      ['Exacerbations a year, vs salbutamol alone', 'What about exacerbations?'],
      ['shift towards better modified Rankin score at 90 days', 'What about modified Rankin scores?'],
      ['complication related to the infection', 'What about complications related to the infection?'],
      ['Remission at week 6', 'What about remission?'],
      ['Westley croup score at 1 hour', 'What about Westley croup scores?'],
      ['vaccinated before age 17', undefined],
      ['new treatment for a mood episode', undefined],
      ['death, myocardial infarction or stroke', undefined],
      ['no relapse through week 32', undefined],
      ['Recurrent stroke', undefined],
    ]
    for (const [outcome, question] of named) assert.equal(ask([study(1, [effect(outcome)])])[0], question, outcome)
    const similar = [effect('new vertebral fracture'), effect('new morphometric vertebral fracture')]
    assert.deepEqual(ask([study(1, similar)]), ['What about vertebral fractures?'])
  })

  test('name uncited trials, and no disease or society', () => {
    for (const title of [
      'Acute Respiratory Distress Syndrome (ARDS) in Children',
      'Oxygen in COPD: a Randomised Study',
      'Asthma in NSAID Users (AERD)',
    ])
      assert.doesNotMatch(ask([study(1), study(2, [], { spans: [], title })]).join(), /ARDS|COPD/, title)
    const guideline = { spans: [], type: 'guideline' as const, title: '2022 Guideline of a Society (AHA)' }
    assert.deepEqual(ask([study(1), study(2, [], guideline)]), [])
    const years = { spans: [], title: 'Management of Embolism (the YEARS study)' }
    assert.deepEqual(ask([study(1), study(2, [], years)]), ['What did YEARS find?'])
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
    const long = 'rare but severe and long lasting inflammation of the large vessels'
    const outcomes = [long, 'nausea', 'cough', 'hip fracture', 'overall survival']
    const items = [study(1, outcomes.map(effect))]
    assert.deepEqual(ask(items), ['What about nausea?', 'What about cough?', 'What about hip fractures?'])
    const inChinese = suggestFollowUps(zh as Messages, {
      evidence: { version: 1, engine: 'extractive', abstained: false, searched: [], items, checks: [] },
      text: '[1]',
      question: '?',
    })
    assert.deepEqual(inChinese, ['对髋部骨折有何影响？', '对总生存期有何影响？'])
  })
})
