import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkDesign } from '@/lib/evidence/verify/claim/checks/strength/check-design'
import { assertMarks } from '../../../../support/claims/assert-marked'

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

test('a study that was not randomised may be described so in other words', () => {
  assertMarks([
    ['Women picked their own method, so the comparison was not a randomised one.', 'winner-choice-larc', false],
    ['Nobody was randomised: women chose their own contraceptive method.', 'winner-choice-larc', false],
    [
      'The cohort involved no randomisation, since women chose their contraceptive method.',
      'winner-choice-larc',
      false,
    ],
    ['As a cohort and not a randomised trial, the study of MMR cannot exclude confounding.', 'hviid-mmr-autism', false],
    ['This was a before-and-after study rather than a randomised trial.', 'snap-12-hour-acetylcysteine', false],
    ['In this randomised trial, women were allocated to an implant or to pills.', 'winner-choice-larc', true],
    ['Danish children were randomised to MMR vaccination or none in this trial of autism.', 'hviid-mmr-autism', true],
  ])
})

test('what rests on something else rather than on randomisation is not called randomised, nor is a group outside it', () => {
  assertMarks([
    ['Randomised trials firmly support screening from 45 to 49.', 'uspstf-colorectal-2021', true],
    ['Screening from 45 to 49 rests on modelling, not on randomised trials.', 'uspstf-colorectal-2021', false],
    ['Women were randomised to lenacapavir or to the background group.', 'purpose-1-lenacapavir', true],
    ['In this randomised trial, background incidence was estimated.', 'purpose-1-lenacapavir', false],
  ])
})

test('a difference is of clinical importance only where the source does not deny it', () => {
  assertMarks([
    ['Lecanemab slowed decline by a clinically meaningful amount.', 'clarity-ad-lecanemab', true],
    ['Whether a slowing of 0.45 points is clinically meaningful is unclear.', 'clarity-ad-lecanemab', false],
    ['The gain with amitriptyline was clinically important.', 'atlantis-ibs', true],
  ])
})

test('what no part of a trial went without cannot be left out', () => {
  assertMarks([
    ['Leave-on emollients can be dropped in childhood eczema.', 'bathe-bath-emollients', true],
    ['Levothyroxine can be stopped safely at 80 or over.', 'levothyroxine-80plus', true],
    [
      'Antidepressants can be stopped, but at a higher risk of relapse.',
      'antler-antidepressant-discontinuation',
      false,
    ],
  ])
})

test('the figures of a result stay with its drug', () => {
  assertMarks([
    ['Aciclovir raised recovery at 9 months from 81.6% to 94.4%.', 'sullivan-bells-palsy', true],
    ['Prednisolone raised recovery at 9 months from 81.6% to 94.4%.', 'sullivan-bells-palsy', false],
  ])
})

test('who was blinded, what confounding is left and how large a trial was are compared', () => {
  assertMarks([
    ['The raters were not blinded in this open-label trial.', 'escape-trd-esketamine', true],
    ['The trial was open label but its raters were blinded.', 'escape-trd-esketamine', false],
    [
      'Confounding was excluded in this cohort of 1.8 million women.',
      'morch-hormonal-contraception-breast-cancer',
      true,
    ],
    ['It cannot exclude residual confounding.', 'morch-hormonal-contraception-breast-cancer', false],
    ['The trial was large enough to exclude a small benefit of urgent endoscopy.', 'lau-urgent-endoscopy', true],
    ['The trial was not large enough to exclude a small difference.', 'lau-urgent-endoscopy', false],
  ])
})

test('a result is given no cause that the source does not give', () => {
  assertMarks([
    ['The lower mortality with dapagliflozin was brought about by its effect on diabetes.', 'dapa-hf', true],
    ['Relief of depression was the mechanism of the survival gain.', 'temel-early-palliative-care', true],
    ['The gain in survival may be explained by relief of depression.', 'temel-early-palliative-care', false],
  ])
})

test('"randomly assigned" is a randomised design', () => {
  assertMarks([
    ['Children were randomly assigned to vaccination.', 'hviid-mmr-autism', true],
    ['Patients were randomly assigned to dapagliflozin.', 'dapa-hf', false],
  ])
})

test('a trial of noninferiority was not designed for superiority', () => {
  assertMarks([
    ['SUSTAIN-6 was set up to test the superiority of semaglutide.', 'sustain-6', true],
    ['SUSTAIN-6 was not designed to test the superiority of semaglutide.', 'sustain-6', false],
    ['SUSTAIN-6 was designed to show noninferiority.', 'sustain-6', false],
  ])
})

test('noninferiority is claimed only of a trial that tested it', () => {
  assertMarks([
    ['A restrictive threshold proved noninferior to a liberal one.', 'mint', true],
    ['It was not shown that a restrictive threshold is noninferior to a liberal one.', 'mint', false],
    ['Febuxostat was noninferior to allopurinol for the composite outcome.', 'cares-febuxostat', false],
  ])
})

test('what a trial is said to have shown, or found as well, is among its results', () => {
  assertMarks([
    ['MATISSE established that the vaccine causes preterm birth.', 'matisse-maternal-rsv', true],
    ['MATISSE did not establish that the vaccine causes preterm birth.', 'matisse-maternal-rsv', false],
    ['The antibodies were shown to work against other Ebola species.', 'palm-ebola-antibodies', true],
    ['Children given both medicines were also more comfortable.', 'pitch-paracetamol-ibuprofen', true],
    ['Prednisolone works just as well when started a week after onset.', 'sullivan-bells-palsy', true],
    ['Dapagliflozin was shown to reduce worsening heart failure or cardiovascular death.', 'dapa-hf', false],
    ['The trial showed that long-term follow-up favoured the oral group.', 'poet-endocarditis-oral', false],
  ])
})
