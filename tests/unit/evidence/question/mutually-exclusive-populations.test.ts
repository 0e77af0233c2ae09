import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  areOppositeAges,
  areOppositePopulations,
  findArticleSides,
  findPopulationSides,
} from '@/lib/evidence/question/mutually-exclusive-populations'

// A trial in the opposite population quoted as the answer could harm a patient.
const contrary = [
  [
    'Does dapagliflozin help in HFrEF?',
    'Dapagliflozin in Heart Failure with Mildly Reduced or Preserved Ejection Fraction',
  ],
  ['reduced ejection fraction and finerenone', 'Empagliflozin in Heart Failure with a Preserved Ejection Fraction'],
  ['insulin pump in type 1 diabetes', 'Semaglutide in Type 2 Diabetes'],
  ['early invasive strategy in NSTEMI', 'Fibrinolysis in ST-segment elevation myocardial infarction (STEMI)'],
  ['statin after ischaemic stroke', 'Tranexamic acid in intracerebral haemorrhage'],
  ['bronchiolitis in infants', 'High-flow oxygen in adults'],
  ['aspirin for primary prevention', 'Aspirin in secondary prevention'],
  ['CKD, no diabetes: SGLT2 inhibitor?', 'Canagliflozin and Renal Outcomes in Type 2 Diabetes'],
] as const

for (const [question, title] of contrary) {
  test(`"${question}" is not about "${title}"`, () =>
    assert.ok(areOppositePopulations(findPopulationSides(question), findPopulationSides(title))))
}

const compatible = [
  ['Does dapagliflozin help in HFrEF?', 'Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction'],
  ['heart failure, any ejection fraction', 'Empagliflozin in Heart Failure with a Preserved Ejection Fraction'],
  ['type 1 or type 2 diabetes and kidneys', 'Semaglutide in Type 2 Diabetes'],
  ['NSTEMI antiplatelets', 'Ticagrelor in acute coronary syndromes'],
  ['CKD without diabetes', 'Dapagliflozin in Patients with Chronic Kidney Disease'],
  ['CKD without diabetes', 'SGLT2 inhibitors in people with or without diabetes'],
  ['fever in children', 'Paracetamol and ibuprofen in childhood'],
] as const

for (const [question, title] of compatible) {
  test(`"${question}" may be answered by "${title}"`, () => {
    assert.ok(!areOppositePopulations(findPopulationSides(question), findPopulationSides(title)))
  })
}

test('an article with children among its keywords that speaks of adults too is not one on children', () => {
  const asked = findPopulationSides('asthma attack in an adult')
  const keywords = 'asthma children'
  const both = findArticleSides({ title: 'Asthma guideline', keywords, body: 'Adults: 40 mg. Children: 1 mg/kg.' })
  assert.equal(areOppositeAges(asked, both), false)
  for (const body of ['Children: 1 mg/kg.', 'Children: 1 mg/kg. Adults were excluded.'])
    assert.ok(areOppositeAges(asked, findArticleSides({ title: 'Asthma guideline', keywords, body })))
  const titled = findArticleSides({ title: 'Asthma in children', keywords, body: 'Unlike adults, children …' })
  assert.ok(areOppositeAges(asked, titled))
})
