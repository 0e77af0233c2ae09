/** Figures that belong to a composite, a time, a dose or an arm, and to none of its parts or neighbours. */
import { test } from 'node:test'
import { assertMarks } from '../../../../support/claims/assert-marked'

test('the figures of a composite are not those of one of its parts', () => {
  assertMarks([
    ['Cardiovascular death occurred in 16.3% on dapagliflozin and 21.2% on placebo.', 'dapa-hf', true],
    [
      'Worsening heart failure or cardiovascular death occurred in 16.3% on dapagliflozin and 21.2% on placebo.',
      'dapa-hf',
      false,
    ],
    ['Stroke fell from 5.4% to 4.1% with low-dose rivaroxaban plus aspirin.', 'compass', true],
    ['Death, stroke or infarction fell from 5.4% to 4.1% with low-dose rivaroxaban plus aspirin.', 'compass', false],
    ['Death at one year was 6.9% with prasugrel and 9.3% with ticagrelor.', 'isar-react-5', true],
    ['Dementia occurred at 21.5 per 1000 person-years with aspirin and 21.2 with placebo.', 'aspree', true],
    ['The primary endpoint, which includes death, occurred in 6.9% and 9.3%.', 'isar-react-5', false],
    // Short for progression or death.
    ['Progression was delayed with sacituzumab govitecan (9.7 vs 6.9 months).', 'ascent-03-sacituzumab-tnbc', false],
  ])
})

test('a rate is not the limit of an interval, and the time of a measurement is no result', () => {
  const lowered = (dose: string) =>
    `Dabigatran ${dose} lowered stroke or embolism to 1.11% a year from 1.69% on warfarin.`
  const later = (time: string) => `At a median of ${time}, the composite was seen in 26.4% of the oral group and 38.2%.`
  assertMarks([
    [lowered('110 mg'), 're-ly', true],
    [lowered('150 mg'), 're-ly', false],
    [later('5.4 years'), 'poet-endocarditis-oral', true],
    [later('3.5 years'), 'poet-endocarditis-oral', false],
  ])
})

test('arms that differ in an amount, in how often they are given, or that have a line each keep their figures', () => {
  assertMarks([
    ['Mortality was 39.8% at 6 mL/kg and 31.0% at 12 mL/kg.', 'arma-ardsnet', true],
    ['Mortality was 31.0% at 6 mL/kg and 39.8% at 12 mL/kg.', 'arma-ardsnet', false],
    ['Pain stood at 53.7 after lavage and 51.4 after debridement.', 'moseley-knee-arthroscopy', false],
    ['Given as needed, bevacizumab gained 8.0 letters and ranibizumab 8.5.', 'catt-bevacizumab-ranibizumab', true],
    ['Given monthly, bevacizumab gained 8.0 letters and ranibizumab 8.5.', 'catt-bevacizumab-ranibizumab', false],
  ])
})

test('figures are read with the arm, the unit and the part of the sentence that they stand with', () => {
  const without = (rate: string) => `Even without prednisolone, ${rate} had recovered by nine months.`
  const tired = (points: string) =>
    `There was no gain in hypothyroid symptoms (difference 1.3) or in tiredness (${points}).`
  const dose = (amount: number) =>
    `Steroid exposure was 66 micrograms a day as needed against some ${amount} with budesonide.`
  const halved = (rate: string) => `Erenumab 140 mg halved migraine days in ${rate} of recipients versus 26.6%.`
  assertMarks([
    [without('81.6%'), 'sullivan-bells-palsy', false],
    [without('94.4%'), 'sullivan-bells-palsy', true],
    [
      'Regular budesonide gave more weeks of control than the as-needed combination (44.4% against 34.4%).',
      'sygma-1',
      false,
    ],
    [tired('0.1'), 'levothyroxine-80plus', false],
    [dose(270), 'sygma-2', false],
    [dose(370), 'sygma-2', true],
    [halved('50.0%'), 'strive-erenumab-migraine', false],
    [halved('52.0%'), 'strive-erenumab-migraine', true],
    ['俯卧位每次16小时，使28天死亡率从32.8%降至16.0%。', 'proseva', false],
  ])
})

test('a pair of figures in a sentence, and arms that are called by their targets, keep their order', () => {
  assertMarks([
    ['There were 203 deaths under the intensive target and 257 under the standard one.', 'accord-glucose', true],
    ['There were 257 deaths under the intensive target and 203 under the standard one.', 'accord-glucose', false],
    ['达格列净组的严重不良事件为33.9%，安慰剂组为29.5%。', 'dapa-ckd', true],
    ['达格列净组的严重不良事件为29.5%，安慰剂组为33.9%。', 'dapa-ckd', false],
    [
      'Contraceptive failure was 0.27 per 100 with pills, patch or ring and 4.55 with IUD or implant.',
      'winner-choice-larc',
      true,
    ],
  ])
})

test('figures are not those of an outcome that is told without any, or of a part that has its own counts', () => {
  const events = (count: number, other: number) =>
    `There were ${count} worsening heart failure events on finerenone and ${other} on placebo.`
  assertMarks([
    ['Hydrocortisone lowered hospital-acquired infections from 11.9% to 6.2%.', 'cape-cod-hydrocortisone-cap', true],
    ['Hydrocortisone lowered deaths from 11.9% to 6.2%.', 'cape-cod-hydrocortisone-cap', false],
    [events(1083, 1283), 'finearts-hf', true],
    [events(842, 1024), 'finearts-hf', false],
    ['Clozapine lowered completed suicide (HR 0.76).', 'intersept-clozapine-suicidality', true],
    ['Clozapine lowered suicidal behaviour (HR 0.76).', 'intersept-clozapine-suicidality', false],
    ['Prednisolone lifted recovery at nine months from 81.6% to 94.4%.', 'sullivan-bells-palsy', false],
  ])
})

test('figures belong to the study, the difference and the comparison that they are told with', () => {
  const zoster = 'zoe-70-recombinant-zoster'
  const longer = (minutes: number) =>
    `Set against ibuprofen alone, paracetamol plus ibuprofen bought ${minutes} extra fever-free minutes.`
  const slower = (other: string) => `The hazard ratio for lutein and zeaxanthin against ${other} was 0.85.`
  assertMarks([
    ['In ZOE-70 itself, efficacy against shingles came to 97.2%.', zoster, true],
    ['In ZOE-50, efficacy against shingles came to 97.2%.', zoster, false],
    ['In ZOE-70 itself, efficacy against shingles came to 89.8%.', zoster, false],
    [longer(55), 'pitch-paracetamol-ibuprofen', true],
    [longer(16), 'pitch-paracetamol-ibuprofen', false],
    [slower('none'), 'areds2-10-year', true],
    [slower('beta carotene'), 'areds2-10-year', false],
  ])
})

test('an arm keeps its limit, and a dose its course', () => {
  const transfused = (limit: number) =>
    `Under the restrictive strategy, red cells were given once haemoglobin dropped below ${limit} g/dL.`
  const course = (time: string) => `Rivaroxaban was given at 15 mg twice daily for ${time}, then 20 mg once daily.`
  assertMarks([
    [transfused(9), 'tricc', true],
    [transfused(7), 'tricc', false],
    ['In patients with haemoglobin below 9 g/dL, restrictive transfusion was at least as safe.', 'tricc', false],
    ['Intensive treatment meant aiming for an HbA1c below 8.0%.', 'accord-glucose', true],
    ['Intensive treatment meant aiming for an HbA1c below 6.0%.', 'accord-glucose', false],
    [course('3 months'), 'einstein-pe', true],
    [course('3 weeks'), 'einstein-pe', false],
  ])
})

test('a part of a sentence ends before the outcome of its next figures, and 5.8 is 5.80', () => {
  const itch = (dose: string) => `The itch score with ${dose} was 5.8 points lower than with placebo.`
  assertMarks([
    ['Heart failure admissions fell from 4.1% to 2.7% and all deaths from 8.3% to 5.7%.', 'empa-reg-outcome', false],
    ['Heart failure admissions fell from 8.3% to 5.7% and all deaths from 4.1% to 2.7%.', 'empa-reg-outcome', true],
    [itch('75 mg'), 'asteria-1-omalizumab-urticaria', true],
    [itch('300 mg'), 'asteria-1-omalizumab-urticaria', false],
    ['Efficacy against all-cause pneumonia was 45.6%.', 'capita-pcv13-adults', true],
    ['Efficacy against vaccine-type pneumonia was 45.6%.', 'capita-pcv13-adults', false],
    ['Death at 30 days was 45.9% after culprit-only PCI and 55.4% after multivessel PCI.', 'culprit-shock', true],
    ['Bleeding that needed transfusion hit 46% on ECMO but only 28% of controls.', 'eolia-ecmo-ards', false],
    ['Over two seasons a single dose gave 67.2% protection.', 'aresvi-006-rsv-older-adults', false],
    ['Placebo recipients had 90 cases of vaccine-type pneumonia.', 'capita-pcv13-adults', false],
    ['Dexamethasone 10 mg was given every 6 hours for 8 weeks.', 'dexamethasone-bacterial-meningitis', true],
    ['Dexamethasone 10 mg was given every 6 hours for 4 days.', 'dexamethasone-bacterial-meningitis', false],
  ])
})

test('the primary result and death from any cause have figures of their own', () => {
  const primary = (one: string, other: string) =>
    `The primary composite occurred in ${one} on evolocumab and ${other} on placebo.`
  const death = (name: string) => `${name} was 6.5% with semaglutide and 8.0% with placebo.`
  assertMarks([
    [primary('5.9%', '7.4%'), 'fourier', true],
    [primary('9.8%', '11.3%'), 'fourier', false],
    ['Infarction, stroke or cardiovascular death, not the primary outcome, fell from 7.4% to 5.9%.', 'fourier', false],
    [death('All-cause mortality'), 'select', true],
    [death('Cardiovascular death, infarction or stroke'), 'select', false],
    ['Recurrence had reached 39.1% in the first year.', 'appac-5-year-appendicitis', true],
    ['An appendectomy followed in 27.3% in the first year.', 'appac-5-year-appendicitis', false],
  ])
})

test('the figures of a subgroup are not those of everyone, although all have its disease', () => {
  const poor = (who: string) => `Unfavourable outcome ${who} was 26% with dexamethasone and 52% with placebo.`
  assertMarks([
    [poor('in bacterial meningitis'), 'dexamethasone-bacterial-meningitis', true],
    [poor('in pneumococcal meningitis'), 'dexamethasone-bacterial-meningitis', false],
  ])
})

test('an amount of a list stays with its item', () => {
  const threshold = (who: string, amount: string) => `The guideline names a threshold of ${amount} for ${who} surgery.`
  assertMarks([
    [threshold('cardiac', '8 g/dL'), 'aabb-2023-red-cell-transfusion', true],
    [threshold('cardiac', '7.5 g/dL'), 'aabb-2023-red-cell-transfusion', false],
    ['An appendectomy followed in 25% of those with an appendicolith.', 'coda-appendicitis-antibiotics', true],
    ['An appendectomy followed in 25% of those with no appendicolith.', 'coda-appendicitis-antibiotics', false],
    ['After knee replacement, aspirin was taken for 30 days.', 'epcat-ii-aspirin-arthroplasty', true],
  ])
})

test('what a figure stands with may be told by what is lacking, or by no name at all', () => {
  const survival = (one: string, other: string) =>
    `Overall survival was ${one} without chemotherapy and ${other} with it.`
  const events = (figures: string) => `At 6 months, more events had occurred with the invasive strategy (${figures}).`
  const lacking = (rates: string) =>
    `When no appendicolith was present, complications were as common (${rates} per 100).`
  assertMarks([
    [survival('93.9%', '93.8%'), 'tailorx-21-gene', false],
    [survival('93.8%', '93.9%'), 'tailorx-21-gene', true],
    [events('5.3% vs 3.4%'), 'ischemia', false],
    [lacking('3.7 vs 3.5'), 'coda-appendicitis-antibiotics', false],
    [lacking('20.2 vs 3.6'), 'coda-appendicitis-antibiotics', true],
    ['The three second-line agents stopped seizures alike (47%, 45% and 46%).', 'esett-status-epilepticus', false],
    ['On top of RAS blockade, canagliflozin lowered the composite by 30%.', 'credence', false],
  ])
})

test('a dose is not a figure of an arm, and speeds have units', () => {
  assertMarks([
    [
      'Giving 35–50 mg/kg of amoxicillin a day rather than 70–90 mg/kg led to a similar need for further antibiotics (12.6% vs 12.4%).',
      'cap-it-amoxicillin-children',
      false,
    ],
    ['Cure at 24 hours was 74.8% with azithromycin and 78.3% with rifaximin.', 'treat-td', true],
    ['Walking speed rose by 0.21 km/h more with the open shunt than with the placebo setting.', 'pens-shunt-nph', true],
    ['Walking speed rose by 0.21 m/s more with the open shunt than with the placebo setting.', 'pens-shunt-nph', false],
    ['Falls occurred in 59% with the open shunt and 28% with the placebo setting.', 'pens-shunt-nph', true],
    ['Falls occurred in 24% with the open shunt and 46% with the placebo setting.', 'pens-shunt-nph', false],
  ])
})

test('a figure in the name of a result is not a result of its own', () => {
  const lost = (rates: string) => `At least 5% of body weight was lost by ${rates}.`
  assertMarks([
    [lost('86.4% on semaglutide and by 31.5% on placebo'), 'step-1', false],
    [lost('31.5% on semaglutide and by 86.4% on placebo'), 'step-1', true],
    ['Gastrointestinal effects stopped treatment in 86.4% on semaglutide and 31.5% on placebo.', 'step-1', true],
  ])
})
