/** Who took part and what advice depends on, worded as a denial or an idiom. */
import { test } from 'node:test'
import { assertMarks } from '../../../../support/claims/assert-marked'

test('people who were "not excluded" took part', () => {
  assertMarks([
    ['Patients with moderate-to-severe mitral stenosis were not turned away.', 'aristotle', true],
    ['The trial did not exclude people with moderate-to-severe mitral stenosis.', 'aristotle', true],
    ['Patients with one stroke risk factor were not excluded.', 'aristotle', false],
    ['SURMOUNT-1 excluded no one with diabetes.', 'surmount-1', true],
    ['Infants with egg allergy were not excluded.', 'leap-peanut', false],
  ])
})

test('a condition of advice is waived, or set', () => {
  assertMarks([
    ['Blood eosinophils have no bearing on the decision to start group E on triple therapy.', 'gold-2025-copd', true],
    ['Blood eosinophils help decide whether group E starts on triple therapy.', 'gold-2025-copd', false],
    ['Clarithromycin may be used without testing for susceptibility.', 'acg-2024-h-pylori', true],
    ['Clarithromycin should not be used without confirming susceptibility.', 'acg-2024-h-pylori', false],
    ['The guideline rules out lung ultrasound as an alternative to chest radiography.', 'ats-2025-cap', true],
    ['The guideline rules out systemic corticosteroids in non-severe inpatients.', 'ats-2025-cap', false],
  ])
})
