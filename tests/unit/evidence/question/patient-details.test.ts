import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseQuestion } from '@/lib/evidence/question/parse-question'
import { removeRecordFields, splitPatientDetails } from '@/lib/evidence/question/patient-details'
import { detectWrittenLanguage, isClearlyEnglish } from '@/lib/shared/text/detect-written-language'

const words = (text: string) => text.match(/[\p{L}][\p{L}\p{N}-]*/gu) ?? []
const surfaces = (text: string, role: 'asked' | 'context') =>
  parseQuestion(text)
    .terms.filter((term) => term.role === role && term.kind !== 'general' && term.kind !== 'number')
    .map(({ surface }) => surface)

test('the sentence that asks leads, and the facts of the patient are context', () => {
  const text = '72-year-old with HFrEF, LVEF 31 %, eGFR 38, on bisoprolol and ramipril. Does dapagliflozin help?'
  assert.deepEqual(surfaces(text, 'asked'), ['dapagliflozin'])
  assert.deepEqual(surfaces(text, 'context'), ['HFrEF', 'LVEF', 'eGFR', 'bisoprolol', 'ramipril'])
})

test('the last part of a single sentence about a patient is the question', () => {
  const { asked, facts } = splitPatientDetails('66F, lung cancer on chemo, new proximal DVT, apixaban or dalteparin?')
  assert.deepEqual(words(asked), ['apixaban', 'or', 'dalteparin'])
  assert.deepEqual(words(facts), ['lung', 'cancer', 'new', 'proximal', 'DVT'])
})

test('what the patient does not have is neither asked about nor a harm, up to the end of a list', () => {
  const { asked } = splitPatientDetails('colchicine after PCI for MI, no cirrhosis and no diarrhoea')
  assert.deepEqual(words(asked), ['colchicine', 'after', 'PCI', 'for', 'MI'])
  assert.match(splitPatientDetails('Stopped steroids, no diarrhoea?').asked, /diarrhoea/)
})

test('a vaccine that the patient never had says what it is against', () => {
  const asked = surfaces('Dog bite 2 days ago, never had rabies jabs. What does he need?', 'asked')
  assert.ok(asked.includes('rabies'))
})

test('conditions that the patient does not have are not facts', () => {
  const { facts } = splitPatientDetails('A 65-year-old man vomits blood, no heart disease. Should he be transfused?')
  assert.doesNotMatch(facts, /heart/)
  assert.match(facts, /blood/)
})

test('the drug that was taken in an overdose is a fact, and not medication set aside', () => {
  const { facts } = splitPatientDetails(
    'Patient on digoxin with a heart rate of 30, suspected overdose. What antidote?',
  )
  assert.match(facts, /digoxin/)
})

test('a drug that has failed is not what is asked about, even in a question without a patient', () => {
  for (const [question, asked, failed] of [
    ['What does Camzyos add in HCM that is still class III despite metoprolol?', 'camzyos', 'metoprolol'],
    ['Gastric cancer, Zofran and Reglan useless. Would olanzapine help?', 'olanzapine', 'reglan'],
    ['Neuropathic pain, gabapentin did nothing: duloxetine?', 'duloxetine', 'gabapentin'],
    ['Urticaria that laughs at cetirizine for months. Omalizumab?', 'omalizumab', 'cetirizine'],
    ['Metastatic breast cancer, progressed on palbociclib. Enhertu?', 'enhertu', 'palbociclib'],
    ['No joy with cetirizine in urticaria, does omalizumab help?', 'omalizumab', 'cetirizine'],
  ] as const) {
    const { terms } = parseQuestion(question)
    const find = (name: string) => terms.find(({ word }) => word === name)
    assert.equal(find(asked)?.role, 'asked', question)
    assert.equal(find(failed)?.role, 'context', question)
  }
  const [term] = parseQuestion('Metformin failed, what next?').terms
  assert.deepEqual([term?.word, term?.role], ['metformin', 'asked'])
})

test('all drugs of a list that the patient takes are set aside, and not the one asked about after it', () => {
  for (const [question, taken, asked] of [
    [
      'Pneumonia in a man on lisinopril, metformin and aspirin, which antibiotic?',
      ['lisinopril', 'metformin', 'aspirin'],
      [],
    ],
    [
      'COPD, on tiotropium 18, salbutamol and prednisolone. Add azithromycin?',
      ['tiotropium', 'salbutamol', 'prednisolone'],
      ['azithromycin'],
    ],
    ['AF in a lady on aspirin, apixaban or warfarin?', ['aspirin'], ['apixaban', 'warfarin']],
    ['A man on warfarin has gout. Colchicine?', ['warfarin'], ['colchicine']],
  ] as const) {
    const drugs = parseQuestion(question).terms.filter(({ kind }) => kind === 'drug')
    const ofRole = (role: string) => drugs.filter((term) => term.role === role).map(({ word }) => word)
    assert.deepEqual([ofRole('context').toSorted(), ofRole('asked')], [taken.toSorted(), asked], question)
  }
})

test('what the patient takes and measures is no subject of a question that names one', () => {
  const question = 'BP 158/92 on ramipril 10, amlodipine 10 and indapamide. Best drug for resistant hypertension?'
  assert.deepEqual(surfaces(question, 'asked'), ['resistant', 'hypertension'])
})

test('times are not facts, and a last part that states a fact is not the question', () => {
  const cough = splitPatientDetails('My 3 year old has had a barky cough since last night. What should I give?')
  assert.doesNotMatch(cough.facts, /night/)
  assert.match(splitPatientDetails('25F chlamydia positive, allergic to doxycycline').asked, /chlamydia/)
})

test('a word for any operation leaves the subject to the facts', () => {
  const terms = parseQuestion('78M 4 cm AAA found by chance. Repair?').terms
  assert.deepEqual(
    terms.filter(({ kind, role }) => kind === 'specific' && role === 'asked').map(({ surface }) => surface),
    ['AAA'],
  )
})

test('a question without a patient is used as a whole', () => {
  const text = 'Does the 2023 guideline recommend statins. And in diabetes?'
  assert.deepEqual(splitPatientDetails(text), { asked: text, facts: '', asides: '' })
})

test('ages, values, units, names and record fields are not search terms', () => {
  const text =
    'Mrs Alvarez, DOB: 12/03/1950, MRN 1234567, ward 7. [NAME] is 80 y/o, BP 110/70 mmHg, K 5.6 mmol/L. Is finerenone safe?'
  const terms = parseQuestion(text).terms.map(({ surface }) => surface.toLowerCase())
  for (const word of ['alvarez', 'dob', 'mrn', 'ward', 'name', 'mmhg', 'mmol', 'mrs', 'y', 'o', '110', '70', '1234567'])
    assert.ok(!terms.includes(word), word)
  assert.ok(terms.includes('finerenone'))
  assert.equal(removeRecordFields('XXXX ____ *** [REDACTED]').trim(), '')
})

test('a letter or number belongs to the name before it', () => {
  assert.deepEqual(surfaces('Does vitamin D prevent falls?', 'asked')[0], 'vitamin D')
  assert.deepEqual(surfaces('tenofovir in hepatitis B', 'asked'), ['tenofovir', 'hepatitis B'])
  assert.ok(surfaces('CKD stage 4 and SGLT2', 'asked').includes('stage 4'))
})

test("a patient's request is part of the question, wherever it is", () => {
  const { asked, facts } = splitPatientDetails(
    '71F, healthy, on amlodipine, asks about starting daily aspirin. Any point?',
  )
  assert.match(asked, /daily aspirin/)
  assert.doesNotMatch(facts, /aspirin/)
})

test('a short English note is not taken for another language', () => {
  assert.equal(detectWrittenLanguage('65M haematemesis, Hb 78, no heart disease. Transfuse?'), 'en')
  assert.ok(isClearlyEnglish('ipi vs nivo vs both in melanoma, OS'))
  assert.ok(isClearlyEnglish('66M never vaccinated, covid day 2, sats fine. paxlovid worth it?'))
})

test('the facts of a patient are the subject of a question that names too little itself', () => {
  const { terms } = parseQuestion(
    '79M, melaena and a coffee-ground vomit, on a PPI. Wake the boss or put him on the morning list?',
  )
  const facts = terms.filter(({ isFact }) => isFact).map(({ surface }) => surface)
  assert.ok(facts.includes('melaena'), facts.join(' '))
  const { terms: onDrug } = parseQuestion('79M, melaena and a coffee-ground vomit. Does tranexamic acid help?')
  assert.deepEqual(
    onDrug.filter(({ isFact }) => isFact),
    [],
  )
})

test('a drug that has failed is no subject, nor is it meant beside a procedure', () => {
  for (const text of [
    '41F, sarcoidosis refractory to pred. Does infliximab help?',
    '41F, sarcoidosis not controlled on pred. Does infliximab help?',
    '70M, AF, failed amiodarone. He wants an ablation; does it prolong life?',
  ]) {
    const { terms } = parseQuestion(text)
    const failed = terms.filter(({ word }) => /^(?:prednisolone|amiodarone)$/.test(word))
    assert.deepEqual(
      failed.map(({ role }) => role),
      ['context'],
      text,
    )
  }
})

test('what is cut out and what is stopped from happening are no effects of a treatment', () => {
  assert.deepEqual(parseQuestion('Will he live longer if we get it cut out or just watch?').soughtEffect.terms, [])
  assert.equal(parseQuestion('Having had it once, does it stop me dying of bowel cancer?').asksAfterStopping, false)
  assert.equal(parseQuestion('What happens once denosumab is stopped?').asksAfterStopping, true)
})

test('what a patient does not have and already takes is not asked about', () => {
  const asked = (text: string) => splitPatientDetails(text).asked
  assert.doesNotMatch(asked('Rivaroxaban for a new DVT, no cancer, normal liver function - what dose?'), /cancer|liver/)
  assert.match(asked('Is aspirin safe in people with no heart disease?'), /heart disease/)
  assert.doesNotMatch(
    asked('bad COPD, on tiotropium/olodaterol, breathless. Does low-dose morphine help?'),
    /tiotropium/,
  )
  const { terms } = parseQuestion('Does finerenone slow kidney disease in people already on an ACE inhibitor or ARB?')
  assert.deepEqual(
    terms.filter(({ word, role }) => role === 'asked' && /^(?:ace|arb)$/.test(word)),
    [],
  )
})

test('a descriptive part of a question is not a side of a relation', () => {
  assert.deepEqual(parseQuestion('Therapeutic cooling: target temperature?').relatedSides, [])
  assert.deepEqual(parseQuestion('OB clinic: Edinburgh score cutoff?').relatedSides, [])
  assert.equal(parseQuestion('tinnitus patients on opioids').relatedSides.length, 2)
})
