import { test } from 'node:test'
import { assertMarked, assertMarks, assertUnmarked } from '../../../../support/claims/assert-marked'

test('advice is refused in many forms, and what a guideline advises is refused by none of them', () => {
  assertMarks([
    ['The APTA discourages antipronation taping.', 'apta-2014-plantar-fasciitis', true],
    ['The APTA discourages ultrasound.', 'apta-2014-plantar-fasciitis', false],
    ['ACP advises clinicians not to start with nonpharmacological treatment.', 'acp-2017-low-back-pain', true],
    ['The USPSTF advises women aged 40 to 74 against mammography every two years.', 'uspstf-breast-2024', true],
    ['No prophylaxis is needed when allopurinol is started.', 'acr-2020-gout', true],
    [
      'HFrEF treatment can be stopped when the ejection fraction has improved above 40%.',
      'aha-acc-hfsa-2022-heart-failure',
      true,
    ],
    [
      'HFrEF treatment should not be stopped when the ejection fraction has improved above 40%.',
      'aha-acc-hfsa-2022-heart-failure',
      false,
    ],
    ['Irrigation is not recommended for cerumen impaction.', 'aao-hns-2017-earwax', true],
  ])
})

test('a benefit of what a guideline refuses is denied', () => {
  assertMarks([
    ['Prophylactic haemodynamic augmentation is beneficial.', 'aha-asa-2023-subarachnoid-haemorrhage', true],
    ['Prophylactic haemodynamic augmentation is harmful.', 'aha-asa-2023-subarachnoid-haemorrhage', false],
    ['The task force found a net benefit of hormone therapy for prevention.', 'uspstf-hormone-therapy-2022', true],
  ])
})

test('a guideline that refuses nothing is not against its subject', () => {
  assertMarks([
    [
      'Screening for depression is not recommended in adults aged 65 or older.',
      'uspstf-2023-depression-screening',
      true,
    ],
    ['Screening for depression is recommended in adults aged 65 or older.', 'uspstf-2023-depression-screening', false],
  ])
})

test('a case that is named by what it is not is another case', () => {
  assertMarks([
    ['Systemic corticosteroids are suggested for patients whose pneumonia is not severe.', 'ats-2025-cap', true],
    ['Systemic corticosteroids are advised against when pneumonia is not severe.', 'ats-2025-cap', false],
    ['Once a patient with severe pneumonia is stable, antibiotics run for 5 days or more.', 'ats-2025-cap', false],
    ['Candiduria without symptoms should be treated.', 'idsa-2016-candidiasis', true],
    ['Long-term urate lowering is advised after a first attack of gout.', 'acp-2017-gout', true],
    ['Long-term urate lowering is discussed after recurrent attacks of gout.', 'acp-2017-gout', false],
  ])
})

test('the order of treatments is that of the guideline', () => {
  const pain = 'acp-2017-low-back-pain'
  assertMarks([
    ['For chronic pain the ACP starts with opioids and leaves exercise as a last resort.', pain, true],
    ['For chronic pain the ACP starts with exercise and keeps opioids as a last resort.', pain, false],
    ['Opioids come before NSAIDs in chronic low back pain.', pain, true],
    ['NSAIDs come before opioids in chronic low back pain.', pain, false],
    ['Methylphenidate should be tried before parent training at age 4 to 5.', 'aap-2019-adhd', true],
    ['Parent training should be tried before methylphenidate at age 4 to 5.', 'aap-2019-adhd', false],
  ])
})

test('advice is found under its adviser, next to alternatives and with "without waiting"', () => {
  assertMarks([
    ['From age 70, the USPSTF recommends PSA screening for prostate cancer.', 'uspstf-prostate-2018', true],
    ['From age 70, the USPSTF recommends against PSA screening for prostate cancer.', 'uspstf-prostate-2018', false],
    ['Vasopressors should not be started through a peripheral line.', 'ssc-2021-sepsis', true],
    ['Vasopressors should not wait for central access.', 'ssc-2021-sepsis', false],
    [
      'ACIP recommends against a dose of Tdap in every pregnancy at 27 to 36 weeks.',
      'acip-2018-tetanus-diphtheria-pertussis',
      true,
    ],
    ['Systemic corticosteroids and adrenaline should both be withheld.', 'aap-2014-bronchiolitis', false],
    [
      'Once the ejection fraction is above 40%, HFrEF treatment can be withdrawn.',
      'aha-acc-hfsa-2022-heart-failure',
      true,
    ],
  ])
})

test('what is advised for everyone is refused in no case', () => {
  assertMarks([
    ['Test of cure is not required once bismuth quadruple therapy is complete.', 'acg-2024-h-pylori', true],
    ['Test of cure is required once bismuth quadruple therapy is complete.', 'acg-2024-h-pylori', false],
  ])
})

test('a limitation advises nothing, and "strongly against" refuses', () => {
  assertMarks([
    ['TNF inhibitors should be used for polymyalgia rheumatica.', 'eular-acr-2015-polymyalgia', true],
    ['TNF inhibitors should not be used for polymyalgia rheumatica.', 'eular-acr-2015-polymyalgia', false],
    ['Glucosamine should be used.', 'acr-af-2019-osteoarthritis', true],
    ['Glucosamine should not be used.', 'acr-af-2019-osteoarthritis', false],
  ])
})

test('a denial of a case, of a limit or of one part of a list does not deny the advice', () => {
  assertMarks([
    [
      'The task force rates screening every 3 years with cytology as grade A at 30 to 65.',
      'uspstf-2018-cervical-cancer',
      false,
    ],
    [
      'Patients are kept off their proton pump inhibitor for 2 weeks before a breath test.',
      'nice-2014-dyspepsia',
      false,
    ],
    [
      'After lasmiditan, people should keep out of the driving seat for 8 hours.',
      'ahs-2021-migraine-new-treatments',
      false,
    ],
    ['After lasmiditan, driving is allowed within 8 hours.', 'ahs-2021-migraine-new-treatments', true],
    ['The panel comes down strongly against salbutamol in bronchiolitis.', 'aap-2014-bronchiolitis', false],
    ['The panel is strongly in favour of salbutamol in bronchiolitis.', 'aap-2014-bronchiolitis', true],
    [
      'Keep infliximab for very severe disease or when other biologics have failed.',
      'bad-2017-psoriasis-biologics',
      false,
    ],
    ["Clarithromycin shouldn't be given unless susceptibility is confirmed.", 'acg-2024-h-pylori', false],
  ])
})

test('an effect that does not depend on something, and one for each event avoided, is not denied', () => {
  assertMarks([
    ['The reduction in worsening heart failure did not hinge on diabetes.', 'dapa-hf', false],
    ['About 8 patients need MitraClip for one death to be avoided over 3 years.', 'coapt-mitraclip-3-year', false],
    ['Zonisamide met noninferiority to lamotrigine for 12-month remission.', 'sanad-ii-focal', false],
    ['Levetiracetam met noninferiority to lamotrigine for 12-month remission.', 'sanad-ii-focal', true],
    ['The regimens of IDEA should not be viewed as a randomised comparison.', 'idea-stage-iii-colon', false],
  ])
})

test('what waits for what is read in both texts, and from either side', () => {
  assertMarks([
    ['Hydroxocobalamin should be held until the tests are back.', 'aha-2023-poisoning-update', true],
    ['Hydroxocobalamin is given at once; nobody waits for tests.', 'aha-2023-poisoning-update', false],
    ['The supine roll test is done before the Dix-Hallpike manoeuvre.', 'aao-hns-2017-bppv', true],
    ['A supine roll test follows once the Dix-Hallpike manoeuvre shows no nystagmus.', 'aao-hns-2017-bppv', false],
    ['With ECG changes, insulin comes first and calcium gluconate only after that.', 'ukka-2023-hyperkalaemia', true],
    [
      'With ECG changes, calcium gluconate is given first, followed by insulin and then salbutamol.',
      'ukka-2023-hyperkalaemia',
      false,
    ],
  ])
})

test('a rank in the claim is that of the guideline', () => {
  const constipation = 'espghan-naspghan-2014-constipation'
  assertMarks([
    ['Stimulant laxatives come first, and polyethylene glycol is second-line.', constipation, true],
    ['Polyethylene glycol comes first, and stimulant laxatives are second-line.', constipation, false],
    ['Adrenaline is held back until antihistamines have failed.', 'eaaci-2014-anaphylaxis', true],
    ['Adrenaline goes in straight away, ahead of antihistamines.', 'eaaci-2014-anaphylaxis', false],
  ])
})

test('advice for everyone is not advice for a case, and the other way round', () => {
  assertMarks([
    ['The 12-lead ECG is only for patients with suspected heart disease.', 'acc-aha-hrs-2017-syncope', true],
    ['A 12-lead ECG is taken in everyone who faints, whatever the history.', 'acc-aha-hrs-2017-syncope', false],
    ['Dual-chamber pacing can be offered without restriction.', 'acc-aha-hrs-2017-syncope', true],
    [
      'Every patient with suspected structural disease should have an echocardiogram.',
      'acc-aha-hrs-2017-syncope',
      false,
    ],
    ['High-flow oxygen is reserved for unstable patients.', 'eaaci-2014-anaphylaxis', true],
    ['In CKD with heart failure, an SGLT2 inhibitor is advised regardless of albuminuria.', 'kdigo-2024-ckd', false],
  ])
})

test('too little evidence is insufficient evidence', () => {
  assertUnmarked([['There is too little evidence on extra MRI for dense breasts.', 'uspstf-breast-2024']])
  assertMarked([['There is enough evidence for extra MRI of dense breasts.', 'uspstf-breast-2024']])
})

test('what is called needless, passed over or left alone is refused, and what nobody objects to is not', () => {
  assertMarks([
    ['The ACP deems yoga superfluous in chronic low back pain.', 'acp-2017-low-back-pain', true],
    ['When the history is clear, a 12-lead ECG may be omitted in syncope.', 'acc-aha-hrs-2017-syncope', true],
    ['A 12-lead ECG may not be omitted in syncope.', 'acc-aha-hrs-2017-syncope', false],
    ['KDIGO regards an externally validated risk equation in CKD G3-G5 as superfluous.', 'kdigo-2024-ckd', true],
    ['A routine chest radiograph is uncalled for in bronchiolitis.', 'aap-2014-bronchiolitis', false],
    ['Stem cells are a poor choice in knee osteoarthritis.', 'acr-af-2019-osteoarthritis', false],
    ['The panel has no objection to stem cells in osteoarthritis.', 'acr-af-2019-osteoarthritis', true],
    ['The panel has no objection to duloxetine in osteoarthritis.', 'acr-af-2019-osteoarthritis', false],
    ['Someone with seizures is a bad candidate for naltrexone-bupropion.', 'aga-2022-obesity-drugs', false],
    ['Children with bronchiolitis are advised to steer clear of salbutamol.', 'aap-2014-bronchiolitis', false],
  ])
})

test('a relative clause that denies something does not refuse what is advised', () => {
  assertMarks([
    ["Eye protection is needless in Bell's palsy.", 'aao-hns-2013-bells-palsy', true],
    ["Eye protection is needed in Bell's palsy when the eye does not close.", 'aao-hns-2013-bells-palsy', false],
  ])
})

test('a part of a sentence that only gives a value advises nothing', () => {
  assertMarks([
    ['Oxygen may be withheld while saturation is above 90%.', 'aap-2014-bronchiolitis', false],
    ['Salbutamol may be given while saturation is above 90%.', 'aap-2014-bronchiolitis', true],
  ])
})

test('a single attack is a first one, and raised urate without symptoms is asymptomatic', () => {
  assertMarks([
    ['Urate lowering should be started in most patients after a single attack.', 'acp-2017-gout', true],
    ['Urate lowering should not be started in most patients after a single attack.', 'acp-2017-gout', false],
    ['Raised urate without symptoms is no reason for urate-lowering therapy.', 'acr-2020-gout', false],
    ['With a low 4Ts score heparin need not be stopped on suspicion.', 'ash-2018-hit-guideline', false],
  ])
})

test('what opens treatment, outranks another or is brought in later is put in order', () => {
  assertMarks([
    [
      'Denosumab leads the list in primary osteoporosis, with bisphosphonates in reserve.',
      'acp-2023-osteoporosis',
      true,
    ],
    [
      'Bisphosphonates lead the list in primary osteoporosis, with denosumab in reserve.',
      'acp-2023-osteoporosis',
      false,
    ],
    ['A drug comes first in insomnia, with CBT-I brought in only when it fails.', 'acp-2016-insomnia', true],
    ['CBT-I comes first in insomnia, with a drug brought in if it falls short.', 'acp-2016-insomnia', false],
    ['Vancomycin takes precedence over fidaxomicin in a first episode.', 'idsa-shea-2021-cdi', true],
    ['Fidaxomicin takes precedence over vancomycin in a first episode.', 'idsa-shea-2021-cdi', false],
    ['Metformin outranks hormonal contraceptives for irregular periods.', 'endocrine-2013-pcos', true],
    ['Hormonal contraceptives outrank metformin for irregular periods.', 'endocrine-2013-pcos', false],
    ['Warfarin is favoured over a DOAC in antiphospholipid syndrome.', 'chest-2021-vte', false],
  ])
})

test('what a guideline does not want by itself does not decide or treat alone', () => {
  assertMarks([
    ['Adrenaline injection by itself is enough for a spurting ulcer.', 'acg-2021-upper-gi-bleeding', true],
    ['Adrenaline injection by itself is not enough for a spurting ulcer.', 'acg-2021-upper-gi-bleeding', false],
    ['Adrenaline injection may be the sole endoscopic treatment.', 'acg-2021-upper-gi-bleeding', true],
    [
      'A high bleeding score does not by itself decide who gets anticoagulation.',
      'acc-aha-2023-atrial-fibrillation',
      false,
    ],
    ['A high bleeding score on its own decides who gets anticoagulation.', 'acc-aha-2023-atrial-fibrillation', true],
  ])
})

test('what a guideline wants kept to a minimum is refused, and what is an adjunct is not first-line', () => {
  assertMarks([
    [
      'After acute whiplash the patient should rest and wear a collar as much as possible.',
      'apta-2017-neck-pain',
      true,
    ],
    ['After whiplash, encourage activity and exercise and keep the collar to a minimum.', 'apta-2017-neck-pain', false],
    ['For anaphylaxis an antihistamine is the first-line drug.', 'eaaci-2014-anaphylaxis', true],
    ['For anaphylaxis adrenaline is the first-line drug.', 'eaaci-2014-anaphylaxis', false],
    ['Naltrexone 380 mg is injected into muscle every day.', 'apa-2018-alcohol-use-disorder', true],
    ['Naltrexone 380 mg is injected into muscle every month.', 'apa-2018-alcohol-use-disorder', false],
  ])
})

test('what a guideline advises for one case is not its advice for another', () => {
  assertMarks([
    ['Men aged 70 and older should reach an individual decision about screening.', 'uspstf-prostate-2018', true],
    ['Men aged 55 to 69 should reach an individual decision about screening.', 'uspstf-prostate-2018', false],
    ['Mechanical traction is advised for acute whiplash.', 'apta-2017-neck-pain', true],
    ['Mechanical traction is advised for chronic radiating pain.', 'apta-2017-neck-pain', false],
    ['Severe oesophagitis is kept on a full-dose proton pump inhibitor long term.', 'nice-2014-dyspepsia', false],
  ])
})

test('a preference that states what is refused repeats the guideline, whatever it calls the other option', () => {
  assertMarks([
    ['The ACG prefers PPI dosing at bedtime to dosing before a meal.', 'acg-2022-gerd', true],
    [
      'Where augmentation is feared, AAN says pregabalin may be considered ahead of pramipexole.',
      'aan-2016-restless-legs',
      false,
    ],
    [
      'Where augmentation is feared, AAN says pramipexole may be considered ahead of pregabalin.',
      'aan-2016-restless-legs',
      true,
    ],
    [
      'Unless there is a mechanical valve or moderate to severe rheumatic mitral stenosis, a DOAC is preferred to warfarin in atrial fibrillation (class 1).',
      'acc-aha-2023-atrial-fibrillation',
      false,
    ],
    [
      'Unless there is a mechanical valve or moderate to severe rheumatic mitral stenosis, warfarin is preferred to a DOAC in atrial fibrillation (class 1).',
      'acc-aha-2023-atrial-fibrillation',
      true,
    ],
  ])
})
