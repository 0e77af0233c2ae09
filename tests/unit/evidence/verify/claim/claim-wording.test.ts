import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertMarked, assertMarks, assertUnmarked } from '../../../../support/claims/assert-marked'
import { checkAgainstCards } from '../../../../support/claims/check-against-cards'

test('a measure with a prefix, a plural and a word for the same result are known', () => {
  assertUnmarked([
    ['Memantine raised the sMMSE by 1.2 points against placebo.', 'domino-ad'],
    ['Most patients had no severe vaso-occlusive crisis for 12 months.', 'exa-cel-sickle-cell'],
    ['Severe neurological disability was more common with epinephrine (31.0% vs 17.8%).', 'paramedic2'],
    ['Gastric cancer was diagnosed in 1.2% after eradication and 2.7% on placebo.', 'choi-h-pylori-gastric-cancer'],
    ['Levothyroxine monotherapy is the standard treatment.', 'ata-2014-hypothyroidism'],
  ])
  assertMarked([
    ['Memantine raised the sMOCA by 1.2 points against placebo.', 'domino-ad'],
    ['Most patients had no severe vaso-occlusive stenosis for 12 months.', 'exa-cel-sickle-cell'],
    ['Severe disability was less common with epinephrine (17.8% vs 31.0%).', 'paramedic2'],
    ['Newly diagnosed lymphoma was the population.', 'zuma-7-axi-cel-second-line'],
    ['Desiccated thyroid monotherapy is recommended for routine use.', 'ata-2014-hypothyroidism'],
  ])
})

test('what is said of the evidence is neither advice nor certainty', () => {
  assertUnmarked([
    [
      'The findings should be held with reservation, as every trial was at unclear or high risk of bias.',
      'chen-tinea-capitis',
    ],
    ['The result should not be applied to severe resting hypoxaemia, where oxygen improves survival.', 'lott'],
    ['About 125 patients must receive epinephrine for one additional survivor at 30 days.', 'paramedic2'],
    ['Hormonal contraceptives are first-line for irregular periods.', 'endocrine-2013-pcos'],
    ['The absolute risk of younger, low-risk patients is probably smaller.', 'oral-surveillance-tofacitinib'],
  ])
  assertMarked([
    ['Children with tinea capitis should receive terbinafine in every case.', 'chen-tinea-capitis'],
    ['Every patient in cardiac arrest must receive epinephrine.', 'paramedic2'],
    ['Metformin is first-line for irregular periods.', 'endocrine-2013-pcos'],
    [
      'The lower mortality was subsequently confirmed by a meta-analysis, which supports the survival benefit.',
      'dexamethasone-bacterial-meningitis',
    ],
    ['The biomarker identified patients who benefit from infliximab.', 'profile-top-down-crohns'],
  ])
})

test('a word derived from one in the source, and what is said not to have been studied, are not new', () => {
  for (const [sentence, card] of [
    [
      'Two months of rifampicin with pyrazinamide must not be used because of hepatotoxicity.',
      'ntca-cdc-2020-latent-tb',
    ],
    [
      'Whether strokes or infarctions are prevented was not studied.',
      'pathway-2-spironolactone-resistant-hypertension',
    ],
  ] as const)
    assert.equal(checkAgainstCards(sentence, card)?.verdict, 'supported', sentence)
})

test('a free paraphrase of what the source says is not doubted', () => {
  for (const [card, sentence] of [
    ['compass', 'Fatal bleeding was not significantly increased.'],
    ['compass', 'Rivaroxaban with aspirin prevented more events, at the price of more major bleeding.'],
    ['select', 'Twice as many people stopped semaglutide because of side effects.'],
    ['nostone', 'New diabetes and gout were commoner with hydrochlorothiazide.'],
    ['prednos-childhood-nephrotic', 'Doubling the length of the prednisolone course did not delay relapse.'],
    ['rampart-im-midazolam', 'Midazolam into the muscle stopped seizures more often than lorazepam into the vein.'],
    ['pathway-2-spironolactone-resistant-hypertension', 'The trial measured pressure rather than strokes.'],
  ] as const)
    assert.equal(checkAgainstCards(sentence, card)?.verdict, 'supported', sentence)
})

test('everyday words may paraphrase a source, but not make up a whole sentence', () => {
  assert.equal(
    checkAgainstCards('Airline pilots remember more melodies after sunny holidays.', 'dapa-hf')?.reason?.template?.code,
    'check_not_in_source',
  )
  assert.equal(
    checkAgainstCards('The drug spared many a patient from worsening heart failure.', 'dapa-hf')?.verdict,
    'supported',
  )
})

test('words of scientific prose name nothing', () => {
  assertUnmarked([
    [
      'Eligibility required unresectable stage III disease without progression after concurrent chemoradiotherapy.',
      'pacific-five-year-durvalumab',
    ],
  ])
  assertMarked([
    [
      'Fertility required unresectable stage III disease without progression after concurrent chemoradiotherapy.',
      'pacific-five-year-durvalumab',
    ],
  ])
})

test('British spelling, plurals, people of a country, parts and kinds of a named thing are known', () => {
  assertUnmarked([
    ['A single supervised dose of penicillin is enough to remove a low-risk label.', 'palace-penicillin-allergy'],
    ['Cytopenias were more common with venetoclax.', 'viale-a-venetoclax-aml'],
    ['It randomised Scottish patients with stable chest pain.', 'scot-heart-ct-coronary-angiography'],
    ['Colonoscopy is advised if the colon has not been examined recently.', 'aga-2015-diverticulitis'],
    ['The trial was done where skin infection is highly endemic.', 'bowen-impetigo-cotrimoxazole'],
    ['The fracture was one of a limb, the pelvis or the acetabulum.', 'prevent-clot-aspirin-fracture'],
  ])
  assertMarked([
    ['It randomised Danish patients with stable chest pain.', 'scot-heart-ct-coronary-angiography'],
    ['Pancreatitis was more common with venetoclax.', 'viale-a-venetoclax-aml'],
  ])
})

test('the author of a source is known, another author is not', () => {
  const sentence = (author: string) =>
    `${author} and colleagues found that more people given ivermectin were free of head lice.`
  assert.equal(checkAgainstCards(sentence('Chosidow'), 'chosidow-ivermectin-head-lice')?.verdict, 'supported')
  assert.equal(checkAgainstCards(sentence('Schwartz'), 'chosidow-ivermectin-head-lice')?.verdict, 'partly')
})

test('a warning is no advice to treat, a proven diagnosis no proof, and a decade is ten years', () => {
  assertUnmarked([
    [
      'Men taking an alpha blocker should be warned of dizziness and low blood pressure.',
      'cochrane-2019-chronic-prostatitis',
    ],
    ['High-dose vaccine prevented more laboratory-proven influenza than standard dose.', 'diazgranados-high-dose-flu'],
    [
      'The relative risk of breast cancer rose to 1.38 after more than a decade.',
      'morch-hormonal-contraception-breast-cancer',
    ],
    ['Even the upper confidence limit of 5.2 points was below 9.', 'levothyroxine-80plus'],
  ])
  assertMarked([
    ['Men with chronic prostatitis should be given an alpha blocker.', 'cochrane-2019-chronic-prostatitis'],
    ['It has been proven that high-dose vaccine prevents more influenza.', 'diazgranados-high-dose-flu'],
    [
      'The relative risk of breast cancer rose to 1.38 after more than two decades.',
      'morch-hormonal-contraception-breast-cancer',
    ],
  ])
})

test('who gives care, a crisis, an antigen and symptoms that settle are ordinary words', () => {
  assertUnmarked([
    [
      'Carers and prescribers should know that antipsychotics raise the risk of death and stroke in dementia.',
      'apa-2016-antipsychotics-dementia',
    ],
    [
      'Hepatitis B surface antigen and HIV should be tested before treatment of hepatitis C.',
      'aasld-idsa-hepatitis-c-simplified',
    ],
    [
      'In veterans admitted in a suicidal crisis or after an attempt, lithium did not prevent repeat events.',
      'va-lithium-suicide-prevention',
    ],
    [
      'After binge eating settled on lisdexamfetamine, 3.7% relapsed on continued treatment and 32.1% on placebo.',
      'hudson-lisdexamfetamine-binge-eating',
    ],
  ])
  assertMarked([
    ['The trial settles the value of lithium in bipolar disorder.', 'va-lithium-suicide-prevention'],
    ['Hepatitis A antibody should be tested before treatment of hepatitis C.', 'aasld-idsa-hepatitis-c-simplified'],
  ])
})

test('derived words, an abbreviated word, an example of a class and the option that is not preferred are known', () => {
  assertUnmarked([
    ['Nearly one in five vapers had stopped smoking at a year.', 'hajek-e-cigarettes-vs-nrt'],
    ['For hepatorenal kidney injury the AASLD urges referral for transplant.', 'aasld-2021-ascites-sbp-hrs'],
    ['Rituximab or a TPO receptor agonist is preferred to splenectomy.', 'ash-2019-itp-guideline'],
    ['Patients on apixaban bled less than those on warfarin-type drugs.', 'augustus'],
    ["Ringer's lactate is preferred to saline.", 'acg-2024-acute-pancreatitis'],
    [
      'After one bout of diverticulitis the AGA sees no case for planned removal of the affected bowel.',
      'aga-2015-diverticulitis',
    ],
    ['Despite a nonsignificant primary outcome, survival free of neurological abnormality rose.', 'toby-cooling'],
  ])
  assertMarked([
    ['Nearly one in five lozengers had stopped smoking at a year.', 'hajek-e-cigarettes-vs-nrt'],
    ['Rituximab or an IGF receptor agonist is preferred to splenectomy.', 'ash-2019-itp-guideline'],
    ["Saline is preferred to Ringer's lactate.", 'acg-2024-acute-pancreatitis'],
    ['After one bout of diverticulitis the AGA advises removal of the affected kidney.', 'aga-2015-diverticulitis'],
  ])
})

test('an everyday word in an everyday use is no claim of its own, and a joint is a part of the body', () => {
  assertUnmarked([
    ['OPAL may not mirror opioid treatment of very early pain.', 'opal-opioids-acute-back-pain'],
    ['For chronic insomnia, a short drug course is a joint decision after CBT-I.', 'acp-2016-insomnia'],
    ['Midodrine plus octreotide is a fallback for hepatorenal AKI.', 'aasld-2021-ascites-sbp-hrs'],
    ['Staying on apixaban 5 mg for another year caused more clinically relevant bleeding.', 'api-cat'],
    ['Bolus resuscitation raised deaths at 48 hours.', 'feast-fluid-bolus-african-children'],
  ])
  assertMarked([['Apixaban 5 mg caused more joint bleeding than 2.5 mg.', 'api-cat']])
})

test('what lacks the power to settle a question, or may settle it, does not claim that it is settled', () => {
  assertUnmarked([
    [
      'The Indian late preterm trial lacked the power to settle its primary outcomes.',
      'action-india-late-preterm-dexamethasone',
    ],
    [
      'Fidaxomicin is conditionally preferred for a first episode, and cost may settle the choice.',
      'idsa-shea-2021-cdi',
    ],
  ])
  assertMarked([['The trial settled its primary outcomes.', 'action-india-late-preterm-dexamethasone']])
})

test('a reason for stopping is no cause, and a compound number is one number', () => {
  assertUnmarked([
    ['Of lenacapavir recipients 68.8% had site reactions, and 0.2% stopped because of them.', 'purpose-1-lenacapavir'],
    ['Twenty-eight-day mortality did not differ (35.4% vs 31.6%).', 'lovit'],
    ['Symptoms had settled by day 7 in 80% and 74%.', 'hoberman-aom-under-2'],
  ])
  assertMarked([['Twenty-one-day mortality did not differ (35.4% vs 31.6%).', 'lovit']])
})

test('names of salts and of societies, and words for blinding and for what a study leaves out, are no claims of their own', () => {
  assertMarks([
    ['Levonorgestrel is less effective than ulipristal acetate.', 'fsrh-2017-emergency-contraception', false],
    [
      'The American College of Gastroenterology recommends rifaximin for diarrhoea-predominant IBS.',
      'acg-2021-ibs',
      false,
    ],
    [
      "OPTIMISE was unblinded, lacked power for cardiovascular events and didn't last longer than 12 weeks.",
      'optimise-deprescribing-bp',
      false,
    ],
    ["Chlortalidone can't be judged by NOSTONE.", 'nostone', false],
    ['Apixaban proved no worse than dalteparin at preventing recurrence.', 'caravaggio', false],
    ['Apixaban conclusively prevented recurrence.', 'caravaggio', true],
  ])
})
