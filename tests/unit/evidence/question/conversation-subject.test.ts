import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatQuestion } from '@/lib/evidence/question/format-question'
import { parseQuestion } from '@/lib/evidence/question/parse-question'

const searchedAs = (...turns: string[]) =>
  formatQuestion(parseQuestion(turns.at(-1) ?? '', turns.slice(0, -1)), ({ surface }) => surface)

test('a salt stays with its drug, and a disease that is treated is no harm', () => {
  assert.equal(
    searchedAs('Does tranexamic acid help in postpartum haemorrhage?'),
    'tranexamic acid in postpartum haemorrhage',
  )
  assert.doesNotMatch(searchedAs('How long should I treat community acquired pneumonia with antibiotics?'), /harms/)
  assert.match(searchedAs('pneumonia with inhaled steroids?'), /harms/)
})

test('everyday words that tell one disease, dose or treatment from another are shown with it', () => {
  assert.equal(searchedAs('NSAIDs for acute low back pain'), 'NSAIDs acute low back pain')
  assert.equal(searchedAs('How effective is single-dose HPV vaccination?'), 'single-dose HPV vaccination')
  assert.equal(searchedAs('Any side-effects of low-dose colchicine?'), 'low-dose colchicine harms')
  assert.equal(
    searchedAs('Does goal-directed therapy reduce mortality in septic shock?'),
    'goal-directed therapy mortality septic shock',
  )
  assert.equal(searchedAs('Is high-dose vitamin D useful in rickets?'), 'high-dose vitamin D in rickets')
  assert.equal(
    searchedAs('Which blood pressure target in patients over 75?'),
    'blood pressure target recommendations, over 75',
  )
  assert.equal(searchedAs('Aspirin for prevention in the over 70s'), 'Aspirin, over 70s')
  assert.equal(searchedAs('Do statins lower mortality in diabetes?'), 'statins mortality diabetes')
})

test('a turn that names no drug or disease is about the subject of the turns before', () => {
  const first = 'Apixaban in atrial fibrillation?'
  assert.equal(searchedAs(first, 'what dose?'), 'apixaban dose in atrial fibrillation'.replace('a', 'A'))
  for (const turn of ['side effects?', 'Is it safe?', 'who was excluded?', 'any excess deaths?', 'in the elderly?'])
    assert.match(searchedAs(first, turn), /Apixaban .*atrial fibrillation/, turn)
})

test('the subject lasts over several turns', () => {
  const turns = ['Does empagliflozin slow CKD?', 'side effects?', 'thanks', 'and the dose?']
  assert.match(searchedAs(...turns), /^empagliflozin dose in .*CKD/)
})

test('another drug replaces the drug and keeps the disease', () => {
  assert.equal(
    searchedAs('Empagliflozin for chronic heart failure', 'and dapagliflozin?'),
    'dapagliflozin in chronic heart failure',
  )
})

test('a comparison that names one side keeps the drug before as the other', () => {
  const first = 'Apixaban in atrial fibrillation?'
  for (const turn of [
    'compared with warfarin?',
    'vs warfarin?',
    'Is it better than warfarin?',
    'how does it compare with warfarin?',
  ])
    assert.match(searchedAs(first, turn), /^warfarin, Apixaban in atrial fibrillation$/, turn)
  assert.doesNotMatch(searchedAs(first, 'Is metformin better than placebo in PCOS?'), /Apixaban/)
  assert.doesNotMatch(searchedAs(first, 'Is rituximab more effective than cyclophosphamide in vasculitis?'), /Apixaban/)
})

test('a new subject replaces the old one', () => {
  const first = 'Does empagliflozin slow CKD?'
  assert.equal(searchedAs(first, 'Colchicine for acute pericarditis?'), 'Colchicine in acute pericarditis')
  assert.doesNotMatch(searchedAs(first, 'How do I treat scabies in a nursing home?'), /empagliflozin/)
})
