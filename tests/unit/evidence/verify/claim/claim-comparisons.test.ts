/** Sentences that compare two arms: which one has more, and what names an arm. */
import { test } from 'node:test'
import { assertMarked, assertMarks, assertUnmarked } from '../../../../support/claims/assert-marked'

test('what follows "N times as often as" is the other arm', () => {
  assertUnmarked([
    [
      'Contraceptive failure was some 20 times as common among women on pills, the patch or the ring as among those with an implant.',
      'winner-choice-larc',
    ],
    [
      'Patients who stopped their long-term antidepressant relapsed about twice as often as those who kept taking it.',
      'antler-antidepressant-discontinuation',
    ],
    ['Thrombotic events occurred almost twice as often with andexanet as with usual care.', 'annexa-i-andexanet-ich'],
  ])
  assertMarked([
    [
      'Women with an implant experienced contraceptive failure about 20 times as often as those using pills, the patch or the ring.',
      'winner-choice-larc',
    ],
    [
      'Patients who kept taking their long-term antidepressant relapsed about twice as often as those who stopped it.',
      'antler-antidepressant-discontinuation',
    ],
    ['Thrombotic events occurred almost twice as often with usual care as with andexanet.', 'annexa-i-andexanet-ich'],
  ])
})

test('the heavier burden is more of it, and the lighter one less', () => {
  assertUnmarked([
    ['Direct oral anticoagulants carried the heavier burden of gastrointestinal bleeding.', 'ruff-doac-af-meta'],
    [
      'The burden of gastrointestinal bleeding fell more heavily on direct oral anticoagulants than on warfarin.',
      'ruff-doac-af-meta',
    ],
    ['Andexanet carried the heavier toll of thrombotic events.', 'annexa-i-andexanet-ich'],
    ['Apixaban came with the lighter burden of bleeding.', 'augustus'],
  ])
  assertMarked([
    ['Warfarin carried the heavier burden of gastrointestinal bleeding.', 'ruff-doac-af-meta'],
    ['Usual care carried the greater burden of thrombotic events.', 'annexa-i-andexanet-ich'],
    ['The vitamin K antagonist came with the lighter burden of bleeding.', 'augustus'],
  ])
})

test('neither a figure of both arms nor groups of equal size are a difference between them', () => {
  assertUnmarked([
    [
      'Overall survival at nine years was virtually identical with and without chemotherapy, close to 94% in both arms.',
      'tailorx-21-gene',
    ],
    ['In-hospital death at 90 days was practically identical, at about 43% in both groups.', 'rose'],
    ['Total deaths were 63 against 26 with placebo, well over twice as many in groups of nearly equal size.', 'cast'],
  ])
  assertMarked([
    ['In-hospital death at 90 days was identical with and without blockade, at about 33% in both groups.', 'rose'],
    [
      'Overall survival at nine years was clearly better with chemotherapy than without it, 94% against 84%.',
      'tailorx-21-gene',
    ],
  ])
})

test('a word that describes both arms names neither', () => {
  assertUnmarked([
    ['Serious cardiovascular events were more frequent with blockade than with lighter sedation.', 'rose'],
  ])
  assertMarked([
    ['Serious cardiovascular events were no more frequent with blockade than with lighter sedation.', 'rose'],
  ])
})

test('each of two verbs has its own outcome and figure', () => {
  assertUnmarked([
    [
      'Pembrolizumab halved progression or death compared with chemotherapy and trimmed mortality by about 37%.',
      'keynote-024',
    ],
    [
      'Direct oral anticoagulants shaved roughly 10% off all-cause mortality relative to warfarin.',
      'ruff-doac-af-meta',
    ],
  ])
  assertMarked([
    ['Aiming below 120 mm Hg trimmed deaths from any cause by about 15% and cut the primary outcome.', 'sprint'],
  ])
})

test('a result that is not ruled out is neither shown nor denied', () => {
  assertUnmarked([
    [
      'A clinically useful advantage from the added trimethoprim-sulfamethoxazole has not been ruled out.',
      'moran-cellulitis-cephalexin',
    ],
    [
      'For death by day 29 the confidence interval spanned no effect, so a survival benefit was not shown.',
      'actt-1-remdesivir',
    ],
  ])
  assertMarked([
    [
      'The trial rules out a worthwhile gain in cure from the added trimethoprim-sulfamethoxazole.',
      'moran-cellulitis-cephalexin',
    ],
  ])
})

test('"less than 120 mm Hg" names an arm, whatever else is told', () => {
  assertUnmarked([
    ['Syncope happened more often in the group aiming for less than 120 mm Hg.', 'sprint'],
    ['Serious hypotension, syncope and acute kidney injury were all commoner with the lower target.', 'sprint'],
    ['Injurious falls were not more frequent with the lower target.', 'sprint'],
    ['The rate of heart attacks, strokes and cardiovascular deaths was not significantly lower.', 'accord-glucose'],
  ])
  assertMarked([['Injurious falls happened more often in the group aiming for less than 120 mm Hg.', 'sprint']])
})

test('counts belong to their outcome and arm, also outside the lines of results', () => {
  assertUnmarked([
    ['Total deaths numbered 63 on active drug and 26 on placebo.', 'cast'],
    ['Death from arrhythmia occurred in 43 of 755 patients on active drug and 16 of 743 on placebo.', 'cast'],
    [
      'No convincing protection was seen against community-acquired pneumonia of any cause, which affected 747 vaccinated and 787 placebo recipients.',
      'capita-pcv13-adults',
    ],
  ])
  assertMarked([
    ['Total deaths numbered 26 on active drug and 63 on placebo.', 'cast'],
    ['Arrhythmic death occurred in 63 patients given encainide or flecainide and 26 given placebo.', 'cast'],
    ['Deaths due to bleeding fell from 201 to 168 with tranexamic acid.', 'crash-2'],
  ])
})

test('a figure of both groups is no difference, and "A but not B" affirms it of A', () => {
  assertUnmarked([
    [
      'Stinging or slipping in the bath was reported by about one child in three with or without the additive.',
      'bathe-bath-emollients',
    ],
    [
      'At five years the eyes treated with ranibizumab saw about five letters more than lasered ones, a gap that could be chance.',
      'rainbow-five-year-ranibizumab-rop',
    ],
    ['Neither 8 mg nor 16 mg of morphine eased worst breathlessness more than placebo.', 'beams-morphine-copd'],
  ])
  assertMarked([
    ['Bath additives made slipping and stinging more common.', 'bathe-bath-emollients'],
    ['Morphine 16 mg but not 8 mg eased worst breathlessness.', 'beams-morphine-copd'],
    [
      'Starting treatment succeeded more often with injectable naltrexone than with buprenorphine-naloxone.',
      'xbot-naltrexone-vs-buprenorphine',
    ],
  ])
})

test('what a source denies is not affirmed by another result on some of its words', () => {
  assertUnmarked([
    ['Nobody on either antibiotic developed C. difficile diarrhoea.', 'miller-clindamycin-tmp-smx'],
    [
      'Heart attacks and strokes were not counted; only home pressure was measured.',
      'pathway-2-spironolactone-resistant-hypertension',
    ],
    ['The seven-year survival gain did not meet its prespecified threshold.', 'solo1-olaparib-ovarian'],
  ])
  assertMarked([
    [
      'C. difficile diarrhoea was seen with clindamycin but not with trimethoprim-sulfamethoxazole.',
      'miller-clindamycin-tmp-smx',
    ],
    ['The seven-year survival gain met its prespecified threshold of significance.', 'solo1-olaparib-ovarian'],
    [
      'Pregabalin titrated up to 600 mg daily provided meaningful relief of leg pain compared with placebo at week 8 in patients with sciatica.',
      'precise-pregabalin-sciatica',
    ],
  ])
})

test('the lower target is the arm with the smaller number, and a time window of treatment is no time of a result', () => {
  assertUnmarked([
    ['New atrial fibrillation was more common with the higher target.', 'sepsispam'],
    ['Syncope was more common with the lower target.', 'sprint'],
    ['Alteplase between 3 and 4.5 hours did not change mortality.', 'ecass-iii'],
    [
      'The caesarean rate stayed at about a third whether or not gestational diabetes was treated.',
      'achois-gestational-diabetes',
    ],
    ['The composite fell by about a tenth, which chance could explain.', 'topcat'],
  ])
  assertMarked([
    ['New atrial fibrillation was more common with the lower target.', 'sepsispam'],
    ['Syncope was more common with the higher target.', 'sprint'],
    ['Alteplase between 3 and 4.5 hours lowered mortality.', 'ecass-iii'],
    ['Spironolactone significantly reduced the primary composite.', 'topcat'],
  ])
})

test('figures in the other order show that the second arm is the subject', () => {
  assertUnmarked([
    ['Patients on the full dose bled more than those on the reduced dose (15.6% vs 12.1%).', 'api-cat'],
    [
      'Patients kept on their antidepressant relapsed less often than the others (39% vs 56%).',
      'antler-antidepressant-discontinuation',
    ],
    ['Cardiovascular deaths fell from 6.0% to 4.7%.', 'leader'],
  ])
  assertMarked([
    ['Patients on the reduced dose bled more than those on the full dose (12.1% vs 15.6%).', 'api-cat'],
    ['Patients on the full dose bled less than those on the reduced dose (15.6% vs 12.1%).', 'api-cat'],
  ])
})

test('a comparator that the study says it lacked, and another number of injections than of doses, are doubted', () => {
  const given = (number: string) => `To cover the season, infants were given ${number} intramuscular`
  assertMarks([
    ['Arthroscopic surgery was no better than sham surgery at 6 months.', 'meteor-meniscal-tear', true],
    ['Arthroscopic surgery was no better than physical therapy alone at 6 months.', 'meteor-meniscal-tear', false],
    [`${given('five')} injections of nirsevimab.`, 'melody-nirsevimab', true],
    [`${given('one')} injection of nirsevimab.`, 'melody-nirsevimab', false],
  ])
})

test('a comparator at the start reaches to the comma, and one with "no" or "to" reads on', () => {
  const arrive = (more: string) =>
    `Compared with induction at 39 weeks, caesarean delivery was ${more} with expectant management.`
  const died = (less: string) => `Death before discharge was ${less} with a target of 85 to 89% than of 91 to 95%.`
  assertMarks([
    [arrive('more frequent'), 'arrive-induction-39-weeks', false],
    [arrive('less frequent'), 'arrive-induction-39-weeks', true],
    [died('more common'), 'support-oxygen-targets', false],
    [died('less common'), 'support-oxygen-targets', true],
    [
      'Partner treatment rather than no partner treatment led to less recurrence.',
      'stepup-bv-partner-treatment',
      false,
    ],
    ['Partner treatment rather than no partner treatment led to more recurrence.', 'stepup-bv-partner-treatment', true],
    [
      'With rivaroxaban, major bleeding was less likely than with enoxaparin followed by a vitamin K antagonist.',
      'einstein-pe',
      false,
    ],
    [
      'With rivaroxaban, major bleeding was likelier than with enoxaparin followed by a vitamin K antagonist.',
      'einstein-pe',
      true,
    ],
    ['Objective response was less common with axicabtagene ciloleucel.', 'zuma-7-axi-cel-second-line', true],
  ])
})
