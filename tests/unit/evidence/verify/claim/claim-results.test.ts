import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertMarked, assertMarks, assertUnmarked } from '../../../../support/claims/assert-marked'
import { checkAgainstAbstract, checkAgainstCards } from '../../../../support/claims/check-against-cards'

test('the result is the same as seen from the other arm', () => {
  assert.equal(
    checkAgainstCards('Placebo was followed by more cardiovascular deaths than dapagliflozin.', 'dapa-hf')?.verdict,
    'supported',
  )
  assert.equal(
    checkAgainstCards('Placebo was followed by fewer cardiovascular deaths than dapagliflozin.', 'dapa-hf')?.verdict,
    'contradicted',
  )
})

test('a result is compared with that of the same treatments', () => {
  assert.equal(
    checkAgainstCards('Apixaban caused more bleeding than a vitamin K antagonist.', 'augustus')?.verdict,
    'contradicted',
  )
  assert.equal(
    checkAgainstCards('A vitamin K antagonist led to more bleeding than apixaban.', 'augustus')?.verdict,
    'supported',
  )
  assert.equal(
    checkAgainstCards('Salbutamol alone led to fewer exacerbations.', 'novel-start')?.verdict,
    'contradicted',
  )
})

test('what a study could not tell, its participants, a threshold, a time and a change in each arm are not results', () => {
  const verdicts = [
    checkAgainstCards('The trial was too small to tell whether it reduces deaths.', 'diazgranados-high-dose-flu'),
    checkAgainstCards('Waiting until haemoglobin fell below 7 g/dL improved survival.', 'villanueva-ugib-transfusion'),
    checkAgainstCards(
      'An invitation prevented 9 prostate cancer deaths per 10,000 men over 15 years.',
      'cap-psa-15-year',
    ),
    checkAgainstCards(
      'Function improved by 21 points with surgery and 19 with physical therapy alone.',
      'meteor-meniscal-tear',
    ),
    checkAgainstCards('Everyone had atrial fibrillation.', 'aristotle'),
  ]
  assert.deepEqual(
    verdicts.map((each) => each?.verdict),
    ['supported', 'supported', 'supported', 'supported', 'supported'],
  )
  assert.equal(
    checkAgainstCards('An invitation prevented 19 prostate cancer deaths per 10,000 men.', 'cap-psa-15-year')?.status,
    'not-found',
  )
})

test('words before the subject are not an arm, a shared unit is not a limit and a place is not an exclusion', () => {
  for (const [sentence, card] of [
    ['After methotrexate failure, triple therapy did as well as etanercept (-2.1 vs -2.3).', 'racat-triple-therapy-ra'],
    ['Deaths did not differ between thresholds of 7 and 9 g/dL (43.0% vs 45.0%).', 'triss'],
    [
      'Drugs are started if pressure stays at or above 130/80 mm Hg for 3 to 6 months.',
      'aha-acc-2025-high-blood-pressure',
    ],
    ['Moving the pads to the front and back raised survival.', 'dose-vf-double-sequential-defibrillation'],
    ['By 48 hours all three single-dose regimens had cured about 91%.', 'treat-td'],
    ['Finerenone reduced total worsening heart failure events and cardiovascular deaths by 16%.', 'finearts-hf'],
  ] as const)
    assert.equal(checkAgainstCards(sentence, card)?.status === 'not-found', false, sentence)
})

test('superiority, and an outcome that is absent, are compared with the result', () => {
  assert.equal(
    checkAgainstCards('Apixaban was superior to dalteparin for preventing recurrence.', 'caravaggio')?.verdict,
    'contradicted',
  )
  assert.equal(
    checkAgainstCards('Olanzapine did not reduce nausea in the first 24 hours.', 'navari-olanzapine-cinv')?.verdict,
    'contradicted',
  )
  assert.equal(checkAgainstCards('Dapagliflozin reduced all-cause mortality.', 'deliver')?.verdict, 'partly')
})

test('two treatments that were each compared with the same alternative are compared with each other', () => {
  const [better, worse] = [
    'The lifestyle programme was more effective than metformin in preventing diabetes.',
    'Metformin was more effective than the lifestyle programme in preventing diabetes.',
  ]
  assert.equal(checkAgainstCards(better, 'dpp')?.verdict, 'supported')
  assert.equal(checkAgainstCards(worse, 'dpp')?.verdict, 'contradicted')
})

test('one part of a composite, and an outcome that was not measured, has no result', () => {
  assert.equal(checkAgainstCards('Colchicine reduced total mortality.', 'colcot-colchicine-mi')?.verdict, 'partly')
  assert.equal(
    checkAgainstCards('Ketamine reduced suicide attempts.', 'ketis-ketamine-suicidal-ideation')?.verdict,
    'partly',
  )
})

test('a result of a noninferiority test shows no superiority, and one of noninferiority is not inferior', () => {
  const card = 'glasier-ulipristal-levonorgestrel'
  assert.equal(checkAgainstCards('Ulipristal was inferior to levonorgestrel.', card)?.verdict, 'contradicted')
  assert.equal(
    checkAgainstCards(
      'Seven days of antibiotics reduced 90-day mortality compared with 14 days.',
      'balance-bacteremia-7-vs-14',
    )?.verdict,
    'contradicted',
  )
})

test('each outcome of a list that did not differ is a result of its own', () => {
  const card = 'laaos-iii-appendage-occlusion-surgery'
  assert.equal(checkAgainstCards('Appendage occlusion increased bleeding.', card)?.verdict, 'contradicted')
  assert.equal(checkAgainstCards('Appendage occlusion reduced mortality.', card)?.verdict, 'contradicted')
  assert.equal(checkAgainstCards('Appendage occlusion did not increase bleeding.', card)?.verdict, 'supported')
})

test('figures and P values give the direction of a clause of an abstract that has no word for it', () => {
  const increased = 'Tezepelumab significantly increased night waking compared with placebo.'
  const decreased = 'Tezepelumab significantly decreased night waking compared with placebo.'
  const same = 'There was no significant difference in night waking between tezepelumab and placebo.'
  for (const [result, truth] of [
    ['Night waking occurred in 18% of the placebo group and in 12% of the tezepelumab group (P = 0.01).', decreased],
    ['Night waking was seen in 31% with tezepelumab versus 22% with placebo (P < 0.001).', increased],
    ['Night waking was lower with tezepelumab than with placebo (40% vs 44%, P = 0.32).', same],
    ['Night waking occurred in 19% with tezepelumab and 18% with placebo (P = 0.8).', same],
  ] as const)
    for (const claim of [increased, decreased, same])
      assert.equal(checkAgainstAbstract([result], claim) === 'contradicted', claim !== truth, `${result} ${claim}`)
})

test('a difference between the groups that is denied without an outcome is that of the sentence before', () => {
  const results = [
    'Lung capacity increased by 0.2 L in both groups.',
    'There was no difference between the two groups.',
  ]
  assert.equal(
    checkAgainstAbstract(results, 'Tezepelumab increased lung capacity compared with placebo.'),
    'contradicted',
  )
})

test('what a study set out to learn is not compared with what it found', () => {
  const results = ['There was no significant difference in night waking between tezepelumab and placebo (P = 0.8).']
  for (const aim of [
    'The trial also assessed whether night waking would be worse with tezepelumab than with placebo.',
    'The aim of the trial was to show that tezepelumab reduces night waking.',
  ])
    assert.notEqual(checkAgainstAbstract(results, aim), 'contradicted', aim)
  const finding = 'Night waking was worse with tezepelumab than with placebo.'
  assert.equal(checkAgainstAbstract(results, finding), 'contradicted')
})

test('a clause on whom a sentence is about gives no direction and denies nothing', () => {
  for (const [sentence, card] of [
    ['Women who drank more needed about half as many courses of antibiotics.', 'hooton-water-recurrent-uti'],
    ['People who cannot take statins have fewer heart attacks on bempedoic acid.', 'clear-outcomes'],
  ] as const)
    assert.equal(checkAgainstCards(sentence, card)?.verdict, 'supported', sentence)
})

test('the order of drugs in a comparison is that of the source, whichever arms it has', () => {
  const longer = (one: string, other: string) =>
    checkAgainstCards(`${one} kept HbA1c below 7% longer than ${other}.`, 'grade-diabetes')?.verdict
  assert.equal(longer('Sitagliptin', 'liraglutide'), 'contradicted')
  assert.equal(longer('Liraglutide', 'sitagliptin'), 'supported')
})

test('the amount of a change, its pace and "not as … as" give the direction', () => {
  for (const [sentence, card, verdict] of [
    ['Adalimumab gave more endoscopic improvement than vedolizumab.', 'varsity-vedolizumab-adalimumab', 'contradicted'],
    ['Vedolizumab gave more endoscopic improvement than adalimumab.', 'varsity-vedolizumab-adalimumab', 'supported'],
    ['Baloxavir relieved symptoms more slowly than placebo.', 'capstone-1-baloxavir', 'contradicted'],
    ['Baloxavir relieved symptoms faster than placebo.', 'capstone-1-baloxavir', 'supported'],
    [
      'One dose was not as effective as three doses in people with HIV.',
      'hook-early-syphilis-one-dose',
      'contradicted',
    ],
    ['One dose was as effective as three doses in people with HIV.', 'hook-early-syphilis-one-dose', 'supported'],
  ] as const)
    assert.equal(checkAgainstCards(sentence, card)?.verdict, verdict, sentence)
})

test('causes, advantages, problems and outcomes that came later give a direction, and chance takes it back', () => {
  assertMarks([
    ['Pantoprazole causes ventilator-associated pneumonia.', 'revise-stress-ulcer-prophylaxis', true],
    ['There was no survival advantage of artesunate over quinine.', 'seaquamat-artesunate-adults', true],
    ['Hypoglycaemia was a bigger problem with artesunate than with quinine.', 'seaquamat-artesunate-adults', true],
    ['Hypoglycaemia was a bigger problem with quinine than with artesunate.', 'seaquamat-artesunate-adults', false],
    [
      'The excess of C. difficile infection with pantoprazole could have been due to chance.',
      'revise-stress-ulcer-prophylaxis',
      false,
    ],
    ['Suicidality did not rise and nobody lost consciousness.', 'skylark-zuranolone', false],
    [
      'Neither major nor clinically important bleeding differed significantly between the two drugs.',
      'epcat-ii-aspirin-arthroplasty',
      false,
    ],
  ])
})

test('a result on non-fatal events is not a result on deaths', () => {
  assertMarks([
    ['Semaglutide lowered all-cause mortality by 26%.', 'sustain-6', true],
    ['Semaglutide lowered non-fatal stroke by 39%.', 'sustain-6', false],
    ['La semaglutida aumentó los ictus no mortales en comparación con placebo.', 'sustain-6', true],
  ])
})

test('treatments are compared where a claim has other words for the outcome, and by the preference of a guideline', () => {
  assertMarks([
    ['Depressive symptoms improved less with zuranolone than with placebo.', 'skylark-zuranolone', true],
    ['Levonorgestrel is more effective than ulipristal.', 'fsrh-2017-emergency-contraception', true],
    ['Ulipristal is more effective than levonorgestrel.', 'fsrh-2017-emergency-contraception', false],
    ['The guideline prefers metronidazole to vancomycin for a first episode.', 'idsa-shea-2021-cdi', true],
    ['The guideline prefers fidaxomicin to vancomycin for a first episode.', 'idsa-shea-2021-cdi', false],
  ])
})

test('doses, aims and doubts give no direction, and lives that are saved do', () => {
  assertUnmarked([
    ['Memantine did nudge cognition upwards, though by less than the investigators had deemed ant.', 'domino-ad'],
    [
      'The lower 0.1 mg dose of ranibizumab gave a mean acuity of 64.6 letters at 5 years, versus 62.1 with laser.',
      'rainbow-five-year-ranibizumab-rop',
    ],
    [
      'Doubling the length of prednisolone treatment did not convincingly delay relapse.',
      'prednos-childhood-nephrotic',
    ],
    [
      'Spironolactone brought home pressure down by about 9 mm Hg more than placebo.',
      'pathway-2-spironolactone-resistant-hypertension',
    ],
    ['In patients who had relapsed, rituximab was the better drug (67% vs 42%).', 'rave-rituximab-18-month'],
    [
      'About seven patients would need to be offered the long-acting injection for one fewer person to be hospitalized.',
      'prelapse-lai-early-schizophrenia',
    ],
    ['Endoscopy within 6 hours saved no more lives than endoscopy between 6 and 24 hours.', 'lau-urgent-endoscopy'],
    [
      'Half of those on erenumab 140 mg had their migraine days at least halved, compared with about a quarter on placebo.',
      'strive-erenumab-migraine',
    ],
    [
      'Although mortality fell, dexamethasone did not clearly reduce severe disability.',
      'thwaites-dexamethasone-tb-meningitis',
    ],
  ])
  assertMarked([
    ['Endoscopy within 6 hours saved more lives than endoscopy between 6 and 24 hours.', 'lau-urgent-endoscopy'],
    [
      '50.0% of those on placebo had their migraine days at least halved, against 26.6% on erenumab 140 mg.',
      'strive-erenumab-migraine',
    ],
    ['Vitamin D3 spared older adults heart attacks and strokes.', 'vital-vitamin-d'],
    [
      'Smokers with psychiatric illness were likelier to have neuropsychiatric events on varenicline than on placebo.',
      'eagles-varenicline-safety',
    ],
    ['Dexamethasone lowered death in people with HIV.', 'thwaites-dexamethasone-tb-meningitis'],
  ])
})

test('a result worded with a verb of movement has its direction', () => {
  assertMarked([
    ['LDL cholesterol climbed with ezetimibe added to simvastatin.', 'improve-it'],
    ['Adding ezetimibe to simvastatin drove LDL cholesterol up.', 'improve-it'],
    ['Early venovenous ECMO saved lives, bringing 60-day mortality down from 46% to 35%.', 'eolia-ecmo-ards'],
    [
      'Patients with a 17p deletion or TP53 mutation had no progression-free survival gain from zanubrutinib over ibrutinib.',
      'alpine-zanubrutinib-cll',
    ],
  ])
  assertUnmarked([
    ['LDL cholesterol came down with ezetimibe added to simvastatin.', 'improve-it'],
    ['Adding ezetimibe to simvastatin brought LDL cholesterol down from about 70 to 54 mg/dL.', 'improve-it'],
  ])
})

test('more of what is good is another outcome than less of what is bad', () => {
  assertUnmarked([
    ['Belatacept recipients had better graft function than those on ciclosporin.', 'benefit-belatacept-seven-year'],
  ])
  assertMarked([
    [
      'Belatacept recipients had more deaths or graft losses than those on ciclosporin.',
      'benefit-belatacept-seven-year',
    ],
  ])
})

test('who lacks something and what cannot be done are read, and so is a milder course', () => {
  const results = [
    'Cells lacking the receptor were unable to suppress inflammation in the airways.',
    'The variant was linked with a milder course of asthma.',
  ]
  for (const [sentence, verdict] of [
    ['Cells lacking the receptor were more adept at suppressing inflammation in the airways.', 'contradicted'],
    ['Cells lacking the receptor did not suppress inflammation in the airways.', 'supported'],
    ['The variant was linked with more severe symptoms of asthma.', 'contradicted'],
    ['The variant was linked with milder symptoms of asthma.', 'supported'],
  ] as const)
    assert.equal(checkAgainstAbstract(results, sentence), verdict, sentence)
})

test('a difference is not significant whose result line says that it is not', () => {
  assertMarked([
    ['Lithium with valproate was significantly better than lithium alone (54% vs 59%).', 'balance-lithium-valproate'],
    ['Disease-free survival was significantly longer without axillary dissection.', 'z0011-axillary-dissection'],
  ])
  assertUnmarked([
    ['Lithium was significantly better than valproate alone (59% vs 69%).', 'balance-lithium-valproate'],
    ['Disease-free survival was not significantly longer without axillary dissection.', 'z0011-axillary-dissection'],
  ])
})
