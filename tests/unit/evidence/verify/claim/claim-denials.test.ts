/** What a claim plainly denies, compared with the clauses of a card that name it. */
import { test } from 'node:test'
import { assertMarks } from '../../../../support/claims/assert-marked'

test('a denial is compared with the recommendation, the arm or the limitation that names the thing', () => {
  assertMarks([
    ['Patients in group A need no bronchodilator.', 'gold-2025-copd', true],
    ['Patients in group A need a bronchodilator.', 'gold-2025-copd', false],
    ['KDIGO recommends no equation for predicting kidney failure.', 'kdigo-2024-ckd', true],
    ['Fever was left untreated in the normothermia group.', 'ttm2', true],
    ['Fever was treated early in the normothermia group.', 'ttm2', false],
    ['No esomeprazole was given alongside the study drugs.', 'precision-celecoxib', true],
    ['Levetiracetam is not a reasonable second-line choice.', 'esett-status-epilepticus', true],
    ['Levetiracetam is a reasonable second-line choice.', 'esett-status-epilepticus', false],
  ])
})

test('people who were studied were not left out', () => {
  assertMarks([
    ['Children were not part of this trial.', 'esett-status-epilepticus', true],
    ['Patients at high risk of suicide were kept out of the trial.', 'intersept-clozapine-suicidality', true],
    ['Women with a T-score below -4.0 were excluded.', 'freedom', false],
  ])
})

test('a clause that may refuse as well does not contradict a denial', () => {
  assertMarks([
    ['CBT-I does not have to be delivered face to face.', 'aasm-2017-insomnia-drugs', false],
    ['Ambulatory patients at low thrombotic risk should go without thromboprophylaxis.', 'ash-2021-cancer-vte', false],
    ['Hospitalised medical patients with cancer should go without thromboprophylaxis.', 'ash-2021-cancer-vte', true],
  ])
})

test('the purpose of advice is no result, so that the advice is compared', () => {
  assertMarks([
    ['Hormone therapy is advised after the menopause to prevent chronic disease.', 'uspstf-hormone-therapy-2022', true],
    [
      'Hormone therapy is not advised after the menopause to prevent chronic disease.',
      'uspstf-hormone-therapy-2022',
      false,
    ],
  ])
})

test('"no longer", "advised against", "has no place" and a denial within a change are read as denials', () => {
  assertMarks([
    ['Vancomycin is no longer an acceptable alternative to fidaxomicin.', 'idsa-shea-2021-cdi', true],
    ['Vancomycin is still an acceptable alternative to fidaxomicin.', 'idsa-shea-2021-cdi', false],
    [
      'Massage and spinal manipulation are advised against in the first weeks of an acute episode.',
      'acp-2017-low-back-pain',
      true,
    ],
    [
      'Mavacamten improved exercise capacity in obstructive cardiomyopathy, but the falls in ejection fraction it caused were not reversible.',
      'explorer-hcm-mavacamten',
      true,
    ],
    ['No maintenance treatment is needed after rituximab.', 'rave-rituximab-18-month', true],
  ])
})

test('that a treatment did no harm at all is doubted where the source states a harm', () => {
  assertMarks([
    ['Colchicine caused no harms.', 'colcot-colchicine-mi', true],
    ['Colchicine had no adverse effects.', 'colcot-colchicine-mi', true],
    ['Colchicine was harmless.', 'colcot-colchicine-mi', true],
    ['Colchicine was free of side effects.', 'colcot-colchicine-mi', true],
    ['Pneumonia was more common with colchicine.', 'colcot-colchicine-mi', false],
    ['Colchicine caused no excess of diarrhoea.', 'colcot-colchicine-mi', false],
  ])
})
