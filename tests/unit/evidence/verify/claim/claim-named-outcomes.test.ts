/** Figures belong to the result that a sentence names, also where its name has only everyday words. */
import { test } from 'node:test'
import { assertMarks } from '../../../../support/claims/assert-marked'

test('a name of everyday words, and the kind of an event, name a result', () => {
  const failing = (ratio: string) => `ECMO made treatment failure within 90 days less likely (relative risk ${ratio}).`
  const falls = (what: string) => `Per 100 person-years there were 25.6 ${what} with the nurses and 28.6 without.`
  assertMarks([
    [failing('0.75'), 'ecmo-ards-ipd-meta-analysis', true],
    [failing('0.65'), 'ecmo-ards-ipd-meta-analysis', false],
    [falls('serious fall injuries'), 'stride-falls', true],
    [falls('reported fall injuries'), 'stride-falls', false],
    ['Death from all causes was 5.7% on empagliflozin and 8.3% on placebo.', 'empa-reg-outcome', false],
    ['Death from all causes was 3.7% on empagliflozin and 5.9% on placebo.', 'empa-reg-outcome', true],
  ])
})

test('figures keep their result where another one shares a word, has another time, or explains it', () => {
  assertMarks([
    [
      'Daily antibiotics left women with fewer infections than methenamine did, 0.89 vs 1.38 per person-year.',
      'altar-methenamine',
      false,
    ],
    [
      'By week 6 no clear gap was left: suicidal ideas were in remission in 69.5% after ketamine and 56.3% after saline.',
      'ketis-ketamine-suicidal-ideation',
      false,
    ],
    [
      'Complications were commoner with antibiotics (8.1 vs 3.5 per 100), largely because of those with an appendicolith.',
      'coda-appendicitis-antibiotics',
      false,
    ],
    ['Intensive control added 2.9 kg and more major hypoglycaemia.', 'ukpds-33', false],
  ])
})

test('a name of several words names the outcome of the record', () => {
  assertMarks([
    ['Low blood pressure was rarer with sacubitril/valsartan than with enalapril.', 'paradigm-hf', true],
    ['Low blood pressure was commoner with sacubitril/valsartan than with enalapril.', 'paradigm-hf', false],
    ['Sacubitril/valsartan caused more low blood pressure than enalapril (14.0% against 9.2%).', 'paradigm-hf', false],
    [
      'The task force found too little evidence on vaping as a way to stop smoking.',
      'uspstf-2021-smoking-cessation',
      false,
    ],
    ['Women had 2.5 fewer hot flashes a day on fezolinetant 45 mg than on placebo.', 'skylight-1-fezolinetant', false],
    ['Women had 2.5 more hot flashes a day on fezolinetant 45 mg than on placebo.', 'skylight-1-fezolinetant', true],
    [
      'Low blood pressure and a slow pulse came more often with metoprolol than with placebo.',
      'poise-metoprolol',
      false,
    ],
  ])
})

test('a result on the outcome in all its words decides, whatever figures a claim has', () => {
  assertMarks([
    [
      'Vedolizumab gave more corticosteroid-free remission than adalimumab (31.3% vs 22.5%).',
      'varsity-vedolizumab-adalimumab',
      true,
    ],
    ['Vedolizumab gave more remission than adalimumab (31.3% vs 22.5%).', 'varsity-vedolizumab-adalimumab', false],
    [
      'Dexamethasone significantly reduced the composite of death or severe disability.',
      'thwaites-dexamethasone-tb-meningitis',
      true,
    ],
  ])
})
