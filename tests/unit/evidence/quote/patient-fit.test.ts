import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseQuestion } from '@/lib/evidence/question/parse-question'
import { measurePatientFit } from '@/lib/evidence/quote/patient-fit'
import { findLabFindings } from '@/lib/shared/lab-values/read-lab-values'
import { readTypedValues } from '@/lib/shared/lab-values/read-typed-values'

function measure(question: string, sentence: string): number {
  const values = readTypedValues(question)
  const findings = findLabFindings(values).map(({ term }) => term.en)
  return measurePatientFit(sentence, parseQuestion(question, [], { findings, values, earlierValues: [] }).figures)
}

for (const [question, sentence, fit] of [
  ['is it for a healthy 68 year old?', 'Age 60 or over: do not start (grade D).', 1],
  ['is it for a healthy 68 year old?', 'Ages 40-59: an individual decision.', -1],
  ['dose for an 8-year-old', '500 micrograms over 12 years, 300 micrograms at 6 to 12 years.', 1],
  ['for a 4 year old?', 'Not below 12 years or 40 kg.', 0],
  ['a man of 60 years', 'Continue for 3 to 6 months, 100 to 200 mg daily.', 0],
  ['K 3.1, start insulin?', 'Potassium below 3.5 mmol/L: hold insulin.', 1],
  ['K 4.1, start insulin?', 'Potassium below 3.5 mmol/L: hold insulin.', -1],
  ['CHA2DS2-VASc 1 man', 'CHA2DS2-VASc 2 or more in men, 3 or more in women (class 1).', -1],
  ['CHA2DS2-VASc of 1 in a man', 'Yearly risk of 1% to under 2% (score 1 in men, 2 in women).', 1],
  ['CHA2DS2-VASc of 1 in a woman', 'Yearly risk of 1% to under 2% (score 1 in men, 2 in women).', -1],
  ['bleed, Blatchford 1 - admit?', 'Discharge when the Glasgow-Blatchford score is 0 to 1.', 1],
  ['BP 152/94, tablets?', 'Start drugs at an average of 140/90 mm Hg or more.', 1],
  ['BP 132/84, tablets?', 'Start drugs at an average of 140/90 mm Hg or more.', -1],
  ['co-trimoxazole 160/800 mg since 12/03, tablets?', 'Start drugs at an average of 140/90 mm Hg or more.', 0],
  ['BP 132/84, tablets?', 'Lowering to a target of 140 mm Hg is safe.', 0],
] as const)
  test(`"${sentence}" for "${question}": ${fit}`, () => assert.equal(measure(question, sentence), fit))
