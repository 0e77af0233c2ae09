import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatQuestion } from '@/lib/evidence/question/format-question'
import { parseQuestion } from '@/lib/evidence/question/parse-question'
import { isSpecificTerm } from '@/lib/evidence/question/question-terms'
import { findLabFindings } from '@/lib/shared/lab-values/read-lab-values'
import { readTypedValues } from '@/lib/shared/lab-values/read-typed-values'

const searchedAs = (...turns: string[]) =>
  formatQuestion(parseQuestion(turns.at(-1) ?? '', turns.slice(0, -1)), ({ surface }) => surface)

test('a salt stays with its drug, and a treated disease is not a harm', () => {
  assert.equal(
    searchedAs('Does tranexamic acid help in postpartum haemorrhage?'),
    'tranexamic acid in postpartum haemorrhage',
  )
  assert.doesNotMatch(searchedAs('How long should I treat community acquired pneumonia with antibiotics?'), /harms/)
  assert.match(searchedAs('pneumonia with inhaled steroids?'), /harms/)
})

test('everyday words that distinguish a disease, dose or treatment are shown with it', () => {
  assert.equal(searchedAs('NSAIDs for acute low back pain'), 'NSAIDs acute low back pain')
  assert.equal(searchedAs('How effective is single-dose HPV vaccination?'), 'single-dose HPV vaccination')
  assert.equal(searchedAs('Any side-effects of low-dose colchicine?'), 'low-dose colchicine harms')
  assert.equal(
    searchedAs('Does goal-directed therapy reduce mortality in septic shock?'),
    'goal-directed therapy mortality septic shock',
  )
  assert.equal(searchedAs('Is high-dose vitamin D useful in rickets?'), 'high-dose vitamin D in rickets')
  assert.equal(
    searchedAs('Which blood pressure target in patients over 75?'),
    'blood pressure target recommendations, over 75',
  )
  assert.equal(searchedAs('Aspirin for prevention in the over 70s'), 'Aspirin, over 70s')
  assert.equal(searchedAs('Do statins lower mortality in diabetes?'), 'statins mortality diabetes')
  assert.equal(
    searchedAs('Does dapagliflozin help in heart failure with reduced ejection fraction?'),
    'dapagliflozin in heart failure reduced ejection fraction',
  )
  assert.equal(
    searchedAs('Does colchicine reduce cardiovascular events after myocardial infarction?'),
    'colchicine in cardiovascular events myocardial infarction',
  )
  assert.doesNotMatch(searchedAs('Has apixaban reduced bleeding?'), /reduced/)
})

test('a turn that names no drug or disease is about the subject of earlier turns', () => {
  const first = 'Apixaban in atrial fibrillation?'
  assert.equal(searchedAs(first, 'what dose?'), 'apixaban dose in atrial fibrillation'.replace('a', 'A'))
  for (const turn of ['side effects?', 'Is it safe?', 'who was excluded?', 'any excess deaths?', 'in the elderly?'])
    assert.match(searchedAs(first, turn), /Apixaban .*atrial fibrillation/, turn)
})

test('the subject lasts over several turns', () => {
  const turns = ['Does empagliflozin slow CKD?', 'side effects?', 'thanks', 'and the dose?']
  assert.match(searchedAs(...turns), /^empagliflozin dose in .*CKD/)
})

test('another drug replaces the drug and keeps the disease', () => {
  assert.equal(
    searchedAs('Empagliflozin for chronic heart failure', 'and dapagliflozin?'),
    'dapagliflozin in chronic heart failure',
  )
})

test('a treatment alone is asked about in the disease before, and another disease about the treatment before', () => {
  for (const [turns, expected] of [
    [['Which fluid for acute pancreatitis?', 'antibiotics?'], /antibiotics.*pancreatitis/],
    [['Which fluid for acute pancreatitis?', 'antibiotics?', 'when can they eat?'], /pancreatitis/],
    [['Which fluid for acute pancreatitis?', 'should I cover with antibiotics?'], /antibiotics.*pancreatitis/],
    [['Which fluid for acute pancreatitis?', 'would you give steroids?'], /steroids.*pancreatitis/],
    [['Which fluid for acute pancreatitis?', 'do antibiotics help after an animal bite?'], /^antibiotics.*bite$/],
    [['Apixaban in atrial fibrillation?', 'rivaroxaban?'], /^rivaroxaban in atrial fibrillation$/],
    [['Does dapagliflozin help in HFpEF?', 'and in CKD?'], /^dapagliflozin in CKD$/],
    [['Tenecteplase for stroke?', 'is bleeding higher?', 'and thrombectomy at 10 hours?'], /^thrombectomy stroke/],
    [['Dexamethasone in COVID-19', 'without oxygen?'], /Dexamethasone/],
  ] as const)
    assert.match(searchedAs(...turns), expected, turns.join(' | '))
  assert.doesNotMatch(searchedAs('PPI infusion for upper GI bleeding?', 'TXA?'), /PPI/)
  for (const [first, treatment] of [
    ['ITP, prednisolone?', 'IVIG'],
    ['Amiodarone in cardiac arrest?', 'cooling'],
    ['Topical NSAID for knee osteoarthritis?', 'exercise'],
    ['ANCA vasculitis: rituximab?', 'PLEX'],
  ] as const) {
    const asked = searchedAs(first, `${treatment}?`)
    assert.match(asked, new RegExp(`${treatment}.*(?:ITP|arrest|knee|vasculitis)`), asked)
    assert.doesNotMatch(asked, /prednisolone|amiodarone|NSAID|rituximab/i, asked)
  }
  const { terms } = parseQuestion('PCC?', ['pt on apixaban w ICH GCS 13, last dose 4h ago. andexanet?'])
  assert.equal(terms.find(({ word }) => word === 'apixaban')?.detail, 'aside')
  assert.equal(parseQuestion('metformin with eGFR 25', ['Which fluid for acute pancreatitis?']).isFollowUp, false)
})

test('a comparison that names one side keeps the previous drug as the other', () => {
  const first = 'Apixaban in atrial fibrillation?'
  for (const turn of [
    'compared with warfarin?',
    'vs warfarin?',
    'Is it better than warfarin?',
    'how does it compare with warfarin?',
  ])
    assert.match(searchedAs(first, turn), /^warfarin, Apixaban in atrial fibrillation$/, turn)
  assert.doesNotMatch(searchedAs(first, 'Is metformin better than placebo in PCOS?'), /Apixaban/)
  assert.doesNotMatch(searchedAs(first, 'Is rituximab more effective than cyclophosphamide in vasculitis?'), /Apixaban/)
})

test('a turn that names only an outcome, a harm or a group keeps the subject, also where it could be a disease', () => {
  const findings: [first: string, turn: string, subject: RegExp][] = [
    ['Alteplase within three hours of an ischaemic stroke?', 'how many bleed into the brain?', /alteplase/i],
    ['Yearly zoledronate after a hip fracture', 'any jaw necrosis reported?', /zoledronate/],
    ['Tranexamic acid at non-cardiac surgery?', 'any more clots or heart injury though?', /tranexamic acid/i],
    ['Belatacept or ciclosporin after kidney transplant', 'lymphoma worries?', /belatacept/i],
    ['Single-dose dexamethasone for nausea?', 'does it make wounds go septic?', /dexamethasone/],
    ['Rifaximin for hepatic encephalopathy?', 'were they all on lactulose?', /rifaximin/i],
    ['Does isoniazid prevent tuberculosis?', 'liver tests?', /isoniazid/],
    ['Apixaban or warfarin for atrial fibrillation?', 'she has a metal valve by the way', /apixaban/i],
    ['Antibiotics instead of surgery for appendicitis?', 'Does a faecolith on CT change that?', /appendicitis/],
    [
      'Semaglutide in type 2 diabetes?',
      'He has proliferative retinopathy in both eyes. Is that a worry?',
      /Semaglutide/,
    ],
  ]
  for (const [first, turn, subject] of findings) assert.match(searchedAs(first, turn), subject, turn)
})

test('an outcome that a follow-up asks about confirms a match and is not missing from the article on the subject', () => {
  const reading = parseQuestion('how many bleed into the brain?', ['Alteplase for ischaemic stroke?'])
  const roles = new Map(reading.terms.map(({ word, role }) => [word, role]))
  assert.equal(roles.get('brain'), 'context')
  assert.equal(roles.get('alteplase'), 'asked')
  const group = parseQuestion('and in pregnant women?', ['Alteplase for ischaemic stroke?'])
  assert.equal(group.terms.find(({ word }) => word === 'pregnant')?.role, 'asked')
})

test('a disease, a procedure or a patient with a question of its own is a new subject', () => {
  for (const turn of [
    'tonsillectomy for recurrent sore throats in adults?',
    'otitis media in a 1-year-old: antibiotics?',
    'Does early palliative care help in lung cancer?',
    'Who should be screened for lung cancer?',
    'Is bed rest useful for sciatica?',
    'thanks. and PSA testing?',
    'TXA in upper GI bleed?',
    'how long anticoag after provoked DVT',
    'next patient: jaw necrosis',
    'A 34-year-old woman with migraine, twelve days a month. What could she take to have fewer?',
  ])
    assert.doesNotMatch(searchedAs('Apixaban in atrial fibrillation?', turn), /apixaban/i, turn)
})

test('a new subject replaces the old one', () => {
  const first = 'Does empagliflozin slow CKD?'
  assert.equal(searchedAs(first, 'Colchicine for acute pericarditis?'), 'Colchicine in acute pericarditis')
  assert.doesNotMatch(searchedAs(first, 'How do I treat scabies in a nursing home?'), /empagliflozin/)
})

test('a drug that the patient takes is the subject of a question that points at it', () => {
  const asked = (text: string) =>
    parseQuestion(text)
      .terms.filter(({ kind, role }) => kind === 'drug' && role === 'asked')
      .map(({ word }) => word)
  assert.deepEqual(asked('My patient is on semaglutide and is vomiting a lot. How common is that?'), ['semaglutide'])
  assert.deepEqual(asked('78F on apixaban for AF, needs a tooth out. Should she stop it?'), ['apixaban'])
  assert.deepEqual(
    asked('66-year-old with HFrEF, on bisoprolol, ramipril and furosemide. Is this the right time for dapagliflozin?'),
    ['dapagliflozin'],
  )
  assert.deepEqual(asked('Man of 60 with gout, on ramipril. What prevents flares?'), [])
})

test('a turn that only adds facts of the patient keeps the subject, and its drugs are not asked about', () => {
  const asked = (first: string, turn: string) => {
    const { terms, isFollowUp } = parseQuestion(turn, [first])
    return isFollowUp ? terms.filter(({ role }) => role === 'asked').map(({ word }) => word) : null
  }
  assert.deepEqual(asked('How do I treat syphilis?', 'pregnant and penicillin allergic'), ['pregnant', 'syphilis'])
  assert.deepEqual(asked('Antibiotics for pneumonia', 'diabetic, allergic to amoxicillin'), [
    'diabetic',
    'antibiotics',
    'pneumonia',
  ])
  assert.deepEqual(asked('What to give in gout', 'CKD and on warfarin'), ['ckd', 'gout'])
  assert.deepEqual(asked('Acute migraine', 'she also has angina and is on propranolol'), ['acute', 'migraine'])
  for (const turn of [
    'pneumonia, penicillin allergic',
    'gout in CKD on warfarin',
    'different patient, pregnant, on warfarin',
    'metformin, on dialysis and on warfarin',
  ])
    assert.equal(asked('Apixaban in atrial fibrillation?', turn), null, turn)
})

test('a turn that gives a value asks about the subject before, of which the value is a fact', () => {
  const asked = (first: string, turn: string) => {
    const values = readTypedValues(turn)
    const findings = findLabFindings(values).map(({ term }) => term.en)
    const { terms, isFollowUp } = parseQuestion(turn, [first], { findings, values })
    return isFollowUp ? terms.filter(isSpecificTerm).map(({ word }) => word) : null
  }
  for (const turn of [
    'his BP is 88/50',
    'platelets 40 now, still ok?',
    'ferritin came back 42',
    'eGFR dropped to 22, too low to start?',
    'now 124 systolic on the labetalol infusion, problem?',
    "Hb 72 and he's got a stent from 2019",
    'neutrophils 410, what do I give',
    'sats 97 on air',
  ])
    assert.deepEqual(asked('Dapagliflozin in CKD?', turn), ['dapagliflozin', 'ckd'], turn)
  assert.deepEqual(asked('Albumin in cirrhosis?', 'albumin is 24'), ['albumin', 'cirrhosis'])
  for (const turn of [
    'Treatment of hyperkalaemia with K 6.8?',
    'platelets 40 from ITP?',
    'metformin with eGFR 25',
    'different patient, BP 88/50',
  ])
    assert.equal(asked('Apixaban in atrial fibrillation?', turn), null, turn)
})

test('a subject named by words of everyday English lasts as well', () => {
  assert.match(searchedAs('head injury rule for children', 'who was excluded?'), /head injury/)
  const { terms } = parseQuestion('she takes carbamazepine for epilepsy', ['morning-after pill four days late?'])
  assert.deepEqual(
    terms.filter(({ role, kind }) => role === 'asked' && kind !== 'joined').map(({ surface }) => surface),
    ['morning', 'pill'],
  )
})

test('another group of people replaces one that excludes it', () => {
  const inOlder = searchedAs('RSV vaccine in pregnancy', 'and one for the over-60s?')
  assert.match(inOlder, /RSV vaccine/)
  assert.doesNotMatch(inOlder, /pregnan/)
  assert.match(searchedAs('RSV vaccine in pregnancy', 'and if she has diabetes?'), /pregnancy/)
})

test('a form of a disease lasts until a turn names another', () => {
  const formsOf = (...turns: string[]) =>
    parseQuestion(turns.at(-1) ?? '', turns.slice(0, -1)).forms.map(({ surface }) => surface)
  assert.deepEqual(formsOf('vedolizumab in ulcerative colitis', 'side effects?'), ['ulcerative colitis'])
  assert.deepEqual(formsOf('vedolizumab in ulcerative colitis', "and in Crohn's?"), ["Crohn's"])
  assert.deepEqual(formsOf('appendicitis, not perforated'), [])
})

test('"the cheap one" is a treatment, and no question on costs', () => {
  assert.equal(parseQuestion('is the cheap one as good?', ['injections for macular degeneration']).asksForCost, false)
  assert.equal(parseQuestion('Which is cheaper, apixaban or warfarin?').asksForCost, true)
})

test('who was left out is asked of the study before', () => {
  const first = 'Dupilumab in severe asthma?'
  assert.match(searchedAs(first, 'which lung diseases were excluded?'), /Dupilumab/)
  assert.match(searchedAs(first, 'were smokers kept out?'), /Dupilumab/)
})

test('a drug that belongs to the patient is asked about beside the subject', () => {
  const turns = ['AF and a new stent', 'apixaban or warfarin?']
  assert.match(searchedAs(...turns, 'do I stop her clopidogrel?'), /clopidogrel, apixaban/)
  assert.doesNotMatch(searchedAs(...turns, 'does clopidogrel help in peripheral artery disease?'), /apixaban/)
  // "The bleeding" is no drug of hers.
  assert.doesNotMatch(searchedAs('apixaban in AF', 'and does edoxaban reduce the bleeding?'), /apixaban/)
  assert.match(searchedAs('dupilumab for eczema', 'does it also help with the itch?'), /eczema/)
})

test('a regimen is replaced with its drugs, and a treatment asked about in another disease leads', () => {
  assert.equal(
    searchedAs('Triple therapy or etanercept for rheumatoid arthritis?', 'what about baricitinib?'),
    'baricitinib in rheumatoid arthritis',
  )
  const { terms } = parseQuestion('and for a nosebleed?', ['TXA in trauma'])
  const drug = terms.find(({ surface }) => surface === 'TXA')
  assert.equal(drug?.kind, 'drug')
  assert.ok(terms.every(({ surface }) => surface !== 'trauma'))
})

test('"different patient" drops the subject, also where it is among the facts', () => {
  const turns = [
    'eGFR has dropped to 12, start dialysis now?',
    'different patient: gout, on furosemide. Which diuretic instead?',
  ]
  assert.doesNotMatch(searchedAs(...turns), /dialysis/)
})

test('a relative is another patient and no subject', () => {
  const { terms, age } = parseQuestion("and my father, he's 82?", ['shingles vaccine at 55?'])
  assert.ok(terms.every(({ surface }) => surface !== 'father'))
  assert.equal(age?.years, 82)
})

test('a drug alone is asked about in the disease before, also in a whole question', () => {
  for (const [turns, expected] of [
    [['Management of subarachnoid haemorrhage', 'is tranexamic acid recommended?'], /tranexamic acid .*subarachnoid/],
    [['Acute pancreatitis management', 'should I give ceftriaxone?'], /ceftriaxone .*pancreatitis/],
    [['Prednisone or an NSAID in acute gout?', 'start allopurinol now as well?'], /^allopurinol .*gout/],
    [['First vasopressor in septic shock?', 'when to add vasopressin?'], /vasopressin .*septic shock/],
  ] as const) {
    assert.match(searchedAs(...turns), expected, turns.join(' | '))
    assert.ok(parseQuestion(turns[1], [turns[0]]).isFollowUp, turns[1])
  }
  for (const turn of [
    'is metformin safe in CKD?',
    'does varenicline help smokers to quit?',
    'enoxaparin dose for DVT?',
  ])
    assert.doesNotMatch(searchedAs('Acute gout treatment', turn), /gout/, turn)
})

test('a test or an operation that is counted is what became of those who were studied', () => {
  for (const [first, turn, subject] of [
    ['D-dimer rule for suspected pulmonary embolism', 'how many patients avoided a scan?', /embolism/],
    ['Antibiotics instead of surgery for appendicitis?', 'how many ended up with an appendicectomy?', /appendicitis/],
    ['Apixaban in atrial fibrillation?', 'how many needed a transfusion?', /Apixaban .*atrial fibrillation/],
    ['Canadian CT head rule', 'how many bleeds were missed?', /CT/],
  ] as const)
    assert.match(searchedAs(first, turn), subject, turn)
  for (const turn of [
    'how many people with gallstones need surgery?',
    'is carotid surgery useful for a tight stenosis?',
  ])
    assert.doesNotMatch(searchedAs('Apixaban in atrial fibrillation?', turn), /Apixaban/, turn)
})

test('a preserved ejection fraction replaces heart failure with a reduced one', () => {
  assert.doesNotMatch(searchedAs('Drugs for HFrEF', 'what if the EF is 55 instead?'), /HFrEF/)
  assert.match(searchedAs('Drugs for HFrEF', 'what if the EF is 20?'), /HFrEF/)
})

test('a name among the facts keeps the everyday words that complete it', () => {
  const { synonyms } = parseQuestion('coffee ground vomit, 30M, well. Home or admit?')
  assert.ok(synonyms.some(({ words }) => words.map(({ word }) => word).join(' ') === 'upper gi bleeding'))
})

test('the treatment of a disease that drugs cause is a question of its own', () => {
  for (const [turn, isFollowUp] of [
    ['Treatment of hyperkalaemia?', false],
    ['how do I treat acute hypoglycaemia', false],
    ['how do I treat the hyperkalaemia?', true],
    ['hyperkalaemia?', true],
  ] as const)
    assert.equal(parseQuestion(turn, ['Spironolactone in heart failure?']).isFollowUp, isFollowUp, turn)
})

test('what the patient had is a fact of the subject before, of which all words are asked again', () => {
  const { terms, isFollowUp } = parseQuestion('had a hysterectomy for fibroids', ['smear interval at 50'])
  assert.ok(isFollowUp)
  const asked = terms.filter(({ role }) => role === 'asked').map(({ word }) => word)
  assert.deepEqual(asked, ['smear', 'interval'])
  assert.equal(parseQuestion('hysterectomy for fibroids?', ['smear interval at 50']).isFollowUp, false)
  const feverish = parseQuestion('7 weeks old, T 38.2', ['feverish child, traffic light'])
  assert.ok(feverish.terms.some(({ word }) => word === 'light'))
})

test('what a treatment is compared with leaves the subject of the turns before', () => {
  for (const [first, turn, expected] of [
    ['methenamine for UTI prevention', 'side effects compared with antibiotics?', /methenamine .*UTI/],
    ['apixaban for cancer clots', 'bleeding compared with LMWH?', /apixaban .*cancer clots/],
    ['apixaban for proximal DVT', 'how does it do on major bleeds against clexane then warfarin', /apixaban .*DVT/],
    ['physio for knee OA', 'pain relative to a steroid injection?', /physio.*knee OA/],
    ['laser for open angle glaucoma', 'side effects vs drops?', /laser .*glaucoma/],
  ] as const)
    assert.match(searchedAs(first, turn), expected, turn)
  // A question with both of its sides is a new one.
  assert.doesNotMatch(searchedAs('apixaban for DVT', 'ticagrelor compared with clopidogrel after MI?'), /DVT/)
})

test('a drug of two words replaces the drug and keeps the disease', () => {
  assert.match(searchedAs('cipro for pyelonephritis', 'and co-amoxiclav?'), /pyelonephritis/)
  assert.match(searchedAs('melatonin for insomnia', 'and zaleplon?'), /^zaleplon in insomnia/)
  assert.match(searchedAs('lactulose for chronic constipation', 'and prucalopride?'), /^prucalopride in chronic/)
})

test('a turn may go back to the subject of an earlier one', () => {
  for (const [turn, expected] of [
    ['back to the apixaban: which dose?', /^apixaban dose in AF/],
    ['ok going back to the apixaban, any brain bleeds?', /^apixaban .*AF/],
    ['going back to apixaban - in CKD?', /^apixaban in .*CKD/],
    ['returning to the AF patient, who was excluded?', /^apixaban .*AF/],
  ] as const) {
    const searched = searchedAs('apixaban in AF', 'steroids for croup', turn)
    assert.match(searched, expected, turn)
    assert.doesNotMatch(searched, /croup/, turn)
  }
  assert.match(searchedAs('apixaban in AF', 'croup steroids', 'when can she go back to school?'), /croup/)
})

test('a remark on the price is not asked', () => {
  for (const turn of ['is bevacizumab just as good, far cheaper', 'bevacizumab any better, though pricey?']) {
    const { asksForCost } = parseQuestion(turn, ['ranibizumab for wet AMD'])
    assert.equal(asksForCost, false, turn)
    assert.match(searchedAs('ranibizumab for wet AMD', turn), /^bevacizumab in wet AMD/)
  }
  assert.equal(parseQuestion('is it cheaper?', ['ranibizumab for wet AMD']).asksForCost, true)
  assert.equal(parseQuestion('is bevacizumab cheaper than ranibizumab?').asksForCost, true)
})

test('"another one" is more of the same, and a disease with its first line is a new subject', () => {
  assert.match(searchedAs('RSV vaccine in a 70 yo', 'another one next year needed?'), /RSV vaccine/)
  assert.doesNotMatch(searchedAs('RSV vaccine in a 70 yo', 'another one: gout treatment?'), /RSV/)
  assert.match(searchedAs('olaparib maintenance BRCA ovarian', 'chronic insomnia first line'), /^chronic insomnia/)
  assert.match(searchedAs('overactive bladder treatment', 'second line?'), /overactive bladder/)
})

test('what is given anyway and the signs of a disease need not be in an article on the next turn', () => {
  for (const [first, turn, beside] of [
    ['steroids with the ceftriaxone in adult meningitis', 'dose and timing', ['ceftriaxone']],
    ['dexamethasone alongside his ondansetron for chemo vomiting', 'which days?', ['ondansetron']],
    ['aspirin on top of her apixaban in stable coronary disease', 'bleeding?', ['apixaban']],
    ['croup 3 yr old barking, no stridor at rest', 'mg/kg of dex', ['barking', 'stridor']],
    ['bronchiolitis 5 mo, crackles, grunting', 'high flow?', ['crackles', 'grunting']],
    ['gastroenteritis, dry mouth, vomiting', 'ondansetron dose?', ['vomiting', 'mouth']],
  ] as const) {
    const { terms } = parseQuestion(turn, [first])
    const asked = terms.filter(isSpecificTerm).map(({ surface }) => surface)
    for (const each of beside) assert.ok(!asked.includes(each), `${turn}: ${asked.join(' ')}`)
  }
  // Without a disease the sign is what is asked about.
  assert.match(searchedAs('vomiting in pregnancy', 'which drug?'), /vomiting/)
})
