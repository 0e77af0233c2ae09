/** Where a shared index may be: checked with real folders and a real store. */
import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { draftArticle } from '@/lib/evidence/import/formats/draft-article'
import { RowMaker } from '@/lib/evidence/shared-index/article-rows'
import { assertConditionalWrites, connectToIndex, getIndexPlace } from '@/lib/evidence/shared-index/index-place'
import { IndexTable } from '@/lib/evidence/shared-index/index-table'
import { isLancedbInstalled } from '@/lib/evidence/shared-index/lancedb'
import { addConditionalPut, startS3, type TestStore } from '../../../fakes/s3'

const folder = mkdtempSync(join(tmpdir(), 'index-place-'))
after(() => rmSync(folder, { recursive: true }))

test('a folder can be used, and the check leaves nothing behind', async () => {
  const place = join(folder, 'new', 'index')
  await assertConditionalWrites({ SEARCH_INDEX_URL: place })
  assert.deepEqual(readdirSync(place), [])
  writeFileSync(join(folder, 'file'), '')
  await assert.rejects(assertConditionalWrites({ SEARCH_INDEX_URL: join(folder, 'file') }), /file\) can't be used/)
})

test('two spellings of one place are one place', () => {
  assert.equal(getIndexPlace({ SEARCH_INDEX_URL: 's3://bucket/a/' }), 's3://bucket/a')
  assert.equal(getIndexPlace({ SEARCH_INDEX_URL: '/x/../y/' }), '/y')
})

describe('a store', () => {
  let store: TestStore
  const inStore = ({ AWS_ENDPOINT_URL_S3, AWS_REGION }: TestStore['environment']) => ({
    SEARCH_INDEX_URL: 's3://images/index',
    AWS_ENDPOINT_URL_S3,
    AWS_REGION,
  })

  before(async () => {
    store = await startS3()
  })
  after(() => store.stop())

  test('without conditional writes is refused with the reason', async () => {
    await assert.rejects(
      assertConditionalWrites(inStore(store.environment)),
      /\(s3:\/\/images\/index\) has no conditional writes: it replaced an object/,
    )
  })

  test('that cannot be reached, or has no such bucket, is refused with the cause', async () => {
    await assert.rejects(
      assertConditionalWrites({ ...inStore(store.environment), SEARCH_INDEX_URL: 's3://missing/index' }),
      /\(s3:\/\/missing\/index\) can't be written: NoSuchBucket/,
    )
    await assert.rejects(
      assertConditionalWrites({ ...inStore(store.environment), AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' }),
      /can't be written: .*ECONNREFUSED/,
    )
  })

  test('with conditional writes holds an index that another process reads', {
    skip: !isLancedbInstalled(),
  }, async (t) => {
    const conditional = await addConditionalPut(store)
    t.after(() => conditional.stop())
    const settings = inStore(conditional.environment)
    await assertConditionalWrites(settings)
    const article = (pmid: number, title: string) =>
      new RowMaker().makeRow(draftArticle({ pmid: String(pmid), title, checkedAt: '', passages: [] }), pmid)
    const written = await IndexTable.create(await connectToIndex(settings), 'articles-1')
    await written.add([article(1, 'Aspirin in stroke'), article(2, 'Heparin')])
    await written.createIndexes()
    const read = await IndexTable.open(await connectToIndex(settings), 'articles-1')
    await written.put([article(3, 'Warfarin in stroke'), article(2, 'Insulin')])
    await written.optimise()
    await read.refresh()
    assert.deepEqual((await read.find({ stems: ['stroke'], limit: 5 })).toSorted(), ['pmid:1', 'pmid:3'])
    assert.equal(await read.countRows(), 3)
    assert.equal(await read.countUnindexedRows(), 0)
    written.close()
    read.close()
  })
})
