import '../../../support/library/starter-library'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retrieve } from '@/lib/evidence/retrieve'

const asker = { owner: 'test', signal: new AbortController().signal }
const ask = (text: string) => retrieve({ text }, { mode: 'auto', references: 'inline', sourcesMax: 8 }, asker)

test('an article on the disease alone does not answer a longer question on something else about it', async () => {
  for (const question of [
    'Do patients with migraine have a different response to treatment in winter and summer months?',
    'Are patients with heart failure treated differently in private and public hospitals?',
    'Is the length of hospital stay different in men and women with pneumonia?',
  ])
    assert.notEqual((await ask(question)).outcome, 'answer', question)
})

test('an article on one of two drugs does not say whether they interact', async () => {
  for (const question of ['Lamotrigine and the combined pill interaction', 'warfarin and amiodarone interaction'])
    assert.notEqual((await ask(question)).outcome, 'answer', question)
})

test('an article on the procedure that lacks the disease or the group asked about is only related', async () => {
  for (const question of [
    'ECMO for asthma',
    'colonoscopy in pregnancy safe?',
    "radiotherapy for Bell's palsy",
    'Is dialysis safe in patients with vitamin B12 deficiency?',
    'What dose of oxaliplatin is used in hepatorenal syndrome?',
    'Does olaparib help in laceration?',
    'olaparib BRCA prostate cancer',
    'taking the tonsils out of a 6-year-old with seven throat infections a year',
  ])
    assert.notEqual((await ask(question)).outcome, 'answer', question)
  assert.equal((await ask('ECMO in ARDS')).outcome, 'answer')
})

test('an article that names a disease only as a harm, or by the words of its everyday name, does not answer how it is treated', async () => {
  for (const question of ['papilledema treatment in adults', 'osteonecrosis treatment', 'How is polycythemia treated?'])
    assert.notEqual((await ask(question)).outcome, 'answer', question)
})

test('a disease, injury or part of the body that no article has is named, and its other words answer nothing', async () => {
  for (const [question, head] of [
    ['quinsy antibiotics or drain in ED?', 'quinsy'],
    ['dengue shock fluid management', 'dengue'],
    ['14 year old boy sudden testicular pain 3 hours, how urgent is surgery', 'testicular'],
    ['scurvy vitamin C dose', 'scurvy'],
    ['penile fracture surgery timing', 'penile'],
  ] as const) {
    const { found, outcome } = await ask(question)
    assert.notEqual(outcome, 'answer', question)
    for (const { article, missing } of found)
      assert.ok(
        missing.some(({ surface }) => surface.includes(head)),
        `${question}: ${article.id}`,
      )
  }
  // Told at length, the diseases that the library knows are enough.
  const spoken = await ask(
    'She has vitiligo and a first DVT in the left leg. We want to give her apixaban. How long does she need it?',
  )
  assert.equal(spoken.outcome, 'answer')
})

test('an article that never mentions pregnancy does not answer about a pregnant patient, whatever is asked', async () => {
  const { found, outcome } = await ask('pregnant, BP 146/94 at 14 wks, treat?')
  assert.notEqual(outcome, 'answer')
  for (const { article, missing } of found)
    assert.ok(
      missing.some(({ surface }) => surface === 'pregnant') || /pregnan/i.test(JSON.stringify(article)),
      article.id,
    )
})

test('people who describe at length are answered although an article lacks some of their words', async () => {
  for (const [question, expected] of [
    // Told at length; the article names the treatment and the subject.
    [
      'Bitten by a deer tick in Maine, tweezed it off his groin this morning, still engorged, no rash yet. Single-dose doxycycline?',
      'nadelman-doxycycline-lyme-prophylaxis',
    ],
    // What it costs in bleeding is a harm, and no price.
    ['Adding low-dose rivaroxaban to aspirin for his legs: what does that cost in bleeds?', 'compass'],
    // The drug named is what the treatment is compared with.
    ['If I thrombolyse this intermediate-risk PE, how many more bleed than with just heparin?', 'peitho'],
    // A study is known by its number.
    ['Does Z0011 apply to someone who had neoadjuvant chemo and a mastectomy?', 'z0011-axillary-dissection'],
    // The article is on the drug that is added, and not on the class that it is added to.
    [
      'After an overdose we added lithium to the antidepressant. Did that keep veterans safe?',
      'va-lithium-suicide-prevention',
    ],
    ['vit D to ward off cancer and heart attacks: anything in it?', 'vital-vitamin-d'],
  ] as const) {
    const { outcome, found } = await ask(question)
    assert.equal(outcome, 'answer', question)
    assert.ok(
      found.slice(0, 3).some(({ article }) => article.id === `card:${expected}`),
      question,
    )
  }
})

test('a guideline on a class answers for its drugs, and one that names a class of antibiotics for antibiotics', async () => {
  for (const [question, expected] of [
    ['Is empagliflozin recommended in HFrEF?', 'aha-acc-hfsa-2022-heart-failure'],
    ['Cirrhosis, ascitic neutrophils 480. What antibiotic, and albumin?', 'aasld-2021-ascites-sbp-hrs'],
  ] as const) {
    const { outcome, found } = await ask(question)
    assert.equal(outcome, 'answer', question)
    assert.equal(found[0]?.article.id, `card:${expected}`, question)
  }
})

test('a study of women after birth says nothing of breast-feeding unless it names it', async () => {
  const { outcome, found } = await ask('Can a breastfeeding woman take zuranolone for postpartum depression?')
  assert.equal(outcome, 'related')
  assert.ok(found[0]?.missing.some(({ surface }) => surface === 'breastfeeding'))
})

test("an article on another disease of the same organ than the patient's does not answer", async () => {
  const { outcome, found } = await ask('My patient has primary sclerosing cholangitis and itches. Elafibranor?')
  assert.equal(outcome, 'related')
  assert.ok(found[0]?.missing.some(({ surface }) => surface === 'sclerosing cholangitis'))
  assert.equal((await ask('My patient has primary biliary cholangitis and itches. Elafibranor?')).outcome, 'answer')
})

test('what something costs is no subject of an article that states no cost', async () => {
  for (const question of ['how expensive is exercise for the elderly?', 'Wie teuer ist Sport im Alter?'])
    assert.notEqual((await ask(question)).outcome, 'answer', question)
})

test('an article that does not name the treatment whose effect is asked for does not answer', async () => {
  for (const question of [
    'Does CPAP prevent cardiovascular events in sleep apnea?',
    'Does cranberry juice prevent UTI?',
    'Does exercise lower mortality in heart failure?',
  ])
    assert.notEqual((await ask(question)).outcome, 'answer', question)
})

test('an article on children does not answer a question about adults of a disease with the same name', async () => {
  for (const question of ['adult jaundice', 'jaundice in a 45-year-old'])
    assert.notEqual((await ask(question)).outcome, 'answer', question)
})

test('a trial does not answer about a treatment that it gave to everyone', async () => {
  for (const [question, drug] of [
    ['Does vitamin D prevent fractures?', 'vitamin D'],
    ['Does calcium prevent hip fractures?', 'calcium'],
    ['Does heparin lower mortality in intermediate-risk pulmonary embolism?', 'heparin'],
  ] as const) {
    const { found, outcome } = await ask(question)
    assert.notEqual(outcome, 'answer', question)
    assert.ok(
      found[0]?.missing.some(({ surface }) => surface === drug),
      question,
    )
  }
})

test('a study of the drug in another disease is related, and does not answer', async () => {
  for (const question of ['Keytruda melanoma', 'Januvia and heart failure', 'nivolumab in prostate cancer'])
    assert.equal((await ask(question)).outcome, 'related', question)
  assert.equal((await ask('dapagliflozin in heart failure')).outcome, 'answer')
})

test('an article on a drug of a class does not answer for what the drug is given', async () => {
  assert.equal((await ask('nifedipine for tocolysis')).outcome, 'related')
  for (const question of ['apixaban for anticoagulation in AF', 'alteplase for thrombolysis in stroke'])
    assert.equal((await ask(question)).outcome, 'answer', question)
})

test('studies of adults alone are related, and do not answer for a child', async () => {
  for (const question of [
    'fluoxetine for a 14 yr old with depression',
    'metformin for a 12 year old with type 2 diabetes',
    'apixaban for DVT in an 8 year old',
  ])
    assert.equal((await ask(question)).outcome, 'related', question)
  for (const question of ['dexamethasone croup 18 month old dose', 'ondansetron for gastroenteritis 3 year old'])
    assert.equal((await ask(question)).outcome, 'answer', question)
})

test('a study of another disease of the same kind is related, and does not answer', async () => {
  for (const question of [
    'Are corticosteroids effective for acute optic neuritis?',
    // Articles on diabetes of type 2, and on tuberculous meningitis.
    'metformin in gestational diabetes',
    'dexamethasone for bacterial meningitis in newborns',
    'Does exercise training help in heart failure?',
    'Does vitamin D prevent falls?',
  ])
    assert.notEqual((await ask(question)).outcome, 'answer', question)
  assert.equal((await ask('steroids for vestibular neuritis')).outcome, 'answer')
  assert.equal((await ask('insulin in gestational diabetes')).outcome, 'answer')
  assert.equal((await ask('ipilimumab and nivolumab in mets melanoma, survival')).outcome, 'answer')
})

test('a trial in which another treatment caused what is to be treated does not answer how to treat it', async () => {
  for (const question of ['treatment of hypoglycaemia', 'how to treat constipation from opioids'])
    assert.equal((await ask(question)).outcome, 'related', question)
  for (const question of [
    'how to manage hyponatraemia',
    'treatment of hyperkalaemia',
    'how do I treat nausea in pregnancy',
  ])
    assert.equal((await ask(question)).outcome, 'answer', question)
})

test('an article on a drug that says nothing about kidneys, pregnancy or breast-feeding is related to a question about them', async () => {
  for (const [question, group] of [
    ['Can I give metformin with eGFR 28?', 'eGFR 28'],
    ['sertraline in pregnancy depression', 'pregnancy'],
    ['Is empagliflozin safe while breastfeeding?', 'breastfeeding'],
  ] as const) {
    const { outcome, found } = await ask(question)
    assert.equal(outcome, 'related', question)
    assert.ok(
      found[0]?.missing.some(({ surface }) => surface === group),
      question,
    )
  }
  assert.equal((await ask('dapagliflozin with eGFR 22')).outcome, 'answer')
})

test('words that ask for a dose, an age in words, a value and current medication do not stand against an answer', async () => {
  for (const [question, id] of [
    ['starting and maximum dose of bisoprolol in heart failure', 'cibis-ii'],
    ['pneumococcal jab in your sixties', 'acip-2024-pneumococcal-50'],
    ['Haemoglobin 72 with a bleeding ulcer: transfuse now?', 'villanueva-ugib-transfusion'],
    [
      'Mrs L, 66, 30 pack-years, on umeclidinium. Is she eligible for lung cancer screening?',
      'uspstf-2021-lung-cancer-screening',
    ],
  ] as const) {
    const { found, outcome } = await ask(question)
    assert.deepEqual([outcome, found[0]?.article.id], ['answer', `card:${id}`], question)
  }
})

test('a drug of the patient is not what a question on another treatment is about', async () => {
  const { found, outcome } = await ask('Septic shock, on noradrenaline, Hb 78 and not bleeding. Should I give blood?')
  assert.deepEqual([outcome, found[0]?.article.id], ['answer', 'card:triss'])
})

test('facts that name no condition do not stand against an answer', async () => {
  const question = 'My son lives in Nairobi. Is there an injection every six months that stops him getting HIV?'
  assert.equal((await ask(question)).outcome, 'answer')
})

test('a guideline on antibiotics answers about each of them', async () => {
  for (const [question, id] of [
    ['otitis externa guideline: oral flucloxacillin or drops?', 'aao-hns-2014-otitis-externa'],
    ['community acquired pneumonia guideline: when to stop ceftriaxone?', 'ats-2025-cap'],
  ] as const) {
    const { found, outcome } = await ask(question)
    assert.deepEqual([outcome, found[0]?.article.id], ['answer', `card:${id}`], question)
  }
})

test('two drugs that an article compares with a third are not compared with each other', async () => {
  for (const question of ['apixaban vs rivaroxaban in atrial fibrillation', 'dabigatran versus apixaban']) {
    const { found, outcome } = await ask(question)
    assert.equal(outcome, 'related', question)
    assert.match(
      found[0]?.missing.map(({ surface }) => surface).join() ?? '',
      /apixaban vs rivaroxaban|dabigatran versus apixaban/,
    )
  }
  // A review that gives the effect of both over placebo.
  for (const question of [
    'advil vs tylenol for tension headache',
    'ticagrelor vs prasugrel in ACS',
    'Is apixaban better than warfarin in atrial fibrillation?',
  ])
    assert.equal((await ask(question)).outcome, 'answer', question)
})

test('of articles that rank almost alike the first that answers comes first', async () => {
  const { found, outcome } = await ask('gallbladder trouble with liraglutide')
  assert.deepEqual([outcome, found[0]?.article.id], ['answer', 'card:leader'])
})

test('a word of everyday English that the library lacks does not stop an answer to a question told at length', async () => {
  const question = 'Retina clinic here, can I defend repackaged Avastin over Lucentis for wet AMD on eyesight alone?'
  const { found, outcome, uncovered } = await ask(question)
  assert.equal(outcome, 'answer')
  assert.ok(found.slice(0, 3).some(({ article }) => article.id === 'card:catt-bevacizumab-ranibizumab'))
  assert.ok(uncovered.includes('repackaged'))
})

test('a guideline comes before trials of one member of the class that a question asks to choose from', async () => {
  const { found } = await ask('First-line antibiotic for cellulitis?')
  assert.equal(found[0]?.article.id, 'card:idsa-2014-skin-infection')
})

test('what is measured in every patient does not hide that an article is on another disease', async () => {
  for (const question of ['oxygen in MI with sats 96%', 'MI patient sats 97 give oxygen?']) {
    const { found, outcome } = await ask(question)
    assert.notEqual(outcome, 'answer', question)
    assert.ok(
      found[0]?.missing.some(({ surface }) => surface === 'MI'),
      question,
    )
  }
})

test('a study that excluded children comes after one of children, also where the question says kid', async () => {
  for (const question of [
    'kid fell off sofa, vomited once, acting normally - CT head?',
    'toddler with head injury, CT?',
  ]) {
    const { found } = await ask(question)
    assert.equal(found[0]?.article.id, 'card:pecarn-child-head-injury-rule', question)
  }
})

test('a sign in everyday words is a subject of medicine', async () => {
  const question = 'patient fainted while standing in church, normal ECG. which tests do I need'
  assert.equal((await ask(question)).outcome, 'answer')
  assert.equal((await ask('How do I repair a leaking tap?')).outcome, 'none')
})

test('an article need not name what may be measured in any disease', async () => {
  for (const [question, id] of [
    ['mycophenolate in newly diagnosed ITP, QoL downside', 'flight-mycophenolate-itp'],
    ['when is testosterone replacement contraindicated', 'endocrine-2018-testosterone'],
    ['Tremfya vs secukinumab PASI90', 'eclipse-psoriasis'],
  ] as const) {
    const { found, outcome } = await ask(question)
    assert.deepEqual([outcome, found[0]?.article.id], ['answer', `card:${id}`], question)
  }
})

test('when to begin a treatment is not answered by whether to give it', async () => {
  const { found, outcome } = await ask('When to start anticoagulation after stroke with AF')
  assert.equal(outcome, 'related')
  assert.ok(found[0]?.missing.some(({ surface }) => surface === 'when to start anticoagulation'))
  for (const [question, id] of [
    ['When should levodopa be started?', 'card:leap-levodopa'],
    ['When should we start dialysis in AKI?', 'card:starrt-aki'],
    ['How soon should antibiotics be started in sepsis?', 'card:ssc-2021-sepsis'],
    // In whom, and not how soon.
    ['When should I start a statin?', 'card:acc-aha-2026-dyslipidemia'],
  ] as const) {
    const timed = await ask(question)
    assert.deepEqual([timed.outcome, timed.found[0]?.article.id], ['answer', id])
  }
})

test('a trial of continuing a drug says what follows when it is stopped', async () => {
  const { found, outcome } = await ask('Relapse of binge eating after stopping lisdexamfetamine')
  assert.deepEqual([outcome, found[0]?.article.id], ['answer', 'card:hudson-lisdexamfetamine-binge-eating'])
  assert.equal((await ask('What happens to hot flushes after fezolinetant is stopped?')).outcome, 'related')
})

test('an article on one side of an association does not answer whether the other is associated with it', async () => {
  for (const question of [
    'Is there a relationship between rheumatoid arthritis and periodontal disease?',
    'Is hypoalbuminaemia an independent prognostic factor in breast cancer?',
    'Does red hair predict survival in melanoma?',
  ])
    assert.notEqual((await ask(question)).outcome, 'answer', question)
  assert.equal((await ask('Is MMR vaccination associated with autism?')).outcome, 'answer')
})

test('"is this a different disease?" names no other side of a relation', async () => {
  for (const question of [
    'Bronchiolitis in infants: is this a different disease?',
    'Episodic migraine with monthly erenumab: is this a different disease?',
  ])
    assert.equal((await ask(question)).outcome, 'answer', question)
})

test('where the patient is, and an endpoint of any disease, are no subjects that an article has to name', async () => {
  for (const [question, id] of [
    ['Asymptomatic bacteriuria in a nursing home resident: treat?', 'card:idsa-2019-asymptomatic-bacteriuria'],
    ['sacituzumab first line triple negative PFS', 'card:ascent-03-sacituzumab-tnbc'],
  ] as const) {
    const { found, outcome } = await ask(question)
    assert.deepEqual([outcome, found[0]?.article.id], ['answer', id], question)
  }
})

test('a short question is held to the treatment and the condition that it names', async () => {
  for (const question of [
    'elinzanetant for hot flushes',
    'aficamten oHCM',
    'Chlortalidone to prevent calcium kidney stones',
    'botulinum toxin for chronic migraine dose',
    'does pelvic floor training help tinnitus',
    'does tight glucose control help vitiligo',
    'mindfulness in gout tophi',
    'acupuncture plus dexamethasone for croup',
    'What is the role of pelvic floor training in gout?',
    'Which patients with tinnitus benefit from tight glucose control?',
    'earwax removal versus placebo for achalasia',
    'I have gout. Will mindfulness help?',
    '45F with tinnitus. dapagliflozin?',
    'gout tophi: tonsillectomy?',
    'Should patients with tinnitus get earwax removal?',
    '6-month-old with croup, sats 91%. Hypertonic saline?',
    'Pregnant 30 weeks, iron deficiency, Hb 88. IV iron?',
    'opioids and croup',
    'statins kidney stones',
    'hip fracture SSRIs',
    'opioids hip fracture risk',
    'gout mindfulness',
    'SSRIs after hip fracture',
    'kidney stones caused by SSRIs',
    'Stroke patient needs something to prevent clots',
    'gout patients on opioids',
    'risk of kidney stones with SSRIs',
    'SSRIs versus placebo for hip fracture',
  ]) {
    assert.notEqual((await ask(question)).outcome, 'answer', question)
  }
  for (const [question, card] of [
    ['Extra water to prevent UTI in women', 'hooton-water-recurrent-uti'],
    ['doxycycline after unprotected sex: how much and how soon?', 'doxypep-sti-prevention'],
    ['gout tophi: colchicine?', 'acr-2020-gout'],
    // The text, but not the title, has the abbreviated name in full.
    ['sotatercept 6MWD', 'stellar-sotatercept-pah'],
    ['chlorthalidone vs lisinopril HF', 'allhat'],
    ['andexanet vs PCC', 'annexa-i-andexanet-ich'],
    ['Ondansetron for a dehydrated child with gastroenteritis in the ED', 'freedman-ondansetron-gastroenteritis'],
    ['Contraindications for thrombolysis in stroke', 'ecass-iii'],
    ['does meniscus surgery beat physio when there is arthritis?', 'meteor-meniscal-tear'],
    ['Outpatient remdesivir for vaccinated people', 'pinetree-remdesivir'],
    ['linaclotide dose IBS with constipation', 'acg-2021-ibs'],
    ['what is the mortality of untreated tetanus', 'acip-2018-tetanus-diphtheria-pertussis'],
  ] as const) {
    const { outcome, found } = await ask(question)
    assert.deepEqual([outcome, found[0]?.article.id], ['answer', `card:${card}`])
  }
})

test('an article that says what comes of stopping a treatment goes before a better one that does not', async () => {
  const { outcome, found } = await ask('What happens to the bones when denosumab is stopped?')
  assert.equal(outcome, 'answer')
  assert.equal(found[0]?.article.id, 'card:freedom')
})
