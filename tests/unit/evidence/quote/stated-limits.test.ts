import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseQuestion } from '@/lib/evidence/question/parse-question'
import { readPatientFigures } from '@/lib/evidence/question/patient-figures'
import type { SentenceRole } from '@/lib/evidence/quote/read-sentence'
import { markStatedLimits } from '@/lib/evidence/quote/stated-limits'

const patient = readPatientFigures('', { age: null, values: [] })
const listLimits = (measured: string[], sentences: [SentenceRole, string][]) =>
  markStatedLimits(
    sentences.map(([role, text]) => ({ text, reading: { role } })),
    { measured, patient },
  ).flatMap((isLimit, index) => (isLimit ? [sentences[index]?.[1]] : []))

test('a value is answered by the sentence that limits what is measured', () => {
  const result: [SentenceRole, string] = ['conclusion', 'Death fell from 17% to 12% (HR 0.66).']
  for (const [measured, role, text] of [
    ['EF 28%', 'methods', 'Stable heart failure with ejection fraction of 35% or lower.'],
    ['PaO2/FiO2 68', 'methods', 'Very severe ARDS: PaO2:FiO2 below 50 mm Hg for over 3 hours.'],
    ['P/F 140', 'methods', 'Severe ARDS (PaO2/FiO2 below 150 mm Hg).'],
    ['eGFR dropped to 22', 'recommendation', 'SGLT2 inhibitor in CKD with eGFR 20 or more.'],
    ['sats 90', 'methods', 'Stable COPD with moderate resting desaturation (SpO2 89-93%).'],
    ['BP 88/50', 'limitations', 'People with systolic pressure below 95 mm Hg were excluded.'],
    ['plts 38', 'conclusion', 'Observe at platelets of 30 or more.'],
    ['Child-Pugh B8', 'limitations', 'Child-Pugh B or C disease was not studied.'],
  ] as const)
    assert.deepEqual(listLimits([measured], [result, [role, text]]), [text], measured)
})

test('advice comes before who took part, and a result is no limit', () => {
  assert.deepEqual(
    listLimits(
      ['EF 38'],
      [
        ['methods', 'Adults with ejection fraction of 45% or lower.'],
        ['limitations', 'Ejection fraction below 20% was excluded.'],
      ],
    ),
    ['Ejection fraction below 20% was excluded.'],
  )
  assert.deepEqual(listLimits(['LDL 1.6'], [['conclusion', 'It lowered LDL cholesterol by 59% (92 to 30 mg/dL).']]), [])
  assert.deepEqual(listLimits(['LDL 1.6'], [['results', 'LDL cholesterol below 70 mg/dL in 87%.']]), [])
  assert.deepEqual(listLimits([], [['methods', 'Ejection fraction of 35% or lower.']]), [])
})

test('only a follow-up that gives a value asks so', () => {
  assert.deepEqual(parseQuestion('EF 28%', ['bisoprolol for HFrEF']).measured, ['EF 28%'])
  assert.deepEqual(parseQuestion('any bradycardia?', ['bisoprolol for HFrEF', 'EF 28%']).measured, [])
  assert.deepEqual(parseQuestion('bisoprolol with EF 28%?').measured, [])
})
