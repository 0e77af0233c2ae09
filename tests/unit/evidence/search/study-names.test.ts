import '../../../support/library/starter-library'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Article } from '@/lib/evidence/article/article'
import { selectIndexedFields } from '@/lib/evidence/index/index-article'
import { openLibrary } from '@/lib/evidence/open-library'
import { analyseArticle } from '@/lib/evidence/search/article/analyse-article'
import { findNamedStudies } from '@/lib/evidence/search/rank/study-names'
import { searchLibrary } from '@/lib/evidence/search/search-library'

const search = (question: string) => searchLibrary(openLibrary(), { question, sourcesMax: 8, year: 2026 })

test('a study that the question names by its acronym comes first and answers', () => {
  for (const [question, id] of [
    ['does ASPREE apply after a heart attack?', 'card:aspree'],
    ['does HYVET apply to nursing home residents?', 'card:hyvet'],
    ['renal cut-off for inclusion in IRONMAN', 'card:ironman-iv-iron-heart-failure'],
  ] as const) {
    const { found, outcome } = search(question)
    assert.equal(outcome, 'answer', question)
    assert.ok(found[0]?.article.id.startsWith(id), found[0]?.article.id)
  }
})

test('a study whose acronym is an everyday word is found and named in the searched question', () => {
  for (const [question, id] of [
    ['does SELECT show fewer heart attacks?', 'card:select'],
    ['did COMPLETE reduce death?', 'card:complete'],
    ['is START worth it?', 'card:start-hiv-early-art'],
  ] as const) {
    const { found, outcome, searchedAs } = search(question)
    assert.equal(outcome, 'answer', question)
    assert.equal(found[0]?.article.id, id)
    assert.match(searchedAs, /SELECT|COMPLETE|START/)
  }
})

test('neither the abbreviation of a disease nor a question in capitals names a study', () => {
  assert.equal(search('how do I repair a leaking TAP').outcome, 'none')
  assert.equal(search('DOES THIS SELECT A GOOD RESTAURANT?').outcome, 'none')
})

test('a gene among the topics of a summary does not name a study', () => {
  const { outcome, found } = search('olaparib BRCA prostate cancer')
  assert.equal(outcome, 'related')
  assert.deepEqual(found[0]?.missing, [{ kind: 'words', surface: 'prostate' }])
})

test('the stage of a patient does not name a study', () => {
  const severe = search('74M, COPD GOLD 3, sats 90% at rest. Will home oxygen prolong his life?')
  assert.equal(severe.found[0]?.article.id, 'card:lott')
  assert.equal(search('what does GOLD advise for COPD?').found[0]?.article.id, 'card:gold-2025-copd')
})

test('an imported article names its study in the title, and not a gene or a score among its words', () => {
  const anyArticle = search('does ASPREE apply?').found[0]?.article
  assert.ok(anyArticle)
  const namedBy = (title: string, keywords: string[] = []) => {
    const article: Article = { ...anyArticle, provenance: 'abstract', title, keywords }
    const analysed = analyseArticle(article, selectIndexedFields(article))
    return findNamedStudies('does AMPK matter in SUMMIT with an APACHE II score of 20?', [analysed]).names
  }
  for (const [title, keywords] of [
    ['Exercise after a head injury', ['AMPK']],
    ['Activation of AMPK signalling by exercise', []],
    ['Mortality in sepsis: a comparison with APACHE II', []],
  ] as const) {
    assert.deepEqual(namedBy(title, [...keywords]), [], title)
  }
  for (const title of [
    'Follow-up in the SUMMIT trial',
    'SUMMIT: tirzepatide in heart failure',
    'Tirzepatide in heart failure (SUMMIT): a randomised trial',
  ]) {
    assert.deepEqual(namedBy(title), ['SUMMIT'], title)
  }
})

test('a title of a million characters that names a study again and again is read in linear time', () => {
  const anyArticle = search('does ASPREE apply?').found[0]?.article
  assert.ok(anyArticle)
  const article: Article = { ...anyArticle, provenance: 'abstract', title: 'SUMMIT '.repeat(150_000), keywords: [] }
  const analysed = analyseArticle(article, { title: '', keywords: '', body: '' })
  assert.deepEqual(findNamedStudies('does SUMMIT apply?', [analysed]).names, [])
})
