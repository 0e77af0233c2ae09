import assert from 'node:assert/strict'
import { test } from 'node:test'
import '../../../support/library/starter-library'
import { listRewordings } from '@/lib/evidence/search/bystanders/list-rewordings'
import { listWiderReadings } from '@/lib/evidence/search/bystanders/wider-names'
import { askConversation } from '../../../support/questions/ask-in-process'

test('another disease, a drug that is taken and an activity of the day do not stop the right source from answering', async () => {
  for (const [question, card, uncovered] of [
    ['RSV jab for a 70yo with diabetes and heart failure', 'aresvi-006-rsv-older-adults', /heart failure/],
    ['fezolinetant for a 54yo nurse with migraine and bad hot flushes', 'skylight-1-fezolinetant', /migraine/],
    ['rabies PEP in a kidney transplant patient on tacrolimus', 'acip-2010-rabies-pep', /kidney transplant\./],
    ['after an Epley should the patient sleep propped up for 2 nights?', 'aao-hns-2017-bppv', null],
  ] as const) {
    const { content, evidence } = await askConversation([question])
    assert.deepEqual([evidence?.outcome, evidence?.items[0]?.id], ['answer', `card:${card}`], question)
    if (uncovered) assert.match(/No source (?:above covers:|below covers) .*/.exec(content)?.[0] ?? '', uncovered)
  }
})

test('the disease that a drug is for is not a bystander', async () => {
  assert.deepEqual(listRewordings('dupilumab for a patient with COPD'), [])
  assert.deepEqual(listRewordings('Does sertraline help people with tinnitus?'), [])
  const { evidence } = await askConversation(['elafibranor for a woman with primary sclerosing cholangitis'])
  assert.notEqual(evidence?.outcome, 'answer')
})

test('a source that has only a wider name of the disease or the treatment answers with that sentence', async () => {
  for (const [question, card, wider] of [
    ['starting dose levothyroxine 80yo with angina', 'trust-subclinical-hypothyroidism', /with coronary disease/],
    [
      'HRT to prevent osteoporosis or heart disease in a well 60 yr old?',
      'uspstf-hormone-therapy-2022',
      /chronic disease/,
    ],
    ['34M asplenic, PCV20?', 'acip-2024-pneumococcal-50', /with a risk condition/],
    [
      'Does a 7 day course for pyelonephritis apply to co-amoxiclav too?',
      'sandberg-pyelonephritis-ciprofloxacin',
      /beta-lactams/,
    ],
  ] as const) {
    const { content, evidence } = await askConversation([question])
    assert.deepEqual([evidence?.outcome, evidence?.items[0]?.id], ['answer', `card:${card}`], question)
    assert.match(content.split('\n').find((line) => line.startsWith('“')) ?? '', wider)
    assert.doesNotMatch(content, /No source (?:above covers|answers)/)
  }
})

test('only what is not covered is named more widely', () => {
  const list = (text: string, uncovered: string[] | null) => listWiderReadings(text, uncovered).map((each) => each.text)
  assert.deepEqual(
    list('iron in heart failure with angina', ['angina'])[0],
    'iron in heart failure with coronary disease',
  )
  assert.deepEqual(list('iron in heart failure', ['iron']), [])
  // "Lymphoma" may be what the drug is for.
  assert.deepEqual(list('apixaban in lymphoma', null), ['apixaban in risk condition'])
  assert.deepEqual(list('apixaban for thrombosis in lymphoma', null).slice(0, 2), [
    'apixaban for thrombosis in immunosuppressed',
    'apixaban for thrombosis in cancer',
  ])
})

test('an operation and a stage of a disease are answered under their wider names', async () => {
  for (const [question, card] of [
    ['starting metoprolol morning of hip replacement to protect the heart?', 'poise-metoprolol'],
    ['starting allopurinol in CKD 3b: dose and target', 'acr-2020-gout'],
  ] as const) {
    const { evidence } = await askConversation([question])
    assert.deepEqual([evidence?.outcome, evidence?.items[0]?.id], ['answer', `card:${card}`], question)
  }
})
