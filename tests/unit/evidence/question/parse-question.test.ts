import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseQuestion } from '@/lib/evidence/question/parse-question'
import type { LabValue } from '@/lib/shared/lab-values/read-lab-values'
import { readTypedValues } from '@/lib/shared/lab-values/read-typed-values'

const named = (text: string) =>
  parseQuestion(text)
    .terms.filter(({ kind }) => kind === 'specific' || kind === 'drug')
    .map(({ surface }) => surface)
const otherNames = (text: string) =>
  parseQuestion(text)
    .synonyms.filter(({ isBroader }) => !isBroader)
    .map(({ words }) => words.map(({ word }) => word).join(' '))

test('content words are kept as the user wrote them', () => {
  assert.deepEqual(named('Should we give TXA to patients with an upper GI bleed?'), ['TXA', 'GI', 'bleed'])
  assert.deepEqual(named('What is the best evidence that it works better than usual care?'), [])
})

test('an abbreviation that is spelled like a stop word is kept', () => {
  assert.ok(named('ALL in children: which induction does WHO recommend?').includes('ALL'))
})

test('a stop word in capitals is stressed, and no subject', () => {
  const { terms } = parseQuestion('gliflozins in patients WITHOUT diabetes, NOT those AFTER a transplant')
  assert.deepEqual(
    terms.filter(({ kind }) => kind === 'specific').map(({ word }) => word),
    ['gliflozins', 'diabetes', 'transplant'],
  )
})

test('abbreviations, long forms and brand names are read in both directions', () => {
  assert.ok(otherNames('HFrEF').includes('heart failure reduced ejection fraction'))
  assert.ok(otherNames('heart failure with reduced ejection fraction').includes('hfref'))
  assert.ok(otherNames('Eliquis').includes('apixaban'))
  assert.ok(otherNames('apixaban').includes('eliquis'))
})

test('an abbreviation in -s is read as it is written, and not for another one with its stem', () => {
  assert.ok(otherNames('CTS at night').includes('carpal tunnel'))
  assert.ok(!otherNames('CT head after a fall').some((name) => /carpal|chlamydia/.test(name)))
  assert.ok(!otherNames('oxygen in MI').some((name) => /multisystem/.test(name)))
  assert.ok(!otherNames('na 112, bolus?').some((name) => /abstinence/.test(name)))
  assert.ok(!otherNames('carpal tunnel').includes('cts'))
  assert.ok(otherNames('linaclotide dose IBS with constipation').includes('ibs'))
})

test('an abbreviation with several meanings is not searched for on behalf of one of them', () => {
  assert.ok(otherNames('GBS').includes('group b streptococcus'))
  assert.ok(otherNames('GBS').includes('guillain barre'))
  assert.ok(!otherNames('Guillain-Barre').includes('gbs'))
  assert.ok(!otherNames('BP target').includes('sbp'))
})

test('a class expands to its members, a member never to another member', () => {
  assert.ok(otherNames('DOAC').includes('apixaban'))
  assert.ok(!otherNames('edoxaban').includes('apixaban'))
  assert.ok(!otherNames('enoxaparin').includes('dalteparin'))
})

test('a question that depends on the previous turn takes over its subject', () => {
  const previous = 'Does aspirin prevent pre-eclampsia in high-risk women?'
  for (const text of ['And in twin pregnancy?', 'What about 150 mg?', 'Is it safe?', 'How long should it be given?']) {
    const reading = parseQuestion(text, [previous])
    assert.ok(reading.isFollowUp, text)
    assert.ok(
      reading.terms.some(({ surface }) => surface === 'aspirin'),
      text,
    )
  }
})

test('a question with its own subject ignores the previous turn', () => {
  const previous = 'Does aspirin prevent pre-eclampsia in high-risk women?'
  for (const text of [
    'Does colchicine help in pericarditis?',
    'Rivaroxaban or warfarin for acute deep vein thrombosis?',
    'Is there evidence that dexamethasone lowers mortality in COVID-19?',
  ]) {
    assert.equal(parseQuestion(text, [previous]).isFollowUp, false, text)
  }
})

test('the kind of a question is recognised by its words', () => {
  const type = (text: string) => parseQuestion(text).type
  assert.equal(type('What do guidelines recommend for gout?'), 'guideline')
  assert.equal(type('Bleeding risk with apixaban: how safe is it?'), 'harm')
  assert.equal(type('Accuracy of D-dimer to rule out embolism'), 'diagnosis')
  assert.equal(type('Does the vaccine protect against shingles?'), 'prevention')
  assert.equal(type('tirzepatide versus semaglutide'), 'therapy')
})

test('everyday words name a subject only together as a phrase', () => {
  assert.deepEqual(named('Which happy pill works best?'), ['happy', 'pill'])
  assert.ok(otherNames('Which happy pill works best?').includes('antidepressant'))
  assert.ok(!otherNames('Which happy pill works best?').includes('oral contraceptive'))
  assert.ok(!otherNames('Which pill makes a happy patient?').includes('antidepressant'))
  assert.ok(!otherNames('Which patients passed?').includes('syncope'))
})

test('a brand name is a drug, and its absence is reported', () => {
  assert.equal(parseQuestion('Zepbound for sleep apnoea').terms[0]?.kind, 'drug')
  assert.ok(otherNames('Victoza in diabetes').includes('liraglutide'))
})

test('the effect asked for is read without the people, the time and the comparison', () => {
  const sought = (text: string) => {
    const { terms, soughtEffect } = parseQuestion(text)
    return soughtEffect.terms.map((index) => terms[index]?.surface)
  }
  assert.deepEqual(parseQuestion('Does vitamin D prevent falls in older adults?').soughtEffect.outcomes, ['falls'])
  assert.deepEqual(sought('Does thrombectomy reduce seizures after stroke?'), ['seizures'])
  assert.deepEqual(sought('Can I give aspirin to prevent colorectal cancer?'), ['colorectal', 'cancer'])
  assert.deepEqual(sought('Is apixaban better than warfarin?'), [])
})

test('the consequences of stopping a treatment are not its cause', () => {
  assert.ok(parseQuestion('What happens to bone density when denosumab is stopped?').asksAfterStopping)
  assert.ok(!parseQuestion('Should aspirin be stopped before hip surgery?').asksAfterStopping)
})

test('a laboratory value of an earlier turn holds for a follow-up until a newer one is given', () => {
  const [potassium] = readTypedValues('K 5.9')
  const [newer] = readTypedValues('K 4.2')
  assert.ok(potassium && newer)
  const earlier = ['HFrEF, K 5.9. Can I start spironolactone?']
  const values = (text: string, own: LabValue[] = []) =>
    parseQuestion(text, earlier, { findings: [], values: own, earlierValues: [potassium] }).values
  assert.deepEqual(values('What dose?'), [potassium])
  assert.deepEqual(values('And now with K 4.2?', [newer]), [newer])
  assert.deepEqual(values('Does varenicline help smokers to quit?'), [])
})

test('words for results, for the largest dose and for doing nothing name no subject', () => {
  const subjects = (text: string) => named(text).map((each) => each.toLowerCase())
  assert.deepEqual(subjects('hazard ratio for the primary endpoint of ticagrelor in stroke'), ['ticagrelor', 'stroke'])
  assert.deepEqual(subjects('bisoprolol starting dose, and what to titrate up to'), ['bisoprolol'])
  assert.deepEqual(subjects('umbilical hernia in pregnancy: repair or leave it alone?').slice(0, 3), [
    'umbilical',
    'hernia',
    'pregnancy',
  ])
  assert.ok(subjects('dose of amoxicillin for CAP').includes('cap'))
})

test('two drugs of one regimen are compared with the third and not with each other', () => {
  const pairOf = (text: string) => parseQuestion(text).comparedPair
  assert.equal(pairOf('FLOT versus carboplatin and paclitaxel for oesophageal cancer'), null)
  assert.ok(pairOf('carboplatin versus paclitaxel for oesophageal cancer'))
  assert.ok(pairOf('Compared with warfarin, is apixaban safer in atrial fibrillation?'))
})

test('a price that the patient cannot pay is a reason and not what is asked', () => {
  for (const text of ["can't afford rivaroxaban, aspirin instead?", 'apixaban is too expensive for him. Warfarin?'])
    assert.equal(parseQuestion(text).asksForCost, false, text)
  for (const text of [
    'what does rivaroxaban cost?',
    'is dapagliflozin value for money?',
    'Can the NHS afford lecanemab?',
  ])
    assert.equal(parseQuestion(text).asksForCost, true, text)
})

test('drugs had before say whom the question is about, if it asks about another treatment', () => {
  const before = (text: string) => {
    const { terms, takenBefore } = parseQuestion(text)
    return takenBefore.map((index) => terms[index]?.word)
  }
  assert.deepEqual(before('Lutetium therapy after docetaxel and enzalutamide'), ['docetaxel', 'enzalutamide'])
  assert.deepEqual(before('osimertinib in lung cancer previously treated with gefitinib'), ['gefitinib'])
  assert.deepEqual(before('weight regain after semaglutide'), [])
  assert.deepEqual(before('After clopidogrel, any bleeding?'), [])
})

test('an organ beside its inflammation is no further subject', () => {
  const roleOf = (text: string, surface: string) =>
    parseQuestion(text).terms.find((term) => term.surface === surface)?.role
  assert.equal(roleOf('sinus x-ray in sinusitis?', 'sinus'), 'context')
  assert.equal(roleOf('appendix mass and appendicitis', 'appendix'), 'context')
  assert.equal(roleOf('sinus tachycardia in thyroiditis', 'sinus'), 'asked')
  assert.equal(roleOf('gastric cancer after gastritis', 'gastric'), 'asked')
})

test('that a disease hurts, for how long, and whether anything helps is no part of the subject', () => {
  const weighed = (text: string) =>
    parseQuestion(text)
      .terms.filter(({ weight }) => weight > 0)
      .map(({ surface }) => surface)
  assert.deepEqual(weighed('my gallstones only hurt now and then, the operation?'), ['gallstones', 'operation'])
  assert.deepEqual(weighed('the bursitis has been aching for half a year, do any medicines help'), ['bursitis'])
  assert.ok(weighed('do any tablets work for sciatica').includes('sciatica'))
  // A part of the body that hurts is what is asked about, and a course of treatment has its length.
  assert.ok(weighed('my shoulder hurts').includes('hurts'))
  assert.ok(weighed('penicillin for ten days or for 5 days').includes('days'))
})

test('neuropathy from a drug is searched as neurotoxicity as well', () => {
  const { terms, synonyms } = parseQuestion('neuropathy with oxaliplatin')
  const at = terms.findIndex(({ word }) => word === 'neuropathy')
  assert.ok(synonyms.some((name) => name.terms.includes(at) && name.words.some(({ word }) => word === 'neurotoxicity')))
})
