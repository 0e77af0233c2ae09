import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRefusedDrugs } from '@/lib/evidence/question/refused-drugs'
import { measureAsyncCpuMs } from '../../../support/measure-cpu'

/** Questions, or the turns of a conversation, that say that a drug must not be given. */
const refusing: (string | string[])[] = [
  ['First-line antibiotic for cellulitis?', 'allergic to penicillin'],
  ['Treatment of syphilis?', 'pregnant and penicillin allergic'],
  'Cellulitis in a patient with penicillin allergy, which antibiotic?',
  'UTI in a man allergic to sulfa',
  "can't take NSAIDs, gout flare",
  'anaphylaxis to cephalosporins in the past',
  'aspirin intolerant',
  'Strep throat, pen allergic, what do I give?',
  'PCN-allergic woman with endocarditis',
  'Allergies: penicillin, sulfa. Diabetic foot infection, which antibiotic?',
  'Does not tolerate statins, LDL 4.1',
  'Osteoporosis in a woman who cannot take bisphosphonates',
  'Statin intolerance and high LDL',
  'Pneumonia, hypersensitivity to macrolides',
  'Which antibiotic in penicillin allergy?',
  'Hypertension, intolerant of ACE inhibitors',
  'previous rash with amoxicillin, otitis media',
  'STEMI in a patient with aspirin allergy',
  'syphilis in a penicillin-allergic pregnant woman: desensitise?',
  'CT pulmonary angiography with contrast allergy',
  'Augmentin allergy, dog bite',
  'unable to tolerate metformin, type 2 diabetes',
  'allergic to penicillin and sulfa drugs, cellulitis',
  '蜂窝织炎患者青霉素过敏，用什么抗生素？',
  '尿路感染，对磺胺类药物过敏',
  '不能服用非甾体抗炎药，痛风发作',
  '阿司匹林不耐受，心肌梗死',
  'Celulitis en paciente alérgica a la penicilina',
  'infección urinaria, alergia a sulfamidas',
  'no tolera los AINE, crisis de gota',
  'Zellulitis bei Penicillinallergie, welches Antibiotikum?',
  'allergisch gegen Penicillin, Erysipel',
  'verträgt keine NSAR, Gichtanfall',
  'cystite chez un homme allergique aux sulfamides',
  'ne peut pas prendre d’AINS, crise de goutte',
  'érysipèle chez une patiente allergique à la pénicilline',
  'otitis media con alergia a la amoxicilina',
  ['青霉素过敏', '梅毒怎么治疗？'],
  '过敏：头孢。肺炎',
  '她对阿莫西林过敏，中耳炎用什么药？',
  '72F community-acquired pneumonia, documented amoxicillin allergy (hives). What next?',
  'My patient had an anaphylactic reaction to ceftriaxone. Options for gonorrhoea?',
  'Best analgesic after hip fracture if the patient is allergic to codeine and morphine?',
  'prophylaxis before dental work, allergic to penicillins',
  "Patient can't tolerate ramipril because of cough; heart failure, what instead?",
  'PMH: T2DM, HTN. Allergies: co-trimoxazole. Now PJP, treatment?',
  'clindamycin-intolerant man with dental abscess',
  'beta-lactam allergy and bacterial meningitis',
  'Is there an option for AF rate control when beta blockers are not tolerated?',
  'hypersensitivity to Bactrim, toxoplasmosis prophylaxis in HIV',
  ['Acute bacterial sinusitis in adults: antibiotic?', 'oh, and she is allergic to augmentin'],
  ['Allergic to ciprofloxacin, 45 year old', 'uncomplicated pyelonephritis: oral options?'],
  '患者阿莫西林过敏，急性中耳炎如何治疗',
  '有头孢类药物过敏史的肺炎患者',
  'neumonía en un hombre con alergia a los macrólidos',
  'Harnwegsinfekt, Sulfonamid-Allergie',
  'angine streptococcique, allergie à l’amoxicilline',
  'unable to take metformin, new type 2 diabetes',
  ['sinusitis', 'allergy to amox'],
  'febrile neutropenia, pip taz allergy',
  'ACE inhibitor cough, what instead?',
  ['heart failure', 'ramipril gives him a cough'],
  'hypertension, amlodipine gives her ankle swelling, what next?',
  ['gout flare', 'naproxen gave the patient a bad stomach upset'],
]

const notRefusing: (string | string[])[] = [
  'does penicillin allergy delabelling work?',
  'peanut allergy oral immunotherapy',
  'allergic rhinitis treatment',
  'allergic to cats, asthma',
  'no known drug allergies, cellulitis',
  'NKDA, cellulitis',
  'not allergic to penicillin, cellulitis',
  'How common is penicillin allergy?',
  'Cross-reactivity of cephalosporins in penicillin allergy',
  'Skin testing in patients with penicillin allergy',
  'no penicillin allergy, syphilis',
  'Are NSAIDs contraindicated in CKD?',
  'Does lactose intolerance respond to lactase?',
  'penicillin-sensitive streptococci endocarditis',
  'risk of angioedema with ACE inhibitors in hypertension',
  'MRSA sensitive to doxycycline',
  'glucose intolerance metformin',
  'direct oral challenge in low-risk penicillin allergy',
  '过敏性鼻炎怎么治疗',
  '没有药物过敏史，肺炎',
  '对青霉素不过敏，肺炎',
  '青霉素过敏标签去除有效吗',
  'no es alérgico a la penicilina, celulitis',
  'keine Penicillinallergie, Erysipel',
  'pas d’allergie à la pénicilline, érysipèle',
  ['allergic to penicillin', 'another patient: cellulitis'],
  ['allergic to penicillin', 'actually not allergic to penicillin. cellulitis?'],
  'egg allergy and flu vaccine',
  'denies allergy to penicillin, pneumonia',
  'aspirin desensitisation in respiratory disease',
  'rinitis alérgica',
  'What is statin intolerance?',
  'How is penicillin allergy diagnosed?',
  'Is allergy testing useful in chronic urticaria?',
  'latex allergy in spina bifida',
  'sublingual immunotherapy for house dust mite allergy',
  'Pneumonia in a 60-year-old, no allergies',
  "Cellulitis. She isn't allergic to penicillin.",
  'how accurate is a reported penicillin allergy label in children?',
  'wasp venom allergy and beta blockers',
  'milk allergy formula in infants',
  'no history of drug allergy, meningitis',
  'amoxicillin-resistant H. influenzae otitis media',
  '花生过敏的口服免疫治疗',
  '否认青霉素过敏，蜂窝织炎',
  'cough with ramipril',
  'ibuprofen gives her good relief, add colchicine for gout?',
  ['type 2 diabetes', 'metformin gave him better control'],
  ['hip fracture', 'morphine gives him pain relief'],
  ['migraine', 'metoclopramide gives her less nausea'],
  'Is codeine cough syrup effective?',
  'which patients with hepatorenal syndrome should not get terlipressin?',
  "who can't take metformin?",
  'what sort of patients cannot have thrombolysis?',
]

const name = async (turns: string | string[]) => (await readRefusedDrugs([turns].flat())).map(({ drug }) => drug.name)

for (const turns of refusing) {
  test(`a drug is refused in: ${[turns].flat().join(' | ')}`, async () => {
    assert.notDeepEqual(await name(turns), [])
  })
}

for (const turns of notRefusing) {
  test(`no drug is refused in: ${[turns].flat().join(' | ')}`, async () => {
    assert.deepEqual(await name(turns), [])
  })
}

test('each drug of a list is read, and nothing that follows the list', async () => {
  assert.deepEqual(await name('Allergies: penicillin, sulfa and codeine, cellulitis on doxycycline'), [
    'penicillin',
    'sulfonamides',
    'codeine',
  ])
})

test('an allergy, an intolerance and a drug that cannot be taken are told apart', async () => {
  const read = async (text: string) => (await readRefusedDrugs([text])).map(({ kind, drug }) => [kind, drug.name])
  assert.deepEqual(await read('Anaphylaxis to ceftriaxone, meningitis'), [['allergy', 'ceftriaxone']])
  assert.deepEqual(await read('Does not tolerate ramipril, heart failure'), [['intolerance', 'ramipril']])
  assert.deepEqual(await read('She cannot take NSAIDs, gout'), [['refused', 'NSAIDs']])
})

test('an allergy holds for later turns, until one denies it or is about another patient', async () => {
  const stated = 'Cellulitis, allergic to penicillin'
  const [refused] = await readRefusedDrugs([stated, 'And which dose?'])
  assert.deepEqual([refused?.drug.name, refused?.isEarlier], ['penicillin', true])
  assert.deepEqual(await name([stated, 'Sorry, he has no penicillin allergy. Which dose?']), [])
  assert.deepEqual(await name([stated, 'The next patient has otitis media. Antibiotics?']), [])
})

test('a name in another language is read as the drug', async () => {
  for (const text of [
    'Otitis, alergia a la amoxicilina',
    '她对阿莫西林过敏，中耳炎用什么药？',
    'Otite, allergie à l’amoxicilline',
  ])
    assert.deepEqual(await name(text), ['amoxicillin'], text)
})

test('a text that repeats statements is read in time that grows as its length does', async () => {
  const cpuMs = (text: string) => measureAsyncCpuMs(() => readRefusedDrugs([text]))
  for (const unit of ['cannot take ', 'allergic to penicillin ', 'ramipril cough ']) {
    await cpuMs(unit)
    const [short, long] = [await cpuMs(unit.repeat(100)), await cpuMs(unit.repeat(800))]
    assert.ok(long < Math.max(500, 32 * short), `${unit}: ${short} ms, eight times: ${long} ms`)
  }
})
