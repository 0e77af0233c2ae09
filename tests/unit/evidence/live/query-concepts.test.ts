import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildDesignFilter, buildPubmedTerm, selectClinicalFilter } from '@/lib/evidence/live/pubmed-query'
import { extractConcepts, planQueries, requireAtLeast } from '@/lib/evidence/live/query-concepts'
import { extractSearchableText, findNamedArticles } from '@/lib/evidence/question/cited-identifiers'
import { parseQuestion } from '@/lib/evidence/question/parse-question'
import { studyTypes } from '@/lib/shared/study-types'
import { parsePubmed } from '../../../fakes/literature-query'

const conceptsIn = (text: string, articlesWith: (stem: string) => number = () => 0) =>
  extractConcepts(parseQuestion(text), articlesWith).map(({ names }) => names.map((name) => name.join(' ')))

test('words for one concept are merged, with its other names', () => {
  const concepts = conceptsIn('Does dapagliflozin help in HFrEF?')
  assert.equal(concepts.length, 2)
  assert.ok(concepts.some((names) => names[0] === 'hfref' && names.includes('systolic heart failure')))
  assert.ok(concepts.some((names) => names[0] === 'dapagliflozin' && names.includes('forxiga')))
})

test('a hyphenated word is one concept, not two', () => {
  for (const text of ['COVID-19 vaccination', 'beta-blockers in cirrhosis']) {
    assert.equal(conceptsIn(text).length, 2, JSON.stringify(conceptsIn(text)))
  }
})

test('both spellings are asked for', () => {
  assert.ok(conceptsIn('oesophagitis')[0]?.includes('esophagitis'))
})

test('a class is not another name of its member', () => {
  assert.ok(!conceptsIn('edoxaban after stroke').flat().includes('apixaban'))
})

test('words that only ask are not concepts', () => {
  assert.deepEqual(
    conceptsIn('Is it feasible and useful to know whether colchicine influences gout?').flat().length > 0,
    true,
  )
  for (const names of conceptsIn('Is it feasible and useful to know whether colchicine influences gout?')) {
    assert.ok(!['feasible', 'useful', 'influences', 'know'].includes(names[0] ?? ''))
  }
})

test('a letter or a number belongs to its name, and a stage narrows without being a concept', () => {
  assert.deepEqual(
    conceptsIn('Does vitamin D prevent fractures?').map(([own]) => own),
    ['vitamin d', 'fractures'],
  )
  assert.ok(!conceptsIn('Does vitamin D prevent fractures?').flat().includes('vit'))
  assert.deepEqual(
    conceptsIn('Is metformin safe in CKD stage 4?')
      .map(([own]) => own)
      .sort(),
    ['ckd', 'metformin'],
  )
  assert.equal(conceptsIn('What helps in long covid?')[0]?.[0], 'long covid')
  const [term] = planQueries(extractConcepts(parseQuestion('vitamin K antagonist'), () => 0))
  assert.ok(term)
  assert.match(buildPubmedTerm(term, ''), /\("vitamin k"\[tiab\] AND "antagonist"\[tiab\]\)/)
})

test('a question about a drug alone is searched with the first fact of the patient', () => {
  const concepts = conceptsIn('72-year-old with HFrEF, LVEF 31 %, eGFR 38, on bisoprolol. Does dapagliflozin help?')
  assert.deepEqual(concepts.map(([own]) => own).sort(), ['dapagliflozin', 'hfref'])
})

test('the concepts that the library knows least come first, four at most', () => {
  const common = new Map([
    ['patient', 900],
    ['diabet', 80],
    ['stroke', 40],
  ])
  const concepts = conceptsIn(
    'diabetes stroke metformin neuropathy retinopathy amputation',
    (stem) => common.get(stem) ?? 1,
  )
  assert.equal(concepts.length, 4)
  assert.ok(!concepts.some(([name]) => name === 'diabetes' || name === 'stroke'))
})

test('the ladder asks for all, then any three, then any two', () => {
  const steps = (count: number) =>
    planQueries(Array.from({ length: count }, (_, index) => ({ names: [[`w${index}`]], rarity: -index }))).map(
      ({ concepts, conceptsMin: least }) => [concepts.length, least],
    )
  assert.deepEqual(steps(4), [
    [4, 4],
    [4, 3],
    [4, 2],
  ])
  assert.deepEqual(steps(3), [
    [3, 3],
    [3, 2],
  ])
  assert.deepEqual(steps(2), [
    [2, 2],
    [1, 1],
  ])
  assert.deepEqual(steps(1), [[1, 1]])
})

test('"at least so many of these" holds exactly for the texts that have so many', () => {
  const clauses = ['a', 'b', 'c', 'd'].map((word) => `(${word}[tiab])`)
  for (const least of [1, 2, 3, 4]) {
    const { matches } = parsePubmed(requireAtLeast(least, clauses))
    for (let bits = 0; bits < 16; bits++) {
      const words = ['a', 'b', 'c', 'd'].filter((_, index) => bits & (1 << index))
      const article = { title: words.join(' '), abstract: [], mesh: [], publicationTypes: [], keywords: [] }
      const made = { ...article, source: 'MED' as const, pmid: '1', authors: [], journal: '', year: 2000 }
      assert.equal(matches(made), words.length >= least, `${least} of ${words.join('')}`)
    }
  }
})

test('every filter is a query that PubMed can read', () => {
  const [query] = planQueries(extractConcepts(parseQuestion('colchicine for recurrent pericarditis'), () => 0))
  assert.ok(query)
  for (const type of ['therapy', 'harm', 'diagnosis', 'prognosis', 'prevention', 'guideline', 'background'] as const) {
    parsePubmed(buildPubmedTerm(query, selectClinicalFilter(type)))
  }
  for (const type of studyTypes) parsePubmed(buildPubmedTerm(query, buildDesignFilter([type])))
  assert.equal(buildDesignFilter(['other', 'review']), '')
  assert.equal(buildDesignFilter(undefined), '')
})

test('articles named by PMID or DOI are recognised, other numbers are not', () => {
  assert.deepEqual(findNamedArticles('PMID 31535829, PMID:32865377 and https://pubmed.ncbi.nlm.nih.gov/30415602/'), [
    { pmid: '31535829' },
    { pmid: '32865377' },
    { pmid: '30415602' },
  ])
  assert.deepEqual(findNamedArticles('See https://doi.org/10.1056/NEJMoa1911303.'), [{ doi: '10.1056/NEJMoa1911303' }])
  assert.deepEqual(findNamedArticles('n=31535829 cells, 10.5 mg/kg, NCT03036124'), [])
})

test('names, addresses and parts of identifiers are not search words', () => {
  assert.equal(
    extractSearchableText('Mrs Alvarez, DOB 03/04/1961: apixaban?').replace(/\s+/g, ' '),
    'Mrs , DOB : apixaban?',
  )
  assert.equal(
    extractSearchableText('Is https://doi.org/10.1056/NEJMoa1911303 (PMID 31535829) sound?').replace(/\s+/g, ' '),
    'Is ( ) sound?',
  )
})
