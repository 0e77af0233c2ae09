import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertMarked, assertMarks, assertUnmarked } from '../../../../support/claims/assert-marked'
import { checkAgainstCards } from '../../../../support/claims/check-against-cards'

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
    assert.equal(checkAgainstCards(sentence, card)?.status, 'figures-found', sentence)
  for (const [sentence, card] of [
    ['About one death is averted for every 30 children treated.', 'aquamat-artesunate-children'],
    ['For a 70 kg patient this is about 150 g of albumin on day 1.', 'aasld-2021-ascites-sbp-hrs'],
    ['There were 64 more deaths in the intensive arm (257 vs 203).', 'accord-glucose'],
    ['Bilirubin rising by 0.2 g/dL an hour after the first day suggests haemolysis.', 'aap-2022-neonatal-jaundice'],
    ['Overall survival was 23.4 weeks with trastuzumab deruxtecan.', 'destiny-breast04'],
  ] as const)
    assert.equal(checkAgainstCards(sentence, card)?.status, 'not-found', sentence)
})

test('the arm of a figure is not the disease, the time or the study that is named next to it', () => {
  for (const [sentence, card] of [
    ['Quality of life at 12 weeks was better with early palliative care.', 'temel-early-palliative-care'],
    [
      'EASI improved by 72% against 38% in SOLO 1 and by 67% against 31% in SOLO 2.',
      'solo-dupilumab-atopic-dermatitis',
    ],
  ] as const)
    assert.equal(checkAgainstCards(sentence, card)?.status === 'not-found', false, sentence)
})

test('figures are compared with the results on what is named next to them', () => {
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
    assert.equal(checkAgainstCards(sentence, card)?.status === 'not-found', false, sentence)
})

test('each of several treatments has its own figure', () => {
  const figures = (first: number, second: number) =>
    checkAgainstCards(`Finasteride alone cut progression by ${first}% and doxazosin alone by ${second}%.`, 'mtops')
      ?.verdict
  assert.equal(figures(34, 39), 'supported')
  assert.equal(figures(39, 34), 'contradicted')
})

test('a figure of one group is not that of all participants', () => {
  const card = 'trailblazer-alz-2-donanemab'
  assert.equal(
    checkAgainstCards('Among all participants iADRS changed by -10.19 with donanemab and -13.11 with placebo.', card)
      ?.verdict,
    'supported',
  )
  assert.equal(
    checkAgainstCards('Among all participants iADRS changed by -6.02 with donanemab and -9.27 with placebo.', card)
      ?.verdict,
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
    assert.equal(checkAgainstCards(sentence, card)?.status, status, sentence)
})

test('figures are those of the treatments that are compared', () => {
  const sooner = (other: string) => `Baloxavir eased symptoms a day sooner than ${other} (53.7 vs 80.2 hours).`
  assert.equal(
    checkAgainstCards(sooner('oseltamivir'), 'capstone-1-baloxavir')?.reason?.template?.code,
    'check_figure_of_other_comparison',
  )
  assert.equal(checkAgainstCards(sooner('placebo'), 'capstone-1-baloxavir')?.verdict, 'supported')
})

test('a result of a combination is that of the drug it was compared with', () => {
  assertMarks([
    [
      'Compared with lithium monotherapy, the combination cut relapse from 69% to 54% (HR 0.59).',
      'balance-lithium-valproate',
      true,
    ],
    [
      'Compared with valproate monotherapy, the combination cut relapse from 69% to 54% (HR 0.59).',
      'balance-lithium-valproate',
      false,
    ],
    [
      'As-needed budesonide-formoterol cut severe exacerbations to 0.07 per year from 0.20 per year with maintenance budesonide.',
      'sygma-1',
      true,
    ],
    [
      'As-needed budesonide-formoterol cut severe exacerbations to 0.07 per year from 0.20 per year with as-needed terbutaline.',
      'sygma-1',
      false,
    ],
  ])
})

test('a count in brackets after a rate does not hide an arm of a result', () => {
  assert.equal(
    checkAgainstCards('Vitamin E had no effect on prostate cancer risk.', 'select-vitamin-e-prostate')?.verdict,
    'contradicted',
  )
  assert.equal(
    checkAgainstCards('Selenium had no effect on prostate cancer risk.', 'select-vitamin-e-prostate')?.verdict,
    'supported',
  )
})

test('a longer time than any in the source, another interval between doses and a harm said not to occur are doubted', () => {
  assertMarks([
    ['The benefit of zuranolone was shown to persist for at least a year.', 'skylark-zuranolone', true],
    [
      'For recurrent vaginal candidiasis, fluconazole 150 mg is taken daily for six months.',
      'idsa-2016-candidiasis',
      true,
    ],
    ['For recurrent vaginal candidiasis, fluconazole 150 mg is taken weekly.', 'idsa-2016-candidiasis', false],
    ['The weight lost on tirzepatide stays off after the injections are stopped.', 'surmount-5', true],
    ['Weight stayed lower on tirzepatide than on semaglutide for 72 weeks.', 'surmount-5', false],
    ['Sedation was not observed with zuranolone.', 'skylark-zuranolone', true],
    ['Loss of consciousness was not observed with zuranolone.', 'skylark-zuranolone', false],
    ['After taking ulipristal, breast milk is discarded for seven days.', 'fsrh-2017-emergency-contraception', false],
  ])
})

test('a rate from counts, a total, a difference per thousand and a rounded million are derived', () => {
  assertUnmarked([
    [
      'Nausea was reported in about 3% of women on nitrofurantoin and 2% on fosfomycin.',
      'huttner-nitrofurantoin-fosfomycin',
    ],
    [
      'Syphilis of late duration is treated with three weekly injections, for a total of 7.2 million units.',
      'cdc-2021-sti-treatment',
    ],
    ['Per 1000 patients, ticagrelor prevented about 19 vascular deaths, infarctions or strokes.', 'plato'],
    ['The analysis covered about 5 million person-years.', 'hviid-mmr-autism'],
    ['The estimated GFR was 27 mL/min/1.73 m² higher with belatacept.', 'benefit-belatacept-seven-year'],
    ['About 48% of patients were managed without a CT scan.', 'years'],
  ])
  assertMarked([
    ['Nausea was reported in about 9% of women on nitrofurantoin.', 'huttner-nitrofurantoin-fosfomycin'],
    [
      'Syphilis of late duration is treated with three weekly injections, for a total of 8.2 million units.',
      'cdc-2021-sti-treatment',
    ],
    ['Per 1000 patients, ticagrelor prevented about 35 vascular deaths, infarctions or strokes.', 'plato'],
    ['The analysis covered about 8 million person-years.', 'hviid-mmr-autism'],
    ['About 58% of patients were managed without a CT scan.', 'years'],
  ])
})

test('times are read behind "or more", in brackets and over a period', () => {
  assertUnmarked([
    ['A wound needs vaccine if at least 5 years have passed.', 'acip-2018-tetanus-diphtheria-pertussis'],
    ['Prophylaxis is continued for 12 months after anti-CD20 treatment.', 'aasld-2018-hepatitis-b'],
    ['One drug was withdrawn without a loss of control over three months.', 'optimise-deprescribing-bp'],
  ])
  assertMarked([['A wound needs vaccine if at least 7 years have passed.', 'acip-2018-tetanus-diphtheria-pertussis']])
})

test('a count may be rounded to the nearest hundred, and a time is not how often a dose is given', () => {
  assertUnmarked([
    [
      'Roughly one additional breast cancer was seen for every 7,700 women using hormonal contraception for a year.',
      'morch-hormonal-contraception-breast-cancer',
    ],
    [
      'About 36% were free of hives and itch on omalizumab 300 mg at 12 weeks, compared with roughly 9% on placebo.',
      'asteria-1-omalizumab-urticaria',
    ],
  ])
  assertMarked([
    [
      'Roughly one additional breast cancer was seen for every 6,700 women using hormonal contraception for a year.',
      'morch-hormonal-contraception-breast-cancer',
    ],
    [
      'Roughly one additional breast cancer was seen for every 769 women using hormonal contraception for a year.',
      'morch-hormonal-contraception-breast-cancer',
    ],
    ['Omalizumab was given at 300 mg every 12 weeks.', 'asteria-1-omalizumab-urticaria'],
  ])
})

test('a number needed to treat follows from a difference, a class may replace its drug, and ages are in years', () => {
  assertUnmarked([
    ['About 290 people take a statin to avert one death in primary prevention.', 'chou-statins-primary-prevention'],
    [
      'Treating between 7 and 9 patients with alteplase within 3 hours yields one more with minimal or no disability.',
      'ninds-tpa',
    ],
    ['Leaving out heparin bridging did not increase arterial thromboembolism (0.4% vs 0.3%).', 'bridge-2015'],
    [
      'The tetracycline cut quarterly STIs by about two-thirds in the PrEP cohort (10.7% vs 31.9%).',
      'doxypep-sti-prevention',
    ],
    [
      'About 550 patients older than 14 years took part, and dexamethasone lowered death at 9 months.',
      'thwaites-dexamethasone-tb-meningitis',
    ],
  ])
  assertMarked([
    ['About 190 people take a statin to avert one death in primary prevention.', 'chou-statins-primary-prevention'],
    [
      'Treating between 17 and 19 patients with alteplase within 3 hours yields one more with minimal or no disability.',
      'ninds-tpa',
    ],
    [
      'The macrolide cut quarterly STIs by about two-thirds in the PrEP cohort (10.7% vs 31.9%).',
      'doxypep-sti-prevention',
    ],
    [
      'Patients older than 18 years took part, and dexamethasone lowered death at 9 months.',
      'thwaites-dexamethasone-tb-meningitis',
    ],
  ])
})

test('a figure belongs to the words next to it, in a line of results and within a sentence', () => {
  assertMarked([
    ['Vomiting occurred in 15.4% on doxycycline and 2.6% on placebo.', 'nadelman-doxycycline-lyme-prophylaxis'],
    ['Bleeding that needed transfusion affected 27% of the ECMO group versus 16% of controls.', 'eolia-ecmo-ards'],
    ['Major bleeding was seen in 10.3% on rivaroxaban and 11.4% on enoxaparin.', 'einstein-pe'],
    ['In SOLO 2, mean EASI improvement with dupilumab was 72%.', 'solo-dupilumab-atopic-dermatitis'],
    [
      'Median overall survival was 21.4 months with modified FOLFIRINOX and 12.8 months with gemcitabine.',
      'prodige-24-folfirinox-pancreas',
    ],
  ])
  assertUnmarked([
    ['Vomiting occurred in 5.8% on doxycycline and 1.3% on placebo.', 'nadelman-doxycycline-lyme-prophylaxis'],
    ['Severe thrombocytopenia affected 27% of the ECMO group versus 16% of controls.', 'eolia-ecmo-ards'],
    ['Major bleeding was seen in 1.1% on rivaroxaban and 2.2% on enoxaparin.', 'einstein-pe'],
    ['In SOLO 2, mean EASI improvement with dupilumab was 67%.', 'solo-dupilumab-atopic-dermatitis'],
    [
      'Median overall survival was 53.5 months with modified FOLFIRINOX and 35.5 months with gemcitabine.',
      'prodige-24-folfirinox-pancreas',
    ],
  ])
})

test('a relative change is not an absolute one', () => {
  const reduction = (amount: string) =>
    `Low-dose rivaroxaban with aspirin gave a ${amount} reduction in cardiovascular death, stroke or infarction.`
  assertMarks([
    [reduction('24% absolute'), 'compass', true],
    [reduction('24% relative'), 'compass', false],
    [reduction('1.3 percentage point'), 'compass', false],
  ])
})

test('a time in words, any cause and the dead are read like their other forms', () => {
  assertUnmarked([
    ['Ninety-day mortality was unaffected by an early 48-hour cisatracurium infusion (42.5% vs 42.8%).', 'rose'],
    ['Hospitalisation for any cause was about 14% lower with empagliflozin (HR 0.86).', 'empa-kidney'],
    [
      'Medical rate or rhythm control left 44.6% of patients dead or admitted for heart failure, well above the 28.5% seen after ablation.',
      'castle-af-ablation-heart-failure',
    ],
  ])
})

test('arms named by what was done keep the order of their figures', () => {
  const kept = 'antler-antidepressant-discontinuation'
  assertMarks([
    [
      'Within a year depression returned in 39% of those who tapered off and 56% of those who stayed on it.',
      kept,
      true,
    ],
    [
      'Within a year depression returned in 56% of those who tapered off and 39% of those who stayed on it.',
      kept,
      false,
    ],
    ['Arrhythmia occurred in 17% of cooled patients and 24% of those kept normothermic.', 'ttm2', true],
    ['Arrhythmia occurred in 24% of cooled patients and 17% of those kept normothermic.', 'ttm2', false],
    [
      'It recurred in 35% of women whose partner went untreated and 63% of those whose partner was treated.',
      'stepup-bv-partner-treatment',
      true,
    ],
    ['Death at 28 days was 36.6% at the low pressure target and 34.0% at the high one.', 'sepsispam', true],
    ['Death at 28 days was 34.0% at the low pressure target and 36.6% at the high one.', 'sepsispam', false],
  ])
})

test('figures of two lines are compared by the words in which their names differ', () => {
  const syncope = 'canadian-syncope-risk-score-international'
  assertMarks([
    ['Seizures stopped in 45% with valproate and 46% with fosphenytoin.', 'esett-status-epilepticus', true],
    ['Seizures stopped in 46% with valproate and 45% with fosphenytoin.', 'esett-status-epilepticus', false],
    ['The area under the curve was 0.74 for the Canadian score, the OESIL score reaching 0.85.', syncope, true],
    ['The area under the curve was 0.85 for the Canadian score, the OESIL score reaching 0.74.', syncope, false],
  ])
})

test('the order of arms is compared in other languages', () => {
  assertMarks([
    ['3周时，氯胺酮组的应答率为41.2%，电休克治疗组为55.4%。', 'elekt-d-ketamine-ect', true],
    ['3周时，氯胺酮组的应答率为55.4%，电休克治疗组为41.2%。', 'elekt-d-ketamine-ect', false],
    [
      "L'hémodiafiltration a réduit la mortalité de 21,9 % à 17,3 % par rapport à l'hémodialyse.",
      'convince-hemodiafiltration',
      false,
    ],
    ['强化降糖组心血管死亡率为1.8%，标准组为2.6%。', 'accord-glucose', true],
    ['强化降糖组心血管死亡率为2.6%，标准组为1.8%。', 'accord-glucose', false],
    ['替尔泊肽每周5 mg使体重在72周时平均下降20.9%。', 'surmount-1', true],
    ['替尔泊肽每周15 mg使体重在72周时平均下降20.9%。', 'surmount-1', false],
    ['En mujeres multíparas, la inducción redujo las cesáreas del 22.2% al 18.6%.', 'arrive-induction-39-weeks', true],
    ['En mujeres nulíparas, la inducción redujo las cesáreas del 22.2% al 18.6%.', 'arrive-induction-39-weeks', false],
    ['神经肌肉阻滞组的严重心血管事件更多（14起，对照组4起）。', 'rose', false],
    ['La aspirina diaria no prolongó la supervivencia (HR 1.01, IC 95% 0.92 a 1.11).', 'aspree', false],
  ])
})

test('each pair of a sentence on one arm is compared, and an arm may be named by its initials', () => {
  const clots = (one: string, other: string) => `Valve thrombosis was ${one} with TAVR and ${other} with surgery.`
  assertMarks([
    [clots('0.2%', '2.5%'), 'partner-3', true],
    [clots('2.5%', '0.2%'), 'partner-3', false],
  ])
})

test('figures of a subgroup are not those of the trial as a whole', () => {
  const slopes = '-1.72 on canagliflozin and -4.33 on placebo'
  assertMarks([
    [`In CREDENCE as a whole, the yearly eGFR slope was ${slopes}.`, 'credence', true],
    [`From an eGFR of 30 to below 45, the yearly slope was ${slopes}.`, 'credence', false],
  ])
})

test('a difference of two rates, a power of ten and a rate after a time are read as written', () => {
  assertUnmarked([
    ['Heart failure hospitalization was 1.4 percentage points lower with empagliflozin.', 'empa-reg-outcome'],
    ['Recurrence within 4 weeks occurred in 15.4% of patients on fidaxomicin.', 'fidaxomicin-vs-vancomycin'],
    ['Platelets above 100 x 10^9/L were more common with mycophenolate.', 'flight-mycophenolate-itp'],
    ['Smokers on varenicline had 3.6 times the odds of quitting of those on placebo.', 'eagles-varenicline-safety'],
    ['Cytisinicline increased continuous abstinence in weeks 3 to 6 compared with placebo.', 'orca-2'],
  ])
})
