import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Library } from '@/lib/evidence/library/library-reader'
import { getLibraryFile } from '@/lib/evidence/open-library'
import { retrieve } from '@/lib/evidence/retrieve'
import { buildEmbeddingText, embedLibrary } from '@/lib/evidence/search/candidates/embed-library'
import { findNearestRows, packVector } from '@/lib/evidence/search/candidates/vector-search'
import { useOwnLibrary } from '../../../support/library/own-library'

const model = 'fake-embedding'
const question = 'Does dapagliflozin help in heart failure with reduced ejection fraction?'
const asker = { owner: 'test', signal: new AbortController().signal }
const options = { mode: 'auto', references: 'inline', sourcesMax: 8 } as const
/** Nearly the same direction for prone positioning and the question above, another one for everything else. */
const embed = async (texts: string[]) =>
  texts.map((text) => Float32Array.of(1, /prone|dapagliflozin/i.test(text) ? 8 : 0, text.length / 1e6))
const meaning = { model, vector: Float32Array.of(1, 8, 0) }
let asked = 0
const counted = (texts: string[]) => {
  asked += texts.length
  return embed(texts)
}

describe('articles near in meaning', () => {
  useOwnLibrary()

  test('without vectors a question is found by its words alone', async () => {
    const own = await retrieve({ text: question }, options, asker)
    const withMeaning = await retrieve({ text: question, embedding: meaning }, options, asker)
    assert.deepEqual(
      withMeaning.found.map(({ article }) => article.id),
      own.found.map(({ article }) => article.id),
    )
  })

  test('a failed batch keeps those before it, and the next run continues from there', async () => {
    let calls = 0
    const failing = (texts: string[]) => (++calls > 2 ? Promise.reject(new Error('server went away')) : counted(texts))
    await assert.rejects(embedLibrary(getLibraryFile(), model, failing), /server went away/)
    const before = asked
    assert.ok(before > 0)
    const { total } = await embedLibrary(getLibraryFile(), model, counted)
    const library = new Library(getLibraryFile())
    assert.equal(before + total, library.articleCount)
    assert.equal(asked, library.articleCount)
    assert.deepEqual(library.rowsWithoutVector(model), [])
    library.close()
  })

  test('a second run asks for nothing', async () => {
    const before = asked
    assert.deepEqual(await embedLibrary(getLibraryFile(), model, counted), { done: 0, total: 0 })
    assert.equal(asked, before)
  })

  test('the nearest articles come first, by the angle and not by the length of their vectors', () => {
    const library = new Library(getLibraryFile())
    const near = findNearestRows(library, { model, vector: Float32Array.of(100, 800, 0) }, 10)
    const best = library.articleByRow(near[0]?.rowid ?? 0)
    assert.match(best ? buildEmbeddingText(best) : '', /prone|dapagliflozin/i)
    assert.ok((near[0]?.similarity ?? 0) > 0.99 && (near[0]?.similarity ?? 2) < 1.01)
    assert.deepEqual(findNearestRows(library, { model: 'another', vector: meaning.vector }, 10), [])
    assert.deepEqual(findNearestRows(library, { model, vector: Float32Array.of(1, 2) }, 10), [])
    library.close()
  })

  test('articles similar in meaning are added to those found by words', async () => {
    const own = await retrieve({ text: question }, options, asker)
    const { found } = await retrieve({ text: question, embedding: meaning }, options, asker)
    const titles = found.map(({ article }) => article.title)
    assert.ok(own.found.every(({ article }) => !/prone/i.test(article.title)))
    assert.ok(titles.some((title) => /prone/i.test(title)))
    assert.equal(found[0]?.article.id, own.found[0]?.article.id)
  })

  test('the limits of a request also apply to articles near in meaning', async () => {
    const { found } = await retrieve({ text: question, embedding: meaning }, { ...options, fromYear: 2019 }, asker)
    assert.ok(found.length > 0)
    assert.ok(found.every(({ article }) => (article.year ?? 0) >= 2019))
  })

  // Something is always nearest: meaning alone must never turn "not in the library" into an answer.
  test('a question that the words do not answer is not answered by meaning either', async () => {
    const { found } = await retrieve(
      { text: 'How long do I boil spaghetti carbonara?', embedding: meaning },
      options,
      asker,
    )
    assert.deepEqual(found, [])
  })

  test('a vector without a direction is refused', () => {
    for (const vector of [Float32Array.of(0, 0), Float32Array.of(Number.NaN, 1), Float32Array.of()])
      assert.throws(() => packVector(vector), RangeError)
  })
})
