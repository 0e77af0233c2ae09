import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGroups } from '@/lib/evidence/question/population-groups'
import { readSentence, rejectsTreatment, type SentenceRole } from '@/lib/evidence/quote/read-sentence'

const unheaded: [text: string, place: number, role: SentenceRole][] = [
  ['The aim of this study was to determine whether statins prevent stroke.', 0.1, 'aim'],
  ['Stroke is a leading cause of disability.', 0, 'background'],
  ['Patients were randomly assigned to a statin or placebo.', 0.4, 'methods'],
  ['Stroke occurred in 4.1% and 5.9% (p<0.001).', 0.6, 'results'],
  ['We conclude that statins prevent stroke.', 0.8, 'conclusion'],
  ['Statins may be an effective option.', 1, 'conclusion'],
]

for (const [text, place, role] of unheaded) {
  test(`without headings, "${text}" is read as ${role}`, () =>
    assert.equal(readSentence(text, { section: 'other', place }).role, role))
}

test('an amount to give is a dose, a measured concentration is not', () => {
  const doseOf = (text: string) => readSentence(text, { section: 'conclusion', place: 1 }).fits.dose ?? 0
  assert.ok(doseOf('Aspirin 75 to 100 mg prevented stroke.') > 0.4)
  assert.ok(doseOf('Give 0.9 mg/kg of alteplase.') > 0.4)
  assert.equal(doseOf('LDL cholesterol fell by 40 mg/dL.'), 0)
  assert.equal(doseOf('Systolic pressure fell by 10 mm Hg.'), 0)
})

test('a recommendation for a second choice, or on what to check first, suits a question on treatment less', () => {
  const read = (text: string) => readSentence(text, { section: 'recommendation', place: 0.5 }).fits
  const first = read('Untreated infection: bismuth quadruple therapy for 14 days')
  for (const text of [
    'First-line alternatives: rifabutin triple therapy',
    'After failed bismuth therapy: rifabutin',
    'Diagnose ketoacidosis by glucose and pH',
  ]) {
    assert.ok((read(text).recommendation ?? 0) < (first.recommendation ?? 0), text)
    assert.ok((read(text).effect ?? 0) < (first.effect ?? 0), text)
  }
})

test('what came of starting early answers when to start better than the hour at which a trial did', () => {
  const timingOf = (text: string, section: 'methods' | 'conclusion') =>
    readSentence(text, { section, place: 0.5 }).fits.timing ?? 0
  const concluded = timingOf('Starting renal replacement early did not lower mortality.', 'conclusion')
  assert.ok(concluded > timingOf('Intervention: renal replacement within 12 hours.', 'methods'))
})

// A record is untrusted: no wording may make the reading of a sentence slower than linear.
for (const part of [
  '1,',
  '1 to ',
  'diabetes ',
  'to determine ',
  'within 3 a ',
  'every 2 ',
  'excluded; ',
  'no ',
  '3 or ',
  'start ',
  'if a ',
]) {
  test(`200,000 characters of "${part}" are read`, () => {
    const text = part.repeat(Math.ceil(200_000 / part.length))
    assert.ok(readSentence(text, { section: 'other', place: 0.5 }).role)
    assert.ok(findGroups(text).length >= 0)
  })
}

test('advice against something differs from advice to people whom something did not help', () => {
  for (const text of [
    'Do not offer antibiotics.',
    'In mild disease do not give antibiotics.',
    'Low 4Ts score: do not stop heparin.',
    'Acupuncture, traction (do not offer).',
    'Antiviral alone (strong recommendation against).',
    'Aspirin as a substitute (class 3: harm).',
    'Pramipexole should not be used first.',
    'No routine imaging.',
  ])
    assert.ok(rejectsTreatment(text), text)
  for (const text of [
    'In patients who do not respond to metformin, add an SGLT2 inhibitor.',
    'If these do not work, methylphenidate may be considered.',
    'If symptoms do not improve after 3 days, give amoxicillin.',
    'Offer bariatric surgery to adults with class 3 obesity.',
    'Vaccination against influenza should be offered.',
    'Give BPaLM, resting on a trial with 89% treatment success against 52%.',
  ])
    assert.ok(!rejectsTreatment(text), text)
})
