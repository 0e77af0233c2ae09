import assert from 'node:assert/strict'
import { test } from 'node:test'
import { selectIndexedFields } from '@/lib/evidence/index/index-article'
import { parseQuestion } from '@/lib/evidence/question/parse-question'
import { analyseArticle } from '@/lib/evidence/search/article/analyse-article'
import { dropDescribingTerms, findMissingDrugs, listAskedDrugs } from '@/lib/evidence/search/fit/missing-terms'
import { markCoveredTerms } from '@/lib/evidence/search/weighting/coverage'
import { mentionsOutcome } from '@/lib/evidence/text/outcomes'
import { readStarterLibrary } from '../../../support/library/starter-articles'

const [any] = readStarterLibrary().articles
assert.ok(any)
const passages = [
  {
    section: 'methods' as const,
    label: 'Methods',
    ordinal: 0,
    text: 'Intervention: tenecteplase plus heparin. Comparator: placebo plus heparin.',
  },
]
/** Both arms received heparin. */
const trial = analyse({
  ...any,
  studyType: 'randomized-trial',
  title: 'Fibrinolysis for pulmonary embolism',
  keywords: [],
  mesh: [],
  passages,
})

function analyse(article: NonNullable<typeof any>) {
  return analyseArticle(article, selectIndexedFields(article))
}

function findMissing(question: string, article = trial): string[] {
  const reading = parseQuestion(question)
  const mentioned = markCoveredTerms(reading, (stem) => article.frequencies.has(stem))
  const named = markCoveredTerms(reading, (stem) => article.named.has(stem))
  return findMissingDrugs(reading, article, { drugs: listAskedDrugs(reading), mentioned, named })
}

function analyseTrial(title: string, text: string) {
  const [passage] = passages
  const [studied] = readStarterLibrary().articles
  assert.ok(passage && studied)
  return analyse({
    ...studied,
    studyType: 'randomized-trial',
    title,
    keywords: [],
    mesh: [],
    passages: [{ ...passage, text }],
  })
}

test('a trial that gave the comparator to both arms answers a comparison of a treatment that is no drug with it', () => {
  assert.deepEqual(findMissing('How many more bleed with thrombolysis than with heparin?'), [])
})

test('a trial that gave the comparator to both arms lacks both drugs of a comparison', () => {
  assert.deepEqual(findMissing('Is apixaban better than heparin in pulmonary embolism?'), ['apixaban', 'heparin'])
})

test('a trial of a class covers a drug of it, and one that names a drug of the class does not', () => {
  const ofClass = analyseTrial('Statins in older adults', 'Intervention: a statin. Comparator: no statin.')
  const ofDrug = analyseTrial('Statins in older adults', 'Intervention: rosuvastatin 10 mg. Comparator: placebo.')
  const beside = analyseTrial('Ablation of fibrillation', 'Intervention: ablation. Comparator: an antiarrhythmic.')
  assert.deepEqual(findMissing('Does simvastatin help older adults?', ofClass), [])
  assert.deepEqual(findMissing('Does simvastatin help older adults?', ofDrug), ['simvastatin'])
  assert.deepEqual(findMissing('Is flecainide safe in fibrillation?', beside), ['flecainide'])
  // The dose of a drug is not that of its class.
  assert.deepEqual(findMissing('What dose of simvastatin in older adults?', ofClass), ['simvastatin'])
})

test('a drug had before the treatment asked about is not missing from an article on that treatment', () => {
  const article = analyseTrial('Olaparib in prostate cancer', 'Intervention: olaparib after a hormonal agent.')
  assert.deepEqual(findMissing('olaparib in prostate cancer after enzalutamide', article), [])
  assert.deepEqual(findMissing('enzalutamide in prostate cancer', article), ['enzalutamide'])
})

test('a word that only describes a disease or a person is not missing alone, and is named with its neighbour', () => {
  const missing = (text: string, ...words: string[]) => {
    const reading = parseQuestion(text)
    const lacking = reading.terms.filter(({ word }) => words.includes(word))
    assert.equal(lacking.length, words.length, text)
    return dropDescribingTerms(reading, lacking).map(({ word }) => word)
  }
  assert.deepEqual(missing('hearing test in Down syndrome', 'syndrome'), [])
  assert.deepEqual(missing('zolpidem for chronic insomnia', 'chronic'), [])
  assert.deepEqual(missing('inhaled steroid for chronic cough', 'chronic', 'cough'), ['chronic', 'cough'])
  assert.deepEqual(missing('dog bite in Kenya, rabies vaccine?', 'kenya'), [])
})

test('a fall of a rate is not a fall of a patient', () => {
  assert.ok(mentionsOutcome('Injurious falls were not more frequent.', 'falls'))
  assert.ok(!mentionsOutcome('The 30% fall in stroke was not significant.', 'falls'))
  assert.ok(!mentionsOutcome('Deaths fell from 9% to 7%.', 'falls'))
})
