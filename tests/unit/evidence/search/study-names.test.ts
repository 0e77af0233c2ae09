import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'

const directory = mkdtempSync(join(tmpdir(), 'library-'))
process.env['DATA_DIR'] = directory
const { closeLibrary, openLibrary, prepareLibrary } = await import('@/lib/evidence/open-library')
const { searchLibrary } = await import('@/lib/evidence/search/search-library')

before(() => prepareLibrary(() => {}))
after(() => {
  closeLibrary()
  rmSync(directory, { recursive: true })
})

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

test('a study whose acronym is a word of every day is found and named in what was searched', () => {
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

test('the abbreviation of a disease names no study, nor does a question in capitals', () => {
  assert.equal(search('how do I repair a leaking TAP').outcome, 'none')
  assert.equal(search('DOES THIS SELECT A GOOD RESTAURANT?').outcome, 'none')
})
