import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findExcludedValue } from '@/lib/shared/lab-values/excluded-values'
import { findLabFindings } from '@/lib/shared/lab-values/read-lab-values'
import { readTypedValues } from '@/lib/shared/lab-values/read-typed-values'

const findTerms = (text: string) => findLabFindings(readTypedValues(text)).map(({ term }) => term.en)

test('values typed in a question mean the same as those of a sheet, in the usual unit if none is written', () => {
  const questions: [question: string, terms: string[]][] = [
    ['K 5.9, eGFR 28. Can I start spironolactone?', ['hyperkalaemia', 'severe renal impairment']],
    ['potassium 5.9 mmol/l what should I do', ['hyperkalaemia']],
    ['K 5.9, eGFR 28: can I start spironolactone?', ['hyperkalaemia', 'severe renal impairment']],
    ['Cr 2.1, metformin ok?', ['renal impairment']],
    ['Hb 74 with a bleeding ulcer', ['anaemia']],
    ['Hb 7.2 after surgery', ['anaemia']],
    ['HbA1c 9.2 on metformin', ['raised HbA1c']],
    ['HbA1c 6.2 %, what now?', ['prediabetes']],
    ['A1c 44 mmol/mol', ['prediabetes']],
    ['HbA1c 48 mmol/mol', ['raised HbA1c']],
    ['EF 27%, empagliflozin?', ['HFrEF']],
    ['LVEF of 45 %', ['HFmrEF']],
    ['ejection fraction 58 %', []],
    ['sodium is 118 and seizing', ['hyponatraemia']],
    ['na 112 with seizures: bolus or infusion of 3% saline', ['hyponatraemia']],
    ['k 6.4 and peaked t waves', ['hyperkalaemia']],
    ['ef 32, gliflozin?', ['HFrEF']],
    ['ferritin 48, TSAT 12 %. Iron?', ['iron deficiency']],
    ['钾5.9，eGFR为28，能用螺内酯吗？', ['hyperkalaemia', 'severe renal impairment']],
    ['患者血红蛋白65g/L，要输血吗', ['anaemia']],
    ['Kalium 5,9 unter Ramipril', ['hyperkalaemia']],
    ['créatinine à 250 µmol/L, metformine ?', ['renal impairment']],
    ['potasio de 6,2 con enalapril', ['hyperkalaemia']],
  ]
  for (const [question, terms] of questions) assert.deepEqual(findTerms(question), terms, question)
})

test('a target, a limit, a range, a choice, a dose and a marker of another name are not values of the patient', () => {
  const questions = [
    'target INR 2 for a mechanical valve',
    'vit k 5 mg for INR of warfarin',
    'vitamin k 10 for a bleed',
    'aim for HbA1c 9 in the frail elderly?',
    'statin if LDL 4.9 or above',
    'dapagliflozin with eGFR below 25',
    'eGFR<30',
    'ICD with an ejection fraction below 35 %',
    'EF 35-40 %',
    'INR 4-5',
    'transfuse at haemoglobin 7 or 8?',
    'calcium 500 mg and vitamin D 800 IU',
    'magnesium 4 g in pre-eclampsia',
    'albumin 20% in cirrhosis',
    'CA 125 of 40',
    'vitamin K 2 mg',
    '目标血红蛋白90 g/L',
  ]
  for (const question of questions) assert.deepEqual(findTerms(question), [], question)
})

test('a value beyond a limit of an exclusion is found, in the same unit only', () => {
  const find = (question: string, exclusion: string) =>
    findExcludedValue(exclusion, readTypedValues(question))?.analyte ?? null
  const exclusion = 'Those with creatinine above 2.5 mg/dL or potassium above 5.0 mmol/L were excluded.'
  assert.equal(find('K 5.9', exclusion), 'potassium')
  assert.equal(find('K 4.8, Cr 2.1', exclusion), null)
  assert.equal(find('creatinine 3.1 mg/dL', exclusion), 'creatinine')
  assert.equal(find('creatinine 140 µmol/L', exclusion), null)
  assert.equal(find('eGFR 28', 'Open label; creatinine clearance below 30 mL/min was excluded.'), 'egfr')
  assert.equal(find('eGFR 45', 'eGFR below 30 was excluded.'), null)
})
