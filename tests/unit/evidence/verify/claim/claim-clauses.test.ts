import { test } from 'node:test'
import { assertMarked, assertMarks, assertUnmarked } from '../../../../support/claims/assert-marked'

test('each clause of a sentence is compared with the result that it is about', () => {
  assertUnmarked([
    [
      'Reactions were seen in 79.0% of vaccinated adults against 29.5% of placebo recipients, whereas serious adverse events were similar.',
      'zoe-70-recombinant-zoster',
    ],
    [
      'Although post-thrombotic syndrome was no less common, its moderate-to-severe form was less frequent (18% vs 24%).',
      'attract',
    ],
    ['Screening found 39% more stage I–II and 10% fewer stage III–IV cancers.', 'ukctocs-ovarian-screening'],
    ['Infection without sepsis was less common after accelerated surgery.', 'hip-attack-accelerated-surgery'],
  ])
  assertMarked([
    [
      'Reactions were seen in 79.0% of vaccinated adults against 29.5% of placebo recipients, whereas serious adverse events were more frequent.',
      'zoe-70-recombinant-zoster',
    ],
    ['Although post-thrombotic syndrome was less common, major bleeding was unchanged.', 'attract'],
    [
      'Screening found 39% more stage I–II cancers, and ovarian cancer deaths were reduced.',
      'ukctocs-ovarian-screening',
    ],
    ['Infection without sepsis was more common after accelerated surgery.', 'hip-attack-accelerated-surgery'],
  ])
})

test('a state, the name of a trial and the description of an arm state no direction', () => {
  assertUnmarked([
    ['A TSH suppressed below 0.1 mIU/L triples atrial fibrillation in older people.', 'ata-2014-hypothyroidism'],
    ['PREVENT CLOT randomised more than 12,000 adults with a fracture.', 'prevent-clot-aspirin-fracture'],
    [
      'Patients who took tafamidis from the start had lower mortality than those who crossed over after 30 months of placebo.',
      'tafamidis-attr-act-long-term',
    ],
    [
      'A later meta-analysis of individual patients, which did not find a reduction in death, tempers the result.',
      'dexamethasone-bacterial-meningitis',
    ],
    ['Adding memantine to donepezil gave no clear gain.', 'domino-ad'],
  ])
  assertMarked([
    ['A TSH suppressed below 0.1 mIU/L reduces atrial fibrillation in older people.', 'ata-2014-hypothyroidism'],
    ['In PREVENT CLOT aspirin prevented more deaths than enoxaparin.', 'prevent-clot-aspirin-fracture'],
    [
      'Patients who took tafamidis from the start had higher mortality than those who crossed over after 30 months of placebo.',
      'tafamidis-attr-act-long-term',
    ],
    ['Dexamethasone did not reduce death in adults with bacterial meningitis.', 'dexamethasone-bacterial-meningitis'],
    ['Stopping donepezil kept daily function better than continuing it.', 'domino-ad'],
  ])
})

test('a clause is compared with the clause, the study and the arm that it names', () => {
  assertUnmarked([
    ["Adding memantine to donepezil gave no clear benefit in moderate to severe Alzheimer's disease.", 'domino-ad'],
    [
      'The excess was about 13 breast cancers per 100,000 person-years among women using hormonal contraception.',
      'morch-hormonal-contraception-breast-cancer',
    ],
    [
      'Without maintenance, the share in remission after rituximab had dropped to 39% by 18 months.',
      'rave-rituximab-18-month',
    ],
    ['A later meta-analysis of five trials found no overall reduction in death.', 'dexamethasone-bacterial-meningitis'],
    [
      'Breast cancer was more common with recent use than with never use.',
      'morch-hormonal-contraception-breast-cancer',
    ],
  ])
  assertMarked([
    ["Continuing donepezil gave no benefit in moderate to severe Alzheimer's disease.", 'domino-ad'],
    [
      'Breast cancer was less common among women using hormonal contraception.',
      'morch-hormonal-contraception-breast-cancer',
    ],
    ['A later meta-analysis of five trials confirmed the reduction in death.', 'dexamethasone-bacterial-meningitis'],
    [
      'Breast cancer was less common with recent use than with never use.',
      'morch-hormonal-contraception-breast-cancer',
    ],
  ])
})

test('a finding of another study, in several groups or against each part is no result between the arms', () => {
  assertUnmarked([
    ['This contrasts with ADRENAL, where hydrocortisone on its own did not lower mortality.', 'aprocchss'],
    ['The kidney benefits were similar in people with and without diabetes.', 'smart-c-sglt2-kidney-meta-analysis'],
    [
      'Pairing naltrexone with the behavioural intervention gave no additional gain over either alone.',
      'combine-alcohol',
    ],
    ['The trial randomised patients at elevated renal risk.', 'preserve-contrast-kidney'],
    ['Vomiting was more than twice as common as with placebo.', 'dobson-oseltamivir-ipd'],
  ])
  assertMarked([
    ['The kidney benefits were similar to those with placebo.', 'smart-c-sglt2-kidney-meta-analysis'],
    ['Vomiting was less common than with placebo.', 'dobson-oseltamivir-ipd'],
  ])
})

test('figures belong to their comparison, their reference, their stratum and one result', () => {
  assertMarked([
    ['Nivolumab plus ipilimumab reduced death compared with nivolumab alone (HR 0.53).', 'checkmate-067-10-year'],
    [
      'Spironolactone lowered pressure by 8.7 mm Hg more than bisoprolol.',
      'pathway-2-spironolactone-resistant-hypertension',
    ],
    ['Docetaxel improved survival in low-volume disease (HR 0.63).', 'chaarted-long-term'],
    ['Modified FOLFIRINOX improved survival compared with observation alone.', 'prodige-24-folfirinox-pancreas'],
    ['The benefit was mainly due to fewer cardiovascular deaths.', 'colcot-colchicine-mi'],
    ['Ultrasound surveillance for liver cancer is advised every 12 months in cirrhosis.', 'aasld-2018-hepatitis-b'],
  ])
  assertUnmarked([
    ['Nivolumab plus ipilimumab reduced death compared with ipilimumab (HR 0.53).', 'checkmate-067-10-year'],
    [
      'Spironolactone lowered pressure by 8.7 mm Hg more than placebo.',
      'pathway-2-spironolactone-resistant-hypertension',
    ],
    ['Docetaxel improved survival in high-volume disease (HR 0.63).', 'chaarted-long-term'],
    ['The benefit was mainly due to fewer strokes and urgent revascularizations.', 'colcot-colchicine-mi'],
    [
      'Infection developed in 9.5% of patients prepared with chlorhexidine-alcohol and 16.1% prepared with povidone-iodine.',
      'darouiche-chlorhexidine-ssi',
    ],
    ['Mortality was similar with thrombolysis and placebo (7.7% vs 8.4%).', 'ecass-iii'],
    ['The drug lowered mortality by about 2.4 percentage points.', 'aquamat-artesunate-children'],
  ])
})

test('each part of a sentence that could be a sentence is compared by itself', () => {
  assertUnmarked([
    [
      'Cooling raised survival without neurological abnormality (RR 1.57); it did not significantly lower death or severe disability (RR 0.86).',
      'toby-cooling',
    ],
    [
      'Lecanemab slowed decline by 0.45 CDR-SB points, but ARIA with edema or effusion was seen in 12.6% on lecanemab and 1.7% on placebo.',
      'clarity-ad-lecanemab',
    ],
    [
      'Response rates were close, 48% and 46%; severe diarrhoea was commoner with sacituzumab govitecan (9% against 1%).',
      'ascent-03-sacituzumab-tnbc',
    ],
    ['None of the participants had diabetes, and about 67 people had to be treated to prevent one event.', 'select'],
    [
      'In adults of 60 or older with systolic pressure of 150 mm Hg or more, the guideline strongly recommends treating to below 150; after stroke or TIA, a target below 140 may be considered, as a weak recommendation.',
      'acp-aafp-2017-hypertension-60',
    ],
    [
      'Only about one in ten people on nicotine replacement had stopped at a year, but vaping came with more irritation of the mouth or throat.',
      'hajek-e-cigarettes-vs-nrt',
    ],
    [
      'Zonisamide was noninferior to lamotrigine for 12-month remission, whereas levetiracetam was not.',
      'sanad-ii-focal',
    ],
  ])
  assertMarked([
    [
      'Cooling lowered survival without neurological abnormality; it did not significantly lower death or severe disability.',
      'toby-cooling',
    ],
    ['Participants had diabetes, and about 67 people had to be treated to prevent one event.', 'select'],
    [
      'After stroke or TIA, the guideline strongly recommends treating to below 140; a target below 150 is for adults of 60 or older.',
      'acp-aafp-2017-hypertension-60',
    ],
    [
      'Only about one in ten people on nicotine replacement had stopped at a year, but vaping came with less irritation of the mouth or throat.',
      'hajek-e-cigarettes-vs-nrt',
    ],
  ])
})

test('a part after "yet" is read by itself, and "1.5 L more water" describes the treatment', () => {
  assertUnmarked([
    [
      'TSH came down to 3.63 mIU/L on levothyroxine versus 5.48 on placebo, yet hypothyroid symptoms did not improve.',
      'trust-subclinical-hypothyroidism',
    ],
    ['Adding 1.5 L of water a day roughly halved cystitis episodes.', 'hooton-water-recurrent-uti'],
    ['Cystitis was halved by 1.5 L more water a day.', 'hooton-water-recurrent-uti'],
  ])
  assertMarked([
    [
      'TSH came down to 3.63 mIU/L on levothyroxine versus 5.48 on placebo, yet hypothyroid symptoms improved.',
      'trust-subclinical-hypothyroidism',
    ],
    ['Adding 1.5 L of water a day roughly doubled cystitis episodes.', 'hooton-water-recurrent-uti'],
  ])
})

test('"no better" denies nothing of a later clause, and "worse than three" is no limit', () => {
  assertMarks([
    [
      'Terlipressin reversed hepatorenal syndrome more often than placebo (32% vs 17%), yet 90-day survival was no better and respiratory deaths rose.',
      'confirm-terlipressin-hrs',
      false,
    ],
    [
      'In people with HIV, one dose of benzathine penicillin did clearly worse than three.',
      'hook-early-syphilis-one-dose',
      true,
    ],
  ])
})

test('a denial ends with the word that it denies, and so does an amount', () => {
  const compared = (exacerbations: string, dose: string) =>
    `With as-needed treatment severe exacerbations were ${exacerbations} and the steroid dose far ${dose}.`
  assertMarks([
    [compared('no more frequent', 'lower'), 'sygma-2', false],
    [compared('no more frequent', 'higher'), 'sygma-2', true],
    ['Cooling brought more arrhythmias and no gain in survival.', 'ttm2', false],
  ])
})

test('what survivors are without belongs to their survival', () => {
  const survived = (amount: string) =>
    `Cooled babies were ${amount} likely to survive without neurological problems and less likely to develop cerebral palsy.`
  assertMarks([
    [survived('more'), 'toby-cooling', false],
    [survived('less'), 'toby-cooling', true],
  ])
})

test('a direction is a whole word, and a level next to a threshold names the arm', () => {
  const brought = (where: string) =>
    `Pantoprazole brought clinically important upper GI bleeding in ventilated adults ${where}.`
  const received = (units: string, others: string) =>
    `Patients managed with the higher haemoglobin threshold received a median of ${units} of blood, compared with ${others} under the lower threshold.`
  assertMarks([
    [brought('down to 1.0% from 3.5%'), 'revise-stress-ulcer-prophylaxis', false],
    [
      'Pantoprazole brought clinically important bleeding up to 3.5% from 1.0%.',
      'revise-stress-ulcer-prophylaxis',
      true,
    ],
    [received('four units', 'one'), 'triss', false],
  ])
})
