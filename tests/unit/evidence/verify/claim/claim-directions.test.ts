import { test } from 'node:test'
import { assertMarks } from '../../../../support/claims/assert-marked'

test('a verb in its base form, a change in an outcome and a verb that compares give the direction', () => {
  assertMarks([
    [
      'Physiotherapy did not ease pain and disability more than steroid injection.',
      'deyle-physiotherapy-knee-oa',
      true,
    ],
    ['Intensive control produced a significant fall in mortality.', 'ukpds-33', true],
    ['Intensive control produced a fall in microvascular endpoints.', 'ukpds-33', false],
    ['Thrombectomy did not add to functional independence at 90 days.', 'mr-clean', true],
    ['Thrombectomy did not add to deaths.', 'mr-clean', false],
    [
      'In the first 4 hours the combination outlasted ibuprofen alone by 16 minutes without fever.',
      'pitch-paracetamol-ibuprofen',
      true,
    ],
    ['Pregabalin provoked less augmentation than pramipexole.', 'aan-2016-restless-legs', false],
  ])
})

test('the word after "commoner on" names no outcome, and that after "the advantage over B for" does', () => {
  assertMarks([
    ['Myocardial infarction became commoner on statins.', 'chou-statins-primary-prevention', true],
    ['Myocardial infarction became rarer on statins.', 'chou-statins-primary-prevention', false],
    [
      'The advantage of TAVR over surgery for death, stroke or readmission was still significant at 5 years.',
      'partner-3',
      true,
    ],
    [
      'The advantage of TAVR over surgery for death, stroke or readmission was significant at 1 year.',
      'partner-3',
      false,
    ],
    ['Superiority of apixaban over warfarin for stroke or systemic embolism was not shown.', 'aristotle', true],
    ['Superiority of apixaban over warfarin for stroke or systemic embolism was shown.', 'aristotle', false],
  ])
})

test('whom a sentence is about by what they lack denies nothing', () => {
  assertMarks([
    [
      'Patients not ventilated at baseline were intubated more often with hydrocortisone.',
      'cape-cod-hydrocortisone-cap',
      true,
    ],
    [
      'Patients not ventilated at baseline were intubated less often with hydrocortisone.',
      'cape-cod-hydrocortisone-cap',
      false,
    ],
    ['Patients not given rifapentine had more liver toxicity (2.7% vs 0.4%).', 'prevent-tb-3hp', false],
    [
      'Patients on hydrocortisone were more apt to need a vasopressor started (HR 0.59).',
      'cape-cod-hydrocortisone-cap',
      true,
    ],
  ])
})

test('a discharge alive and a part of those studied have results of their own', () => {
  assertMarks([
    ['Hydroxychloroquine made discharge alive within 28 days less likely.', 'recovery-hydroxychloroquine', false],
    ['Patients given hydroxychloroquine were discharged alive more often.', 'recovery-hydroxychloroquine', true],
    [
      'Among those who started their medication, relapse was similar with naltrexone and buprenorphine-naloxone.',
      'xbot-naltrexone-vs-buprenorphine',
      false,
    ],
    ['Completed suicide fell significantly on clozapine.', 'intersept-clozapine-suicidality', true],
  ])
})

test('the scale of a result and the pace of a recovery say which way is better', () => {
  assertMarks([
    [
      'WOMAC scores were worse with physiotherapy than with injection (37.0 vs 55.8).',
      'deyle-physiotherapy-knee-oa',
      true,
    ],
    [
      'WOMAC scores were better with physiotherapy than with injection (37.0 vs 55.8).',
      'deyle-physiotherapy-knee-oa',
      false,
    ],
    ['Per protocol, remission came sooner on zonisamide than on lamotrigine.', 'sanad-ii-focal', true],
    ['Per protocol, remission came sooner on lamotrigine than on zonisamide.', 'sanad-ii-focal', false],
  ])
})

test('a fall is compared by how much or how fast it was, and a level of treatment is no result', () => {
  assertMarks([
    ['eGFR declined faster on canagliflozin after the initial dip.', 'credence', true],
    ['eGFR declined more slowly on canagliflozin after the initial dip (-1.72 vs -4.33).', 'credence', false],
    ['DAS28 fell further on etanercept than on triple therapy (-2.3 vs -2.1).', 'racat-triple-therapy-ra', false],
    ['DAS28 fell significantly further on etanercept than on triple therapy.', 'racat-triple-therapy-ra', true],
    ['Mortality was 39.8% at the higher volume and 31.0% at the lower.', 'arma-ardsnet', false],
    ['Infants in the lower range died less often.', 'support-oxygen-targets', true],
  ])
})

test('rates without a test are read with what the source says about them', () => {
  assertMarks([
    ['Active monitoring did not lead to more metastases than prostatectomy (9.4% vs 4.7%).', 'protect-15-year', true],
    ['Active monitoring led to more metastases than prostatectomy (9.4% vs 4.7%).', 'protect-15-year', false],
    ['Thrombectomy caused a significant rise in symptomatic haemorrhage (7.7% vs 6.4%).', 'mr-clean', true],
    [
      'Symptomatic haemorrhage was not significantly more frequent after thrombectomy (7.7% vs 6.4%).',
      'mr-clean',
      false,
    ],
  ])
})

test('a comparator that the clause names first is not its subject', () => {
  assertMarks([
    ['Pneumonia was less frequent with triple therapy than with LAMA/LABA.', 'impact-copd', true],
    ['Pneumonia was more frequent with triple therapy than with LAMA/LABA.', 'impact-copd', false],
    [
      'The combination was significantly better than ibuprofen alone in the first 4 hours.',
      'pitch-paracetamol-ibuprofen',
      true,
    ],
  ])
})

test('a drug that a source calls useless gave no gain, under any of its names', () => {
  assertMarks([
    ['Adding aciclovir to prednisolone conferred a further gain in full recovery.', 'sullivan-bells-palsy', true],
    ['Prednisolone helped recovery and aciclovir did not.', 'sullivan-bells-palsy', false],
    ['Prednisolone improved full recovery, whereas aciclovir contributed nothing.', 'sullivan-bells-palsy', false],
  ])
})

test('results that are alike in each of several groups, or differ widely, are compared', () => {
  assertMarks([
    ['Valproate was clearly superior to levetiracetam at stopping seizures.', 'esett-status-epilepticus', true],
    ['Levetiracetam, fosphenytoin and valproate stopped seizures equally often.', 'esett-status-epilepticus', false],
    ['Death was equally common with the two drugs (12.3% vs 3.7%).', 'merino-pip-tazo-meropenem', true],
    ['Olanzapine protected against suicidal behaviour better than clozapine.', 'intersept-clozapine-suicidality', true],
    [
      'Clozapine protected against suicidal behaviour better than olanzapine.',
      'intersept-clozapine-suicidality',
      false,
    ],
    ['Fosfomycin outdid nitrofurantoin in clinical resolution by day 28.', 'huttner-nitrofurantoin-fosfomycin', true],
    ['Nitrofurantoin outdid fosfomycin in clinical resolution by day 28.', 'huttner-nitrofurantoin-fosfomycin', false],
    ['Restrictive transfusion cost lives in hospital (22.2% vs 28.1%).', 'tricc', true],
    ['The rules did not bring down the use of CT.', 'ottawa-sah-rule-implementation', false],
    ['Empagliflozin kept more patients out of hospital (HR 0.86).', 'empa-kidney', false],
  ])
})

test('an effect that a source calls too small did not reach what matters to patients', () => {
  assertMarks([
    ['The difference in symptoms reached the minimal important difference.', 'levothyroxine-80plus', true],
    ['The difference in symptoms fell short of the minimal important difference of 9.', 'levothyroxine-80plus', false],
    ['The mean difference exceeded the threshold for clinical importance.', 'atlantis-ibs', true],
    ['The mean difference did not reach the threshold for clinical importance.', 'atlantis-ibs', false],
    ['The gain with amitriptyline was not below the minimum clinically important difference.', 'atlantis-ibs', true],
    ['The gain with amitriptyline was below the minimum clinically important difference.', 'atlantis-ibs', false],
  ])
})

test('an effect is denied in many forms', () => {
  assertMarks([
    ['Cooling brought no extra arrhythmia.', 'ttm2', true],
    ['Cooling brought no extra survival.', 'ttm2', false],
    ['The lower target was without effect on all-cause death (HR 0.73).', 'sprint', true],
    ['Salmeterol was not tied to asthma deaths (RR 4.37).', 'smart-salmeterol', true],
    ['Lower tidal volumes did not lower mortality.', 'arma-ardsnet', true],
    ['Lower tidal volumes lowered mortality.', 'arma-ardsnet', false],
    ['Metastases were no commoner with active monitoring than with prostatectomy.', 'protect-15-year', true],
    ['Fezolinetant 45 mg was no better than placebo for hot flushes at week 12.', 'skylight-1-fezolinetant', true],
  ])
})

test('a difference that is called significant, or a change without a direction, contradicts that there was none', () => {
  assertMarks([
    ['The difference in severe bleeding was significant.', '6s', true],
    ['The difference in severe bleeding was not significant.', '6s', false],
    ['Restricting intravenous fluid changed 90-day mortality (42.3% vs 42.1%).', 'classic', true],
    ['Restricting intravenous fluid did not change 90-day mortality (42.3% vs 42.1%).', 'classic', false],
    ['Hospital admission was affected by ondansetron (4% vs 5%).', 'freedman-ondansetron-gastroenteritis', true],
    ['Evolocumab lowered mortality.', 'fourier', true],
    ['Evolocumab had no mortality effect.', 'fourier', false],
  ])
})

test('words for a target, a follow-up or those who were spared a treatment give no direction', () => {
  assertMarks([
    ['A higher pressure target led to less new atrial fibrillation.', 'sepsispam', true],
    ['A higher pressure target led to more new atrial fibrillation.', 'sepsispam', false],
    ['With longer follow-up trastuzumab emtansine also lowered deaths (HR 0.66).', 'katherine-tdm1', false],
    ['Apixaban did not establish superiority for stroke or systemic embolism.', 'aristotle', true],
    ['Apixaban established superiority for stroke or systemic embolism.', 'aristotle', false],
    ['Intensive control did not clearly lower deaths and major hypoglycaemia became more frequent.', 'ukpds-33', false],
  ])
})

test('figures without a word for a direction give one, of the dose that the claim names', () => {
  assertMarks([
    ['Patients stopped tirzepatide more often than semaglutide.', 'surmount-5', true],
    ['Discontinuation was commoner with semaglutide than with tirzepatide.', 'surmount-5', false],
    ['Fewer stopped treatment for adverse events on tirzepatide than on placebo.', 'surmount-1', true],
    ['More stopped treatment for adverse events on tirzepatide than on placebo.', 'surmount-1', false],
    ['Tirzepatide was not more effective than semaglutide for weight reduction (20.2% vs 13.7%).', 'surmount-5', true],
    ['Dabigatran 150 mg did not lower stroke or systemic embolism by about a third.', 're-ly', true],
    ['Dabigatran 150 mg lowered stroke or systemic embolism by about a third.', 're-ly', false],
  ])
})

test('the figures of a claim must show what its words say', () => {
  assertMarks([
    ['Daily budesonide controlled asthma worse (44.4% vs 34.4% well-controlled weeks).', 'sygma-1', true],
    ['Daily budesonide controlled asthma better (44.4% vs 34.4% well-controlled weeks).', 'sygma-1', false],
    ['Severe hypoglycaemia was far less common with tight glucose control (6.8% vs 0.5%).', 'nice-sugar', true],
    ['Severe hypoglycaemia was far more common with tight glucose control (6.8% vs 0.5%).', 'nice-sugar', false],
    [
      'Leaving out chemotherapy significantly increased invasive recurrence (HR 1.08; P = 0.26).',
      'tailorx-21-gene',
      true,
    ],
    [
      'Leaving out chemotherapy did not significantly increase recurrence (HR 1.08; P = 0.26).',
      'tailorx-21-gene',
      false,
    ],
    [
      'The longer the pill was used, the smaller the risk of breast cancer.',
      'morch-hormonal-contraception-breast-cancer',
      true,
    ],
    [
      'The longer the pill was used, the greater the risk of breast cancer.',
      'morch-hormonal-contraception-breast-cancer',
      false,
    ],
  ])
})

test('the size of an effect and what an estimate leaves out are no results', () => {
  assertMarks([
    ['The gain in symptoms was smaller (67% vs 53% with resolution by day 7).', 'hoberman-aom-under-2', false],
    ['The estimate leaves out any reduction in ovarian cancer.', 'morch-hormonal-contraception-breast-cancer', false],
    ['Fewer resolved by day 7 on amoxicillin-clavulanate (67% vs 53%).', 'hoberman-aom-under-2', true],
  ])
})

test('an arm is known by what people call such arms: waiting for deferral, cooling for hypothermia', () => {
  assertMarks([
    ['Waiting to treat led to fewer deaths or serious events.', 'start-hiv-early-art', true],
    ['Waiting to treat led to more deaths or serious events.', 'start-hiv-early-art', false],
    ['Important arrhythmias were rarer with cooling (24% vs 17%).', 'ttm2', true],
    ['Important arrhythmias were commoner with cooling (24% vs 17%).', 'ttm2', false],
  ])
})

test('what is better or no better for deaths is so for survival', () => {
  assertMarks([
    [
      'Spinal anaesthesia proved superior for survival at 60 days in hip fracture surgery.',
      'regain-spinal-general-hip',
      true,
    ],
    [
      'Spinal anaesthesia was not superior for survival at 60 days in hip fracture surgery.',
      'regain-spinal-general-hip',
      false,
    ],
    ['A 7 g/dL trigger left more patients alive at 6 weeks.', 'villanueva-ugib-transfusion', false],
    ['A 7 g/dL trigger left fewer patients alive at 6 weeks.', 'villanueva-ugib-transfusion', true],
  ])
})

test('a denial reaches over a long list of people, and not out of what they could not do', () => {
  assertMarks([
    ['Long-term oxygen did not, in people with COPD, delay death.', 'lott', false],
    [
      'At none of the doses tested in the three years of the trial was hydrochlorothiazide better than placebo at preventing stones.',
      'nostone',
      false,
    ],
    [
      'People who did not or could not take a statin had more major cardiovascular events on bempedoic acid.',
      'clear-outcomes',
      true,
    ],
    [
      'People who did not or could not take a statin had fewer major cardiovascular events on bempedoic acid.',
      'clear-outcomes',
      false,
    ],
  ])
})

test('sooner asleep is better, and so is more quality of life on a scale of symptoms', () => {
  assertMarks([
    ['With CBT-I people dropped off about 19 minutes sooner.', 'trauer-cbt-i', false],
    ['At 24 weeks acne symptoms were worse on spironolactone (21.2 vs 17.4).', 'safa-spironolactone-acne', true],
    ['At 24 weeks acne symptoms were better on spironolactone (21.2 vs 17.4).', 'safa-spironolactone-acne', false],
  ])
})

test('an outcome is known by its abbreviation, by its level and by an adverb', () => {
  assertMarks([
    ['AF was rarer with the higher target.', 'sepsispam', true],
    ['AF was commoner with the higher target.', 'sepsispam', false],
    ['Low potassium was seen more often with finerenone.', 'finearts-hf', true],
    ['Low potassium was seen less often with finerenone.', 'finearts-hf', false],
    ['Fewer were functionally independent after thrombectomy.', 'dawn', true],
    ['More were functionally independent after thrombectomy.', 'dawn', false],
  ])
})

test('what goes up or down, saves lives, pulls ahead or falls behind has a direction', () => {
  assertMarks([
    ['Inducing labour at 39 weeks pushed the rate of sections up.', 'arrive-induction-39-weeks', true],
    ['With induction at 39 weeks caesarean deliveries were down.', 'arrive-induction-39-weeks', false],
    ['Early goal-directed therapy saved lives by 90 days.', 'prism-egdt', true],
    ['Restrictive transfusion saved lives in upper gastrointestinal bleeding.', 'villanueva-ugib-transfusion', false],
    ['Amlodipine edged ahead of chlorthalidone for coronary death or infarction.', 'allhat', true],
  ])
})

test('where or when an effect was larger is compared with the results of both', () => {
  assertMarks([
    ['The survival gain was larger on simple oxygen than on a ventilator.', 'recovery-dexamethasone', true],
    ['The survival gain was larger on a ventilator than on simple oxygen.', 'recovery-dexamethasone', false],
    ['Doxycycline protected better against gonorrhoea than against chlamydia.', 'doxypep-sti-prevention', true],
    ['Doxycycline protected better against chlamydia than against gonorrhoea.', 'doxypep-sti-prevention', false],
    ['The effect of spironolactone had shrunk by 24 weeks.', 'safa-spironolactone-acne', true],
    ['The effect of spironolactone had grown by 24 weeks.', 'safa-spironolactone-acne', false],
    ['The effect of dapagliflozin faded as ejection fraction rose.', 'deliver', true],
    ['The differences between groups narrowed once treatment had ended.', 'combine-alcohol', false],
    ['The differences between groups grew wider once treatment had ended.', 'combine-alcohol', true],
  ])
})

test('a comparison of both arms in words of its own is compared with results that all show the opposite', () => {
  assertMarks([
    ['New infections were more frequent with lenacapavir than with daily F/TDF.', 'purpose-1-lenacapavir', true],
    ['New infections were less frequent with lenacapavir than with daily F/TDF.', 'purpose-1-lenacapavir', false],
    [
      'Spread to distant sites was half as frequent under active monitoring as after prostatectomy.',
      'protect-15-year',
      true,
    ],
    [
      'Spread to distant sites was twice as frequent under active monitoring as after prostatectomy.',
      'protect-15-year',
      false,
    ],
  ])
})

test('how large a change was in one arm is its direction, not the change', () => {
  assertMarks([
    ['The improvement in EASI was smaller with placebo.', 'solo-dupilumab-atopic-dermatitis', false],
    ['The improvement in EASI was smaller with dupilumab.', 'solo-dupilumab-atopic-dermatitis', true],
    ['The improvement in EASI was not greater with dupilumab (72% vs 38%).', 'solo-dupilumab-atopic-dermatitis', true],
  ])
})

test('leaving a treatment out is the other arm', () => {
  assertMarks([
    ['Leaving out aspirin nearly doubled bleeding.', 'augustus', true],
    ['Leaving out aspirin reduced bleeding.', 'augustus', false],
  ])
})

test('the line with the whole name of an outcome decides over a sentence on a composite', () => {
  assertMarks([
    ['Finerenone lowered cardiovascular death (HR 0.93).', 'finearts-hf', true],
    ['Finerenone did not lower cardiovascular death (HR 0.93).', 'finearts-hf', false],
    ['Dabigatran 110 mg was superior to warfarin at preventing stroke or systemic embolism.', 're-ly', true],
    ['Dabigatran 150 mg was superior to warfarin at preventing stroke or systemic embolism.', 're-ly', false],
  ])
})
