import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseQuestion } from '@/lib/evidence/question/parse-question'
import { findSignedConditions } from '@/lib/evidence/question/signs/find-signed-conditions'

for (const [text, conditions] of [
  ['46F facial pressure, green snot 12 days, antibiotics?', ['acute sinusitis']],
  ['room spins for seconds when rolling over in bed', ['benign paroxysmal positional vertigo']],
  ['hand goes numb at night, shakes it to get relief', ['carpal tunnel syndrome']],
  ['leaks when she coughs and runs', ['stress incontinence']],
  ['great toe red hot and swollen since last night', ['gout flare']],
  ['both shoulders and hips stiff every morning', ['polymyalgia rheumatica']],
  ['30 weeks, BP 170/115 with headache and visual disturbance', ['severe pre-eclampsia']],
  ['34/40, 172/114, epigastric pain, clonus', ['severe pre-eclampsia']],
  ['30 weeks, BP 128/80, headache', []],
  ['72M, BP 172/96, headache', []],
  ['facial pain but no discharge', []],
  ['sudden numb hand this morning, woke with it', []],
  ['does metformin help?', []],
] as const)
  test(`signs in "${text}": ${conditions.join(', ') || 'of nothing'}`, () =>
    assert.deepEqual(findSignedConditions(text), conditions))

test('a condition known by its signs is searched as a fact of the patient', () => {
  const { terms } = parseQuestion('34M blocked nose, green discharge and facial ache, amoxicillin?')
  assert.equal(terms.find(({ word }) => word === 'sinusitis')?.detail, 'fact')
})
