import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { checkClaim } from '@/lib/evidence/verify/check-claim'
import { assertMarked, assertUnmarked } from '../../../../support/claims/assert-marked'
import { prepareArticle } from '../../../../support/claims/prepare-article'
import { readClaims } from '../../../../support/claims/read-claims'
import { readStarterLibrary } from '../../../../support/library/starter-articles'

const { articles } = readStarterLibrary()

test('at most 3 in 100 true sentences of another writer are marked, and at least 82 in 100 false ones', () => {
  const json = readFileSync(new URL('../../../../fixtures/evidence/sentences/meaning.json', import.meta.url), 'utf8')
  const claims = readClaims(json, articles).cards.flatMap(({ article, claims: all }) => {
    const sources = [prepareArticle(article)]
    return all.map(({ sentence, isTrue }) => ({
      sentence,
      isTrue,
      isMarked: checkClaim(sentence, sources, { comparesWording: true })?.status === 'not-found',
    }))
  })
  const [right, wrong] = [claims.filter(({ isTrue }) => isTrue), claims.filter(({ isTrue }) => !isTrue)]
  const doubted = right.filter(({ isMarked }) => isMarked).map(({ sentence }) => sentence)
  assert.ok(doubted.length / right.length <= 0.03, doubted.join(' | '))
  assert.ok(wrong.filter(({ isMarked }) => isMarked).length / wrong.length >= 0.82)
})

test('a result contradicts a claim only if the claim names its outcome', () => {
  assertUnmarked([
    [
      'Rituximab worked as well as cyclophosphamide for inducing remission at six months in severe ANCA vasculitis.',
      'rave-rituximab-18-month',
    ],
    [
      'Five days of penicillin V four times a day was as good as ten days for clinical cure of strep throat.',
      'skoog-stahlgren-penicillin-5-days',
    ],
  ])
  assertMarked([
    ['Bone fractures were less frequent on fluoxetine than on placebo.', 'focus-fluoxetine'],
    ['End-of-life care was more aggressive after early palliative care.', 'temel-early-palliative-care'],
  ])
})

test('a result of the claimed name, and one of the arms that a claim names by their length, are compared', () => {
  assertUnmarked([
    ['在射血分数≥40%的心力衰竭患者中，非奈利酮未显著降低心血管死亡（8.1% vs 8.7%）。', 'finearts-hf'],
    [
      'With FOLFOX, neurotoxicity of grade 2 or worse was far more frequent after 6 than after 3 months (47.7% vs 16.6%).',
      'idea-stage-iii-colon',
    ],
    [
      'Adults aged 60 or over should not begin low-dose aspirin to prevent a first event (grade D).',
      'uspstf-2022-aspirin',
    ],
  ])
  assertMarked([['Finerenone significantly lowered cardiovascular death (HR 0.93).', 'finearts-hf']])
})

test('a result against another comparator contradicts no claim', () => {
  assertUnmarked([
    [
      'Symptom relief with single-dose baloxavir was comparable to that with a 5-day course of oseltamivir 75 mg twice daily.',
      'capstone-1-baloxavir',
    ],
    [
      'All 21 antidepressants worked better than placebo for acute major depression in adults.',
      'cipriani-antidepressants-nma',
    ],
  ])
  assertMarked([['Heart failure was less common with amlodipine than with chlorthalidone.', 'allhat']])
})

test('a word that describes a treatment, a background or an amount does not state a direction', () => {
  assertUnmarked([
    [
      'Patients with ARDS given lower tidal volumes had more ventilator-free days by day 28 (12 vs 10).',
      'arma-ardsnet',
    ],
    ['Gonorrhoea in the PrEP cohort was a little more than halved by doxycycline.', 'doxypep-sti-prevention'],
    [
      'Event-free survival at 5 years was 81.2% in the pembrolizumab group and 72.2% with placebo plus the same chemotherapy.',
      'keynote-522-pembrolizumab-tnbc-survival',
    ],
    [
      'Grade 3 or worse adverse events were more common when it was added to standard care (52.7% vs 38.0%).',
      'vision-lutetium-psma-617',
    ],
    [
      'High-dose haemodiafiltration reduced deaths by 23% relative to conventional high-flux dialysis.',
      'convince-hemodiafiltration',
    ],
  ])
  assertMarked([
    [
      'Patients with ARDS given lower tidal volumes had fewer ventilator-free days by day 28 (12 vs 10).',
      'arma-ardsnet',
    ],
    ['High-dose haemodiafiltration raised deaths from any cause.', 'convince-hemodiafiltration'],
  ])
})

test('a denial of a circumstance, a number or other people does not deny the claim', () => {
  assertUnmarked([
    [
      'Antibacterials are reserved for bronchiolitis with proven or strongly suspected bacterial infection.',
      'aap-2014-bronchiolitis',
    ],
    ['If fluids are not enough, add one drug: a thiazide, citrate or allopurinol.', 'acp-2014-kidney-stone-prevention'],
    [
      'Drinking enough to pass two litres of urine a day is the first step against further stones.',
      'acp-2014-kidney-stone-prevention',
    ],
    ['Colchicine should be given at low dose only.', 'acp-2017-gout'],
    ['Steroid courses should be short, no more than 6 weeks including the taper.', 'ash-2019-itp-guideline'],
    ['The 12-week analysis lacked 68 of the 410 women.', 'safa-spironolactone-acne'],
  ])
  assertMarked([
    ['Opioids are a first choice in chronic low back pain.', 'acp-2017-low-back-pain'],
    ['Symptom-free earwax should be removed.', 'aao-hns-2017-earwax'],
  ])
})

test('noninferiority is compared for the people with whom a claim begins', () => {
  assertUnmarked([
    [
      'With CAPOX, 3 months of adjuvant treatment were noninferior to 6 months for disease-free survival (HR 0.95).',
      'idea-stage-iii-colon',
    ],
  ])
  assertMarked([['Overall, 3 months of adjuvant treatment were noninferior to 6 months.', 'idea-stage-iii-colon']])
})

test('a grade is compared with the recommendations that contain the distinguishing words', () => {
  assertMarked([
    ['Screening at 45 to 49 is a grade A recommendation.', 'uspstf-colorectal-2021'],
    [
      'AAN (2016) gives levodopa its highest, level A, support for adults with restless legs.',
      'aan-2016-restless-legs',
    ],
    ['Spironolactone and combined oral contraceptives receive strong recommendations for acne.', 'aad-2024-acne'],
  ])
  assertUnmarked([
    ['Screening at 45 to 49 is a grade B recommendation.', 'uspstf-colorectal-2021'],
    ['The panel strongly advises against TNF inhibitors in polymyalgia rheumatica.', 'eular-acr-2015-polymyalgia'],
  ])
})

test('a source that recommends one thing for everyone does not recommend another for everyone', () => {
  assertMarked([
    ['All patients with any kind of shock were studied.', 'andromeda-shock-capillary-refill'],
    [
      'The guideline’s choices apply to regions outside North America, whatever their resistance patterns.',
      'acg-2024-h-pylori',
    ],
  ])
  assertUnmarked([
    ['Nearly all participants in CLEAR SYNERGY (95%) had a STEMI.', 'clear-synergy-colchicine'],
    ['Everyone with syncope gets an ECG.', 'acc-aha-hrs-2017-syncope'],
  ])
})

test('advice is compared by the words of its guideline, and words for its people deny nothing', () => {
  assertMarked([
    ['Salbutamol should be given to infants with bronchiolitis.', 'aap-2014-bronchiolitis'],
    [
      'Outpatients without comorbidities who test positive for a virus should still get empirical antibiotics.',
      'ats-2025-cap',
    ],
    ['Prophylactic seizure medication is recommended.', 'aha-asa-2022-intracerebral-haemorrhage'],
  ])
  assertUnmarked([['Salbutamol should not be given to infants with bronchiolitis.', 'aap-2014-bronchiolitis']])
})

test('active treatment is an arm, and a faster decline is worse', () => {
  assertMarked([
    ['Serious adverse events were more common with active treatment than with placebo.', 'hyvet'],
    ['Lecanemab sped up decline on the CDR-SB over 18 months.', 'clarity-ad-lecanemab'],
  ])
  assertUnmarked([['Serious adverse events were fewer with active treatment than with placebo.', 'hyvet']])
})

test('a drug may be called by its class, and a disease by what its abbreviation stands for', () => {
  assertUnmarked([
    [
      'At three months, the 50 mg dose of this orexin receptor antagonist shortened the time to persistent sleep by nearly 12 minutes more than placebo.',
      'mignot-daridorexant',
    ],
    [
      'Allopurinol is the urate-lowering drug to reach for first, even when the kidneys are at stage 3 or beyond.',
      'acr-2020-gout',
    ],
    [
      'A single tophus, joint damage on X-ray or at least two attacks in a year is each enough to justify long-term urate lowering.',
      'acr-2020-gout',
    ],
  ])
  assertMarked([
    [
      'At three months, the 50 mg dose of this benzodiazepine shortened the time to persistent sleep by nearly 12 minutes more than placebo.',
      'mignot-daridorexant',
    ],
    [
      'Allopurinol is the urate-lowering drug to reach for first, even when the liver is at stage 3 or beyond.',
      'acr-2020-gout',
    ],
  ])
})

test('a figure may be rounded, of those without the event, or the second of a change', () => {
  const card = 'prelapse-lai-early-schizophrenia'
  const change = (first: string, second: string) =>
    `Encouraging young adults to use injectable aripiprazole lowered psychiatric hospitalization over two years from ${first} to ${second} compared with usual care.`
  const withoutDrug = (count: number) =>
    `Of those randomised, ${count} of the 90 never went on to receive the trial drug.`
  const failure = (share: string) =>
    `With a direct laryngoscope the first attempt failed in nearly ${share} of critically ill adults.`
  assertUnmarked([
    ['Patients at the usual-care clinics were first admitted after a mean of about 531 days versus 614 days.', card],
    [change('36%', '22%'), card],
    [failure('30%'), 'device-video-laryngoscopy'],
    [withoutDrug(32), 'hui-lorazepam-delirium-palliative'],
  ])
  assertMarked([
    ['Patients at the usual-care clinics were first admitted after a mean of about 531 days versus 641 days.', card],
    [change('22%', '36%'), card],
    [failure('40%'), 'device-video-laryngoscopy'],
    [withoutDrug(42), 'hui-lorazepam-delirium-palliative'],
  ])
})

test('words that only sound like a denial deny nothing', () => {
  assertUnmarked([
    [
      'Prednisone should be kept brief: six weeks at the outside, and that includes weaning it off.',
      'ash-2019-itp-guideline',
    ],
    [
      'Levetiracetam, fosphenytoin and valproate performed much alike once benzodiazepines had failed, with no winner among them.',
      'esett-status-epilepticus',
    ],
    [
      'Infliximab is generally kept in reserve for people with very severe psoriasis or those in whom other biologic agents have failed.',
      'bad-2017-psoriasis-biologics',
    ],
    ['A raised urate that has never caused symptoms is not a reason to begin urate-lowering drugs.', 'acr-2020-gout'],
    ['The findings may not carry over to everyone, as the trial was open-label.', 'doxypep-sti-prevention'],
  ])
  assertMarked([
    ['Prednisone should not be kept brief: six weeks is too short.', 'ash-2019-itp-guideline'],
    ['Infliximab is the first biologic for people with moderate psoriasis.', 'bad-2017-psoriasis-biologics'],
  ])
})

test('a direction is that of the outcome, and not of a word next to it', () => {
  const abstinence = (relation: string) =>
    `Only about one in ten smokers allocated to nicotine replacement had validated abstinence at 12 months, which was ${relation} than in the vaping group.`
  assertUnmarked([
    [abstinence('fewer'), 'hajek-e-cigarettes-vs-nrt'],
    ['Total sleep time also increased in the placebo group, by about 40 minutes.', 'mignot-daridorexant'],
    [
      'Antibiotics, anti-inflammatories, 5-alpha reductase inhibitors and herbal extracts each probably offer a modest improvement.',
      'cochrane-2019-chronic-prostatitis',
    ],
    [
      'The functional benefit has to be weighed against bleeding, as symptomatic intracranial haemorrhage occurred in 2.4% of patients given alteplase and only 0.2% of those given placebo.',
      'ecass-iii',
    ],
    [
      'Only about one in seven patients managed by accelerated step-up stayed in remission to 48 weeks without steroids or an operation.',
      'profile-top-down-crohns',
    ],
    [
      'Adding lorazepam to haloperidol brought the RASS score down by about two points more over eight hours than haloperidol by itself.',
      'hui-lorazepam-delirium-palliative',
    ],
  ])
  assertMarked([
    [abstinence('more'), 'hajek-e-cigarettes-vs-nrt'],
    ['Total sleep time increased more in the placebo group.', 'mignot-daridorexant'],
    [
      'Antibiotics, anti-inflammatories, 5-alpha reductase inhibitors and herbal extracts each probably worsen symptoms.',
      'cochrane-2019-chronic-prostatitis',
    ],
  ])
})

test('a denial is read with what it denies, and a count of none is not one', () => {
  assertUnmarked([
    ['Inhaled steroids should be continued during pregnancy.', 'gina-2026-asthma'],
    ['Patients need not be told to avoid nuts, popcorn or aspirin.', 'aga-2015-diverticulitis'],
    ['Dabigatran should therefore not be prescribed to people with mechanical heart valves.', 're-align'],
    ['A single dose kept children with mild croup from returning for care.', 'geelhoed-croup-dexamethasone'],
    ['Treatment assignment was not blinded.', 'east-afnet-4'],
    ['An increase in deaths of up to about 5% cannot be ruled out.', 'adapt-sepsis-procalcitonin'],
  ])
  assertMarked([
    ['Dabigatran should be prescribed to people with mechanical heart valves.', 're-align'],
    ['The AAO-HNS guideline recommends routine sinonasal imaging.', 'aao-hns-2015-allergic-rhinitis'],
    ['Metformin is recommended as a treatment for NASH in patients with type 2 diabetes.', 'aasld-2023-nafld'],
    ['NICE recommends routine imaging outside specialist settings.', 'nice-2016-low-back-pain-sciatica'],
    ['Artesunate lowered mortality in African adults with severe malaria.', 'aquamat-artesunate-children'],
  ])
})

test('the grade of advice is that of the recommendation whose words tell it apart', () => {
  assertMarked([
    ['Adding a drug when CBT-I fails is a strong recommendation.', 'acp-2016-insomnia'],
    ['Adding an antiviral to steroids is strongly recommended.', 'aao-hns-2013-bells-palsy'],
  ])
  assertUnmarked([
    ['Oral steroids within 72 hours are strongly recommended.', 'aao-hns-2013-bells-palsy'],
    ['CBT-I as initial treatment is a strong recommendation.', 'acp-2016-insomnia'],
  ])
})
