import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expandShorthand } from '@/lib/evidence/question/expand-shorthand'
import { parseQuestion } from '@/lib/evidence/question/parse-question'
import { isSpecificTerm } from '@/lib/evidence/question/question-terms'
import { typedShorthand } from '@/lib/evidence/text/names/typed-shorthand'

const subjects = (text: string) =>
  parseQuestion(text)
    .terms.filter(isSpecificTerm)
    .map(({ word }) => word)

test('shorthand of drugs and tests is written in full', () => {
  assert.equal(expandShorthand('COPD exacerbation pred dose'), 'COPD exacerbation prednisolone dose')
  assert.equal(expandShorthand('norad escalating'), 'norepinephrine escalating')
  assert.equal(expandShorthand('protein in the urine'), 'proteinuria')
  assert.equal(expandShorthand('vit B12 p/o or i/m, s/e?'), 'vitamin B12 oral or intramuscular, side effects?')
  assert.equal(expandShorthand('susp PE, prev stroke'), 'suspected PE, previous stroke')
})

test('administrative shorthand is never a subject', () => {
  assert.deepEqual(subjects('pt w/ gout, hx of CKD, PERC neg, mgmt?'), ['gout', 'ckd', 'perc'])
  assert.deepEqual(subjects('miscarriage medical mgmt'), ['miscarriage'])
})

test('capitals that lead a question are its subject without any context', () => {
  assert.match(expandShorthand('HIT: which anticoagulant?'), /^heparin-induced thrombocytopenia: /)
  assert.match(expandShorthand('BED: which drug helps?'), /^binge eating disorder: /)
  // Two meanings, an issuer of guidelines, and a shouted question.
  assert.equal(expandShorthand('GBS: how many days?'), 'GBS: how many days?')
  assert.equal(expandShorthand('ADA: blood pressure target?'), 'ADA: blood pressure target?')
  assert.equal(expandShorthand('HIT: HOW MANY?'), 'HIT: HOW MANY?')
})

test('seizures of pre-eclampsia are eclampsia', () => {
  assert.equal(
    expandShorthand('Severe pre-eclampsia: which drug prevents seizures?'),
    'Severe pre-eclampsia: which drug prevents eclampsia?',
  )
  assert.equal(expandShorthand('which drug prevents seizures?'), 'which drug prevents seizures?')
})

test('the context decides between the meanings of an abbreviation', () => {
  assert.match(expandShorthand('upper GI bleed, GBS 1, send home?'), /Glasgow-Blatchford score 1/)
  assert.match(expandShorthand('ascending weakness, GBS, IVIG?'), /Guillain-Barre syndrome/)
  assert.match(expandShorthand('HIT on day 6 of enoxaparin?'), /heparin-induced thrombocytopenia/)
  assert.equal(expandShorthand('GBS prophylaxis in labour'), 'GBS prophylaxis in labour')
  assert.match(expandShorthand('syncope ED, normal ECG'), /emergency department/)
  assert.equal(expandShorthand('ED in men on finasteride'), 'ED in men on finasteride')
  assert.match(expandShorthand('dip positive, no urinary symptoms, treat?'), /asymptomatic bacteriuria/)
  assert.equal(expandShorthand('prostate cancer, no urinary symptoms'), 'prostate cancer, no urinary symptoms')
  assert.match(expandShorthand('BP 158/92 on three tablets, 4th drug?'), /resistant hypertension/)
  assert.equal(expandShorthand('dex for croup'), 'dexamethasone for croup')
  assert.equal(expandShorthand('dex or propofol on ICU'), 'dexmedetomidine or propofol on ICU')
  assert.equal(expandShorthand('PTSD: PE or EMDR'), 'PTSD: prolonged exposure or EMDR')
  assert.equal(expandShorthand('PF worse first steps, heel'), 'plantar fasciitis worse first steps, heel')
  assert.equal(expandShorthand('CRT or lactate in septic shock'), 'capillary refill time or lactate in septic shock')
  assert.equal(expandShorthand('ARDS, Vt 6 and plat 32'), 'ARDS, tidal volume 6 and plateau pressure 32')
})

test('abbreviations of infections, skin and gut are read by their context', () => {
  const cases: [text: string, expanded: string][] = [
    ['osteo, picc or tabs', 'osteomyelitis, picc or tabs'],
    ['osteo, zoledronate iv or alendronate po', 'osteoporosis, zoledronate iv or alendronate po'],
    ['osteo in her hands', 'osteo in her hands'],
    ['AH, Maddrey 50, ptx?', 'alcoholic hepatitis, Maddrey 50, pentoxifylline?'],
    ['ptx after chest drain', 'ptx after chest drain'],
    ['AP, lipase 2000, NG feed', 'acute pancreatitis, lipase 2000, NG feed'],
    ['AP chest film', 'AP chest film'],
    ['GC, rocephin dose', 'gonorrhoea, rocephin dose'],
    ['PPD pos nurse', 'positive tuberculin skin test nurse'],
    ['smokes 1 PPD', 'smokes 1 PPD'],
    ['U=U?', 'HIV treatment as prevention?'],
    ['tics after a sore throat', 'tics after a sore throat'],
    ['BP 90/60 on doxycycline', 'BP 90/60 on doxycycline'],
    ['after I&D of a boil', 'after incision and drainage of a boil'],
  ]
  for (const [text, expanded] of cases) assert.equal(expandShorthand(text), expanded)
})

test('a day of a course and months are written in full', () => {
  assert.equal(expandShorthand('bacteraemia, stop at d7'), 'bacteraemia, stop at day 7')
  assert.equal(expandShorthand('vit d3, D10 infusion, fhd20'), 'vitamin d3, D10 infusion, fhd20')
  assert.equal(expandShorthand('rifampicin 4 mo'), 'rifampicin 4 months')
})

test('shorthand of the heart, clots and kidneys is read in its context only', () => {
  for (const [text, expanded] of [
    ['rheumatic MS with MVA 1.3', 'rheumatic MS with mitral valve area 1.3'],
    ['severe AS, TAVI?', 'severe aortic stenosis, TAVI?'],
    ['MI + CS, fix the LAD only?', 'MI + cardiogenic shock, fix the LAD only?'],
    ['dalte for CAT', 'dalte for cancer-associated thrombosis'],
    ['iliofemoral DVT, PTS?', 'iliofemoral DVT, post-thrombotic syndrome?'],
    ['PTS with asthma', 'patients with asthma'],
    ['AKI3, filter now?', 'AKI3, renal replacement therapy?'],
    ['eos 350 COPD', 'eosinophils 350 COPD'],
    // Not a question about infants.
    ['baby aspirin at 75?', 'low-dose aspirin at 75?'],
  ] as const)
    assert.equal(expandShorthand(text), expanded)
  for (const text of [
    'MS relapse, oral steroids?',
    'MVA, pelvic fracture',
    'IS ASPIRIN AS GOOD AS WARFARIN AFTER TAVI',
    'CAT scan after a fall',
    'CS at 39 weeks',
    'IVC filter in AKI with PE',
    'thin elderly man with AF',
    'auto immune lymphoma',
    'DES exposure in utero',
  ])
    assert.equal(expandShorthand(text), text)
  assert.equal(expandShorthand('severe AS, prostate cancer'), 'severe aortic stenosis, prostate cancer')
})

test('what is done to a valve, a rhythm or a clot is named by an everyday verb', () => {
  assert.match(
    expandShorthand('severe functional MR, refer for the clip?'),
    /mitral regurgitation, refer for the edge-to-edge repair/,
  )
  assert.match(expandShorthand('EP wants to burn his AF'), /catheter ablation/)
  assert.equal(expandShorthand('plug his PFO after the stroke?'), 'closure his PFO after the stroke?')
  assert.equal(expandShorthand('M1, NIHSS14, retrieve?'), 'large vessel occlusion, NIHSS 14, retrieve?')
})

test('a seizure in pre-eclampsia is eclampsia, and elsewhere a seizure', () => {
  assert.match(expandShorthand('severe preeclampsia, started fitting'), /eclampsia$/)
  assert.match(expandShorthand('pre-eclampsia patient seizing'), /patient eclampsia/)
  assert.equal(expandShorthand('6 year old seizing'), '6 year old seizing')
})

test('an everyday word, or an abbreviation that means something else here, is kept', () => {
  for (const text of [
    'paper clip in the nose, burn on the hand',
    'burn on the hand after hot oil',
    'how to burn fewer calories after a meal',
    'AF patient spilled tea, burn on the arm',
    'Burning wee, afebrile',
    'wound clip, MRI safe?',
    'aneurysm clip, functional MRI safe?',
    'MR enterography or CT?',
    'oxycodone IR or MR',
    'GTT at 26 weeks',
    'quads weak since the statin, tbc',
    'spinal stenosis, LP lying down',
    'can he dig the garden after a hip replacement?',
    'prob viral, people at home are well',
    'fits after a petit four',
    'propofol to induce, promptly intubated',
    'proximal femur, M1 disease',
    'PE after major trauma',
    'CRT for heart failure',
    'TV repair for right ventricular failure',
    'glue ear in a toddler',
    'post nasal drip, saline rinse',
  ])
    assert.equal(expandShorthand(text), text)
  assert.equal(expandShorthand('severe AS, prostate cancer'), 'severe aortic stenosis, prostate cancer')
})

test('a fall is a head injury, and yellow is jaundiced, only beside what says so', () => {
  assert.match(expandShorthand('kid fell off sofa, vomited once - CT head?'), /head injury/)
  assert.match(expandShorthand('toddler tumbled off the bed, GCS 15'), /head injury/)
  assert.doesNotMatch(expandShorthand('fell off a ladder, broken hip, surgery when?'), /head injury/)
  assert.match(expandShorthand('newborn 38 weeks yellow at 18 hours'), /jaundiced/)
  assert.doesNotMatch(expandShorthand('yellow toenails, terbinafine?'), /jaundiced/)
  assert.match(expandShorthand('lipase 2400, gallstones, how much fluid'), /acute pancreatitis/)
})

test('an earlier turn gives the context', () => {
  assert.equal(
    expandShorthand('and in status?', 'levetiracetam for epilepsy\nand in status?'),
    'and in status epilepticus?',
  )
  assert.equal(expandShorthand('what is his nutritional status?'), 'what is his nutritional status?')
})

test('words that only contain or resemble shorthand are kept', () => {
  for (const text of [
    'The ACC/AHA/HRS guideline',
    'PT 18 seconds',
    'predict response',
    'the scope of practice',
    'AM/PM',
  ]) {
    assert.equal(expandShorthand(text), text)
  }
})

test('a name in the tables of everyday names is kept', () => {
  for (const text of ['renal tx', 'x ray dye', 'bacteria in urine without symptoms'])
    assert.equal(expandShorthand(text), text)
  assert.equal(expandShorthand('bacteria in urine, catheter'), 'bacteriuria, catheter')
})

test('a value joined to its name and weeks written as a fraction are read', () => {
  assert.equal(expandShorthand('headache, GCS15'), 'headache, GCS 15')
  assert.equal(expandShorthand('PASI90 at week 48, ABCD2 of 5'), 'PASI 90 at week 48, ABCD2 of 5')
  assert.equal(expandShorthand('28/40 in labour'), '28 weeks gestation in labour')
  assert.equal(expandShorthand('vomiting x2'), 'vomiting ')
})

test('an apostrophe that was left out is put back, and no word of its own is changed', () => {
  assert.equal(expandShorthand('ive heard it doesnt work, thats odd'), "i've heard it doesn't work, that's odd")
  assert.deepEqual(subjects('ive been on sertraline, whats the chance that it wont work'), ['sertraline'])
  const others = 'its cause, hes and starch, im injection, were, ant, vents'
  assert.equal(expandShorthand(others), others)
})

test('a blood pressure with a diastolic value of 40 is no week of pregnancy', () => {
  assert.equal(expandShorthand('Massive PE, BP 78/40: thrombolysis?'), 'Massive PE, BP 78/40: thrombolysis?')
})

test('each line of the table has shorthand, and no meaning is shorthand itself', () => {
  for (const line of typedShorthand.split('\n').filter(Boolean)) {
    assert.match(line, /^[^:]+:(?: [^/]+(?: \/ .+)?)?$/, line)
    const words = /: ([^/]+?)(?: \/|$)/.exec(line)?.[1] ?? ''
    assert.equal(expandShorthand(words, `${words}\n${line}`), words, line)
  }
})

test('shorthand of women, children and cancer is read by what is beside it', () => {
  for (const [text, expanded] of [
    ['UPA or LNG for EC', 'ulipristal or levonorgestrel for emergency contraception'],
    ['EC aspirin', 'enteric-coated aspirin'],
    ['upa for RA', 'upa for RA'],
    ['IO before chemo in NSCLC', 'immunotherapy before chemo in NSCLC'],
    ['IO access in arrest', 'IO access in arrest'],
    ['1 positive SLN, ANC?', '1 positive SLN, axillary clearance?'],
    ['ANC 0.4 and feverish', 'ANC 0.4 and feverish'],
    ['no pCR', 'residual invasive disease'],
    ['PCR positive influenza', 'PCR positive influenza'],
    ['26 weeker, duct 2 mm', '26 weeker, PDA 2 mm'],
    ['bile duct stone', 'bile duct stone'],
    ['sinus rhythm after antibiotics', 'sinus rhythm after antibiotics'],
    ['ACS at 34 weeks pregnant', 'ACS at 34 weeks pregnant'],
    ['palbo in met breast', 'palbociclib in metastatic breast cancer'],
  ] as const) {
    assert.equal(expandShorthand(text), expanded)
  }
})

test('shorthand with an everyday or commoner meaning stays as typed', () => {
  for (const text of [
    'BP 150/90 with blisters after a burn',
    'AA man after bariatric surgery',
    'MS patient after an MVA',
    'when to STOP aspirin in pregnancy, 36 weeks',
    'OE early drops in sats',
    'PET avid node, 150 mg daily',
    'RT hip surgery, open',
    'CRT-D after two shocks',
    'HE HAS CIRRHOSIS OF THE LIVER',
  ])
    assert.equal(expandShorthand(text), text)
  assert.equal(expandShorthand('severe AS, prostate cancer'), 'severe aortic stenosis, prostate cancer')
})

test('an X-ray is a radiograph, and "ray" is not radioactive iodine', () => {
  assert.equal(expandShorthand('chest x-ray in croup'), 'chest radiograph in croup')
  assert.equal(expandShorthand('RAI or surgery'), 'radioactive iodine or surgery')
  assert.ok(
    parseQuestion('a ray of light').synonyms.every(({ words }) => words.every(({ word }) => word !== 'radioiodine')),
  )
})

test('PEG is a laxative where the bowel is named', () => {
  assert.match(expandShorthand('PEG for constipation'), /polyethylene glycol/)
  assert.match(expandShorthand('PEG or nasogastric feeding after a stroke'), /PEG/)
})

test('a preserved ejection fraction is reported where heart failure is named', () => {
  assert.match(expandShorthand('and if the EF is 58?', 'HFrEF drugs\nand if the EF is 58?'), /HFpEF/)
  assert.doesNotMatch(expandShorthand('EF 58, chemotherapy planned'), /HFpEF/)
  assert.doesNotMatch(expandShorthand('heart failure, EF 38'), /HFpEF/)
})
