/** A question with an identifier must not leave the house; a literature question must not be stopped for nothing. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { describeIdentifiers, findIdentifiers, type IdentifierKind } from '@/lib/shared/identifiers/find-identifiers'
import { anyCharacter } from '../../../fixtures/any-character'

/** The text between the brackets is the identifier. */
const positives: [IdentifierKind, string][] = [
  ['name', 'Should I start apixaban in patient [John Smith] after a fall?'],
  ['name', 'pt: [maria lopez], on warfarin, now bleeding'],
  ['name', 'Patient [Smith, John] with new AF'],
  ['name', 'Patient name: [Jane Doe], gout for two years'],
  ['name', "The patient's name is [Kowalski] and he has CKD"],
  // The head of a report, read from an image.
  ['name', 'Patient name: [Maria Lopez] Date of birth withheld'],
  ['name', 'Name: [Chidi Okonkwo] Sex: M Ward 7'],
  ['name', 'Name: [Fatima Hassan]\nComplaint: headache'],
  ['name', 'surname = [Okonkwo], sickle cell crisis'],
  ['name', 'Full name: [Mueller] and a rash'],
  ['name', 'Mrs [Alvarez] has migraine with aura; which prophylaxis?'],
  ['name', "Mr. [O'Neil] was given tenecteplase"],
  ['name', 'Frau [Schneider] nimmt Marcumar'],
  ['name', 'Miss [Dalloway], 24, wants contraception'],
  ['name', 'a woman named [Keiko Tanaka] with RA'],
  ['name', 'My patient is called [Jorge] and takes lithium'],
  ['name', 'a boy called [Liam] with croup'],
  ['name', '[John Smith], 54-year-old with chest pain'],
  ['name', '[Maria Lopez] (61F) with DVT'],
  ['name', '[david cohen] is a 72 yo man with HFrEF'],
  ['name', '54-year-old [Robert Miller] with sepsis'],
  ['name', '72 yo woman [Greta Holm], hip fracture'],
  ['name', 'my patient [Kowalski] has an INR of 6'],
  ['name', 'our patient, [Fernandez], developed a rash on allopurinol'],
  ['name', 'Patient [Elizabeth van der Berg] on dialysis'],
  ['name', 'patient [Anna M. Schmidt] post PCI'],
  ['name', '患者 姓名：[王小明] 糖尿病'],
  ['name', 'Client [Samuel Osei] asks about PrEP'],
  // Names that are in no list: the words around them identify them.
  ['name', 'Pt [KOWALCZYK], 54y, new AF with CHA2DS2-VASc 3'],
  ['name', '[KOWALCZYK Zbigniew], 54M, AF with eGFR 28'],
  ['name', 'Pt. [KOWALCZYK] has AF. OAC?'],
  ['name', 'MR [OKONKWO] 61yo, sickle cell disease'],
  ['name', 'Mr [TREMBLAY] has gout'],
  ['name', 'Bed 12 [ABUBAKAR] 45M cellulitis, how long?'],
  ['name', 'Patient [NAKAMURA] (F, 77) - hip fracture'],
  ['name', 'Patient: [Müller, Hans-Jürgen], geb. 12.03.1948'],
  ['name', '[SMITH, John] (DOB 03/04/1956) HFrEF'],
  ['name', 'Pt [Wojciech Nowak] 66M, AAA of 5.4 cm'],
  ['name', '72 year old [Ngozi Adeyemi] with T2DM'],
  ['name', 'My patient [Priyanka Venkataraman], 34F, has lupus'],
  ['name', 'the patient, [Hildegard Brandstätter], takes amiodarone'],
  ['name', 'Baby [Okafor] born at 29 weeks: caffeine?'],
  ['name', 'Re: [Thomas Andersson], new AF'],
  ['name', 'NAME: [DIMITRIOU GEORGIOS] AGE: 71'],
  ['name', 'Paciente [María José Rodríguez], 66 años, FA'],
  ['name', 'Mme [Lefebvre], AVK ou AOD ?'],
  ['name', 'Nazwisko: [Wiśniewska], 43 lat'],
  ['name', '患者[张伟]，男，65岁，房颤'],
  ['name', '[王建国]，男，72岁，慢性心衰'],
  ['name', '[田中太郎]様、68歳、心不全'],
  ['name', 'Pt [VAN DER MERWE], 61F, RA on MTX'],
  ['name', 'Mr. [T. Nguyen] needs DAPT'],
  ['name', 'M. [Dupont], 66 ans, FA'],
  ['name', 'Sig.ra [Esposito], 70 anni, FA'],
  ['name', '患者 [欧阳明]，女，34岁，狼疮肾炎'],
  ['name', '[刘]女士怀孕期间的甲亢用药'],
  ['national-number', 'NHS [4857773456], COPD'],
  ['national-number', 'SIN [046 454 286], diabetic foot'],
  ['birth-date', 'Frau Schäfer, geboren am [4. Mai 1951], Sturz'],
  ['birth-date', 'née le [07/11/1949], FA'],
  ['birth-date', 'DOB [03APR1956] melanoma'],
  ['record-number', 'Hosp no [K123456], bronchiolitis'],
  ['national-number', 'CHI [0101345678], stroke'],
  ['national-number', 'PESEL [44051401359], niewydolność serca'],
  ['national-number', 'paciente, CPF [529.982.247-25], dengue'],
  ['national-number', 'codice fiscale [RSSGLI60M55F205X], scompenso'],
  ['national-number', '[19450312-1234], KOL'],
  ['national-number', 'DNI [12345678Z], diabetes'],
  ['address', '[12 Marine Parade], Brighton; COPD'],
  ['address', '住址：[北京市朝阳区建国路88号]，心衰'],
  ['birth-date', 'DOB [03/04/1961], new atrial fibrillation'],
  ['birth-date', 'D.O.B.: [3.4.61] on methotrexate'],
  ['birth-date', 'date of birth [1961-04-03] and CKD 3b'],
  ['birth-date', 'Born on [3 April 1961], smoker'],
  ['birth-date', 'born [April 3rd, 1961]; what screening is due?'],
  ['birth-date', 'geb. [03.04.1961], Vorhofflimmern'],
  ['birth-date', 'birthdate: [12-Mar-56]'],
  ['birth-date', '出生日期：[1961年4月3日] 高血压'],
  ['record-number', 'MRN [00482913], potassium 6.1'],
  ['record-number', 'MRN: [A-4829137] with AKI'],
  ['record-number', 'medical record number [48291375]'],
  ['record-number', 'Hospital no. [K482913] cellulitis'],
  ['record-number', 'patient ID #[9938271], HbA1c 9'],
  ['record-number', 'chart [5530217] shows QTc of 510'],
  ['record-number', 'admission number [20240317-55]'],
  ['record-number', 'Fallnummer [4711815] Sepsis'],
  ['record-number', '住院号：[00123456] 肺炎'],
  ['record-number', 'case file no. [881234]'],
  ['national-number', 'SSN [219-09-9999], wants a statin'],
  ['national-number', 'social security number is [219 09 9999]'],
  ['national-number', '[219-09-9999] is on file, on warfarin'],
  ['national-number', 'NHS number [943 476 5919]'],
  ['national-number', '[943 476 5919] has asthma'],
  ['national-number', '身份证 [11010519491231002X] 男'],
  ['national-number', 'personnummer [811218-9876], KOL'],
  ['national-number', 'passport no. [C01X00T47]'],
  ['national-number', 'insurance ID [A123456789]'],
  ['phone', 'call him at [212-555-0187] with the result'],
  ['phone', 'Tel. [030 901820] Rückruf'],
  ['phone', 'phone: [(212) 555-0187]'],
  ['phone', '[(415) 555-0132] is his daughter; is he fit for thrombolysis?'],
  ['phone', 'reach her on [+44 20 7946 0958]'],
  ['phone', 'mother [07700 900123], croup since last night'],
  ['phone', 'contact number [07700900123]'],
  ['phone', '手机：[13812345678] 头痛'],
  ['phone', 'his mobile is [0171 2345678]'],
  ['email', 'send to [j.smith81@example.org] please; gout?'],
  ['email', '[MARIA.LOPEZ@HOSPITAL.EXAMPLE] asked about PSA'],
  ['address', 'lives at [12 Oak Street], falls twice a month'],
  ['address', 'from [221B Baker Street], opioid use'],
  ['address', 'resides at [4 elm road] alone, dementia'],
  ['address', '[1600 Pennsylvania Ave], Springfield, on insulin'],
  ['address', '[350 W 5th Avenue] apt 4, COPD'],
  ['address', 'wohnt in der [Hauptstraße 12], Sturz'],
  ['address', 'habite [12 rue de la Paix], diabète'],
  ['address', 'from [Springfield, IL 62704] with fever'],
  ['address', 'postcode [SW1A 1AA], lives alone'],
]

const negatives = [
  // Ages, counts, doses, laboratory values, times.
  'Does dapagliflozin help a 54-year-old with HFrEF?',
  '72 yo woman with a hip fracture: when to operate?',
  'In patients aged 65 to 80 years, is aspirin useful?',
  'A 3-month-old infant with bronchiolitis: hypertonic saline?',
  'Vitamin B12 1000 mcg weekly or B12 5MG daily?',
  'Enoxaparin 40 mg 12-hourly for BMI over 40?',
  'Tranexamic acid 1 g over 10 min, then 1 g over 8 h',
  'Platelets 150000-200000, is heparin safe?',
  'Potassium 6.1, sodium 128, creatinine 210: what next?',
  'Is a D-dimer of 500 ng/mL FEU enough at 78 years?',
  'BP 120-129/80 in CKD',
  'CD4+ 200 350 500 thresholds for starting ART',
  'Na+ 140 and K+ 3.5 in refeeding',
  'Insulin 100-200-300 units/mL concentrations compared',
  'CHA2DS2-VASc 2 vs 3 in AF',
  'NNT 21 over 18.2 months',
  'HR 0.74 (95% CI 0.65 to 0.85)',
  'p<0.001, n=4744, follow-up 18.2 months',
  '400-800-1200 mg gabapentin titration',
  'ratio 125 250 1000 in children',
  'Living at 2500 metres above sea level and COPD',
  'Home at 12 weeks after stroke: early supported discharge?',
  // Years and dates that are not of birth.
  'Guidelines published since 01/01/2020 on HCV',
  'born between 1945 and 1965: hepatitis C screening',
  'infants born at 28 weeks: caffeine?',
  'children born in 2020 and RSV antibodies',
  'Trials from 2015-2024 on colchicine',
  'Updated 2024-06-12: KDIGO on SGLT2',
  'What changed in the 2023 ESC guideline?',
  'Cohort born 1950-1960, does smoking matter?',
  'Enrolled 12 March 2019 to 4 May 2021',
  // Identifiers of publications, trials, genes, chemicals.
  'PMID 31535829 and PMID: 32865377',
  'doi 10.1056/NEJMoa1911303',
  'https://doi.org/10.1016/S0140-6736(20)31180-6',
  'NCT03036124 results',
  'ISRCTN12345678 protocol',
  'EudraCT 2013-003102-31',
  'PMC7028345 full text',
  'ORCID 0000-0002-1825-0097',
  'ISBN 978-3-16-148410-0',
  'CAS 50-78-2 solubility',
  'rs1801133 and homocysteine',
  'NM_000059.4 variant in BRCA2',
  'GSE123456 expression data',
  'ICD-10 I48.91 validity',
  'ATC code B01AF02',
  'ACTRN12612000000000 outcome',
  'CRD42020123456 protocol',
  'N Engl J Med 2019;381:1995-2008',
  'Lancet 2020; 396: 1333-1344',
  'JAMA 321(2):175-187',
  // Trials, scores, studies.
  'What did DAPA-HF show?',
  'PARADIGM-HF, EMPEROR-Reduced and GALACTIC-HF compared',
  'GRACE score or TIMI score in NSTEMI?',
  'ROCKET AF vs ARISTOTLE',
  'Was PARTNER 3 positive at 5 years?',
  'EVEREST II at 5 years',
  'MARK-5 and SPRINT results',
  'JUPITER trial: rosuvastatin and CRP',
  'Was the Patient Health Questionnaire validated in primary care?',
  'Patient Global Impression of Change as an outcome',
  'Patient Blood Management programmes before hip surgery',
  'Patient Reported Outcomes in psoriasis',
  'Patient Activation Measure and readmission',
  'the patient Health Questionnaire-9 cut-off of 10',
  'Patient Safety indicators after surgery',
  'Do patient Portals reduce visits?',
  'The Patient Protection and Affordable Care Act and screening',
  'MRS improvement at 90 days after thrombectomy',
  'mRS 0-2 at 90 days',
  'MR Imaging in prostate cancer',
  'MS Patients on natalizumab and PML',
  // Other words in the place of a name.
  'Pt STEMI, 54y, cardiogenic shock: Impella?',
  'PATIENT FEMALE, 60Y, HYPERTENSION, THIAZIDE?',
  'Sickle Cell 25M: hydroxyurea?',
  '60 year old African American man: thiazide?',
  'Patient Takotsubo 68F: beta blocker?',
  'Patient Kawasaki 4y, second IVIG?',
  'In MR CLEAN, did thrombectomy help? MR CLEAN is old',
  'MR ANGIOGRAPHY is enough before thrombectomy?',
  'M. tuberculosis in a man of 66; M. avium, 5 ans de traitement',
  'Dolor torácico sin 100 200 300 troponina',
  'Baby born at 29 weeks, bed 12 hours rest',
  'KEYNOTE-189 5y, CheckMate 067 10y',
  '患者男，65岁，房颤，抗凝？',
  '房颤，男，72岁',
  '高血压，男，65岁；黄疸，女，40岁',
  '患者李斯特菌感染的治疗',
  // Eponyms and places.
  "Bell's palsy patient: prednisolone within 72 hours?",
  'Child-Pugh B cirrhosis and DOACs',
  'patient with Charles Bonnet syndrome',
  'patient Alexander disease natural history',
  'Graves disease: thionamide or radioiodine?',
  'Pierre Robin sequence and airway',
  'Guillain-Barré: IVIG or plasma exchange?',
  'Hodgkin lymphoma, 30 years after radiotherapy',
  "Crohn's disease in a patient of 34 years",
  'Ross procedure in 40 year olds',
  'Simon Broome criteria for familial hypercholesterolaemia',
  'Martin Gruber anastomosis in carpal tunnel syndrome',
  'Thomas splint for femoral fracture',
  'Wilson disease: zinc or penicillamine?',
  'Douglas bag method accuracy',
  'Stevens-Johnson syndrome and allopurinol',
  'Edinburgh Postnatal Depression Scale',
  'St John’s wort and apixaban',
  'The Boston criteria for amyloid angiopathy',
  'Framingham risk in South Asians',
  'Ottawa ankle rules in children under 5',
  'Glasgow Coma Scale 8, intubate?',
  'George hospital study of dengue',
  'Frank-Starling in sepsis',
  'Did we miss Lyme disease? Miss rate of two-tier testing',
  // Words that resemble a form.
  'Brand name: Eliquis; generic name is apixaban',
  'Drug called Leqvio twice a year',
  'A treatment named Zolgensma for SMA',
  'The gene name is SCN1A',
  'patient named in the guideline as high risk',
  'What is the minimum number of patients, 12000 or 20000?',
  'patient number 12 in the series',
  'MRN complex and DNA repair',
  'chart review of 48291 patients',
  'Is a health record of 20 years needed?',
  'unit dose 5000 IU heparin',
  'call at 3 am: who is at risk of burnout?',
  'Contact precautions for 7 days?',
  'mobile phone use and glioma: 2 meta-analyses',
  'Phone follow-up at 30, 60 and 90 days',
  'national health survey 2015 to 2020',
  'Medicare beneficiaries 65 to 80 and colonoscopy',
  'Medicaid expansion 2014 and mortality',
  'insurance and access in 2020',
  'Medicare 2015-2020 claims: readmission after TAVI',
  'age > 80 @ high risk',
  'HLA-B*57:01 before abacavir',
  '12 Lead ECG ST elevation',
  '16 slice CT or 64 slice CT',
  '30 Day readmission, Close follow-up',
  '6 Minute Walk test',
  '5 HT3 antagonists in pregnancy',
  'T4 2 weeks after TSH',
  'H1N1 2009 vaccine safety',
  'B12 and folate in dementia',
  'my patient has gout and CKD, colchicine dose?',
  'our patient is pregnant; is nitrofurantoin safe?',
  'My patient, who is frail, refuses statins',
  'patient is a man with prostate cancer',
  'Patient: 67M, HFrEF, eGFR 28',
  'the patient took Paxlovid and tacrolimus',
  'patient Kelly criteria',
  'Does the doctor’s gender matter? Dr Smith says so',
  '患者高血压合并糖尿病的降压目标',
  'Patient 姓名 fields in records',
  '',
  '💊?',
]

for (const [kind, marked] of positives) {
  test(`${kind} is noticed: ${marked.replace(/\s+/g, ' ')}`, () => {
    const text = marked.replace(/[[\]]/g, '')
    const found = findIdentifiers(text).find((each) => each.kind === kind)
    assert.ok(found, `found only ${JSON.stringify(findIdentifiers(text))}`)
    assert.equal(text.slice(found.start, found.end), marked.slice(marked.indexOf('[') + 1, marked.indexOf(']')))
  })
}

test(`none of ${negatives.length} literature questions is stopped`, () => {
  const stopped = negatives.flatMap((text) =>
    findIdentifiers(text).map(({ kind, start, end }) => `${kind} "${text.slice(start, end)}" in: ${text}`),
  )
  assert.deepEqual(stopped, [])
})

/** Words in place of a name at the beginning of a vignette, where surnames in capitals also occur. */
const conditions =
  `hepatic encephalopathy, esophageal varices, pancreatitis, c diff, myasthenia gravis, epilepsy, restless legs, psoriasis,
  vitiligo, melanoma, endocarditis, tamponade, raynauds, sarcoidosis, cystic fibrosis, ipf, pneumothorax, hyponatraemia,
  pcos, ectopic pregnancy, bph, nephrotic syndrome, haemophilia, aml, anaphylaxis, cataract, vertigo, hiv, ptsd, delirium,
  anorexia nervosa, carpal tunnel, rotator cuff tear, tamoxifen, warfarin, verapamil, fentanyl, lithium, ciprofloxacin,
  remdesivir, bladder cancer, hemiparesis, jaundice, insomnia, staphylococcus aureus, tranexamic acid`.split(/,\s+/)

test('a condition or a drug where a name is expected is not taken for a name, however it is capitalised', () => {
  const titled = (text: string) => text.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())
  const forms = conditions.flatMap((each) => {
    const written = [each, titled(each), each.toUpperCase()]
    return written.flatMap((it) => [
      `Pt ${it}, 54y`,
      `Patient: ${it} 60M`,
      `Bed 4 ${it}, 65F`,
      `${it} 54M`,
      `pt ${it} has`,
    ])
  })
  assert.deepEqual(
    forms.filter((form) => findIdentifiers(form).length > 0),
    [],
  )
})

test('the lists are as long as was promised', () => {
  assert.ok(positives.length >= 60 && negatives.length >= 120, `${positives.length} and ${negatives.length}`)
})

test('whatever the text, spans are in order, apart and inside it', () => {
  const pieces = fc.constantFrom(
    'patient ',
    'John ',
    'Smith',
    ', 54 yo',
    'DOB ',
    '3/4/61 ',
    'MRN 123456',
    '  ',
    'a@b.org',
  )
  const texts = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.array(pieces).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      let last = 0
      for (const { start, end } of findIdentifiers(text)) {
        assert.ok(start >= last && end > start && end <= text.length)
        last = end
      }
    }),
  )
})

test('a note with several identifiers names each kind once', () => {
  const found = findIdentifiers('Mrs Alvarez, DOB 03/04/1961, MRN 482913, mother of Mr Alvarez, a.b@example.org')
  assert.equal(describeIdentifiers(found), 'a name, a date of birth, a record number and an e-mail address')
})
