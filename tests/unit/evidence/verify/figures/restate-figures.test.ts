import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSentence } from '@/lib/evidence/verify/check-support'
import { restateFigures } from '@/lib/evidence/verify/figures/restate-figures'
import { preparePassages } from '@/lib/evidence/verify/prepare-passages'

const trial = preparePassages([
  'Randomized controlled trial in 4744 participants. Follow-up: median 2.3 years.',
  'Worsening heart failure (primary outcome): 16.3% with dapagliflozin vs 21.2% with placebo; HR 0.74 (95% CI 0.65 to 0.85).\nKetoacidosis (safety outcome): 5.1% with dapagliflozin vs 1.0% with placebo.\nMedian stay (secondary outcome): 63.9 days with dapagliflozin vs 51.4 days with placebo.',
])
const guideline = preparePassages(['LDL below 70 and non-HDL below 100 mg/dL.\nRisk of 10% or more: a statin.'])
const missing = (sentence: string, passages = trial) =>
  checkSentence(restateFigures(sentence, passages).text, passages).missing

test('a rate in other words is written as the source writes it', () => {
  for (const [written, restated] of [
    ['It occurred in 16 of every 100 patients.', 'It occurred in 16.3% patients.'],
    ['It occurred in about one in five patients on placebo.', 'It occurred in 21.2% patients on placebo.'],
    ['Ketoacidosis occurred in 1 in 100 on placebo.', 'Ketoacidosis occurred in 1.0% on placebo.'],
    [
      'Of every hundred patients on dapagliflozin 16 worsened, compared with 21 on placebo.',
      'Of every hundred patients on dapagliflozin 16.3% worsened, compared with 21.2% on placebo.',
    ],
    ['It occurred in 16% against 21%.', 'It occurred in 16.3% against 21.2%.'],
  ] as const)
    assert.equal(restateFigures(written, trial).text, restated)
})

test('a rate that no source has stays as it is written', () => {
  for (const sentence of [
    'It occurred in 30 of every 100 patients.',
    'It occurred in one in three patients.',
    'It lowered the risk by 26%.',
    'It occurred in 16.3% against 21.2%.',
  ])
    assert.equal(restateFigures(sentence, trial).text, sentence)
})

test('what is found in the restated sentence is located in the written one', () => {
  const sentence = 'It occurred in 16 of every 100 patients and 21 on placebo.'
  const { text, locate } = restateFigures(sentence, trial)
  const at = (words: string): [number, number] => [text.indexOf(words), text.indexOf(words) + words.length]
  const located = locate([at('16.3%'), at('patients'), at('placebo')])
  assert.deepEqual(
    located.map(([start, end]) => sentence.slice(start, end)),
    ['16 of every 100', 'patients', 'placebo'],
  )
})

test('figures that follow from those of a result are found', () => {
  for (const sentence of [
    'About 20 patients need treatment to prevent one worsening.',
    'Ketoacidosis was five times as common.',
    'For every 100 patients treated, about 5 fewer worsened.',
    'The stay was 12.5 days longer.',
    'Patients were followed for just over two years.',
    'It lowered worsening by more than 25%.',
    'Some 84% of those on dapagliflozin did not worsen.',
  ])
    assert.deepEqual(missing(sentence), [], sentence)
})

test('figures that do not follow from those of a result are named', () => {
  for (const sentence of [
    'About 40 patients need treatment to prevent one worsening.',
    'Ketoacidosis was eight times as common.',
    'For every 100 patients treated, about 15 fewer worsened.',
    'The stay was 20 days longer.',
    'Patients were followed for just over four years.',
    'It lowered worsening by more than 40%.',
    'Some 60% of those on dapagliflozin did not worsen.',
  ])
    assert.notDeepEqual(missing(sentence), [], sentence)
})

test('an example within a limit of a guideline is found, and another limit is named', () => {
  assert.deepEqual(missing('Someone with a risk of 12% should take a statin.', guideline), [])
  assert.deepEqual(missing('LDL should be below 70 mg/dL.', guideline), [])
  assert.notDeepEqual(missing('Someone with a risk of 6% should take a statin.', guideline), [])
  assert.notDeepEqual(missing('LDL should be below 90 mg/dL.', guideline), [])
})
