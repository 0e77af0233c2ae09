/** Idioms of denial and direction: "did nothing for", "was spared … more often", "no protection against". */
import { test } from 'node:test'
import { assertMarks } from '../../../../support/claims/assert-marked'

test('an idiom that denies an effect is read as "no difference"', () => {
  assertMarks([
    ['Apixaban gave no protection against stroke or systemic embolism beyond warfarin.', 'aristotle', true],
    ['Apixaban gave better protection against stroke or systemic embolism than warfarin.', 'aristotle', false],
    ['Dapagliflozin did nothing for death from any cause.', 'dapa-ckd', true],
    ['Early cisatracurium did nothing for 90-day mortality.', 'rose', false],
    ['Tirzepatide was no better than placebo for weight.', 'surmount-1', true],
  ])
})

test('a treatment protects people from an outcome, which the words after "from" name', () => {
  assertMarks([
    ['Placebo protected women better than aspirin against preterm pre-eclampsia.', 'aspre-aspirin-preeclampsia', true],
    ['Aspirin protected women better than placebo against preterm pre-eclampsia.', 'aspre-aspirin-preeclampsia', false],
    [
      'Men on monitoring were spared androgen deprivation more often than after prostatectomy.',
      'protect-15-year',
      true,
    ],
    [
      'Men who had prostatectomy were spared androgen deprivation more often than on monitoring.',
      'protect-15-year',
      false,
    ],
  ])
})

test('an excess is denied by "without any extra", and weight is gained or lost', () => {
  assertMarks([
    ['The intensive policy came without any additional major hypoglycaemia.', 'ukpds-33', true],
    ['On the intensive policy patients lost weight.', 'ukpds-33', true],
    ['On the intensive policy patients gained weight.', 'ukpds-33', false],
  ])
})

test('each arm of a comparison is known by its opposite', () => {
  assertMarks([
    ['Mild paravalvular leak was commoner after surgery at 5 years.', 'partner-3', true],
    ['Mild paravalvular leak was less common after surgery at 5 years.', 'partner-3', false],
    ['Early procedure-related infarctions were commoner with conservative treatment.', 'ischemia', true],
    ['Early procedure-related infarctions were commoner with the invasive approach.', 'ischemia', false],
  ])
})

test('the words of a subgroup, and those for survival, do not turn a result round', () => {
  assertMarks([
    ['Dexamethasone did not lower deaths on invasive ventilation.', 'recovery-dexamethasone', true],
    ['Dexamethasone lowered deaths on invasive ventilation.', 'recovery-dexamethasone', false],
    ['With FOLFOX, disease-free survival was better after 3 months (HR 1.16).', 'idea-stage-iii-colon', true],
    ['With FOLFOX, disease-free survival was worse after 3 months (HR 1.16).', 'idea-stage-iii-colon', false],
    ['Sentinel node dissection alone improved disease-free survival.', 'z0011-axillary-dissection', true],
    ['Quetiapine brought more patients into remission at week 8 than esketamine.', 'escape-trd-esketamine', true],
    ['Esketamine brought more patients into remission at week 8 than quetiapine.', 'escape-trd-esketamine', false],
  ])
})

test('a result stated together with noninferiority does not deny it', () => {
  assertMarks([
    ['Apixaban missed non-inferiority to dalteparin for recurrent thromboembolism.', 'caravaggio', true],
    ['Apixaban met non-inferiority to dalteparin for recurrent thromboembolism.', 'caravaggio', false],
  ])
})

test('"less well" is worse, "expectant" names an arm, and people who decline do not grow fewer', () => {
  assertMarks([
    [
      'Symptoms were controlled less well by as-needed budesonide-formoterol than by regular budesonide.',
      'sygma-2',
      false,
    ],
    ['Waiting for labour spared women a caesarean.', 'arrive-induction-39-weeks', true],
    ['Waiting for labour did not spare women a caesarean.', 'arrive-induction-39-weeks', false],
  ])
})
