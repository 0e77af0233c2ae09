import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseQuestion } from '@/lib/evidence/question/parse-question'

const asks = (question: string) => parseQuestion(question).asksWhichTreatment

test('a question on how a disease is treated names no treatment', () => {
  for (const question of [
    'HFrEF, what drugs should he be on?',
    'Type 2 diabetes with CKD, what should he take?',
    'How do I treat scabies?',
    'Best treatment for migraine prevention?',
    'COPD, what inhaler should she be on?',
    'management of acute pericarditis',
    'bronchiolitis treatment',
    'depression first line',
    'smoking cessation best',
  ])
    assert.equal(asks(question), true, question)
  for (const question of [
    'Does dapagliflozin help in HFrEF?',
    'Which drugs cause hyperkalaemia?',
    'What dose of apixaban should he be on?',
    'Is dialysis the best treatment for lithium poisoning?',
    'What is the risk of stroke in atrial fibrillation?',
    'Which patients with heart failure were excluded?',
    'second lesion after STEMI, stent it or medical treatment?',
  ])
    assert.equal(asks(question), false, question)
})
