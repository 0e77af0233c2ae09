import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseQuestion } from '@/lib/evidence/question/parse-question'
import { setRefusalsAside } from '@/lib/evidence/question/refusals-aside'

const rest = (text: string) => setRefusalsAside(text).rest.replace(/\s+/g, ' ').trim()
const surfaces = (turns: string[], role: 'asked' | 'context') =>
  parseQuestion(turns.at(-1) ?? '', turns.slice(0, -1))
    .terms.filter((term) => term.role === role && term.kind !== 'general')
    .map(({ word }) => word)

test('a drug that the patient must not be given is known, and not asked about', () => {
  const turns = ['AF stroke prevention, cannot take warfarin']
  assert.ok(!surfaces(turns, 'asked').includes('warfarin'))
  assert.ok(surfaces(turns, 'context').includes('warfarin'))
  assert.equal(
    rest('Appendicitis in a man allergic to amoxicillin and cefuroxime'),
    'Appendicitis in a man antibiotics',
  )
})

test('the same words are cut however letters with marks are encoded', () => {
  for (const form of ['NFC', 'NFD'])
    assert.equal(
      rest('Ménière’s and migraine, allergic to penicillin'.normalize(form)),
      'Ménière’s and migraine, antibiotics',
    )
  assert.equal(rest('Weiß ring and migraine, allergic to penicillin'), 'weiss ring and migraine, antibiotics')
})

test('whoever cannot have one antibiotic needs another', () => {
  assert.equal(rest('cellulitis pen allergic'), 'cellulitis antibiotics')
  assert.equal(rest('cellulitis pen allergic what antibiotic'), 'cellulitis what antibiotic')
  assert.equal(rest('gout flare, NSAID allergy'), 'gout flare,')
})

test('a question about the allergy, or about nothing else, is searched whole', () => {
  for (const text of [
    'penicillin allergy delabelling in cellulitis',
    'penicillin allergy how common is cross reactivity with cephalosporins',
    'penicillin allergy, which antibiotic?',
    'statin intolerance alternatives',
    'asthma aspirin allergy',
    'no penicillin allergy, syphilis',
  ])
    assert.equal(setRefusalsAside(text).refused, '', text)
})

test('a turn that only refuses a drug keeps the subject, whatever it asks', () => {
  for (const turn of ['and if allergic to penicillin?', 'what if she is penicillin allergic', 'allergy to amox'])
    assert.ok(surfaces(['antibiotic for sinusitis', turn], 'asked').includes('sinusitis'), turn)
  assert.ok(surfaces(['type 2 diabetes first line', 'cannot take metformin, what else?'], 'asked').includes('diabetes'))
  assert.ok(surfaces(['heart failure', 'ramipril gives him a cough'], 'asked').includes('failure'))
  assert.ok(!surfaces(['LDL target after MI', 'What is statin intolerance?'], 'asked').includes('ldl'))
})
