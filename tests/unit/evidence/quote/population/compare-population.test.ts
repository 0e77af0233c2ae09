import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rankCard } from '../../../../support/library/rank-card'

function differenceOf(card: string, question: string, earlier: string[] = []) {
  const ranked = rankCard(card, question, earlier)
  assert.ok(ranked, `${question} does not find ${card}`)
  const { relation, asked, sentence } = ranked.populationDifference ?? {}
  return { relation, asked, text: sentence?.passage.text.slice(sentence.start, sentence.end) ?? '' }
}

// A result quoted for a population that the study excluded could harm a patient.
const different: [card: string, question: string, relation: string, asked: string, text: RegExp][] = [
  [
    'dapa-hf',
    'dapagliflozin for HFrEF in type 1 diabetes',
    'excluded',
    'type 1 diabetes',
    /type 1 diabetes.*not enrolled/,
  ],
  [
    'dapa-ckd',
    'dapagliflozin for CKD from polycystic kidney disease',
    'excluded',
    'polycystic kidney',
    /polycystic.*excluded/,
  ],
  ['hptn-083', 'cabotegravir for HIV prevention in cisgender women', 'excluded', 'cisgender women', /^Cisgender women/],
  ['paddi-dexamethasone-ssi', 'dexamethasone in cardiac surgery', 'excluded', 'cardiac surgery', /cardiac surgery/],
  ['respect-pfo-closure-long-term', 'PFO closure at age 68', 'excluded', 'age 68', /over 60/],
  ['ata-2016-hyperthyroidism', 'radioiodine in pregnancy for Graves', 'excluded', 'pregnancy', /not for pregnancy/],
  ['doxypep-sti-prevention', 'doxycycline after sex for a cisgender woman', 'different', 'cisgender', /separate trial/],
  ['surmount-1', 'tirzepatide in type 1 diabetes', 'excluded', 'type 1 diabetes', /without diabetes/],
  ['clear-outcomes', 'bempedoic acid in children', 'different', 'children', /^Adults unable/],
  ['credence', 'canagliflozin in CKD without diabetes', 'different', 'without diabetes', /type 2 diabetes/i],
  ['who-2022-bpalm', 'BPaLM in a pregnant woman', 'excluded', 'pregnant', /not for pregnant/],
  [
    'haven-1-4-emicizumab-long-term',
    'emicizumab prophylaxis in haemophilia B',
    'different',
    'haemophilia B',
    /haemophilia A/,
  ],
  [
    'explorer-hcm-mavacamten',
    'mavacamten in non-obstructive hypertrophic cardiomyopathy',
    'different',
    'non-obstructive hypertrophic cardiomyopathy',
    /^Adults with obstructive/,
  ],
  [
    'stellar-sotatercept-pah',
    'sotatercept for pulmonary hypertension from left heart disease',
    'different',
    'pulmonary hypertension from left heart',
    /arterial hypertension/,
  ],
  [
    'prednos-childhood-nephrotic',
    'prednisolone in steroid-resistant nephrotic syndrome',
    'excluded',
    'steroid-resistant',
    /were not studied/,
  ],
  [
    'canadian-ct-head-rule',
    'can I use the Canadian CT head rule in a man on apixaban',
    'excluded',
    'apixaban',
    /anticoagulated/,
  ],
  [
    'beams-morphine-copd',
    'morphine for breathlessness in COPD, already taking oxycodone',
    'excluded',
    'oxycodone',
    /already on opioids/,
  ],
  ['proseva', 'awake proning on the ward for people not intubated', 'different', 'awake prone', /ventilated for/],
  [
    'light-slt-glaucoma',
    'laser trabeculoplasty for narrow-angle glaucoma',
    'different',
    'narrow-angle',
    /open-angle glaucoma/,
  ],
  ['maestro-nash-resmetirom', 'resmetirom in compensated cirrhosis', 'different', 'cirrhosis', /F1B to F3/],
  ['sygma-1', 'budesonide-formoterol as needed in severe asthma', 'different', 'severe asthma', /mild asthma/],
  [
    'prevent-clot-aspirin-fracture',
    'aspirin 325 mg bd to prevent clots after a fracture',
    'regimen',
    'aspirin 325 mg bd',
    /81 mg twice daily/,
  ],
  ['matisse-maternal-rsv', 'RSV vaccine for the over-60s', 'different', 'over-60s', /pregnant women/],
  [
    'act-tenecteplase',
    'tenecteplase nine hours after the stroke',
    'different',
    'nine hours after the stroke',
    /4.5 hours/,
  ],
  ['focus-fluoxetine', 'fluoxetine, the stroke was 7 months ago', 'different', 'stroke was 7 months ago', /2-15 days/],
  ['toby-cooling', 'cooling a 33 weeker with asphyxia', 'different', '33 weeker', /at least 36 weeks/],
  [
    'toby-cooling',
    'cooling for HIE in an infant born at 34 weeks',
    'different',
    'born at 34 weeks',
    /at least 36 weeks/,
  ],
  [
    'oratorio-ocrelizumab-ppms',
    'ocrelizumab for secondary progressive MS',
    'different',
    'secondary progressive',
    /primary progressive/,
  ],
  ['keynote-024', 'first line pembrolizumab in EGFR mutated lung cancer', 'excluded', 'EGFR', /no EGFR or ALK/],
  ['keynote-024', 'first line pembrolizumab in ALK positive NSCLC', 'excluded', 'ALK', /no EGFR or ALK/],
  ['keynote-024', 'first line pembrolizumab in NSCLC, PD-L1 10%', 'different', 'PD-L1 10', /at least 50%/],
  ['cape-cod-hydrocortisone-cap', 'hydrocortisone in influenza pneumonia', 'excluded', 'influenza', /or influenza/],
  [
    'compass',
    'rivaroxaban and aspirin two weeks after a stroke',
    'excluded',
    'two weeks after a stroke',
    /^Recent stroke/,
  ],
  ['lott', 'long-term oxygen in COPD, resting sats 84%', 'different', 'sats 84', /severe resting hypoxaemia/],
  ['uspstf-2021-lung-cancer-screening', 'lung cancer screening, 84 year old', 'different', '84 year old', /50 to 80/],
  [
    'uspstf-2021-lung-cancer-screening',
    'lung cancer screening, quit 18 years ago',
    'different',
    'quit 18 years ago',
    /within 15 years/,
  ],
  ['uspstf-2021-lung-cancer-screening', 'lung screening, never smoked', 'different', 'never smoked', /pack-year/],
  ['epic-hr-nirmatrelvir', 'paxlovid in a vaccinated 30 year old', 'different', 'vaccinated', /^Unvaccinated/],
]

for (const [card, question, relation, asked, text] of different) {
  test(`"${question}": ${card} says that its population is another`, () => {
    const found = differenceOf(card, question)
    assert.equal(found.relation, relation)
    assert.equal(found.asked, asked)
    assert.match(found.text, text)
  })
}

test('a limit excludes a patient whose value is beyond it, and no other', () => {
  const withEgfr = (value: number) => differenceOf('dapa-hf', `HFrEF, eGFR ${value}. Does dapagliflozin help?`)
  assert.deepEqual(withEgfr(38), { relation: undefined, asked: undefined, text: '' })
  const { relation, asked, text } = withEgfr(22)
  assert.deepEqual([relation, asked], ['excluded', 'eGFR 22'])
  assert.match(text, /eGFR below 30/)
})

test('a value outside those that the participants had to have is another population', () => {
  const withTsh = (value: number) =>
    differenceOf('trust-subclinical-hypothyroidism', `72 year old, TSH ${value}. Does levothyroxine help?`)
  assert.equal(withTsh(14).relation, undefined)
  const { relation, asked, text } = withTsh(38)
  assert.deepEqual([relation, asked], ['different', 'TSH 38'])
  assert.match(text, /TSH 4\.60 to 19\.99/)
})

test('an age, a weight, a pressure and a size are compared with the limit that a study states', () => {
  for (const [card, kept, beyond] of [
    [
      'chosidow-ivermectin-head-lice',
      'ivermectin for head lice, 8yo 26 kg',
      'ivermectin for head lice, toddler of 12 kg',
    ],
    ['dapa-hf', 'dapagliflozin in HFrEF, systolic 104', 'dapagliflozin in HFrEF, systolic 88'],
    ['leap-peanut', 'peanut for a 7 month old, wheal 2 mm', 'peanut for a 7 month old, wheal 6 mm'],
    ['parker-croup-steroids', 'dexamethasone for croup, 14 kg', 'dexamethasone for croup, 27 kg'],
    [
      'pitch-paracetamol-ibuprofen',
      'paracetamol with ibuprofen, fever at 3 years old',
      'paracetamol, fever in a 5 week old',
    ],
  ] as const) {
    assert.equal(differenceOf(card, kept).relation, undefined, kept)
    assert.notEqual(differenceOf(card, beyond).relation, undefined, beyond)
  }
})

test('few people of an age are some', () => {
  assert.equal(differenceOf('aresvi-006-rsv-older-adults', 'RSV vaccine for a woman aged 87').relation, undefined)
})

test('a time after the onset is compared with the window of those studied', () => {
  const inWindow = differenceOf('act-tenecteplase', 'tenecteplase 3 hours after stroke onset')
  assert.equal(inWindow.relation, undefined)
})

test('a follow-up on another population is compared with the article of the previous turn', () => {
  const found = differenceOf('sprint', 'what about diabetics?', ['SPRINT intensive blood pressure'])
  assert.equal(found.relation, 'excluded')
  assert.match(found.text, /diabetes were excluded/)
})

for (const [card, question] of [
  ['empa-kidney', 'empagliflozin in CKD without diabetes'],
  ['dapa-hf', 'dapagliflozin in HFrEF with or without diabetes'],
  ['surmount-1', 'tirzepatide for obesity without diabetes'],
  ['dapa-ckd', 'dapagliflozin in CKD with type 2 diabetes'],
  ['aristotle', 'Does apixaban cause less bleeding than warfarin?'],
  // "Upper or lower gastrointestinal bleeding", "the hand, hip or knee".
  ['halt-it-txa-gi-bleeding', 'tranexamic acid for upper GI bleeding'],
  ['acr-af-2019-osteoarthritis', 'glucosamine for knee osteoarthritis'],
  // Antibiotics before the study were excluded, and the drug is studied.
  ['sandberg-pyelonephritis-ciprofloxacin', 'pyelonephritis, on cipro, 7 or 14 days'],
  ['sandberg-pyelonephritis-ciprofloxacin', 'ciprofloxacin for pyelonephritis 7 days, not pregnant, no catheter'],
  ['salsa-hypertonic-saline-bolus', '3% saline in hyponatraemia, no liver disease and no recent cardiac disease'],
  ['keynote-024', 'first line pembrolizumab, PD-L1 80%, EGFR wild type, ALK negative'],
  ['compass', 'rivaroxaban and aspirin for coronary disease, stroke 4 years ago'],
  ['lott', 'long-term oxygen in COPD, resting sats 91%'],
  ['uspstf-2021-lung-cancer-screening', 'lung cancer screening, 62 year old, quit 8 years ago'],
  ['uspstf-breast-2024', 'mammography at age 78'],
  ['vasst-vasopressin-septic-shock', 'vasopressin in septic shock, sodium 138, no heart failure'],
] as const) {
  test(`"${question}": the population of ${card} fits`, () =>
    assert.equal(differenceOf(card, question).relation, undefined))
}
