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

test('what was left untouched did not change, and what is left untouched on advice is no result', () => {
  assertMarks([
    ['Empagliflozin left cardiovascular death untouched.', 'empa-reg-outcome', true],
    ['Restricted fluid left 90-day mortality untouched.', 'classic', false],
    ['Symptom-free wax is to be left untouched when the ear can be examined.', 'aao-hns-2017-earwax', false],
  ])
})

test('"no more" and "no further" before what there is less of deny the fall, not a rise', () => {
  assertMarks([
    ['Dabigatran 150 mg averted no more strokes or emboli than warfarin.', 're-ly', true],
    ['Dabigatran 150 mg averted more strokes or emboli than warfarin.', 're-ly', false],
    ['Evolocumab on top of a statin gave no additional reduction in LDL cholesterol.', 'fourier', true],
    ['Evolocumab on top of a statin gave an additional reduction in LDL cholesterol.', 'fourier', false],
    ['As-needed budesonide-formoterol spared patients no inhaled steroid.', 'sygma-2', true],
    ['As-needed budesonide-formoterol spared patients inhaled steroid.', 'sygma-2', false],
    ['Erenumab 140 mg failed to lower monthly migraine days more than placebo did.', 'strive-erenumab-migraine', true],
    ['Erenumab 140 mg lowered monthly migraine days more than placebo did.', 'strive-erenumab-migraine', false],
    ['Fluoxetine was not associated with any excess of bone fractures.', 'focus-fluoxetine', true],
    ['Fluoxetine was associated with an excess of bone fractures.', 'focus-fluoxetine', false],
  ])
})

test('"four times the dose of the other arm" is more, and those saved are survivors', () => {
  assertMarks([
    [
      'As-needed treatment meant about four times the inhaled corticosteroid of maintenance budesonide.',
      'sygma-2',
      true,
    ],
    [
      'Maintenance budesonide meant about four times the inhaled corticosteroid of as-needed treatment.',
      'sygma-2',
      false,
    ],
    ['Quinine saved more children with severe malaria than artesunate.', 'aquamat-artesunate-children', true],
    ['Artesunate saved more children with severe malaria than quinine.', 'aquamat-artesunate-children', false],
    ['Vitamin E shielded men from prostate cancer.', 'select-vitamin-e-prostate', true],
    ['Vitamin E did not shield men from prostate cancer.', 'select-vitamin-e-prostate', false],
    ['A second dose a year later gave extra protection.', 'aresvi-006-rsv-older-adults', true],
    ['A second dose a year later gave no extra protection.', 'aresvi-006-rsv-older-adults', false],
  ])
})

test('a pronoun stands for the outcome of the clause before, and a clause with "but not" is about its own words', () => {
  assertMarks([
    ['Diarrhoea was watched for; it was no commoner than on placebo.', 'hoberman-aom-under-2', true],
    ['Diarrhoea was watched for; it was commoner than on placebo.', 'hoberman-aom-under-2', false],
    ['Epinephrine improved survival with good neurological outcome.', 'paramedic2', true],
    ['Survival with a good neurological outcome was not improved by epinephrine.', 'paramedic2', false],
    ['Epinephrine improved survival at 30 days.', 'paramedic2', false],
    ['The lowest tirzepatide dose, 5 mg weekly, was no better than placebo for losing weight.', 'surmount-1', true],
  ])
})

test('alternatives to a treatment are the other arm, and what cannot be dismissed is not shown', () => {
  assertMarks([
    ['Alternatives to silver sulfadiazine healed burns sooner.', 'maciel-burn-dressings', false],
    ['Alternatives to silver sulfadiazine healed burns later.', 'maciel-burn-dressings', true],
    ['Dressings other than silver sulfadiazine healed burns more slowly.', 'maciel-burn-dressings', true],
    ['A benefit of chemotherapy could not be firmly excluded at 50 or younger.', 'tailorx-21-gene', false],
  ])
})
