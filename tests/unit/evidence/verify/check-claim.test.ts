import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readStarterLibrary } from '@/lib/evidence/library/starter-library'
import { type CheckedSource, checkClaim, makesClaim, prepareSource } from '@/lib/evidence/verify/check-claim'
import { checkDesign } from '@/lib/evidence/verify/claim/checks/check-design'
import { prepareArticle } from '../../../support/claims/prepare-article'
import { measureCpuMs } from '../../../support/measure-cpu'

const { articles } = readStarterLibrary()

function prepareCard(id: string, n = 1) {
  const article = articles.find((each) => each.id === `card:${id}`)
  assert.ok(article, id)
  return prepareArticle(article, n)
}

function check(sentence: string, ...ids: string[]) {
  const sources = ids.map((id, index) => prepareCard(id, index + 1))
  return checkClaim(sentence, sources, { comparesWording: true })
}

test('no sentence of the starter library is doubted beside its own card', () => {
  const doubted = articles.flatMap((article) => {
    const source = prepareArticle(article)
    return source.source.sentences.filter(({ text }) => {
      return checkClaim(text, [source], { comparesWording: true })?.status === 'not-found'
    })
  })
  assert.deepEqual(
    doubted.map(({ text }) => text),
    [],
  )
})

test('a doubt names the deciding sentence, a reason and the words that differ in both', () => {
  const sentence = 'Dapagliflozin increased worsening heart failure or cardiovascular death in HFrEF (HR 0.74).'
  const verdict = check(sentence, 'dapa-hf')
  assert.equal(verdict?.verdict, 'contradicted')
  assert.equal(verdict?.status, 'not-found')
  assert.equal(verdict?.reason?.text, 'The source reports a reduction.')
  assert.equal(verdict?.deciding?.n, 1)
  assert.match(verdict?.deciding?.text ?? '', /HR 0\.74/)
  assert.deepEqual(
    verdict?.differences?.sentence.map(([start, end]) => sentence.slice(start, end)),
    ['increased'],
  )
})

test('the words in doubt are those of the sentence as written, also of one in another language', () => {
  const inDoubt = (sentence: string, id: string) => {
    const { differences, deciding } = check(sentence, id) ?? {}
    return [
      differences?.sentence.map(([start, end]) => sentence.slice(start, end)),
      differences?.source.map(([start, end]) => deciding?.text.slice(start, end)),
    ]
  }
  assert.deepEqual(inDoubt('俯卧位通气使 28 天死亡率升高。', 'proseva')[0], ['升高'])
  assert.deepEqual(inDoubt('La dapagliflozine a augmenté les décès cardiovasculaires.', 'dapa-hf')[0], ['a augmenté'])
  assert.deepEqual(inDoubt('Dapagliflozin erhöhte die kardiovaskuläre Mortalität.', 'dapa-hf')[0], ['erhöhte'])
  assert.deepEqual(inDoubt('俯卧位组 28 天死亡率为 3.21%。', 'proseva'), [['3.21%'], []])
  assert.deepEqual(inDoubt('Prone positioning lowered mortality to 3.21%.', 'proseva'), [['3.21%'], []])
})

test('the result is the same as seen from the other arm', () => {
  assert.equal(
    check('Placebo was followed by more cardiovascular deaths than dapagliflozin.', 'dapa-hf')?.verdict,
    'supported',
  )
  assert.equal(
    check('Placebo was followed by fewer cardiovascular deaths than dapagliflozin.', 'dapa-hf')?.verdict,
    'contradicted',
  )
})

test('whom the source left out is no one that its result is about, whether the claim affirms or denies it', () => {
  assert.equal(check('Chlortalidone did not prevent stone recurrence.', 'nostone')?.verdict, 'other-population')
  assert.equal(
    check('Baloxavir shortened illness in high-risk patients.', 'capstone-1-baloxavir')?.verdict,
    'other-population',
  )
  assert.equal(
    check('Rivaroxaban plus aspirin reduced events in patients with a recent stroke.', 'compass')?.verdict,
    'other-population',
  )
  assert.equal(check('Chlortalidone was not tested.', 'nostone')?.verdict, 'supported')
})

test('a result is compared with that of the same treatments', () => {
  assert.equal(check('Apixaban caused more bleeding than a vitamin K antagonist.', 'augustus')?.verdict, 'contradicted')
  assert.equal(check('A vitamin K antagonist led to more bleeding than apixaban.', 'augustus')?.verdict, 'supported')
  assert.equal(check('Salbutamol alone led to fewer exacerbations.', 'novel-start')?.verdict, 'contradicted')
})

test('a summary may be called by the short name of its study, whose numbers are no figures of a result', () => {
  assert.equal(
    check('In ASPRE, aspirin lowered preterm pre-eclampsia.', 'aspre-aspirin-preeclampsia')?.verdict,
    'supported',
  )
  assert.equal(
    check('CheckMate 067 was not designed to compare the combination with nivolumab.', 'checkmate-067-10-year')
      ?.verdict,
    'supported',
  )
  assert.equal(
    check('In OVIVA, aspirin lowered preterm pre-eclampsia.', 'aspre-aspirin-preeclampsia')?.status,
    'not-found',
  )
})

test('what a study could not tell, whom it had, a threshold, a time and a change in each arm are no results', () => {
  const verdicts = [
    check('The trial was too small to tell whether it reduces deaths.', 'diazgranados-high-dose-flu'),
    check('Waiting until haemoglobin fell below 7 g/dL improved survival.', 'villanueva-ugib-transfusion'),
    check('An invitation prevented 9 prostate cancer deaths per 10,000 men over 15 years.', 'cap-psa-15-year'),
    check('Function improved by 21 points with surgery and 19 with physical therapy alone.', 'meteor-meniscal-tear'),
    check('Everyone had atrial fibrillation.', 'aristotle'),
  ]
  assert.deepEqual(
    verdicts.map((each) => each?.verdict),
    ['supported', 'supported', 'supported', 'supported', 'supported'],
  )
  assert.equal(
    check('An invitation prevented 19 prostate cancer deaths per 10,000 men.', 'cap-psa-15-year')?.status,
    'not-found',
  )
})

test('the words before the subject, a shared unit and a place are no arm, no limit and no exclusion', () => {
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
    assert.equal(check(sentence, card)?.status === 'not-found', false, sentence)
})

test('a figure in another form than that of the source is found', () => {
  for (const [sentence, card] of [
    ['About one death is averted for every 42 children treated (8.5% vs 10.9%).', 'aquamat-artesunate-children'],
    ['Bilirubin rising by 0.2 mg/dL an hour after the first day suggests haemolysis.', 'aap-2022-neonatal-jaundice'],
    ['PASI 75 at both weeks did not differ (85% vs 80%, p = 0.06).', 'eclipse-psoriasis'],
    ['At one year leg pain was similar (3.4 vs 3.0).', 'precise-pregabalin-sciatica'],
    ['The hazard ratio is imprecise (95% CI 1.5 to 30.5).', 'traps'],
    ['At 40–59 years the benefit is small (grade C).', 'uspstf-2022-aspirin'],
    ['Patients received a median of 1 unit instead of 4.', 'triss'],
    ['Finerenone brought a 14% relative reduction in cardiovascular events.', 'fidelity'],
    ['For a 70 kg patient this is about 105 g of albumin on day 1.', 'aasld-2021-ascites-sbp-hrs'],
    ['Sweat chloride fell by 41.8 mmol/L.', 'elexacaftor-single-f508del'],
    ['There were 54 more deaths in the intensive arm (257 vs 203).', 'accord-glucose'],
    ['Doses of 35–50 mg/kg/day were given.', 'cap-it-amoxicillin-children'],
  ] as const)
    assert.equal(check(sentence, card)?.status, 'figures-found', sentence)
  for (const [sentence, card] of [
    ['About one death is averted for every 30 children treated.', 'aquamat-artesunate-children'],
    ['For a 70 kg patient this is about 150 g of albumin on day 1.', 'aasld-2021-ascites-sbp-hrs'],
    ['There were 64 more deaths in the intensive arm (257 vs 203).', 'accord-glucose'],
    ['Bilirubin rising by 0.2 g/dL an hour after the first day suggests haemolysis.', 'aap-2022-neonatal-jaundice'],
    ['Overall survival was 23.4 weeks with trastuzumab deruxtecan.', 'destiny-breast04'],
  ] as const)
    assert.equal(check(sentence, card)?.status, 'not-found', sentence)
})

test('the arm of a figure is not the disease, the time or the study that is named beside it', () => {
  for (const [sentence, card] of [
    ['Quality of life at 12 weeks was better with early palliative care.', 'temel-early-palliative-care'],
    [
      'EASI improved by 72% against 38% in SOLO 1 and by 67% against 31% in SOLO 2.',
      'solo-dupilumab-atopic-dermatitis',
    ],
  ] as const)
    assert.equal(check(sentence, card)?.status === 'not-found', false, sentence)
})

test('figures are compared with the results on what is named beside them', () => {
  for (const [sentence, card] of [
    [
      'Six months on, composite events were rarer with the conservative than with the invasive strategy (3.4% vs 5.3%).',
      'ischemia',
    ],
    ['More patients needed dialysis after starch (22% against 16%).', '6s'],
    [
      'The risk of death fell by 28% (HR 0.72), and that of progression or death by half.',
      'pacific-five-year-durvalumab',
    ],
    [
      'With an appendicolith rates were 20.2 vs 3.6; without one they were similar (3.7 vs 3.5).',
      'coda-appendicitis-antibiotics',
    ],
  ] as const)
    assert.equal(check(sentence, card)?.status === 'not-found', false, sentence)
})

test('a word made of one of the source, and what is said not to have been studied, are not new', () => {
  for (const [sentence, card] of [
    [
      'Two months of rifampicin with pyrazinamide must not be used because of hepatotoxicity.',
      'ntca-cdc-2020-latent-tb',
    ],
    [
      'Whether strokes or infarctions are prevented was not studied.',
      'pathway-2-spironolactone-resistant-hypertension',
    ],
  ] as const)
    assert.equal(check(sentence, card)?.verdict, 'supported', sentence)
})

test('who is managed differently, the kind of a disease and a part of the treatment are no subject of the result', () => {
  const verdicts = [
    check('In fulminant C. difficile infection, fidaxomicin is preferred to vancomycin.', 'idsa-shea-2021-cdi'),
    check('In HER2-positive breast cancer, trastuzumab deruxtecan lengthened survival.', 'destiny-breast04'),
    check('The weekly regimen can be used in children under 2.', 'ntca-cdc-2020-latent-tb'),
    check('Simvastatin plus ezetimibe reduced atherosclerotic events compared with simvastatin alone.', 'sharp'),
  ]
  assert.deepEqual(
    verdicts.map((each) => each?.verdict),
    ['other-population', 'other-population', 'other-population', 'partly'],
  )
  assert.equal(
    check('Placebo was followed by more atherosclerotic events than simvastatin.', 'sharp')?.verdict,
    'supported',
  )
})

test('the clauses of another language are read with their subject, their negation and their change', () => {
  for (const [sentence, card, status] of [
    ['在射血分数≥40%的心力衰竭患者中，非奈利酮组高钾血症更常见，而低钾血症较少见。', 'finearts-hf', 'figures-found'],
    ['俯卧位通气使28天死亡率从32.8%降至16.0%。', 'proseva', 'figures-found'],
    ['俯卧位通气使28天死亡率从16.0%升至32.8%。', 'proseva', 'not-found'],
    ['由护士主导的干预未显著减少严重跌倒损伤（每100人年4.9 vs 5.3）。', 'stride-falls', 'figures-found'],
    ['Vitamin D3 senkte weder das Krebsrisiko noch das für Herzinfarkte.', 'vital-vitamin-d', 'supported'],
    ['La finérénone a réduit les événements cardiovasculaires de 14 %.', 'fidelity', 'figures-found'],
    ['La finérénone a réduit la mortalité toutes causes de 14 %.', 'fidelity', 'not-found'],
  ] as const)
    assert.equal(check(sentence, card)?.status, status, sentence)
})

test('superiority, and an outcome that is absent, are compared with the result', () => {
  assert.equal(
    check('Apixaban was superior to dalteparin for preventing recurrence.', 'caravaggio')?.verdict,
    'contradicted',
  )
  assert.equal(
    check('Olanzapine did not reduce nausea in the first 24 hours.', 'navari-olanzapine-cinv')?.verdict,
    'contradicted',
  )
  assert.equal(check('Dapagliflozin reduced all-cause mortality.', 'deliver')?.verdict, 'partly')
})

test('two treatments that were each compared with the same alternative are compared with each other', () => {
  const [better, worse] = [
    'The lifestyle programme was more effective than metformin in preventing diabetes.',
    'Metformin was more effective than the lifestyle programme in preventing diabetes.',
  ]
  assert.equal(check(better, 'dpp')?.verdict, 'supported')
  assert.equal(check(worse, 'dpp')?.verdict, 'contradicted')
})

test('the rank that a guideline gives an option is compared', () => {
  const card = 'acp-2023-osteoporosis'
  assert.equal(check('Denosumab is second line in men who cannot take bisphosphonates.', card)?.verdict, 'supported')
  assert.equal(
    check('Denosumab is the first choice in men who cannot take bisphosphonates.', card)?.verdict,
    'contradicted',
  )
})

test('one part of a composite, and an outcome that was not measured, has no result', () => {
  assert.equal(check('Colchicine reduced total mortality.', 'colcot-colchicine-mi')?.verdict, 'partly')
  assert.equal(check('Ketamine reduced suicide attempts.', 'ketis-ketamine-suicidal-ideation')?.verdict, 'partly')
})

test('another form of a disease, another age and another count of doses are found by what the source says it studied', () => {
  const verdicts = [
    check('In term infants, thin-catheter surfactant made no difference.', 'optimist-a-two-year-mist-surfactant'),
    check('Levothyroxine did not improve symptoms in overt hypothyroidism.', 'trust-subclinical-hypothyroidism'),
    check('A single dose gave 89.8% efficacy.', 'zoe-70-recombinant-zoster'),
  ].map((each) => each?.verdict)
  assert.deepEqual(verdicts, ['other-population', 'other-population', 'other-population'])
  assert.equal(check('Two doses gave 89.8% efficacy.', 'zoe-70-recombinant-zoster')?.verdict, 'supported')
})

test('the grade of a recommendation is that of the one that the claim is about', () => {
  const card = 'acp-2014-urinary-incontinence-women'
  const [own, other] = ['moderate', 'high'].map((quality) =>
    check(`Bladder training for urgency incontinence rests on ${quality}-quality evidence.`, card),
  )
  assert.equal(own?.verdict, 'supported')
  assert.equal(other?.verdict, 'overstated')
})

test('a claim about a guideline is for or against what its recommendation is, with its figures', () => {
  const crises = 'ada-easd-2024-hyperglycaemic-crises'
  assert.equal(check('Bicarbonate should be given routinely in ketoacidosis.', crises)?.verdict, 'contradicted')
  assert.equal(check('Bicarbonate should not be given routinely in ketoacidosis.', crises)?.verdict, 'supported')
  const bladder = 'aua-sufu-2014-overactive-bladder'
  assert.equal(check('Behavioural therapy is not recommended as first line.', bladder)?.verdict, 'contradicted')
  assert.equal(check('Behavioural therapy is recommended as first line.', bladder)?.verdict, 'supported')
  const sinusitis = 'aao-hns-2015-adult-sinusitis'
  assert.equal(check('Offer watchful waiting for uncomplicated bacterial sinusitis.', sinusitis)?.verdict, 'supported')
})

test('each of several treatments has its own figure', () => {
  const figures = (first: number, second: number) =>
    check(`Finasteride alone cut progression by ${first}% and doxazosin alone by ${second}%.`, 'mtops')?.verdict
  assert.equal(figures(34, 39), 'supported')
  assert.equal(figures(39, 34), 'contradicted')
})

test('a result of a noninferiority test shows no superiority, and one of noninferiority is not inferior', () => {
  const card = 'glasier-ulipristal-levonorgestrel'
  assert.equal(check('Ulipristal was inferior to levonorgestrel.', card)?.verdict, 'contradicted')
  assert.equal(
    check('Seven days of antibiotics reduced 90-day mortality compared with 14 days.', 'balance-bacteremia-7-vs-14')
      ?.verdict,
    'contradicted',
  )
})

test('a figure of one group is not that of all participants', () => {
  const card = 'trailblazer-alz-2-donanemab'
  assert.equal(
    check('Among all participants iADRS changed by -10.19 with donanemab and -13.11 with placebo.', card)?.verdict,
    'supported',
  )
  assert.equal(
    check('Among all participants iADRS changed by -6.02 with donanemab and -9.27 with placebo.', card)?.verdict,
    'contradicted',
  )
})

test('figures of a subgroup, of another outcome and of the other arm are not those of the claim', () => {
  for (const [sentence, card, status] of [
    ['Dexamethasone lowered 28-day mortality by 36% in adults with COVID-19.', 'recovery-dexamethasone', 'not-found'],
    [
      'On invasive mechanical ventilation, dexamethasone lowered 28-day mortality by 36%.',
      'recovery-dexamethasone',
      'figures-found',
    ],
    [
      'Cardiac complications occurred in 22.2% with restrictive and 28.1% with liberal transfusion.',
      'tricc',
      'not-found',
    ],
    ['The restrictive strategy aimed at a haemoglobin of 10 to 12 g/dL.', 'tricc', 'not-found'],
    ['The restrictive strategy aimed at a haemoglobin of 7 to 9 g/dL.', 'tricc', 'figures-found'],
    ['Denosumab reduced vertebral fractures by 86% over 3 years.', 'freedom', 'not-found'],
  ] as const)
    assert.equal(check(sentence, card)?.status, status, sentence)
})

test('a result without what all who were studied had is doubted', () => {
  const card = 'clarity-ad-lecanemab'
  assert.equal(
    check('Without confirmed amyloid, lecanemab slowed decline by 0.45 points.', card)?.verdict,
    'other-population',
  )
  assert.equal(
    check('In people with confirmed amyloid, lecanemab slowed decline by 0.45 points.', card)?.verdict,
    'supported',
  )
})

test('each outcome of a list that did not differ is a result of its own', () => {
  const card = 'laaos-iii-appendage-occlusion-surgery'
  assert.equal(check('Appendage occlusion increased bleeding.', card)?.verdict, 'contradicted')
  assert.equal(check('Appendage occlusion reduced mortality.', card)?.verdict, 'contradicted')
  assert.equal(check('Appendage occlusion did not increase bleeding.', card)?.verdict, 'supported')
})

test('a sentence without the "not" of its source does not repeat it', () => {
  assert.equal(
    check('Piperacillin-tazobactam was noninferior to meropenem.', 'merino-pip-tazo-meropenem')?.verdict,
    'contradicted',
  )
})

test('advice to treat whom a guideline says not to treat is contradicted', () => {
  assert.equal(
    check(
      'Asymptomatic bacteriuria should be treated in older people with diabetes.',
      'idsa-2019-asymptomatic-bacteriuria',
    )?.verdict,
    'contradicted',
  )
})

test('a free paraphrase of what the source says is not doubted', () => {
  for (const [card, sentence] of [
    ['compass', 'Fatal bleeding was not significantly increased.'],
    ['compass', 'Rivaroxaban with aspirin prevented more events, at the price of more major bleeding.'],
    ['select', 'Twice as many people stopped semaglutide because of side effects.'],
    ['nostone', 'New diabetes and gout were commoner with hydrochlorothiazide.'],
    ['prednos-childhood-nephrotic', 'Doubling the length of the prednisolone course did not delay relapse.'],
    ['rampart-im-midazolam', 'Midazolam into the muscle stopped seizures more often than lorazepam into the vein.'],
    ['pathway-2-spironolactone-resistant-hypertension', 'The trial measured pressure rather than strokes.'],
  ] as const)
    assert.equal(check(sentence, card)?.verdict, 'supported', sentence)
})

test('one of several sources that states the sentence supports it', () => {
  const sentence = 'Dapagliflozin reduced cardiovascular death (HR 0.82).'
  const verdict = check(sentence, 'dapa-hf', 'rales')
  assert.equal(verdict?.status, 'figures-found')
  assert.equal(verdict?.sources[0]?.verdict, 'supported')
  assert.notEqual(verdict?.sources[1]?.verdict, 'supported')
})

test('headings, questions, advice and frames claim nothing', () => {
  for (const text of ['Evidence', 'Does it help?', 'Please ask your doctor.', 'The trial reported the following:'])
    assert.equal(makesClaim(text), false, text)
  assert.equal(makesClaim('Dapagliflozin also prevents dementia in older patients.'), true)
})

const empty: CheckedSource = {
  n: 1,
  item: { title: '', journal: null, year: null, type: 'other', provenance: 'abstract' },
  typeLabel: '',
  participants: null,
  sentences: [],
}

/** Text that makes a careless pattern try every combination. */
const awkward = [
  'not '.repeat(12_500),
  '('.repeat(50_000),
  'reduced '.repeat(6_000),
  'no significant '.repeat(3_500),
  '12.3% vs '.repeat(6_000),
  'a'.repeat(50_000),
  '未'.repeat(50_000),
  'from 12% with '.repeat(3_500),
  'a preferred to b and '.repeat(2_000),
  'no loss of a, b or '.repeat(2_000),
  'for a year in a, '.repeat(2_000),
  '| 16.3% | 21.2% |',
  '- and lowered it',
  '',
]

test('no text is an error, beside a source with sentences or without', () => {
  const sources = [prepareSource(empty), prepareCard('dapa-hf')]
  for (const text of awkward) {
    for (const source of sources)
      assert.doesNotThrow(() => checkClaim(text, [source], { comparesWording: true }), text.slice(0, 20))
    assert.doesNotThrow(() => makesClaim(text))
  }
})

test('four times the text takes no more than a few times as long', () => {
  const source = prepareCard('dapa-hf')
  const measure = (text: string) =>
    measureCpuMs(() => {
      for (let turn = 0; turn < 5; turn++) checkClaim(text, [source], { comparesWording: true })
    })
  for (const text of awkward.filter(({ length }) => length > 1000)) {
    measure(text)
    const [half, whole] = [measure(text.slice(0, text.length / 4)), measure(text)]
    assert.ok(whole < 40 + 12 * half, `${text.slice(0, 20)}: ${half} and ${whole} ms`)
  }
})

function checkBeside(results: string[], sentence: string): string | undefined {
  const text = [
    'Methods: Adults with asthma were randomised to tezepelumab or placebo.',
    'Treatment lasted for 52 weeks.',
    ...results,
    'Conclusion: Longer follow-up is awaited.',
  ]
  const source: CheckedSource = {
    n: 1,
    item: { title: 'Asthma', journal: null, year: null, type: 'other', provenance: 'abstract' },
    typeLabel: 'Article',
    participants: null,
    sentences: text.map((each) => ({ text: each, section: 'other' })),
  }
  return checkClaim(sentence, [prepareSource(source)], { comparesWording: true })?.verdict
}

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
      assert.equal(checkBeside([result], claim) === 'contradicted', claim !== truth, `${result} ${claim}`)
})

test('a difference between the groups that is denied without an outcome is that of the sentence before', () => {
  const results = [
    'Lung capacity increased by 0.2 L in both groups.',
    'There was no difference between the two groups.',
  ]
  assert.equal(checkBeside(results, 'Tezepelumab increased lung capacity compared with placebo.'), 'contradicted')
})

test('a word for a form of a disease is that of a population only beside people', () => {
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
    assert.notEqual(checkBeside([source], claim), 'other-population', claim)
})

test('what a study set out to learn is not compared with what it found', () => {
  const results = ['There was no significant difference in night waking between tezepelumab and placebo (P = 0.8).']
  for (const aim of [
    'The trial also assessed whether night waking would be worse with tezepelumab than with placebo.',
    'The aim of the trial was to show that tezepelumab reduces night waking.',
  ])
    assert.notEqual(checkBeside(results, aim), 'contradicted', aim)
  const finding = 'Night waking was worse with tezepelumab than with placebo.'
  assert.equal(checkBeside(results, finding), 'contradicted')
})

test('everyday words may paraphrase a source, but not make up a whole sentence', () => {
  assert.equal(
    check('Airline pilots remember more melodies after sunny holidays.', 'dapa-hf')?.reason?.template?.code,
    'check_not_in_source',
  )
  assert.equal(check('The drug spared many a patient from worsening heart failure.', 'dapa-hf')?.verdict, 'supported')
})

test('advice on how often and how strongly is compared with that of the guideline', () => {
  assert.equal(
    check('Mammography is recommended every year.', 'uspstf-breast-2024')?.reason?.template?.code,
    'check_other_kind',
  )
  assert.equal(check('Mammography is recommended every 2 years.', 'uspstf-breast-2024')?.verdict, 'supported')
  assert.equal(
    check(
      'SGLT2 inhibitors have a class 1 recommendation in preserved ejection fraction.',
      'aha-acc-hfsa-2022-heart-failure',
    )?.reason?.template?.code,
    'check_overstated_grade',
  )
})

test('a clause on whom a sentence is about gives no direction and denies nothing', () => {
  for (const [sentence, card] of [
    ['Women who drank more needed about half as many courses of antibiotics.', 'hooton-water-recurrent-uti'],
    ['People who cannot take statins have fewer heart attacks on bempedoic acid.', 'clear-outcomes'],
  ] as const)
    assert.equal(check(sentence, card)?.verdict, 'supported', sentence)
})

test('advice of a guideline is compared with what the guideline is for and against', () => {
  for (const [sentence, card, verdict] of [
    ['The AGA endorses probiotics after uncomplicated diverticulitis.', 'aga-2015-diverticulitis', 'contradicted'],
    ['Nuts and popcorn should be avoided after diverticulitis.', 'aga-2015-diverticulitis', 'contradicted'],
    ['Nuts and popcorn need not be avoided after diverticulitis.', 'aga-2015-diverticulitis', 'supported'],
    ['Phenytoin should not be used to prevent seizures.', 'aha-asa-2023-subarachnoid-haemorrhage', 'supported'],
    ['Moxifloxacin should be kept when fluoroquinolone resistance is documented.', 'who-2022-bpalm', 'contradicted'],
  ] as const)
    assert.equal(check(sentence, card)?.verdict, verdict, sentence)
})

test('figures are those of the treatments that are compared', () => {
  const sooner = (other: string) => `Baloxavir eased symptoms a day sooner than ${other} (53.7 vs 80.2 hours).`
  assert.equal(
    check(sooner('oseltamivir'), 'capstone-1-baloxavir')?.reason?.template?.code,
    'check_figure_of_other_comparison',
  )
  assert.equal(check(sooner('placebo'), 'capstone-1-baloxavir')?.verdict, 'supported')
})

test('the order of drugs in a comparison is that of the source, whichever arms it has', () => {
  const longer = (one: string, other: string) =>
    check(`${one} kept HbA1c below 7% longer than ${other}.`, 'grade-diabetes')?.verdict
  assert.equal(longer('Sitagliptin', 'liraglutide'), 'contradicted')
  assert.equal(longer('Liraglutide', 'sitagliptin'), 'supported')
})

test('a count in brackets behind a rate hides no arm of a result', () => {
  assert.equal(
    check('Vitamin E had no effect on prostate cancer risk.', 'select-vitamin-e-prostate')?.verdict,
    'contradicted',
  )
  assert.equal(
    check('Selenium had no effect on prostate cancer risk.', 'select-vitamin-e-prostate')?.verdict,
    'supported',
  )
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
    assert.equal(check(sentence, card)?.verdict, verdict, sentence)
})

/** Pairs of a sentence and whether it is doubted beside its card. */
function assertDoubts(pairs: readonly (readonly [sentence: string, card: string, isDoubted: boolean])[]) {
  for (const [sentence, card, isDoubted] of pairs)
    assert.equal(check(sentence, card)?.status === 'not-found', isDoubted, sentence)
}

test('causes, advantages, problems and outcomes that came later give a direction, and chance takes it back', () => {
  assertDoubts([
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

test('a result on non-fatal events is none on deaths', () => {
  assertDoubts([
    ['Semaglutide lowered all-cause mortality by 26%.', 'sustain-6', true],
    ['Semaglutide lowered non-fatal stroke by 39%.', 'sustain-6', false],
    ['La semaglutida aumentó los ictus no mortales en comparación con placebo.', 'sustain-6', true],
  ])
})

test('what a guideline refuses is read by its part, however many words name its subject', () => {
  assertDoubts([
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

test('advice drawn from a trial, and what is called established or confined to some, must be in the source', () => {
  assertDoubts([
    ['Physiotherapy should therefore replace injections in every painful joint.', 'deyle-physiotherapy-knee-oa', true],
    ['Its long-term safety has been established.', 'adapt-efgartigimod-myasthenia', true],
    ['The result was confined to patients with metalware infection.', 'oviva-oral-bone-joint', true],
  ])
})

test('how a study was done is compared', () => {
  assertDoubts([
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

test('people whom a source only mentions are not those whom it studied', () => {
  assertDoubts([
    ['In knees locked by a loose body, arthroscopy was no better than placebo.', 'moseley-knee-arthroscopy', true],
    ['The finding applies to patients on non-invasive ventilation.', 'revise-stress-ulcer-prophylaxis', true],
    ['In uncomplicated malaria, artesunate saved lives compared with quinine.', 'seaquamat-artesunate-adults', true],
    ['In severe malaria, artesunate saved lives compared with quinine.', 'seaquamat-artesunate-adults', false],
  ])
})

test('a treatment that a study was not compared with, and a drug for what others are advised for, are doubted', () => {
  assertDoubts([
    ['Efgartigimod worked better than plasma exchange.', 'adapt-efgartigimod-myasthenia', true],
    ['Physical therapy was better than sham treatment.', 'deyle-physiotherapy-knee-oa', true],
    [
      'In pregnancy, naltrexone is the recommended treatment of alcohol use disorder.',
      'apa-2018-alcohol-use-disorder',
      true,
    ],
    ['Amoxicillin at 80–90 mg/kg per day is the first-line antibiotic.', 'aap-2013-acute-otitis-media', false],
  ])
})

test('a longer time than any of the source, another rhythm of a dose and a harm said not to occur are doubted', () => {
  assertDoubts([
    ['The benefit of zuranolone was shown to persist for at least a year.', 'skylark-zuranolone', true],
    [
      'For recurrent vaginal candidiasis, fluconazole 150 mg is taken daily for six months.',
      'idsa-2016-candidiasis',
      true,
    ],
    ['For recurrent vaginal candidiasis, fluconazole 150 mg is taken weekly.', 'idsa-2016-candidiasis', false],
    ['Sedation was not observed with zuranolone.', 'skylark-zuranolone', true],
    ['Loss of consciousness was not observed with zuranolone.', 'skylark-zuranolone', false],
    ['After taking ulipristal, breast milk is discarded for seven days.', 'fsrh-2017-emergency-contraception', false],
  ])
})

test('treatments are compared where a claim has other words for the outcome, and by the preference of a guideline', () => {
  assertDoubts([
    ['Depressive symptoms improved less with zuranolone than with placebo.', 'skylark-zuranolone', true],
    ['Levonorgestrel is more effective than ulipristal.', 'fsrh-2017-emergency-contraception', true],
    ['Ulipristal is more effective than levonorgestrel.', 'fsrh-2017-emergency-contraception', false],
    ['The guideline prefers metronidazole to vancomycin for a first episode.', 'idsa-shea-2021-cdi', true],
    ['The guideline prefers fidaxomicin to vancomycin for a first episode.', 'idsa-shea-2021-cdi', false],
  ])
})
