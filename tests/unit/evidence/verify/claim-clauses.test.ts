import { test } from 'node:test'
import { assertMarked, assertUnmarked } from '../../../support/claims/assert-marked'

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
