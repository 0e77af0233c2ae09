import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertMarked, assertMarks, assertUnmarked } from '../../../../support/claims/assert-marked'
import { checkAgainstAbstract, checkAgainstCards } from '../../../../support/claims/check-against-cards'

test('people whom the source left out are not those that its result is about, whether the claim affirms or denies it', () => {
  assert.equal(
    checkAgainstCards('Chlortalidone did not prevent stone recurrence.', 'nostone')?.verdict,
    'other-population',
  )
  assert.equal(
    checkAgainstCards('Baloxavir shortened illness in high-risk patients.', 'capstone-1-baloxavir')?.verdict,
    'other-population',
  )
  assert.equal(
    checkAgainstCards('Rivaroxaban plus aspirin reduced events in patients with a recent stroke.', 'compass')?.verdict,
    'other-population',
  )
  assert.equal(checkAgainstCards('Chlortalidone was not tested.', 'nostone')?.verdict, 'supported')
})

test('other people and another form of a disease are not what a result is about', () => {
  const verdicts = [
    checkAgainstCards(
      'In fulminant C. difficile infection, fidaxomicin is preferred to vancomycin.',
      'idsa-shea-2021-cdi',
    ),
    checkAgainstCards(
      'In HER2-positive breast cancer, trastuzumab deruxtecan lengthened survival.',
      'destiny-breast04',
    ),
    checkAgainstCards('The weekly regimen can be used in children under 2.', 'ntca-cdc-2020-latent-tb'),
  ]
  assert.deepEqual(
    verdicts.map((each) => each?.verdict),
    ['other-population', 'other-population', 'other-population'],
  )
})

test('another form of a disease, another age and another count of doses are found by what the source says it studied', () => {
  const verdicts = [
    checkAgainstCards(
      'In term infants, thin-catheter surfactant made no difference.',
      'optimist-a-two-year-mist-surfactant',
    ),
    checkAgainstCards(
      'Levothyroxine did not improve symptoms in overt hypothyroidism.',
      'trust-subclinical-hypothyroidism',
    ),
    checkAgainstCards('A single dose gave 89.8% efficacy.', 'zoe-70-recombinant-zoster'),
  ].map((each) => each?.verdict)
  assert.deepEqual(verdicts, ['other-population', 'other-population', 'other-population'])
  assert.equal(checkAgainstCards('Two doses gave 89.8% efficacy.', 'zoe-70-recombinant-zoster')?.verdict, 'supported')
})

test('a claim that leaves out what all participants had is doubted', () => {
  const card = 'clarity-ad-lecanemab'
  assert.equal(
    checkAgainstCards('Without confirmed amyloid, lecanemab slowed decline by 0.45 points.', card)?.verdict,
    'other-population',
  )
  assert.equal(
    checkAgainstCards('In people with confirmed amyloid, lecanemab slowed decline by 0.45 points.', card)?.verdict,
    'supported',
  )
})

test('a word for a form of a disease is that of a population only next to people', () => {
  for (const [source, claim] of [
    [
      'Nonhospitalized adults received tezepelumab or placebo.',
      'Fewer people were hospitalized or died with tezepelumab.',
    ],
    [
      'Adults with refractory asthma received tezepelumab or placebo.',
      'Attacks were rarer than in untreated controls.',
    ],
    ['Asymptomatic patients received tezepelumab or placebo.', 'Tezepelumab reduced symptomatic thromboembolism.'],
  ] as const)
    assert.notEqual(checkAgainstAbstract([source], claim), 'other-population', claim)
})

test('people whom a source only mentions are not those whom it studied', () => {
  assertMarks([
    ['In knees locked by a loose body, arthroscopy was no better than placebo.', 'moseley-knee-arthroscopy', true],
    ['The finding applies to patients on non-invasive ventilation.', 'revise-stress-ulcer-prophylaxis', true],
    ['In uncomplicated malaria, artesunate saved lives compared with quinine.', 'seaquamat-artesunate-adults', true],
    ['In severe malaria, artesunate saved lives compared with quinine.', 'seaquamat-artesunate-adults', false],
  ])
})

test('a negating prefix changes the people, and a general noun does not', () => {
  const course = 'For symptom resolution 7 days were noninferior to 14 days in'
  assertMarked([
    [`${course} febrile male veterans with urinary tract infection.`, 'uti-men-7-vs-14-days'],
    [`${course} female veterans with urinary tract infection.`, 'uti-men-7-vs-14-days'],
  ])
  assertUnmarked([
    [`${course} afebrile male veterans with urinary tract infection.`, 'uti-men-7-vs-14-days'],
    ['Immunocompetent patients need rabies vaccine on days 0, 3, 7 and 14.', 'acip-2010-rabies-pep'],
    [
      'Delirium, stroke and nonseptic infection were less common with accelerated surgery.',
      'hip-attack-accelerated-surgery',
    ],
    ['The trial cannot speak for children younger than 12.', 'elexacaftor-single-f508del'],
  ])
})

test('"inpatient" and "another" deny nothing', () => {
  const result = (regimen: string) => `Tezepelumab reduced exacerbations more often than ${regimen}.`
  assert.equal(
    checkAgainstAbstract(
      [result('another drug regimen in inpatient wards')],
      result('the other drug regimen in patient wards'),
    ),
    'supported',
  )
})

test('what no arm was compared with, and what was not the question, are left out', () => {
  assertUnmarked([
    ['Abstinence at weeks 9 to 12 was 32.6% with cytisinicline against 7.0% with placebo.', 'orca-2'],
    ['Cytisinicline was not compared with varenicline or nicotine.', 'orca-2'],
    ['People with an abscess were left out of the trial.', 'moran-cellulitis-cephalexin'],
    [
      'Knees that lock mechanically from a loose body or acute tear were not what the trial examined.',
      'moseley-knee-arthroscopy',
    ],
  ])
  assertMarked([
    ['Abstinence at weeks 9 to 12 was 32.6% with cytisinicline against 7.0% with varenicline.', 'orca-2'],
    ['Abstinence at weeks 9 to 12 was 32.6% with cytisinicline against 7.0% with nicotine patches.', 'orca-2'],
    ['Trimethoprim-sulfamethoxazole can be left out for a drained abscess.', 'moran-cellulitis-cephalexin'],
    [
      'Because lavage was no better than placebo surgery, arthroscopy can be abandoned for an acute tear.',
      'moseley-knee-arthroscopy',
    ],
  ])
})

test('"whether or not they have it" is a claim about everyone, and a drug that was not compared need not be named', () => {
  assertUnmarked([
    [
      'Empagliflozin slowed kidney disease or prevented cardiovascular death whether or not people had diabetes.',
      'empa-kidney',
    ],
    [
      'With no beta-lactam arm and drainage of every abscess, the comparison says nothing about cefalexin.',
      'miller-clindamycin-tmp-smx',
    ],
  ])
  assertMarked([
    [
      'Olaparib benefits women with advanced ovarian cancer whether or not they carry a BRCA mutation.',
      'solo1-olaparib-ovarian',
    ],
    ['Cefalexin cured about eight in ten outpatients with cellulitis.', 'miller-clindamycin-tmp-smx'],
  ])
})

test('a milder form, a share above a limit and a time are no other people', () => {
  assertUnmarked([
    [
      'Despite the milder illness, providing ondansetron to take home did not lead to fewer return visits.',
      'freedman-2025-multidose-ondansetron',
    ],
    [
      'The advice is for men who have sex with men and transgender women who have had a bacterial STI in the past year.',
      'ias-usa-2024-hiv',
    ],
    ['Someone never vaccinated needs four doses within two weeks, plus immune globulin.', 'acip-2010-rabies-pep'],
    ['The gain in sleep was larger with daridorexant 50 mg at around one hour.', 'mignot-daridorexant'],
    ['Oxygen may be withheld when saturation is above 90%.', 'aap-2014-bronchiolitis'],
  ])
  assertMarked([
    ['Someone never vaccinated needs three doses within two weeks, plus immune globulin.', 'acip-2010-rabies-pep'],
    ['The advice is for cisgender women who have had a bacterial STI in the past year.', 'ias-usa-2024-hiv'],
  ])
})

test('people had what those studied lacked, or the other way round', () => {
  assertMarked([
    [
      'In patients already on a full-dose statin, bempedoic acid reduced major cardiovascular events.',
      'clear-outcomes',
    ],
    [
      'In type 2 diabetes without cardiovascular disease, empagliflozin lowered cardiovascular events.',
      'empa-reg-outcome',
    ],
    ['In men with fever and urinary infection, 7 days of antibiotic were noninferior to 14.', 'uti-men-7-vs-14-days'],
    [
      'In women who had given birth before, induction at 39 weeks reduced caesarean delivery.',
      'arrive-induction-39-weeks',
    ],
    ['In patients who had never taken methotrexate, triple therapy was noninferior.', 'racat-triple-therapy-ra'],
    [
      'In people with established cardiovascular disease, statins lowered death from any cause.',
      'chou-statins-primary-prevention',
    ],
    ['TAILORx randomised women with node-positive breast cancer.', 'tailorx-21-gene'],
    ['Without any behavioural support, e-cigarettes nearly doubled abstinence.', 'hajek-e-cigarettes-vs-nrt'],
  ])
  assertUnmarked([
    [
      'In adults without prior cardiovascular events, statins lowered death from any cause.',
      'chou-statins-primary-prevention',
    ],
    ['People without influenza did not benefit from oseltamivir.', 'dobson-oseltamivir-ipd'],
    ['The trial does not apply to women who had given birth before.', 'arrive-induction-39-weeks'],
    ['For women with node-negative, hormone-receptor-positive, HER2-negative tumours.', 'tailorx-21-gene'],
  ])
})

test('any words that say who was left out are read as such', () => {
  assertUnmarked(
    [
      'The trial tells us nothing about people over 60.',
      'The trial did not recruit people over 60.',
      'People over 60 were excluded.',
      'People over 60 were not among those enrolled.',
      'Nothing can be concluded about people over 60.',
      'Evidence is lacking for people over 60.',
    ].map((sentence) => [sentence, 'respect-pfo-closure-long-term']),
  )
  assertUnmarked(
    [
      'The study is silent on patients planning a live-donor transplant within a year.',
      'Patients planning a live-donor transplant within a year were ruled out at entry.',
      'The study leaves open what to do for patients planning a live-donor transplant within a year.',
    ].map((sentence) => [sentence, 'ideal-dialysis']),
  )
  assertMarked([
    ['The study included people over 60.', 'respect-pfo-closure-long-term'],
    ['The results apply to patients planning a live-donor transplant within a year.', 'ideal-dialysis'],
  ])
})

test('a limit may be in other words, but not its opposite', () => {
  for (const [limit, opposite] of [
    ['up to 2 g', 'at least 2 g'],
    ['not exceeding 2 g', 'exceeding 2 g'],
    ['a maximum of 2 g', 'a minimum of 2 g'],
    ['not more than 2 g', 'not less than 2 g'],
  ]) {
    assertUnmarked([[`A severe attack: magnesium sulfate 40 to 50 mg/kg, ${limit}, from 2 years.`, 'gina-2026-asthma']])
    assertMarked([
      [`A severe attack: magnesium sulfate 40 to 50 mg/kg, ${opposite}, from 2 years.`, 'gina-2026-asthma'],
    ])
  }
  assertUnmarked([['More than 30 mg a day should never be given.', 'eular-acr-2015-polymyalgia']])
  assertMarked([
    ['Patients with an eGFR below 45 were included.', 'pathway-2-spironolactone-resistant-hypertension'],
    ['The rule also covers children with a Glasgow Coma Scale below 14.', 'pecarn-child-head-injury-rule'],
  ])
})

test('each letter of a claim is compared with that of the source', () => {
  const check = (claim: string) =>
    checkAgainstAbstract(['Patients with haemophilia A or hepatitis B responded.'], claim)
  assert.equal(check('Patients with hepatitis B or haemophilia A responded.'), 'supported')
  assert.equal(check('Patients with hepatitis B or haemophilia B responded.'), 'other-population')
})

test('a group that was left out is found by all of its words, in any order', () => {
  assertMarked([
    ['Patients on long-term beta-blockers who continued metoprolol died more often.', 'poise-metoprolol'],
    ['In NYHA class IV cardiomyopathy, tafamidis from the start lowered death.', 'tafamidis-attr-act-long-term'],
    ['In eyes with an acuity of 20/32 or worse, observation was as good as aflibercept.', 'protocol-v-dme-good-vision'],
    ['The trial was done in hyperemesis requiring admission to hospital.', 'koren-doxylamine-pyridoxine'],
    ['In psychotic depression, ketamine was noninferior to ECT for response at 3 weeks.', 'elekt-d-ketamine-ect'],
    ['The advice on steroids also covers adults with life-threatening haemorrhage.', 'ash-2019-itp-guideline'],
    ['Someone with severe resting hypoxaemia could come off oxygen without losing anything.', 'lott'],
  ])
  assertUnmarked([
    ['In non-psychotic depression, ketamine was noninferior to ECT for response at 3 weeks.', 'elekt-d-ketamine-ect'],
    ['Metoprolol was started in patients who were not already on a beta-blocker.', 'poise-metoprolol'],
    ['Eyes with vision of 20/32 or worse were not studied.', 'protocol-v-dme-good-vision'],
    ['Treatment of hot flushes does not fall under this grade D advice.', 'uspstf-hormone-therapy-2022'],
  ])
})

test('the place of care and the course of a disease tell who was studied', () => {
  assertMarked([
    ['Patients already in hospital recovered sooner with molnupiravir.', 'panoramic-molnupiravir'],
    ['Epinephrine was tested in patients who arrested on hospital wards.', 'paramedic2'],
    ['Residents of nursing homes took part.', 'stride-falls'],
    ['In perforated appendicitis, antibiotics spare most adults an operation.', 'appac-5-year-appendicitis'],
    ['In long-standing atrial fibrillation, early rhythm control lowered the composite.', 'east-afnet-4'],
    ['In carotid stroke, thrombectomy doubled good function at 90 days.', 'attention-basilar-thrombectomy'],
    ['In primary (degenerative) mitral regurgitation, MitraClip halved admissions.', 'coapt-mitraclip-3-year'],
    ['After a first kidney stone, hydrochlorothiazide did not prevent recurrence.', 'nostone'],
  ])
  assertUnmarked([
    ['One in six treated patients decompensated or died.', 'predesci-beta-blocker-cirrhosis'],
    ['Non-responders on acute testing were given carvedilol.', 'predesci-beta-blocker-cirrhosis'],
    ['In secondary mitral regurgitation, MitraClip halved heart failure hospitalizations.', 'coapt-mitraclip-3-year'],
  ])
})

test('what is less severe, and what is ruled out beyond a limit, is of no other kind', () => {
  assertUnmarked([
    [
      'Patients switched to sacubitril/valsartan coughed less and had less severe hyperkalaemia than those on enalapril.',
      'paradigm-hf',
    ],
    ['Cirrhosis can be ruled out with a FIB-4 of 3.25 or less.', 'aasld-idsa-hepatitis-c-simplified'],
  ])
  assertMarked([['In mild heart failure, spironolactone lowered death by 30%.', 'rales']])
})

test('people are those studied, also where only a limitation or the place of care tells them apart', () => {
  assertMarks([
    ['Doxycycline halved chlamydia in cisgender women.', 'doxypep-sti-prevention', true],
    ['Doxycycline lowered chlamydia in transgender women.', 'doxypep-sti-prevention', false],
    ['A separate trial in cisgender women found no significant reduction.', 'doxypep-sti-prevention', false],
    ['In people recovering at home from COVID-19, 28-day deaths were alike.', 'recovery-hydroxychloroquine', true],
    ['Women treated by mastectomy survived as long without axillary dissection.', 'z0011-axillary-dissection', true],
    ['Women having lumpectomy survived as long without axillary dissection.', 'z0011-axillary-dissection', false],
    ['The live zoster vaccine had 89.8% efficacy.', 'zoe-70-recombinant-zoster', true],
  ])
})

test('an effect that the source confines to some is not reported for those who are not among them', () => {
  assertMarks([
    ['Dexamethasone lowered deaths in patients not on oxygen.', 'recovery-dexamethasone', true],
    ['Antibiotics raised complications in people without an appendicolith.', 'coda-appendicitis-antibiotics', true],
    [
      'Without an appendicolith, complications were about as frequent with antibiotics as with surgery (3.7 vs 3.5 per 100).',
      'coda-appendicitis-antibiotics',
      false,
    ],
  ])
})

test('a list of stages names each of them, and the initial of a species ends no phrase', () => {
  assertUnmarked([
    ['An NSAID may be used in acute low back pain.', 'acp-2017-low-back-pain'],
    ['In bacteraemia not due to S. aureus, 7 days were noninferior to 14.', 'balance-bacteremia-7-vs-14'],
  ])
  assertMarked([['In S. aureus bacteraemia, 7 days were noninferior to 14.', 'balance-bacteremia-7-vs-14']])
})

test('"only with" and "with or without" are compared with what those studied had', () => {
  assertMarks([
    ['Dapagliflozin was tested only in heart failure patients who also had diabetes.', 'dapa-hf', true],
    ['Dapagliflozin was tested in patients with and without diabetes.', 'dapa-hf', false],
    ['In kidney disease with or without type 2 diabetes, semaglutide reduced major kidney events.', 'flow', true],
    ['In kidney disease with type 2 diabetes, semaglutide reduced major kidney events.', 'flow', false],
    ['In immunocompromised adults the vaccine had 89.8% efficacy.', 'zoe-70-recombinant-zoster', true],
  ])
})

test('what is denied of people, or is the name of a trial, is no other kind', () => {
  assertUnmarked([
    ['The trial included no immunocompromised patients.', 'tyring-valaciclovir-famciclovir'],
    ['REDUCE-AMI found no fewer deaths or reinfarctions (7.9% vs 8.3%).', 'reduce-ami'],
    ['Steroids are not recommended in non-severe pneumonia.', 'ats-2025-cap'],
    ['On invasive ventilation 29.3% died with dexamethasone and 41.4% with usual care.', 'recovery-dexamethasone'],
  ])
})

test('most of the people are not the few of whom the source says so, and forms of shock, stages and risks exclude each other', () => {
  const took = (share: string) => `${share} of the participants were taking an SGLT2 inhibitor.`
  assertMarks([
    [took('Most'), 'flow', true],
    [took('Few'), 'flow', false],
    ['Few of the patients were also on lactulose.', 'rifaximin-hepatic-encephalopathy', true],
    ['Nearly all of the patients were also on lactulose.', 'rifaximin-hepatic-encephalopathy', false],
    ['In cardiogenic shock, early goal-directed therapy did not lower mortality.', 'prism-egdt', true],
    ['Ticagrelor beat clopidogrel in stable coronary disease.', 'plato', true],
    ['In metastatic colon cancer, three months did as well with CAPOX.', 'idea-stage-iii-colon', true],
    ['In inoperable patients, the transcatheter valve lowered death, stroke or rehospitalization.', 'partner-3', true],
  ])
})

test('who was enrolled, in whatever words, is no claim about everyone', () => {
  assertMarks([
    ['Everybody who joined 4S had angina or a previous infarction.', '4s', false],
    ['All participants came from Brazil.', 'together-ivermectin', false],
    ['Gout and low potassium were all more frequent in patients on hydrochlorothiazide.', 'nostone', false],
    [
      'An SGLT2 inhibitor is advised in CKD with heart failure at any albuminuria, whatever its level.',
      'kdigo-2024-ckd',
      false,
    ],
    ['Chemotherapy helped all women with a score of 11 to 25.', 'tailorx-21-gene', true],
  ])
})

test('ages, limits and modifiers of those studied are compared with their description', () => {
  assertMarks([
    ['PECARN was derived in children under 18 within 24 hours of head trauma.', 'pecarn-child-head-injury-rule', false],
    ['Steroids are suggested in non-severe pneumonia.', 'ats-2025-cap', true],
    ['Ten days of high-dose amoxicillin cured no more children than five.', 'safer-pneumonia-children', false],
  ])
})

test('what all patients were at the start is no effect in everyone', () => {
  assertUnmarked([
    ['All patients were bleeding and had a Glasgow-Blatchford score of at least 12.', 'lau-urgent-endoscopy'],
  ])
  assertMarked([['All patients benefited from early endoscopy.', 'lau-urgent-endoscopy']])
})

test('a case that a source calls unknown is one that it covers', () => {
  assertMarks([
    [
      'A dirty or puncture wound needs a vaccine dose if the last one was 5 or more years ago.',
      'acip-2018-tetanus-diphtheria-pertussis',
      false,
    ],
    ['MRI-guided alteplase raised the share of excellent outcomes from 41.8% to 53.3%.', 'wake-up', false],
    ['Chlortalidone did not prevent stone recurrence.', 'nostone', true],
  ])
})

test('who was kept out is read in whatever words', () => {
  assertMarks([
    ['Nobody with acute coronary syndrome was enrolled.', 'triss', false],
    ['Acute coronary syndrome kept patients out.', 'triss', false],
    ['Acute coronary syndrome was no bar to entry.', 'triss', true],
    ['Acute coronary syndrome was not an exclusion criterion.', 'triss', true],
  ])
})
