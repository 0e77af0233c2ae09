import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertMarked, assertMarks, assertUnmarked } from '../../../../support/claims/assert-marked'
import { checkAgainstCards } from '../../../../support/claims/check-against-cards'

test('the rank that a guideline gives an option is compared', () => {
  const card = 'acp-2023-osteoporosis'
  assert.equal(
    checkAgainstCards('Denosumab is second line in men who cannot take bisphosphonates.', card)?.verdict,
    'supported',
  )
  assert.equal(
    checkAgainstCards('Denosumab is the first choice in men who cannot take bisphosphonates.', card)?.verdict,
    'contradicted',
  )
})

test('the grade of a recommendation is that of the one that the claim is about', () => {
  const card = 'acp-2014-urinary-incontinence-women'
  const [own, other] = ['moderate', 'high'].map((quality) =>
    checkAgainstCards(`Bladder training for urgency incontinence rests on ${quality}-quality evidence.`, card),
  )
  assert.equal(own?.verdict, 'supported')
  assert.equal(other?.verdict, 'overstated')
})

test('a claim about a guideline is for or against what its recommendation is, with its figures', () => {
  const crises = 'ada-easd-2024-hyperglycaemic-crises'
  assert.equal(
    checkAgainstCards('Bicarbonate should be given routinely in ketoacidosis.', crises)?.verdict,
    'contradicted',
  )
  assert.equal(
    checkAgainstCards('Bicarbonate should not be given routinely in ketoacidosis.', crises)?.verdict,
    'supported',
  )
  const bladder = 'aua-sufu-2014-overactive-bladder'
  assert.equal(
    checkAgainstCards('Behavioural therapy is not recommended as first line.', bladder)?.verdict,
    'contradicted',
  )
  assert.equal(checkAgainstCards('Behavioural therapy is recommended as first line.', bladder)?.verdict, 'supported')
  const sinusitis = 'aao-hns-2015-adult-sinusitis'
  assert.equal(
    checkAgainstCards('Offer watchful waiting for uncomplicated bacterial sinusitis.', sinusitis)?.verdict,
    'supported',
  )
})

test('advice to treat whom a guideline says not to treat is contradicted', () => {
  assert.equal(
    checkAgainstCards(
      'Asymptomatic bacteriuria should be treated in older people with diabetes.',
      'idsa-2019-asymptomatic-bacteriuria',
    )?.verdict,
    'contradicted',
  )
})

test('advice on how often and how strongly is compared with that of the guideline', () => {
  assert.equal(
    checkAgainstCards('Mammography is recommended every year.', 'uspstf-breast-2024')?.reason?.template?.code,
    'check_other_kind',
  )
  assert.equal(
    checkAgainstCards('Mammography is recommended every 2 years.', 'uspstf-breast-2024')?.verdict,
    'supported',
  )
  assert.equal(
    checkAgainstCards(
      'SGLT2 inhibitors have a class 1 recommendation in preserved ejection fraction.',
      'aha-acc-hfsa-2022-heart-failure',
    )?.reason?.template?.code,
    'check_overstated_grade',
  )
})

test('advice of a guideline is compared with what the guideline is for and against', () => {
  for (const [sentence, card, verdict] of [
    ['The AGA endorses probiotics after uncomplicated diverticulitis.', 'aga-2015-diverticulitis', 'contradicted'],
    ['Nuts and popcorn should be avoided after diverticulitis.', 'aga-2015-diverticulitis', 'contradicted'],
    ['Nuts and popcorn need not be avoided after diverticulitis.', 'aga-2015-diverticulitis', 'supported'],
    ['Phenytoin should not be used to prevent seizures.', 'aha-asa-2023-subarachnoid-haemorrhage', 'supported'],
    ['Moxifloxacin should be kept when fluoroquinolone resistance is documented.', 'who-2022-bpalm', 'contradicted'],
  ] as const)
    assert.equal(checkAgainstCards(sentence, card)?.verdict, verdict, sentence)
})

test('what a guideline advises against is read part by part, however many words name its subject', () => {
  assertMarks([
    ['Thiazolidinediones are recommended for women with polycystic ovary syndrome.', 'endocrine-2013-pcos', true],
    ['Inositol is not recommended for women with polycystic ovary syndrome.', 'endocrine-2013-pcos', false],
    [
      'People with moderate to severe alcohol use disorder should be offered naltrexone or acamprosate.',
      'apa-2018-alcohol-use-disorder',
      false,
    ],
    [
      'Ulipristal is the preferred pill for women with severe asthma on oral steroids.',
      'fsrh-2017-emergency-contraception',
      true,
    ],
    ['Rifampicin should replace rifabutin when protease inhibitors are used.', 'ats-cdc-idsa-2016-tuberculosis', true],
    ['Rifabutin should replace rifampicin when protease inhibitors are used.', 'ats-cdc-idsa-2016-tuberculosis', false],
  ])
})

test('advice drawn from a trial, and what is called established or confined to some people, must be in the source', () => {
  assertMarks([
    ['Physiotherapy should therefore replace injections in every painful joint.', 'deyle-physiotherapy-knee-oa', true],
    ['Its long-term safety has been established.', 'adapt-efgartigimod-myasthenia', true],
    ['The result was confined to patients with metalware infection.', 'oviva-oral-bone-joint', true],
  ])
})

test('a drug may be named by its class, and what is advised along with another thing is compared alone', () => {
  assertUnmarked([
    [
      'The joint task force prefers an intranasal corticosteroid to montelukast for initial treatment.',
      'jtf-2017-seasonal-rhinitis',
    ],
    [
      'No prophylactic antiseizure drug is recommended, while pneumatic compression starts on day 1.',
      'aha-asa-2022-intracerebral-haemorrhage',
    ],
  ])
  assertMarked([
    ['Montelukast is preferred to an intranasal corticosteroid for seasonal rhinitis.', 'jtf-2017-seasonal-rhinitis'],
    [
      'The joint task force recommends a leukotriene antagonist over an intranasal corticosteroid from age 15.',
      'jtf-2017-seasonal-rhinitis',
    ],
    [
      'The guidance recommends a prophylactic antiseizure drug, together with pneumatic compression from the first day.',
      'aha-asa-2022-intracerebral-haemorrhage',
    ],
  ])
})

test('what a guideline names only to refuse it is not advised, in whatever words', () => {
  assertMarked([
    [
      'Flumazenil is part of the treatment of cardiac arrest due to benzodiazepine overdose.',
      'aha-2023-poisoning-update',
    ],
    ['EULAR/ACR 2015 strongly favour TNF inhibitors as steroid-sparing treatment.', 'eular-acr-2015-polymyalgia'],
    ['Adolescents with infrequent symptoms may still be managed with a SABA alone.', 'gina-2026-asthma'],
    [
      'In cardiogenic shock, routine PCI of the non-culprit arteries in the same session improves outcome and is recommended.',
      'acs-2025-acc-aha-guideline',
    ],
    ['Clean minor wounds require tetanus immune globulin.', 'acip-2018-tetanus-diphtheria-pertussis'],
    [
      'A plain abdominal radiograph is part of the recommended routine work-up of a constipated child.',
      'espghan-naspghan-2014-constipation',
    ],
  ])
})

test('advice to stop is advice against, and a denial that describes patients is not', () => {
  assertUnmarked([
    [
      'Patients who need an anticoagulant after PCI should drop aspirin after 1 to 4 weeks and carry on with a P2Y12 inhibitor, ideally clopidogrel.',
      'acs-2025-acc-aha-guideline',
    ],
    [
      'Haematocrit should be monitored on treatment, and testosterone stopped if it climbs above 54%.',
      'endocrine-2018-testosterone',
    ],
    [
      'For chronic low back pain that does not respond to non-drug treatment, an NSAID comes first, followed by tramadol or duloxetine.',
      'acp-2017-low-back-pain',
    ],
    [
      'If a woman cannot or will not take hormones, an SSRI or SNRI, gabapentin or pregabalin can be offered instead.',
      'endocrine-2015-menopause',
    ],
    [
      'For men between 55 and 69 years of age, the USPSTF advises that PSA screening should be an individual choice (grade C).',
      'uspstf-prostate-2018',
    ],
  ])
})

test('a claim that refuses something else than what is advised does not contradict the advice', () => {
  assertMarks([
    [
      'Medication is not the opening move in overactive bladder; behavioural measures are.',
      'aua-sufu-2014-overactive-bladder',
      false,
    ],
    ['Behavioural therapy is not needed in overactive bladder.', 'aua-sufu-2014-overactive-bladder', true],
    ['In central hypothyroidism the dose is not guided by TSH but by free T4.', 'ata-2014-hypothyroidism', false],
    ['Topical antibiotics should never be the only topical agent.', 'aad-2024-acne', false],
    ['Topical antibiotics should never be used in acne.', 'aad-2024-acne', true],
    ['Pyridoxine is unnecessary with isoniazid.', 'ats-cdc-idsa-2016-tuberculosis', true],
    ['A test of cure is not needed once treatment is completed.', 'acg-2024-h-pylori', true],
  ])
})

test('advice is refused by idioms too', () => {
  assertMarks([
    ['Anyone who takes lasmiditan should refrain from driving for 8 hours.', 'ahs-2021-migraine-new-treatments', false],
    ['Phenytoin for seizure prevention is rated class 3 (harm).', 'aha-asa-2023-subarachnoid-haemorrhage', false],
    ['Thiazolidinediones should be left alone in polycystic ovary syndrome.', 'endocrine-2013-pcos', false],
    ['BPaLM must not be used in pregnancy or while breastfeeding.', 'who-2022-bpalm', false],
    ['Thiazolidinediones should be used in polycystic ovary syndrome.', 'endocrine-2013-pcos', true],
  ])
})

test('what a guideline names only where it refuses it is not advised', () => {
  assertMarks([
    ['The guideline encourages measuring CK-MB alongside troponin.', 'aha-acc-2021-chest-pain', true],
    [
      'High-sensitivity troponin is the biomarker that the guideline encourages measuring.',
      'aha-acc-2021-chest-pain',
      false,
    ],
    [
      'A decongestant is a reasonable option in otitis media with effusion.',
      'aao-hns-2016-otitis-media-effusion',
      true,
    ],
    ['Calcium resonium is a recommended potassium binder in the acute setting.', 'ukka-2023-hyperkalaemia', true],
    ['A urine culture early in pregnancy is recommended.', 'idsa-2019-asymptomatic-bacteriuria', false],
  ])
})

test('grades are compared in the scale of the guideline', () => {
  assertMarks([
    ['Oral steroids in carpal tunnel syndrome are supported by strong evidence.', 'aaos-2016-carpal-tunnel', true],
    ['Oral steroids in carpal tunnel syndrome are supported by moderate evidence.', 'aaos-2016-carpal-tunnel', false],
    ['Metformin as second-line treatment of irregular periods is a weak suggestion.', 'endocrine-2013-pcos', false],
    [
      'Metformin as second-line treatment of irregular periods is a strong recommendation.',
      'endocrine-2013-pcos',
      true,
    ],
    ['Protein intake of 0.8 g/kg/day is a 1A recommendation.', 'kdigo-2024-ckd', true],
    ['Protein intake of 0.8 g/kg/day is a 2C recommendation.', 'kdigo-2024-ckd', false],
    ['Wet wraps in moderate to severe flares have level I evidence.', 'aad-2014-atopic-dermatitis-topical', true],
  ])
})

test('each of two grades is that of its own recommendation, and the highest grade is the highest one given', () => {
  const [kidney, bowel, acne, breast] = [
    'kdigo-2024-ckd',
    'uspstf-colorectal-2021',
    'aad-2024-acne',
    'uspstf-breast-2024',
  ] as const
  assertMarks([
    ['Screening has a grade A at 45 to 49 and a grade B at 50 to 75.', bowel, true],
    ['Screening has a grade B at 45 to 49 and a grade A at 50 to 75.', bowel, false],
    ['A protein intake of 0.8 g/kg/day has the strongest grade, 1A.', kidney, true],
    ['Validated risk equations in CKD G3-G5 have the strongest grade, 1A.', kidney, false],
    ['All of these recommendations are graded 1A.', kidney, true],
    ['Oral minocycline has the same strong recommendation as doxycycline.', acne, true],
    ['Oral minocycline has a conditional recommendation, whereas doxycycline has a strong one.', acne, false],
    ['At 75 or older, mammography has grade B.', breast, true],
    ['There is firm evidence for MRI in women with dense breasts and a normal mammogram.', breast, true],
    ['The guideline gives all of this its highest grade.', 'ats-cdc-idsa-2016-tuberculosis', true],
  ])
})

test('an amount for each minute or each dose is not one for each hour or each day', () => {
  assertMarks([
    ['In severe DKA insulin runs at 0.1 units/kg per minute.', 'ada-easd-2024-hyperglycaemic-crises', true],
    ['In severe DKA insulin runs at 0.1 units/kg per hour.', 'ada-easd-2024-hyperglycaemic-crises', false],
    ['Amoxicillin is given at 80 to 90 mg/kg per dose.', 'aap-2013-acute-otitis-media', true],
    ['Amoxicillin is given at 80 to 90 mg/kg every day.', 'aap-2013-acute-otitis-media', false],
  ])
})

test('the option that is preferred is that of the same case, however the order is told', () => {
  assertMarks([
    ['In antiphospholipid syndrome a DOAC is preferred to warfarin.', 'chest-2021-vte', true],
    ['In antiphospholipid syndrome warfarin is preferred to a DOAC.', 'chest-2021-vte', false],
    ['Saline is suggested rather than balanced crystalloid.', 'ssc-2021-sepsis', true],
    ['Balanced crystalloid is suggested rather than 0.9% saline.', 'ssc-2021-sepsis', false],
    ['Longer regimens are preferred to the 6-month BPaLM regimen.', 'who-2022-bpalm', true],
    ['Nine months of isoniazid is preferred to the short rifamycin courses.', 'ntca-cdc-2020-latent-tb', true],
    ['Biofeedback works better than laxatives for defecatory disorders.', 'aga-2013-constipation', false],
  ])
})

test('a case that is proven and advice that is not for everyone claim no certainty', () => {
  assertMarks([
    ['With proven fluoroquinolone resistance, moxifloxacin is dropped.', 'who-2022-bpalm', false],
    [
      'Iron is not for everyone: it is considered at a ferritin of 75 micrograms/L or less.',
      'aan-2016-restless-legs',
      false,
    ],
    ['Iron is for everyone with restless legs.', 'aan-2016-restless-legs', true],
  ])
})

test('options that a guideline only names have no rank', () => {
  assertMarks([
    ['The task force ranks colonoscopy above stool testing.', 'uspstf-colorectal-2021', true],
    ['AAO-HNS puts intranasal steroids ahead of leukotriene antagonists.', 'aao-hns-2015-allergic-rhinitis', false],
  ])
})

test('a drug is advised for the case that it is named with', () => {
  const start = (group: string, drugs: string) => `In group ${group}, treatment starts with ${drugs}.`
  assertMarks([
    [start('A', 'LABA plus LAMA'), 'gold-2025-copd', true],
    [start('B', 'LABA plus LAMA'), 'gold-2025-copd', false],
    [start('A', 'a bronchodilator'), 'gold-2025-copd', false],
    ['After bismuth quadruple therapy has failed, clarithromycin is advised.', 'acg-2024-h-pylori', true],
    ['After bismuth quadruple therapy has failed, rifabutin triple therapy is advised.', 'acg-2024-h-pylori', false],
  ])
})

test('which of two recommendations is the stronger one is compared with their grades', () => {
  assertMarks([
    ['The recommendation to screen is stronger at 45 to 49 than at 50 to 75.', 'uspstf-colorectal-2021', true],
    ['The recommendation to screen is weaker at 45 to 49 than at 50 to 75.', 'uspstf-colorectal-2021', false],
    ['The evidence for screening is firmer at 75 and over than at 40 to 74.', 'uspstf-breast-2024', true],
    ['The evidence for screening is firmer at 40 to 74 than at 75 and over.', 'uspstf-breast-2024', false],
    [
      'The evidence against systemic corticosteroids is rated weaker than that against salbutamol.',
      'aap-2014-bronchiolitis',
      true,
    ],
    [
      'The evidence against systemic corticosteroids is rated better than that against salbutamol.',
      'aap-2014-bronchiolitis',
      false,
    ],
  ])
})

test('what comes first is compared with what a guideline prefers or puts first', () => {
  assertMarked([
    [
      'For a first episode of C. difficile infection, the panel ranks a standard vancomycin course above fidaxomicin.',
      'idsa-shea-2021-cdi',
    ],
    [
      'Clarithromycin triple therapy is preferred to bismuth quadruple therapy in untreated patients.',
      'acg-2024-h-pylori',
    ],
    [
      'Clarithromycin triple therapy comes first, with bismuth quadruple therapy reserved for those in whom it fails.',
      'acg-2024-h-pylori',
    ],
    [
      'For the first 3 to 6 months, low-molecular-weight heparin is favoured over a direct oral anticoagulant.',
      'ash-2021-cancer-vte',
    ],
    [
      'Opioids need not be held back until other treatments for chronic back pain have failed.',
      'acp-2017-low-back-pain',
    ],
    ['Drugs come first for chronic low back pain, and exercise only if they fail.', 'acp-2017-low-back-pain'],
  ])
  assertUnmarked([
    [
      'For a first episode of C. difficile infection, the panel ranks fidaxomicin above a standard vancomycin course.',
      'idsa-shea-2021-cdi',
    ],
    [
      'Bismuth quadruple therapy is preferred to clarithromycin triple therapy in untreated patients.',
      'acg-2024-h-pylori',
    ],
    ['Opioids should be held back until other treatments for chronic back pain have failed.', 'acp-2017-low-back-pain'],
    ['COPD treatment in group B begins with a LABA and a LAMA together.', 'gold-2025-copd'],
    ['There is no need to wait for a central line before starting vasopressors.', 'ssc-2021-sepsis'],
  ])
})

test('advice for one case and against another is read apart', () => {
  assertMarked([
    [
      'Systemic corticosteroids are suggested in non-severe inpatients and advised against when the pneumonia is severe.',
      'ats-2025-cap',
    ],
    ['A test of cure is not necessary when symptoms are gone.', 'acg-2024-h-pylori'],
    ['The 7 g/dL threshold in stable adults is merely a weak suggestion.', 'aabb-2023-red-cell-transfusion'],
  ])
  assertUnmarked([
    [
      'Corticosteroids are suggested in severe pneumonia, influenza aside, and advised against in non-severe disease.',
      'ats-2025-cap',
    ],
    [
      'Clarithromycin should not be part of H. pylori treatment unless susceptibility has been confirmed.',
      'acg-2024-h-pylori',
    ],
    ['The 7 g/dL threshold in stable adults is a strong recommendation.', 'aabb-2023-red-cell-transfusion'],
  ])
})

test('"must have" and "is strong" need a strong recommendation', () => {
  const rifabutin = (grade: string) =>
    `The recommendation of rifabutin after failed bismuth quadruple therapy is ${grade}.`
  assertMarks([
    ['After failed bismuth quadruple therapy, patients must have rifabutin triple therapy.', 'acg-2024-h-pylori', true],
    ['After failed bismuth quadruple therapy, consider rifabutin triple therapy.', 'acg-2024-h-pylori', false],
    [rifabutin('strong'), 'acg-2024-h-pylori', true],
    [rifabutin('conditional'), 'acg-2024-h-pylori', false],
  ])
})
