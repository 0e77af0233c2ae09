import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkDesign } from '@/lib/evidence/verify/claim/checks/check-design'
import { assertMarks } from '../../../support/claims/assert-marked'

test('how a study was done is compared', () => {
  assertMarks([
    ['Patients and staff were unaware of the assignment to artesunate.', 'seaquamat-artesunate-adults', true],
    ['Nobody was blinded, and no group received a sham.', 'deyle-physiotherapy-knee-oa', false],
    ['The trial ran to its planned end.', 'action-india-late-preterm-dexamethasone', true],
    ['The trial was stopped early.', 'action-india-late-preterm-dexamethasone', false],
  ])
})

test('a source that has both designs, or a claim about no design, is not doubted for it', () => {
  const doubts = (claim: string, text: string) => checkDesign(claim, [{ text }]) !== null
  assert.ok(!doubts('This randomised trial found fewer deaths.', 'An observational analysis of a randomised trial.'))
  assert.ok(!doubts('It lowered deaths of people admitted to a hospital.', 'A multicentre trial.'))
  assert.ok(!doubts('Unlike observational studies, this randomised trial found no benefit.', 'A randomised trial.'))
  assert.ok(doubts('Participants were randomised.', 'The groups were not randomised.'))
  assert.ok(doubts('It was done at a single hospital.', 'A multicentre trial.'))
})
