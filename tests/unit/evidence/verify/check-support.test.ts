import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSentence } from '@/lib/evidence/verify/check-support'
import { preparePassages } from '@/lib/evidence/verify/prepare-passages'
import { everyNth, isFull } from '../../../support/full'
import { readStarterLibrary } from '../../../support/library/starter-articles'

const trial = preparePassages([
  'Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction',
  'Randomized controlled trial in 4744 participants. Adults with NYHA class II-IV heart failure, ejection fraction 40% or lower, with or without type 2 diabetes. Intervention: dapagliflozin 10 mg once daily. Comparator: placebo. Follow-up: median 18.2 months.',
  'Worsening heart failure or cardiovascular death (primary outcome): 16.3% with dapagliflozin vs 21.2% with placebo; HR 0.74 (95% CI 0.65 to 0.85), p<0.001.\nCardiovascular death (secondary outcome): 9.6% with dapagliflozin vs 11.5% with placebo; HR 0.82 (95% CI 0.69 to 0.98).',
])
const status = (sentence: string, passages = trial) => checkSentence(sentence, passages).status
const missing = (sentence: string, passages = trial) => checkSentence(sentence, passages).missing

test('a sentence that occurs verbatim in a passage is quoted', () => {
  assert.equal(
    status(
      'Cardiovascular death (secondary outcome): 9.6% with dapagliflozin vs 11.5% with placebo; HR 0.82 (95% CI 0.69 to 0.98).',
    ),
    'quoted',
  )
  assert.equal(
    status('The trial reports “9.6% with dapagliflozin vs 11.5% with placebo” for cardiovascular death.'),
    'quoted',
  )
})

test('a quotation that is not in the passages is named', () => {
  const { status, missing } = checkSentence('It says “dapagliflozin halved cardiovascular death in everyone”.', trial)
  assert.equal(status, 'not-found')
  assert.deepEqual(missing, ['“dapagliflozin halved cardiovascular death in everyone”'])
})

test('a paraphrased sentence has its figures found', () => {
  for (const sentence of [
    'Dapagliflozin 10 mg once daily lowered worsening heart failure or cardiovascular death from 21.2% to 16.3% (HR 0.74, 95% CI 0.65–0.85; P < .001).',
    'Among 4,744 adults followed for a median of 18.2 months, 9.6 % given dapagliflozin died of cardiovascular causes.',
    'The hazard of cardiovascular death was 0,82 (95 % CI 0,69–0,98).',
    'Dapagliflozin lowered the risk of worsening heart failure or cardiovascular death by 26%.',
    'About 16% of patients on dapagliflozin had worsening heart failure.',
    'The event rate was 21.2% in the placebo group and 16.3% in the dapagliflozin group.',
    'Cardiovascular death or worsening heart failure: 16.3 vs 21.2 percent.',
  ]) {
    assert.deepEqual(
      checkSentence(sentence, trial),
      { status: 'figures-found', verdict: 'supported', missing: [] },
      sentence,
    )
  }
})

test('a sentence without figures is supported when its words occur in a passage', () => {
  assert.equal(
    status('Dapagliflozin lowered cardiovascular death in heart failure with reduced ejection fraction.'),
    'supported',
  )
  assert.equal(status('Farxiga lowered cardiovascular death in heart failure.'), 'supported')
})

// Each of these would harm a patient who is treated by it.
test('a wrong digit, unit, dose, frequency or comparison is named', () => {
  const wrong: [sentence: string, named: string][] = [
    ['The HR was 0.47 for heart failure on dapagliflozin.', '0.47'],
    ['Dapagliflozin 100 mg once daily reduced heart failure.', '100 mg'],
    ['Dapagliflozin 1.0 mg once daily reduced heart failure.', '1.0 mg'],
    ['Dapagliflozin 10 g once daily reduced heart failure.', '10 g'],
    ['Dapagliflozin 10 µg once daily reduced heart failure.', '10 µg'],
    ['Dapagliflozin 10 mg twice daily reduced heart failure.', '10 mg'],
    ['Heart failure worsened in 74% of patients on dapagliflozin.', '74%'],
    ['Dapagliflozin raised the risk of heart failure by 26%.', '26%'],
    ['Dapagliflozin lowered the risk of heart failure by 74%.', '74%'],
    ['Events fell by 16.3 percentage points on dapagliflozin.', '16.3 percentage points'],
    ['Patients were followed for 18.2 years on dapagliflozin.', '18.2 years'],
    ['Patients with type 1 diabetes took dapagliflozin.', '1'],
    ['Heart failure improved on dapagliflozin (p=0.001).', '0.001'],
    ['In 47,440 participants dapagliflozin reduced heart failure.', '47,440'],
  ]
  for (const [sentence, named] of wrong) {
    assert.equal(status(sentence), 'not-found', sentence)
    assert.ok(missing(sentence).includes(named), `${sentence} ${missing(sentence).join(' | ')}`)
  }
})

test('the interval of one result with the estimate of another is named', () => {
  assert.deepEqual(missing('The HR was 0.74 (95% CI 0.69 to 0.98) for heart failure.'), ['0.74 (95% CI 0.69 to 0.98'])
  assert.deepEqual(missing('The HR was 0.74 (95% CI 0.65 to 0.98) for heart failure.'), ['0.74 (95% CI 0.65 to 0.98'])
  assert.deepEqual(missing('The HR was 0.74 (99% CI 0.65 to 0.85) for heart failure.').length > 0, true)
  assert.deepEqual(missing('The HR for the primary outcome was 0.74, with a 95% CI of 0.69 to 0.98.'), [
    '0.74, with a 95% CI of 0.69 to 0.98',
  ])
  for (const sentence of [
    'The HR for the primary outcome was 0.74, with a 95% CI of 0.65 to 0.85.',
    'Hazard ratios were 0.74 for the composite and 0.82 for death, the latter with a 95% CI of 0.69 to 0.98.',
    'The 95% CI for cardiovascular death ran from 0.69 to 0.98.',
  ])
    assert.deepEqual(missing(sentence), [], sentence)
})

test('the amount of a day, of a course and for a body weight follows from the doses', () => {
  const doses = preparePassages([
    'Rifaximin 550 mg three times daily for 14 days. Colchicine 1.2 mg, then 0.6 mg an hour later. Paracetamol 1 g every 6 hours.',
    'At least 30 mL/kg of crystalloid within 3 hours. Followed up: 434 of 486 children. Inhaled steroid: 66 micrograms as needed vs 267 micrograms with maintenance.',
  ])
  for (const sentence of [
    'Rifaximin comes to 1,650 mg a day.',
    'Paracetamol is limited to 4 g daily.',
    'Colchicine works out at 1.8 mg in total.',
    'For a 70 kg adult that is 2.1 L of crystalloid.',
    'Data were missing for 52 of the 486 children.',
    'Steroid exposure was about 75% lower as needed (66 versus 267 micrograms).',
  ])
    assert.deepEqual(missing(sentence, doses), [], sentence)
  for (const sentence of [
    'Rifaximin comes to 1,100 mg a day.',
    'Colchicine works out at 2.4 mg in a day.',
    'For a 70 kg adult that is 2.8 L of crystalloid.',
    'Data were missing for 62 of the 486 children.',
    'Steroid exposure was about 60% lower as needed (66 versus 267 micrograms).',
  ])
    assert.notDeepEqual(missing(sentence, doses), [], sentence)
})

test('a figure attributed to the wrong arm is named', () => {
  assert.deepEqual(missing('Worsening heart failure occurred in 21.2% with dapagliflozin and 16.3% with placebo.'), [
    '21.2%',
    '16.3%',
  ])
})

test('a drug that no cited passage names is named', () => {
  assert.deepEqual(missing('Empagliflozin lowered cardiovascular death in heart failure.'), ['Empagliflozin'])
  assert.deepEqual(missing('Adding metoprolol to dapagliflozin lowered cardiovascular death.'), ['metoprolol'])
})

test('a proportion and its percentage are one figure only where the passage says that it is one', () => {
  const accuracy = preparePassages(['The sensitivity of the test was 0.74 in suspected embolism.'])
  assert.equal(status('The test had a sensitivity of 74% in suspected embolism.', accuracy), 'figures-found')
  const ratio = preparePassages(['The odds ratio for death was 0.74 in suspected embolism.'])
  assert.equal(status('Death in suspected embolism was 74%.', ratio), 'not-found')
  assert.equal(status('Death in suspected embolism was 26% lower.', ratio), 'not-found')
})

test('percentage points and per cent are one figure only for an absolute difference', () => {
  const passages = preparePassages(['Death by day 28: difference -5.6 percentage points (95% CI -9.6 to -1.7).'])
  assert.equal(status('The absolute difference in death by day 28 was 5.6%.', passages), 'figures-found')
  assert.equal(status('Death by day 28 was reduced by 5.6 percentage points.', passages), 'figures-found')
  assert.equal(status('Death by day 28 was reduced by 5.6%.', passages), 'not-found')
})

test('a sign that is written must be the sign of the passage', () => {
  const passages = preparePassages([
    'Change in score: +1.21 points with lecanemab vs +1.66 points with placebo; mean difference -0.45.',
  ])
  assert.equal(status('The score changed by +1.21 points with lecanemab.', passages), 'figures-found')
  assert.equal(status('The score changed by -1.21 points with lecanemab.', passages), 'not-found')
  assert.equal(status('The difference in score was −0.45 with lecanemab.', passages), 'figures-found')
})

test('one sentence may contain figures of two cited sources', () => {
  const two = preparePassages([
    'Mortality was 22.9% with dexamethasone.',
    'Mortality was 27.0% with hydroxychloroquine.',
  ])
  assert.equal(
    status('Mortality was 22.9% with dexamethasone and 27.0% with hydroxychloroquine.', two),
    'figures-found',
  )
})

test('marks in the sentence are not figures', () => {
  assert.equal(status('Dapagliflozin lowered cardiovascular death in heart failure [7].'), 'supported')
})

const library = readStarterLibrary().articles.map(({ title, passages }) => ({
  prepared: preparePassages([title, ...passages.map(({ text }) => text)]),
  results: passages.filter(({ section }) => section === 'results').flatMap(({ text }) => text.split('\n')),
}))

test('no true sentence of the starter library is called unsupported', () => {
  for (const { prepared, results } of library) {
    for (const line of results) {
      assert.equal(status(line, prepared), 'quoted', line)
      const inOtherWords = checkSentence(`Overall, ${line}`, prepared)
      assert.notEqual(inOtherWords.status, 'not-found', `${line} ${inOtherWords.missing.join(' | ')}`)
    }
  }
})

test('a quotation of a short sentence is found, and a wrong one is not', () => {
  const passages = preparePassages(['Unblinded and small. Stroke fell by 20%.'])
  assert.equal(status('“Unblinded and small.”', passages), 'quoted')
  assert.equal(status('“Unblinded and large.”', passages), 'not-found')
  assert.equal(status(`“${'. '.repeat(12)}”`, passages), 'not-found')
})

test('a figure is no difference of itself and another', () => {
  const line = 'Pregnancy: 0.3% (1/317) with A vs 0% (0/321) with B; difference 0.3 percentage points.'
  const passages = preparePassages([line])
  assert.equal(status(line, passages), 'quoted')
  assert.equal(status('Pregnancy: 0.3% with A vs 3% with B; difference 0.3 percentage points.', passages), 'not-found')
})

test('at least 97 of 100 changed digits in the results of the starter library are noticed', () => {
  let changed = 0
  let noticed = 0
  for (const { prepared, results } of everyNth(library, 2)) {
    for (const line of results) {
      for (const { 0: figure, index } of line.matchAll(/(?<![\p{L}-])\d+(?:\.\d+)?(?!\p{L})/gu)) {
        const wrong = `${figure.slice(0, -1)}${(Number(figure.at(-1)) + 3) % 10}`
        changed++
        if (status(`${line.slice(0, index)}${wrong}${line.slice(index + figure.length)}`, prepared) === 'not-found')
          noticed++
      }
    }
  }
  // The rest are figures that occur elsewhere in the same source, which a check of figures alone cannot detect.
  assert.ok(changed > (isFull ? 3000 : 1000))
  assert.ok(noticed / changed >= 0.97, `${noticed} of ${changed}`)
})

test('at least 95 of 100 swapped arms in the results of the starter library are noticed', () => {
  let swapped = 0
  let noticed = 0
  for (const { prepared, results } of library) {
    for (const line of results) {
      const arms = /: ([^;]*?) with ([^;]*?) vs ([^;]*?) with ([^;,]*?)(?=[;,.(]|$)/.exec(line)
      if (!arms || arms[1] === arms[3]) continue
      const wrong = line.replace(arms[0], `: ${arms[3]} with ${arms[2]} vs ${arms[1]} with ${arms[4]}`)
      swapped++
      if (status(wrong, prepared) === 'not-found') noticed++
    }
  }
  assert.ok(swapped > 400)
  assert.ok(noticed / swapped >= 0.95, `${noticed} of ${swapped}`)
})

test('an interval may be told from the other side, and belongs to its own estimate', () => {
  const network = preparePassages([
    'Anxiety score, duloxetine vs placebo (primary outcome): mean difference -3.13 (95% credible interval -4.13 to -2.13).\nAnxiety score, pregabalin vs placebo (primary outcome): mean difference -2.79 (95% credible interval -3.69 to -1.91).\nPain (0 to 10) at 12 months (secondary outcome): difference 0.6 (95% CI -0.7 to 1.8).',
  ])
  for (const sentence of [
    'Duloxetine lowered anxiety by 3.13 points more than placebo (95% credible interval 2.13 to 4.13).',
    'Pregabalin lowered anxiety by 2.79 points more than placebo (95% CrI 1.91–3.69).',
    'Pregabalin lowered anxiety by about 2.8 points (95% CrI 1.91 to 3.69).',
    'Pain differed by only 0.6 points on a 0–10 scale (95% CI −0.7 to 1.8).',
    'Pain differed by 0.6 points at 12 months (95% CI −0.7 to 1.8).',
  ])
    assert.deepEqual(missing(sentence, network), [], sentence)
  for (const sentence of [
    'Duloxetine changed anxiety by −3.13 points against placebo (95% CrI 2.13 to 4.13).',
    'Duloxetine lowered anxiety by 3.13 points more than placebo (95% CrI 1.91 to 3.69).',
    'Pregabalin lowered anxiety by 2.79 points more than placebo (95% CrI 2.13 to 4.13).',
    'Pain differed by 0.6 points on a scale of 10 (95% CI −0.2 to 1.8).',
  ])
    assert.notDeepEqual(missing(sentence, network), [], sentence)
})

test('an interval belongs to its own estimate, whatever words are between them', () => {
  const stroke = preparePassages([
    'Stroke at 30 days (primary outcome): 4.1% vs 5.6%; RR 0.73 (95% CI 0.50 to 1.07).\nStroke at 90 days (secondary outcome): 6.0% vs 8.5%; RR 0.71 (95% CI 0.53 to 0.94).',
  ])
  for (const sentence of [
    'The relative risk of stroke at 30 days was 0.73, with a 95% CI of 0.50 to 1.07.',
    'At 90 days a relative risk of 0.71 carried a confidence interval that ran from 0.53 to 0.94.',
    'Stroke at 90 days fell by 29%, the 95% interval being 0.53 to 0.94.',
    'The 95% confidence interval at 90 days, 0.53 to 0.94, excluded no effect.',
  ])
    assert.deepEqual(missing(sentence, stroke), [], sentence)
  for (const sentence of [
    'The relative risk of stroke at 30 days was 0.73, with a 95% CI of 0.53 to 0.94.',
    'At 90 days a relative risk of 0.71 carried a confidence interval running from 0.50 to 1.07.',
    'At 90 days a relative risk of 0.71 had a 95% interval of 0.50 to 1.07.',
  ])
    assert.notDeepEqual(missing(sentence, stroke), [], sentence)
})

test('a unit, an age, a rounded count and a sum of both arms are read as they are meant', () => {
  const passages = preparePassages([
    'Randomized controlled trial in 12,211 participants. Outpatients older than 12. Follow-up: 9.2 years.',
    'Gastric cancer (primary outcome): 1.2% (10) with eradication vs 2.7% (23) with placebo.\nGastric cancer fell (1.2% vs 2.7%).\nAnxiety score (secondary outcome): 2.79 with pregabalin vs 2.45 with escitalopram.',
    'Orthostatic hypotension: fall of 20 systolic or 10 diastolic. Target: 130/80 mm Hg. Against starting with PSA above 4 ng/mL (3 if high risk).',
  ])
  for (const sentence of [
    'More than 12,000 outpatients over 12 years of age were randomised.',
    'About 67 H. pylori-positive relatives need eradication to prevent one cancer.',
    'The estimate rests on only 33 cancers.',
    'The pressure falls by 20 mm Hg systolic or 10 mm Hg diastolic.',
    'The systolic target is 130 mm Hg.',
    'The limit is 4 ng/mL, or 3 ng/mL in men at high risk.',
    'Both lowered anxiety by roughly two and a half to three points.',
  ])
    assert.deepEqual(missing(sentence, passages), [], sentence)
  for (const sentence of [
    'More than 14,000 outpatients were randomised.',
    'More than 11,000 outpatients were randomised.',
    'The outpatients were over 15 years of age.',
    'About 45 H. pylori-positive relatives need eradication to prevent one cancer.',
    'The estimate rests on only 53 cancers.',
    'The pressure falls by 30 mm Hg systolic.',
    'The limit is 2 ng/mL in men at high risk.',
    'Both lowered anxiety by roughly six to seven points.',
  ])
    assert.notDeepEqual(missing(sentence, passages), [], sentence)
})

test('a rate is one of as many people as the passage has, and an amount keeps its unit behind a word', () => {
  const passages = preparePassages([
    'There were 13 extra cases per 100,000 person-years, and 20.2 vs 3.6 complications per 100. Sleep rose by 4.4 hours.',
  ])
  assert.deepEqual(missing('About 13 more cases per 1000 person-years.', passages), ['13 more cases per 1000'])
  assert.deepEqual(missing('Complications: 20.2 vs 3.6 per 1000.', passages), ['20.2 vs 3.6 per 1000'])
  assert.deepEqual(missing('About 13 more cases per 100 000 person-years, and 3.6 per 100.', passages), [])
  assert.deepEqual(missing('They slept 4.4 more minutes.', passages), ['4.4 more minutes'])
  assert.deepEqual(missing('They slept 4.4 more hours.', passages), [])
})
