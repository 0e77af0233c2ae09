import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkNamedAges } from '@/lib/evidence/verify/claim/checks/people/check-named-ages'
import { checkPopulation } from '@/lib/evidence/verify/claim/checks/people/check-population'
import { findStates, listStateLines } from '@/lib/evidence/verify/claim/checks/people/described-states'
import { assertMarks } from '../../../../support/claims/assert-marked'

const isOther = (claim: string, population: string) =>
  checkPopulation(claim, [{ text: population, role: 'methods' }]) !== null

test('everyday words for the opposite of who was studied are another population', () => {
  for (const [claim, population] of [
    [
      'The tablets were tried after three other medicines had failed.',
      'Adults with newly diagnosed rheumatoid arthritis.',
    ],
    ['It is the better first treatment for a new episode.', 'Adults with depression resistant to two drugs.'],
    ['People with COVID-19 at home should take it.', 'Adults admitted to hospitals with COVID-19.'],
    ['They had never taken any antipsychotic.', 'Adults with schizophrenia refractory to two drugs.'],
    ['Most had had the disease for many years.', 'Adults with recent-onset psoriasis.'],
    ['All were expecting their first baby.', 'Parous women at term.'],
    ['The arrests happened on a ward.', 'Adults resuscitated from out-of-hospital cardiac arrest.'],
    ['Their asthma was perfectly controlled.', 'Adults with uncontrolled asthma.'],
    ['The participants could take metformin.', 'Adults unable to tolerate metformin.'],
    ['None but smokers took part: all were current smokers.', 'Adults who had never smoked.'],
    ['Patients on dialysis lived longer.', 'Adults with kidney disease not yet requiring dialysis.'],
    ['It prevented strokes in survivors of a heart attack.', 'Adults without known cardiovascular disease.'],
  ] as const)
    assert.ok(isOther(claim, population), claim)
})

test('a state that the source also names, denies or has as an outcome is no other population', () => {
  for (const [claim, population] of [
    [
      'The tablets were tried after three other medicines had failed.',
      'Adults with newly diagnosed or relapsed myeloma.',
    ],
    ['Unlike smokers, they seldom coughed.', 'Adults who had never smoked.'],
    ['Treatment failed in one in ten.', 'Adults with newly diagnosed epilepsy.'],
    ['Fewer were admitted to hospital.', 'Outpatients with influenza.'],
    ['Distant metastatic recurrence was rarer.', 'Women with resected breast cancer.'],
    ['Mothers had less bleeding.', 'Nulliparous women at term.'],
  ] as const)
    assert.ok(!isOther(claim, population), claim)
  const both = 'Smokers and people who had never smoked did alike.'
  assert.deepEqual(findStates(both, listStateLines([both])), [])
})

test('an age in words is compared with the ages that a source states', () => {
  const check = (claim: string, text: string, role = 'methods') => checkNamedAges(claim, [{ text, role }]) !== null
  const children = 'Children aged 2 to 9 years with croup.'
  const older = 'Adults aged 65 or older with heart failure.'
  for (const [claim, text] of [
    ['It worked in newborns.', children],
    ['Teenagers got better sooner.', children],
    ['A 14-year-old would be treated alike.', children],
    ['Patients in their fifties lived longer.', older],
    ['The middle-aged people of the trial felt better.', older],
  ] as const)
    assert.ok(check(claim, text), claim)
  for (const [claim, text] of [
    ['It worked in toddlers.', children],
    ['A four-year-old would be treated alike.', children],
    ['Octogenarians lived longer.', older],
    ['Over-70s lived longer.', older],
    ['Those diagnosed in their fifties lived longer.', older],
    ['Patients in their fifties were not treated.', older],
    ['Newborns got better.', 'Infants with croup.'],
  ] as const)
    assert.ok(!check(claim, text), claim)
  assert.ok(!check('Octogenarians lived longer.', 'Follow-up: 3 to 9 years.'))
})

test('an open cervix is a state of the patient, and an open question is not', () => {
  assertMarks([
    [
      'Mifepristone before misoprostol emptied the uterus more often in women with an open cervix.',
      'schreiber-mifepristone-miscarriage',
      true,
    ],
    [
      'Mifepristone before misoprostol emptied the uterus more often in women with a closed cervix.',
      'schreiber-mifepristone-miscarriage',
      false,
    ],
    ['Whether it helps women with an open cervix is an open question.', 'schreiber-mifepristone-miscarriage', false],
  ])
})

test('intact mismatch repair is the opposite of deficient mismatch repair', () => {
  assertMarks([
    [
      'Pembrolizumab doubled progression-free survival with proficient mismatch repair.',
      'keynote-177-msi-colorectal',
      true,
    ],
    [
      'Pembrolizumab doubled progression-free survival with defective mismatch repair.',
      'keynote-177-msi-colorectal',
      false,
    ],
  ])
})
