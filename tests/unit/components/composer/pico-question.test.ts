import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyPico, questionFromPico } from '@/components/composer/pico-question'

const full = {
  population: 'adults with atrial fibrillation',
  intervention: 'apixaban',
  comparator: 'warfarin',
  outcome: 'stroke',
}

test('each kind of question has its own sentence', () => {
  assert.equal(
    questionFromPico('therapy', full),
    'In adults with atrial fibrillation, what is the effect of apixaban compared with warfarin on stroke?',
  )
  assert.equal(
    questionFromPico('harm', { ...full, outcome: 'major bleeding' }),
    'In adults with atrial fibrillation, does apixaban compared with warfarin raise the risk of major bleeding?',
  )
  assert.equal(
    questionFromPico('diagnosis', {
      ...full,
      population: 'adults with chest pain',
      intervention: 'troponin T',
      comparator: '',
      outcome: 'myocardial infarction',
    }),
    'In adults with chest pain, how accurate is troponin T for diagnosing myocardial infarction?',
  )
  assert.equal(
    questionFromPico('prognosis', { ...full, intervention: 'albuminuria', outcome: 'kidney failure' }),
    'In adults with atrial fibrillation, does albuminuria predict kidney failure?',
  )
})

test('any part may be missing, and the rest is still a question', () => {
  assert.equal(questionFromPico('therapy', emptyPico), '')
  assert.equal(questionFromPico('therapy', { ...emptyPico, intervention: 'apixaban' }), 'Does apixaban help?')
  assert.equal(
    questionFromPico('therapy', { ...emptyPico, outcome: 'sleep' }),
    'Which treatments have an effect on sleep?',
  )
  assert.equal(
    questionFromPico('prognosis', { ...emptyPico, population: 'adults with ALS' }),
    'In adults with ALS, what is the prognosis?',
  )
  assert.equal(questionFromPico('harm', { ...emptyPico, intervention: 'statins' }), 'What are the harms of statins?')
})

test('a part that the kind of question does not ask for is left out', () => {
  assert.equal(questionFromPico('prognosis', { ...full, population: '' }), 'Does apixaban predict stroke?')
})

test('punctuation typed at the end of a part does not end up inside the sentence', () => {
  assert.equal(
    questionFromPico('therapy', { ...full, population: 'adults, ', outcome: 'mortality?' }),
    'In adults, what is the effect of apixaban compared with warfarin on mortality?',
  )
})
