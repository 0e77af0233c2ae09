import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setMeasuredAside } from '@/lib/evidence/question/patient-facts/measured-words'

const measuredIn = (text: string) => setMeasuredAside(text).measured.map((each) => each.trim())

test('a name with its figure is a measurement, in whatever words they are joined', () => {
  for (const [text, measured] of [
    ['his BP is 88/50', ['BP is 88/50']],
    ['platelets 40 now, still ok?', ['platelets 40']],
    ['eGFR came back 22', ['eGFR came back 22']],
    ['eGFR has dropped to 22, too low?', ['eGFR has dropped to 22']],
    ['ALT 6x normal but well', ['ALT 6x normal']],
    ['sats 91% on 60%', ['sats 91%']],
    ["he's Child-Pugh B8 now", ['Child-Pugh B8']],
    ['4Ts = 2', ['4Ts = 2']],
    ['PaO2/FiO2 68 for 7 hours', ['PaO2/FiO2 68']],
    ['124 systolic on the labetalol', ['124 systolic']],
    ['clinic 136/70 twice', ['136/70']],
    ['7 weeks old, T 38.2', ['T 38.2']],
    ["she's only 11 kg", ['11 kg']],
    ['uACR 45 mg/mmol ~ 400 mg/g', ['uACR 45 mg/mmol', '400 mg/g']],
  ] as const)
    assert.deepEqual(measuredIn(text), measured, text)
})

test('a limit, a range, a dose, an age and a time are not measurements', () => {
  for (const text of [
    'platelets below 50?',
    'INR 2 to 3?',
    'Hb 70 or above?',
    'potassium 40 mmol over 4 hours',
    'CRP 24 hours later',
    'PSA at 70?',
    'dexamethasone 0.15 mg/kg',
    'which BP target?',
  ])
    assert.deepEqual(measuredIn(text), [], text)
})
