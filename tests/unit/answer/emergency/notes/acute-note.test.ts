import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isAcuteNote } from '@/lib/answer/emergency/notes/acute-note'
import { listCriticalValues } from '@/lib/answer/emergency/notes/critical-values'

describe("a clinician's note of someone in danger is one without a verb, a pronoun or a time", () => {
  for (const note of [
    'Child not breathing after eating peanuts',
    'Patient with severe preeclampsia started seizing. what do I give?',
    'Hypoglycaemia 1.8 mmol/L unconscious',
    'Pregnant at 30 weeks, BP 170/115 with headache and visual disturbance',
    '30 year old woman 28 weeks pregnant with BP 165/112 and headache. What now?',
    'Paracetamol overdose 4 hours ago, 12 g. Do I give acetylcysteine?',
    'Severe hyperkalemia 7.0, peaked T waves, oliguria',
    'Sodium 108, seizing',
    'Neutropenic, temp 39.2, rigors, BP 82/50',
    'Acute stroke symptoms, onset 90 minutes ago, BP 200/110. thrombolyse?',
  ])
    test(note, () => assert.ok(isAcuteNote(note)))
})

describe('a question on literature, a choice, a dose, the past or a stable patient is no such note', () => {
  for (const question of [
    'What is the evidence for magnesium sulphate in severe pre-eclampsia?',
    'K 7.1 with tented T waves - calcium gluconate volume, insulin and glucose amounts?',
    '71M inferior STEMI, BP 78/45 on noradrenaline, three-vessel disease. Fix only the culprit or do the lot now?',
    'shortened NAC protocol for paracetamol poisoning, mg/kg and how long each bag',
    'clots and seizures from tranexamic acid in GI bleeding',
    'Exam question: child not breathing after eating peanuts, first drug?',
    'Pregnant at 30 weeks, BP 142/92, no symptoms. Start labetalol?',
    'Elderly, BP 186/98, no symptoms, amlodipine?',
    'my 5 year old has a fever and a cough',
    'Unconscious bias training in medicine',
    'Syncope, bradycardia, pacemaker',
    'Child 2 years, HR 140, fever',
    'Long-term oxygen for COPD with resting sats of 84%',
    'patient not responding to urso, itching',
  ])
    test(question, () => assert.ok(!isAcuteNote(question)))
})

for (const [text, values] of Object.entries({
  'bp 70/40, hr 32': ['shocked', 'slowPulse'],
  '34/40, 172/114': ['severeHypertension'],
  'bp 128/76, hr 88': [],
  'sats of 71, rr 36': ['hypoxic', 'fastBreathing'],
  'blood sugar 28 mg/dl': [],
  'blood sugar 38 mg/dl': ['lowSugar'],
  'glucose 2.1, gcs 9': ['comatose', 'lowSugar'],
  'k 7.2, qrs 160': ['highPotassium', 'wideQrs'],
  'k 5.6': [],
  'sodium 128': [],
  'ph 6.95, ketones 6.8, lactate 5': ['acidosis', 'highLactate'],
  '40 mg, 65 years': [],
}))
  test(`"${text}" has ${values.join(', ') || 'no critical value'}`, () =>
    assert.deepEqual([...listCriticalValues(text)].sort(), values.sort()))

test('a long repetition is read in linear time', () => {
  const start = performance.now()
  for (const part of ['bp 70/40 ', 'fell ', 'cord prolapse ', 'what do i do now ', '0 '])
    isAcuteNote(part.repeat(40_000))
  assert.ok(performance.now() - start < 500)
})
