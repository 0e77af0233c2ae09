import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseQuestion } from '@/lib/evidence/question/parse-question'
import { createOtherGroupTest, measureSituationFit } from '@/lib/evidence/quote/situation-fit'

function measure(turns: readonly string[], sentence: string, namesAskedDrug = false): number {
  const { situation, groups } = parseQuestion(turns.at(-1) ?? '', turns.slice(0, -1))
  return measureSituationFit(sentence, situation, groups, namesAskedDrug)
}

for (const [turns, sentence, fit] of [
  [['first ever attack of gout, allopurinol for life?'], 'First flare without comorbidity: do not start.', 1],
  [['gout again, his third attack'], 'First flare without comorbidity: do not start.', -1],
  [['tophi and 3 flares this year'], 'Start with tophi or two or more flares a year.', 1],
  [['one flare a year, start?'], 'Start with tophi or two or more flares a year.', -1],
  [
    ['first gout attack, treat?', 'what if he has 3 attacks a year?'],
    'First flare without comorbidity: do not start.',
    -1,
  ],
  [['C diff came back after a month'], 'Recurrent episode: fidaxomicin preferred.', 1],
  [['CBT has not worked'], 'If CBT-I alone fails, decide together on adding a drug.', 1],
  [['heart failure with diabetes'], 'If CBT-I alone fails, decide together on adding a drug.', 0],
  [['failed clarithromycin triple'], 'After failed bismuth quadruple therapy: rifabutin.', -1],
  [['urate 540 found on routine bloods'], 'Asymptomatic hyperuricaemia: do not start.', 1],
  [['questionnaire for a new mum?'], 'Postpartum: EPDS (cut-off 11 to 12).', 1],
  [['bitten, she is on rituximab'], 'Immunosuppressed: five doses.', 1],
  [['bitten, she is on rituximab'], 'Unvaccinated, immunocompetent: four doses.', -1],
  [['bitten, she is on ramipril'], 'Immunosuppressed: five doses.', 0],
  [['SGLT2i for HFpEF?'], 'Routine nitrates in preserved ejection fraction (class 3: no benefit).', 0],
  [['mild pain in one ear, antibiotics?'], 'Non-severe disease at 24 months or older: observation.', 1],
  [['mild pain in one ear, antibiotics?'], 'Severe signs at 6 months or older: prescribe antibiotics.', -1],
  [['acute severe asthma, magnesium?'], 'Severe attack: magnesium sulfate 40 mg/kg.', 1],
  [['asthma, magnesium?'], 'Severe attack: magnesium sulfate 40 mg/kg.', 0],
  [['K 7.1, tented T waves, what first?'], 'ECG changes: calcium gluconate 10% 30 mL intravenously.', 1],
  [['K 6.7, normal ECG'], 'ECG changes: calcium gluconate 10% 30 mL intravenously.', 0],
  [['is there a tablet for it?'], 'Stress incontinence: no systemic drugs.', 1],
] as const)
  test(`"${sentence}" for "${turns.join(' | ')}": ${fit}`, () => assert.equal(measure(turns, sentence), fit))

test('a recommendation after a failed drug is for a question that names the drug', () => {
  const sentence = 'After failed bismuth quadruple therapy: rifabutin.'
  assert.equal(measure(['still positive after bismuth'], sentence, true), 1)
})

test('a recommendation for the opposite group alone is for others', () => {
  const isForOthers = createOtherGroupTest(parseQuestion('SGLT2 inhibitor in HFrEF?').groups)
  assert.ok(isForOthers('SGLT2 inhibitor in heart failure with preserved ejection fraction (class 2a).'))
  assert.ok(isForOthers('SGLT2 inhibitor in heart failure with mildly reduced ejection fraction (class 2a).'))
  assert.ok(!isForOthers('SGLT2 inhibitors in reduced (class 1) and HFpEF; a fourth drug in HFrEF.'))
  assert.ok(!isForOthers('Treat hypertension.'))
  assert.ok(!createOtherGroupTest(parseQuestion('SGLT2 inhibitor in heart failure?').groups)('In HFpEF (class 2a).'))
})
