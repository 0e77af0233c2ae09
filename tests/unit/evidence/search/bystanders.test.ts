import assert from 'node:assert/strict'
import { test } from 'node:test'
import '../../../support/library/starter-library'
import { listRewordings } from '@/lib/evidence/search/bystanders/list-rewordings'
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
    if (uncovered) assert.match(/No source above covers: .*/.exec(content)?.[0] ?? '', uncovered)
  }
})

test('the disease that a drug is for is not a bystander', async () => {
  assert.deepEqual(listRewordings('dupilumab for a patient with COPD'), [])
  assert.deepEqual(listRewordings('Does sertraline help people with tinnitus?'), [])
  const { evidence } = await askConversation(['elafibranor for a woman with primary sclerosing cholangitis'])
  assert.notEqual(evidence?.outcome, 'answer')
})
