import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  defaultLibraryQuery,
  isNarrowed,
  type LibraryQuery,
  parseLibraryQuery,
  toLibraryHref,
} from '@/lib/wire/library-query'

const narrowed: LibraryQuery = {
  text: 'heart failure & "sglt2"',
  searchIn: 'names',
  types: ['guideline', 'cohort'],
  specialties: ['cardiology', 'critical care'],
  source: 'import',
  fromYear: 2010,
  toYear: 2020,
  sort: 'added',
  page: 3,
}

test('a URL restores the view that it was made from', () => {
  for (const query of [
    defaultLibraryQuery,
    narrowed,
    { ...defaultLibraryQuery, text: 'x', sort: 'relevance' as const },
  ])
    assert.deepEqual(parseLibraryQuery(new URL(toLibraryHref(query), 'http://x').searchParams), query)
  assert.equal(toLibraryHref(defaultLibraryQuery), '/library')
})

test('invalid parameters are ignored', () => {
  const parameters = new URLSearchParams(
    'type=poem&from=-3&to=x&page=0&sort=best&source=moon&in=where&q=%20%20&type=cohort',
  )
  assert.deepEqual(parseLibraryQuery(parameters), { ...defaultLibraryQuery, types: ['cohort'] })
  assert.equal(parseLibraryQuery(new URLSearchParams({ q: 'a'.repeat(5000) })).text.length, 500)
})

test('only filters count as narrowing', () => {
  assert.equal(isNarrowed({ ...defaultLibraryQuery, page: 4, sort: 'added' }), false)
  assert.equal(isNarrowed({ ...defaultLibraryQuery, toYear: 2000 }), true)
})
