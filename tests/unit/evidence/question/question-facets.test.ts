import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Facet, readFacets } from '@/lib/evidence/question/question-facets'

const asking: [facet: Facet, questions: string[]][] = [
  [
    'harm',
    [
      'Is amiodarone safe in the elderly?',
      'side effects?',
      'metformin GI side effects',
      'How often does lisinopril cause angioedema?',
      'What are the downsides of tight glucose control?',
      'empagliflozin ketoacidosis risk',
      'How much hypotension with that?',
      'did people stop it because of nausea?',
      'stroke risk on HRT',
      'bleeding with prasugrel',
      'any liver problems with methotrexate?',
      'tramadol seizures risk',
      'Does HRT cause breast cancer?',
      'Any excess deaths with febuxostat?',
      'Pneumonia with inhaled steroid in COPD',
      'Does pioglitazone increase heart failure?',
      'does liraglutide cause pancreatitis',
      'headache and flushing with sildenafil how often',
      'do SSRIs cause GI bleeding?',
      'dabigatran atrial fibrillation gastrointestinal bleeding',
      'spironolactone gynaecomastia in resistant hypertension',
      'gallbladder trouble with liraglutide',
      'clopidogrel plus aspirin after TIA, price in major bleeding',
      'How often does the brain swell on donanemab?',
      'he has become moody on lorlatinib, is it the tablets?',
      'any jaw necrosis reported?',
    ],
  ],
  [
    'dose',
    [
      'what dose?',
      'how much vaginal misoprostol after mifepristone?',
      'How much colchicine should I give for pericarditis?',
      'nirsevimab dosing',
      'how much aspirin to prevent preeclampsia?',
      'doxycycline after exposure: how much and how soon?',
      'How often is zoledronic acid infused?',
      'how often is denosumab injected, and does it cause fractures?',
      'how much aspirin, and is it safe?',
      'romosozumab regimen',
      'loading dose of clopidogrel',
      'how do you give dexamethasone in croup?',
      'aspirin 75 or 300 mg?',
      'what was the intervention in SPRINT?',
      'aspirin strength after hip replacement',
      'intraoperative tranexamic acid, how many grams and when',
      'micrograms of antigen in the stronger flu vaccine',
      'infliximab with azathioprine, per kilo amounts',
      'bisoprolol, where to begin and where to end up',
      'For how many days was prednisolone given, and how many tablets should they take?',
    ],
  ],
  ['threshold', ['PE r/o YEARS D-dimer cutoffs', 'PHQ-9 cut-off for depression', 'At what haemoglobin threshold?']],
  [
    'timing',
    [
      'how long should antibiotics be given for cellulitis?',
      'when should it be started?',
      'start at what week?',
      'how soon after stroke?',
    ],
  ],
  [
    'eligibility',
    [
      'who was excluded?',
      'exclusion criteria of the bisoprolol trial',
      'Were pregnant women enrolled?',
      'Does SPRINT apply to people with diabetes?',
      'Which patients were in the trial?',
      'Were people on dialysis included?',
      'who was left out?',
      'were people with CKD allowed in?',
      'Did EMPEROR include patients without diabetes?',
      'does it hold in people over 80?',
      'were MRSA or people who inject drugs well represented?',
      'Did that trial take people with left main disease?',
      'pregnant women in there?',
      'does the safety signal carry over to a 31-year-old?',
      "who couldn't join the omeprazole trial?",
      'Did first-line treatment of the commonest form of lung cancer include never-smokers?',
    ],
  ],
  [
    'accuracy',
    [
      'sensitivity of D-dimer for PE',
      'Can troponin rule out MI at one hour?',
      'How many cancers does mammography miss?',
      'false positives of FIT',
      'How accurate is lung ultrasound?',
      'how good is FIT at finding cancer?',
      'can ultrasound diagnose appendicitis?',
    ],
  ],
  [
    'prognosis',
    [
      'prognosis of HFpEF',
      'how many relapse after stopping antidepressants?',
      'How long do patients with IPF live?',
      'five-year survival in stage III colon cancer',
      'what predicts relapse after stopping steroids?',
    ],
  ],
  [
    'recommendation',
    [
      'What does NICE say about statins?',
      'Should we screen for prostate cancer?',
      'first-line drug for hypertension',
      'GOLD: when to add inhaled steroid?',
      'LDL target after stroke',
      'management of acute gout',
      'At what age should mammography begin?',
    ],
  ],
  [
    'comparison',
    [
      'apixaban vs warfarin',
      'Is ticagrelor better than clopidogrel?',
      'prasugrel v ticagrelor',
      'SGLT2 inhibitor instead of metformin',
      'laser or eye drops for glaucoma?',
    ],
  ],
  [
    'effect',
    [
      'Does dapagliflozin help in HFrEF?',
      'statins for primary prevention',
      'Does tranexamic acid reduce bleeding after birth?',
      'effect of semaglutide on weight',
      'spironolactone mortality',
    ],
  ],
]

for (const [facet, questions] of asking) {
  for (const question of questions) {
    test(`"${question}" asks for ${facet}`, () => assert.ok(readFacets(question).asked.includes(facet)))
  }
}

const notAsking: [facet: Facet, question: string][] = [
  ['harm', 'Does tranexamic acid prevent bleeding?'],
  ['harm', 'Exercise to reduce falls'],
  ['harm', 'UTI in a woman, which antibiotic?'],
  ['harm', 'tranexamic acid postpartum haemorrhage dose'],
  ['harm', 'how do I diagnose DKA'],
  ['harm', 'alcohol withdrawal treatment'],
  ['harm', 'management of severe hyponatraemia'],
  ['harm', 'pneumonia: 5 or 7 days of antibiotics?'],
  ['harm', 'effect of finerenone on worsening heart failure events'],
  ['harm', 'empagliflozin and all-cause hospitalization'],
  ['harm', 'heart failure with reduced ejection fraction sacubitril'],
  ['harm', 'CPAP in pulmonary oedema'],
  ['harm', 'Does docetaxel increase survival?'],
  ['harm', 'statins for patients at high risk'],
  ['harm', 'treatment of heart failure'],
  ['harm', 'intracerebral bleed blood pressure target'],
  ['harm', 'omeprazole in upper GI bleeding'],
  ['harm', 'Does PCV13 reduce pneumonia of any cause?'],
  ['harm', 'tight glucose control for eye and kidney complications'],
  ['dose', 'Would aspirin 81 mg twice a day prevent clots?'],
  ['eligibility', 'efgartigimod in generalised myasthenia'],
  ['dose', 'headache and flushing with sildenafil how often'],
  ['dose', 'dexamethasone with first dose of antibiotics in meningitis: mortality'],
  ['dose', 'low-dose aspirin for preeclampsia'],
  ['dose', 'Does a single dose of dexamethasone help?'],
  ['recommendation', 'patients who took gold salts'],
  ['accuracy', 'missed miscarriage: mifepristone before misoprostol?'],
  ['recommendation', 'DAPAGLIFLOZIN IN CKD WHO'],
  ['eligibility', 'extended apixaban'],
  ['comparison', 'stroke in people over 80 or older?'],
]

for (const [facet, question] of notAsking) {
  test(`"${question}" does not ask for ${facet}`, () => assert.ok(!readFacets(question).asked.includes(facet)))
}

test('a turn that names no facet is recognised, and counts as a question about the effect', () => {
  assert.deepEqual(readFacets('and in pregnancy?'), { asked: ['effect'], isNamed: false, outcomes: [] })
})

test('an outcome that only describes the people asked about is not an asked outcome', () => {
  const names = (text: string) => readFacets(text).outcomes.map(({ name }) => name)
  assert.deepEqual(names('Do SGLT2 inhibitors lower death in heart failure?'), ['death'])
  assert.deepEqual(names('Does colchicine reduce stroke after a myocardial infarction?'), ['stroke'])
  assert.deepEqual(names('stroke and a reduction in death'), ['death', 'stroke'])
  assert.deepEqual(names('death with apixaban and stroke'), ['death', 'stroke'])
  assert.deepEqual(names('prognosis in heart failure'), ['heart failure'])
  assert.deepEqual(names('intracranial haemorrhage with apixaban'), ['intracranial bleeding'])
  assert.deepEqual(names('what painkiller first for endometriosis'), [])
})

test('outcomes are recognised under lay and clinical names', () => {
  const names = (text: string) => readFacets(text).outcomes.map(({ name }) => name)
  assert.deepEqual(names('does it prevent heart attacks and strokes?'), ['stroke', 'myocardial infarction'])
  assert.deepEqual(names('mortality'), ['death'])
  assert.deepEqual(names('do fewer people die?'), ['death'])
  assert.deepEqual(names('high potassium with spironolactone'), ['hyperkalaemia'])
})

test('a harm that is named as one is the one asked about', () => {
  assert.deepEqual(readFacets('varenicline: psychiatric side effects?').namedHarms, ['psychiatric effects'])
  assert.equal(readFacets('varenicline: side effects such as nausea?').namedHarms, undefined)
})

test('what a question begins with is no harm unless something may have caused it', () => {
  const asksForHarm = (text: string) => readFacets(text).asked.includes('harm')
  for (const text of [
    'febrile UTI child duration',
    'DKA child fluids',
    'delirium prevention hospital',
    'UTI woman how many days',
  ])
    assert.ok(!asksForHarm(text), text)
  for (const text of ['DKA on dapagliflozin', 'bleeding risk of bridging', 'delirium?', 'yeast infections, how many'])
    assert.ok(asksForHarm(text), text)
})

test('an outcome to be treated is distinguished from one to be diagnosed, in the words of the question', () => {
  const approaches = (text: string) =>
    (readFacets(text).approached ?? []).map(({ surface, asks }) => `${asks}: ${surface}`)
  assert.deepEqual(approaches('How do I diagnose delirium?'), ['diagnosis: delirium'])
  assert.deepEqual(approaches('Work-up of hyponatraemia'), ['diagnosis: hyponatraemia'])
  assert.deepEqual(approaches('How do I treat hypoglycaemia?'), ['treatment: hypoglycaemia'])
  assert.deepEqual(approaches('Does aspirin prevent stroke?'), [])
  for (const text of ['treatment of gout flare', 'gout flare treatment', 'What should I give for the gout attack?'])
    assert.deepEqual(
      readFacets(text).approached?.map(({ name }) => name),
      ['exacerbation'],
      text,
    )
})

test('an outcome that describes a patient is not asked about', () => {
  assert.deepEqual(readFacets('how do I give tranexamic acid to a bleeding trauma patient').outcomes, [])
  assert.equal(readFacets('does it prevent bleeding in surgical patients?').outcomes.length, 1)
})
