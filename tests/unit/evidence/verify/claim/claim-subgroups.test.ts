import { test } from 'node:test'
import { assertMarked, assertUnmarked } from '../../../../support/claims/assert-marked'

test('an effect in one part only is not one that the source finds in all parts', () => {
  assertMarked([
    ['Dapagliflozin only helped people with diabetes.', 'dapa-hf'],
    [
      'The kidney benefit of SGLT2 inhibitors was confined to patients with diabetes.',
      'smart-c-sglt2-kidney-meta-analysis',
    ],
    ['The effect faded among those with the highest ejection fractions.', 'deliver'],
  ])
  assertUnmarked([
    ['Dapagliflozin reduced cardiovascular death with or without diabetes.', 'dapa-hf'],
    ['The benefit of dapagliflozin was not confined to people with diabetes.', 'dapa-hf'],
    ['The effect had not faded at the highest ejection fractions.', 'deliver'],
  ])
})

test('an effect in all parts is not one that the source confines to a part or finds in no line of another', () => {
  assertMarked([
    ['The drugs improved survival regardless of whether the arrest was witnessed.', 'roc-alps-amiodarone-lidocaine'],
    ['Antibiotics led to more complications even without an appendicolith.', 'coda-appendicitis-antibiotics'],
    ['For patients on FOLFOX, disease-free survival was no worse after three months.', 'idea-stage-iii-colon'],
  ])
  assertUnmarked([
    ['Antibiotics led to more complications with an appendicolith.', 'coda-appendicitis-antibiotics'],
    ['With CAPOX, disease-free survival was no worse after three months.', 'idea-stage-iii-colon'],
    [
      'Deaths fell in ventilated patients, with no gain in those without respiratory support.',
      'recovery-dexamethasone',
    ],
  ])
})

test('an effect is limited to no part that the source does not set apart', () => {
  assertMarked([
    ['Nonopioids eased pain only in people with back trouble.', 'space-opioids-chronic-pain'],
    ['Apixaban prevented strokes only in men.', 'aristotle'],
    ['Only those on an SSRI did better with esketamine.', 'escape-trd-esketamine'],
    ['Dapagliflozin did not help except in younger patients.', 'deliver'],
    ['The gain from evolocumab was driven by smokers.', 'fourier'],
  ])
  assertUnmarked([
    [
      'Budesonide-formoterol taken only when needed was no worse than budesonide twice daily for severe exacerbations.',
      'sygma-2',
    ],
    ['Dexamethasone lowered deaths only in patients on oxygen or mechanical ventilation.', 'recovery-dexamethasone'],
    ['Three months was noninferior only with CAPOX.', 'idea-stage-iii-colon'],
    ['The higher complication rate was driven by people with an appendicolith.', 'coda-appendicitis-antibiotics'],
  ])
})

test('an effect is not limited to one of two parts whose lines have the same result', () => {
  assertMarked([
    ['Eating peanut helped only children whose skin test was negative.', 'leap-peanut'],
    ['Neurotoxicity was less frequent with three months of FOLFOX but not with CAPOX.', 'idea-stage-iii-colon'],
    ['Doxycycline cut infections among PrEP users; those living with HIV did not benefit.', 'doxypep-sti-prevention'],
  ])
  assertUnmarked([
    ['Peanut helped in children with a negative skin test and in those with a positive one.', 'leap-peanut'],
    [
      'Complications rose among people with an appendicolith but not in those without one.',
      'coda-appendicitis-antibiotics',
    ],
  ])
})

test('a result extends to no group, use or whole class that the source states nowhere', () => {
  assertMarked([
    ['The benefit also holds for valves put in through the apex of the heart.', 'partner-3'],
    ['Starch is just as harmful in trauma surgery.', '6s'],
    ['No SSRI improves function after a stroke.', 'focus-fluoxetine'],
    ['Every SGLT2 inhibitor lowers cardiovascular death in heart failure.', 'dapa-hf'],
  ])
  assertUnmarked([
    ['The result may not hold for people without transfemoral access.', 'partner-3'],
    ['The benefit of dapagliflozin holds for people with and without diabetes.', 'dapa-hf'],
    ['Whether other SSRIs would do the same is unknown.', 'focus-fluoxetine'],
  ])
})

test('people who had a treatment do not stand for those before, without or after it, nor for ever', () => {
  assertMarked([
    ['Hydroxychloroquine given before exposure does not prevent infection.', 'recovery-hydroxychloroquine'],
    ['Vitamin C harmed patients who needed no vasopressor.', 'lovit'],
    ['Dexamethasone given at home lowers mortality.', 'recovery-dexamethasone'],
    ['Exa-cel frees people with sickle cell disease of crises for good.', 'exa-cel-sickle-cell'],
    ['Couples no longer need safer-sex counselling.', 'corey-valaciclovir-hsv-transmission'],
    ['Giving both drugs eased discomfort and shortened the illness.', 'pitch-paracetamol-ibuprofen'],
  ])
  assertUnmarked([
    ['Vitamin C worsened the outcome of patients on a vasopressor.', 'lovit'],
    [
      'Hydroxychloroquine did not lower mortality in patients hospitalised with COVID-19.',
      'recovery-hydroxychloroquine',
    ],
    ['The trial looked at fever rather than the course of the illness.', 'pitch-paracetamol-ibuprofen'],
  ])
})

test('an effect confined to a part is not one in that part "or not"', () => {
  assertMarked([['Dexamethasone lowered deaths in every patient, on oxygen or not.', 'recovery-dexamethasone']])
  assertUnmarked([['Dapagliflozin helped patients with heart failure, diabetic or not.', 'dapa-hf']])
})

test('what holds for all ages, doses or causes needs a sentence on the same things that says so', () => {
  assertMarked([
    ['PSA screening is an individual decision for men of every age.', 'uspstf-prostate-2018'],
    ['Post-thrombotic syndrome of every grade, mild or severe, was less frequent after thrombolysis.', 'attract'],
    ['Tranexamic acid helps equally whether it is given early or late after the injury.', 'crash-2'],
    ['The benefit was independent of the causative organism.', 'dexamethasone-bacterial-meningitis'],
    ['Gepants are the first choice for every patient with migraine.', 'ahs-2021-migraine-new-treatments'],
    // The text has "whole-breast radiotherapy".
    [
      'The finding holds for all women with breast cancer, however many nodes are positive.',
      'z0011-axillary-dissection',
    ],
  ])
  assertUnmarked([
    ['Survival was the same whether or not patients received the paralysing drug.', 'rose'],
    ['Every adult with chronic insomnia should be offered CBT-I first.', 'acp-2016-insomnia'],
    ['The kidney benefits held whatever the underlying kidney disease.', 'smart-c-sglt2-kidney-meta-analysis'],
    [
      'The SOGC advises offering all pregnant women a vaginal-rectal swab for group B streptococcus between 35 and 37 weeks.',
      'sogc-2013-group-b-streptococcus',
    ],
    [
      'KEYNOTE-522 included patients with stage II or III triple-negative breast cancer, irrespective of PD-L1 status.',
      'keynote-522-pembrolizumab-tnbc-survival',
    ],
  ])
})

test('a part in which the source found less of an effect, or none, did not have it', () => {
  assertMarked([
    ['The benefit of empagliflozin held just as well at the highest ejection fractions.', 'emperor-preserved'],
    ['Anifrolumab worked best, and significantly, with a low interferon signature.', 'tulip-2-anifrolumab-lupus'],
    ['Dexamethasone significantly improved survival in those with HIV.', 'thwaites-dexamethasone-tb-meningitis'],
    ['Amoxicillin shortened the illness in patients over 60.', 'grace-amoxicillin-lrti'],
  ])
  assertUnmarked([
    ['The benefit of empagliflozin seemed to tail off at the highest ejection fractions.', 'emperor-preserved'],
    ['The benefit was not significant in patients with a low interferon signature.', 'tulip-2-anifrolumab-lupus'],
    ['One invitation to PSA testing prevented about 9 prostate cancer deaths per 10,000 men.', 'cap-psa-15-year'],
    ['Dexamethasone lowered death at 9 months.', 'thwaites-dexamethasone-tb-meningitis'],
  ])
})

test('a part that the source sets apart in a clause of its own is compared with that clause', () => {
  assertMarked([
    [
      'Naltrexone led to more relapse even among those who managed to start their drug.',
      'xbot-naltrexone-vs-buprenorphine',
    ],
    ['In patients with the highest ejection fractions, dapagliflozin no longer had any effect.', 'deliver'],
    ['People living with HIV had no benefit from doxycycline.', 'doxypep-sti-prevention'],
    ['The higher pressure target spared all patients with septic shock from renal replacement.', 'sepsispam'],
  ])
  assertUnmarked([
    ['Naltrexone led to more relapse by intention to treat.', 'xbot-naltrexone-vs-buprenorphine'],
    ['In patients with the highest ejection fractions, dapagliflozin still had its effect.', 'deliver'],
    ['The higher pressure target spared chronically hypertensive patients from renal replacement.', 'sepsispam'],
    ['Across the whole population, noninferiority of the shorter course was not established.', 'idea-stage-iii-colon'],
  ])
})

test('a result is extended to those who were left out in other words', () => {
  assertMarked([
    ['The combination is also a sound choice in the first weeks after a stroke.', 'compass'],
    ['Arthroscopy is equally pointless for a knee locked by a loose body.', 'moseley-knee-arthroscopy'],
  ])
  assertUnmarked([['The combination was not studied in the first weeks after a stroke.', 'compass']])
})
