/** What an answer opens with, where several sentences of one article fit. */
import '../../../support/library/starter-library'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askConversation } from '../../../support/questions/ask-in-process'

for (const [question, opening] of [
  // An age that a label opens with.
  ['34M asplenic, PCV20?', /^“Age 19 to 49 with a risk condition/],
  ['target TSH for 82 yr old on levothyroxine', /^“Over 70 to 80 years: TSH up to 4 to 6/],
  ['4 year old ADHD first step', /^“Age 4 to 5: parent training/],
  ['PECARN sensitivity in a 6 year old', /^“Sensitivity for clinically important injury, 2 years and older/],
  ['PECARN sensitivity in a 1 year old', /^“Sensitivity for clinically important injury, under 2 years/],
  // What the patient has not had.
  ['Which pneumococcal vaccine for a 55 yr old never vaccinated?', /^“PCV for all PCV-naive adults/],
  // How severe it is.
  ['4 yo unilateral otitis media mild pain no fever, amoxicillin?', /^“Non-severe unilateral disease/],
  ['magnesium sulphate in acute severe asthma adult', /^“Severe attack: magnesium/],
  // The dose, and not advice for the age.
  ['amoxicillin dose for AOM in a 3 year old', /^“Amoxicillin, 80 to 90 mg\/kg/],
  // Which side.
  ['14 mo, unilateral AOM, temp 38.1, mild otalgia since this morning. must I prescribe?', /^“Non-severe unilateral/],
  // Shorthand in two words.
  ['HF rEF spironolactone?', /^“In severe HFrEF, spironolactone/],
  // What two doses did, and not how they were given.
  ['dex dose croup 0.15 v 0.6', /^“For croup, a single oral dose of dexamethasone 0.15/],
  ['dabigatran 110 vs 150 in AF: which dose?', /^“In atrial fibrillation, dabigatran 150 mg prevented/],
  // One recommendation instead of a summary of all.
  ['trazodone 50 for sleep ok?', /^“Trazodone 50 mg \(weak recommendation against\)/],
  ['when to refer endometriosis', /^“Refer if hormones fail/],
  ['Dense breasts, normal mammogram: add ultrasound or MRI?', /^“Supplemental ultrasound or MRI/],
  ['PMR starting pred dose and taper', /taper to 10 mg within 4 to 8 weeks/],
  ['PMR starting dose pred', /^“Initial prednisone 12.5 to 25 mg daily/],
  ['ACR urate target and how low to start allopurinol', /^“ACR \(2020\) strongly recommends/],
  // A warning for the state of the patient.
  ['pregnant smoker 12/40, can I give champix or NRT?', /^“Pregnancy: drugs \(I statement/],
  ['carbimazole in first trimester safe?', /^“Pregnancy: propylthiouracil in the first trimester/],
  ['fluconazole in first trimester thrush', /^“Oral fluconazole is avoided in pregnancy/],
  // A warning for two facts of the patient, or on a drug of the class asked about.
  ['70M gout flare, CKD and heart failure on furosemide. what to give?', /^“NSAIDs: .* unsuitable in renal disease/],
  [
    '29F UPSI 100 hrs ago, BMI 34, severe asthma on oral pred. which EC?',
    /^“Ulipristal is unsuitable in severe asthma/,
  ],
  ['49F, TIA yesterday with ABCD2 score 5, already on aspirin. Add clopidogrel?', /^“Aspirin plus clopidogrel/],
  // The best, and not the worst.
  ['GAD first line drug, which best tolerated', /duloxetine, pregabalin, venlafaxine and escitalopram/],
  // What a name means.
  ['Who counts as high risk for pre-eclampsia and needs aspirin?', /previous pre-eclampsia, multiple pregnancy/],
  ['what counts as severe otitis media?', /^“Severe signs \(moderate or severe ear pain/],
  // One kind of harm, and what is tested for.
  ['varenicline in a smoker with schizophrenia - psychiatric side effects?', /neuropsychiatric adverse events/],
  ['Fezolinetant 45 mg: what bloods and how often?', /liver tests before starting, monthly/],
  // Advice in a limitation.
  ['calcium for hyperkalaemia in a patient on digoxin', /^“Give calcium more slowly if digoxin/],
  ['neonatal jaundice can I give water', /^“Do not give water or dextrose water/],
  ['cefalexin instead of cipro for pyelonephritis 7 days', /should not be carried over to beta-lactams/],
  // What is under a wider name in the source.
  ['transfusion threshold upper GI bleed with IHD', /8 g\/dL is considered in cardiovascular disease/],
  ['ec ulipristal how long before restarting the combined pill?', /^“Delay hormonal contraception 5 days/],
  ['DOAC in a woman with myeloma and DVT', /^“For cancer-associated thrombosis, ASH 2021/],
  // A source on the disease, and not one on its complication.
  ['GCA with visual loss initial treatment', /intravenous pulses when vision is threatened/],
  ['COPD with weight loss, best treatment', /^“GOLD 2025 starts COPD treatment/],
  // The only finding on what is asked, where the article is about a wider subject.
  ['doxycycline PEP: gonorrhoea?', /^“Gonorrhoea, PrEP cohort/],
  ['paravalvular leak five years after TAVI compared with surgery in low risk patients', /^“At 5 years mild or worse/],
  ['brain bleed on warfarin, what to reverse with', /^“Warfarin with INR 2 or more/],
  // An outcome under the name that a clinician uses.
  [
    'betamethasone at 35 weeks: breathing benefit vs hypoglycaemia',
    /^“Betamethasone before late preterm birth lowered/,
  ],
  // One sentence of a summary.
  ['Endometriosis, normal ultrasound, does that rule it out?', /^“A normal examination, ultrasound or MRI/],
] as const)
  test(`"${question}" opens with ${opening.source}`, async () => {
    const { content } = await askConversation([question])
    const quoted = content.split('\n').find((line) => line.startsWith('“')) ?? ''
    assert.match(quoted, opening)
  })
