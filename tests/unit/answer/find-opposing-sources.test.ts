import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findOpposingSources } from '@/lib/answer/find-opposing-sources'
import type { GroundedSource } from '@/lib/engines/engine'
import { groundArticles } from '../../support/claims/ground-articles'
import { readStarterLibrary } from '../../support/library/starter-articles'

const { articles } = readStarterLibrary()

function ground(...ids: string[]): GroundedSource[] {
  return groundArticles(ids.flatMap((id) => articles.find((each) => each.id === `card:${id}`) ?? [])).sources
}

const question = 'hydrocortisone mortality in septic shock'
const trials = () => ground('adrenal', 'aprocchss')

test('a source that found the opposite for the same treatment, people and outcome is named with its sentence', () => {
  const [found, ...others] = findOpposingSources({ sources: trials() }, question)
  assert.deepEqual([found?.n, found?.against, others], [2, 1, []])
  assert.match(found?.quote ?? '', /hydrocortisone plus fludrocortisone lowered 90-day mortality/)
})

test('sources that agree, or differ in treatment, people or outcome, are not named', () => {
  assert.deepEqual(findOpposingSources({ sources: ground('dapa-hf', 'deliver') }, 'dapagliflozin in heart failure'), [])
  assert.deepEqual(
    findOpposingSources({ sources: trials() }, 'vasopressin mortality in septic shock'),
    [],
    'another treatment',
  )
  assert.deepEqual(
    findOpposingSources({ sources: trials() }, 'hydrocortisone and bleeding in septic shock'),
    [],
    'another outcome',
  )
  assert.deepEqual(
    findOpposingSources({ sources: ground('reduce-ami', 'cibis-ii') }, 'bisoprolol mortality'),
    [],
    'other people',
  )
  assert.deepEqual(
    findOpposingSources({ sources: trials() }, 'dose of hydrocortisone in septic shock'),
    [],
    'no finding is asked for',
  )
})

test('a source that does not answer the question as asked, or is retracted, never opposes another', () => {
  const [adrenal, aprocchss] = trials()
  assert.ok(adrenal && aprocchss)
  assert.deepEqual(
    findOpposingSources({ sources: [adrenal, { ...aprocchss, lacksDrugs: ['hydrocortisone'] }] }, question),
    [],
  )
  assert.deepEqual(
    findOpposingSources(
      { sources: [adrenal, { ...aprocchss, item: { ...aprocchss.item, retracted: true } }] },
      question,
    ),
    [],
  )
  assert.deepEqual(findOpposingSources({ sources: trials(), isRelatedOnly: true }, question), [])
})
