import assert from 'node:assert/strict'
import { test } from 'node:test'
import { selectIndexedFields } from '@/lib/evidence/index/index-article'
import { parseQuestion } from '@/lib/evidence/question/parse-question'
import { analyseArticle } from '@/lib/evidence/search/article/analyse-article'
import { findMissingDrugs, listAskedDrugs } from '@/lib/evidence/search/fit/missing-terms'
import { markCoveredTerms } from '@/lib/evidence/search/weighting/coverage'
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

function findMissing(question: string): string[] {
  const reading = parseQuestion(question)
  const mentioned = markCoveredTerms(reading, (stem) => trial.frequencies.has(stem))
  return findMissingDrugs(reading, trial, { drugs: listAskedDrugs(reading), mentioned })
}

test('a trial that gave the comparator to both arms answers a comparison of a treatment that is no drug with it', () => {
  assert.deepEqual(findMissing('How many more bleed with thrombolysis than with heparin?'), [])
})

test('a trial that gave the comparator to both arms lacks both drugs of a comparison', () => {
  assert.deepEqual(findMissing('Is apixaban better than heparin in pulmonary embolism?'), ['apixaban', 'heparin'])
})
