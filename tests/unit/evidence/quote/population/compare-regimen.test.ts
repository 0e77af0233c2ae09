import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseQuestion } from '@/lib/evidence/question/parse-question'
import { findOtherRegimen } from '@/lib/evidence/quote/population/compare-regimen'

const differs = (question: string, ...texts: string[]) =>
  findOtherRegimen(['Title', ...texts], parseQuestion(question).regimens)?.asked ?? null

const aspirin = 'Aspirin 81 mg twice daily compared with enoxaparin 30 mg twice daily.'

test('a dose that a study did not give is reported', () => {
  assert.equal(differs('aspirin 325 mg bd after a fracture', aspirin), 'aspirin 325 mg bd')
  assert.equal(differs('aspirin 325 after a fracture', aspirin), 'aspirin 325')
  assert.equal(differs('should I give 300 mg of aspirin after a fracture?', aspirin), '300 mg of aspirin')
  for (const question of [
    'aspirin 81 mg twice daily after a fracture',
    // Tablets of 80 mg are sold where there are none of 81.
    'aspirin 80 mg bd after a fracture',
    'aspirin 162 mg once daily after a fracture',
    'aspirin after a fracture',
    'aspirin for 30 days after a fracture',
    'a man on aspirin 325 mg, enoxaparin after a fracture?',
  ])
    assert.equal(differs(question, aspirin), null, question)
})

test('a dose within the range that a study gave is not another one', () => {
  const bisoprolol = 'Bisoprolol titrated from 1.25 to 10 mg daily compared with placebo.'
  assert.equal(differs('bisoprolol 5 mg in heart failure', bisoprolol), null)
  assert.equal(differs('bisoprolol 20 mg in heart failure', bisoprolol), 'bisoprolol 20 mg')
  assert.equal(differs('dexamethasone 0.6 mg in croup', 'Dexamethasone 0.15 mg/kg compared with 0.6 mg/kg.'), null)
  assert.equal(differs('levothyroxine 25', 'Levothyroxine from 50 micrograms daily (25 if frail).'), null)
  assert.equal(differs('levothyroxine 100', 'Levothyroxine 100 micrograms daily.'), null)
})

test('an interval that a study did not use is reported', () => {
  const zoledronic = 'Zoledronic acid 5 mg intravenously once a year for 3 years.'
  assert.equal(differs('zoledronic acid every 3 months for fractures', zoledronic), 'zoledronic acid every 3 months')
  assert.equal(differs('monthly zoledronic acid for fractures', zoledronic), 'monthly zoledronic acid')
  const denosumab = 'Denosumab 60 mg subcutaneously every 6 months.'
  for (const [question, text] of [
    ['yearly zoledronic acid', zoledronic],
    ['six-monthly denosumab', denosumab],
    ['denosumab twice a year', denosumab],
    ['ocrelizumab every 24 weeks', 'Ocrelizumab 600 mg every 6 months.'],
    ['is a week of ciprofloxacin enough?', 'Ciprofloxacin 500 mg twice daily for 7 days.'],
  ] as const)
    assert.equal(differs(question, text), null, question)
})

test('a form that a study did not use is reported', () => {
  const semaglutide = 'Subcutaneous semaglutide 2.4 mg weekly compared with placebo.'
  assert.equal(differs('semaglutide tablets for weight loss', semaglutide), 'semaglutide tablets')
  assert.equal(differs('rybelsus tablets for weight loss', semaglutide), 'rybelsus tablets')
  assert.equal(differs('semaglutide injections for weight loss', semaglutide), null)
  assert.equal(differs('do nicotine pouches help?', 'Varenicline 1 mg or a nicotine patch 21 mg.'), 'nicotine pouches')
  assert.equal(differs('do nicotine patches help?', 'Varenicline 1 mg or a nicotine patch 21 mg.'), null)
  // A study that states no form may have used any.
  assert.equal(differs('oral prednisolone in asthma', 'Prednisolone 40 mg for 5 days.'), null)
})
