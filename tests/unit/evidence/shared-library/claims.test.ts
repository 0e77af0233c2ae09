import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Article } from '@/lib/evidence/article/article'
import type { ReaderEvent } from '@/lib/evidence/import/formats/reader'
import { closeLiveCache, findCachedArticle, getLiveCacheFile } from '@/lib/evidence/live/open-cache'
import { readHead } from '@/lib/evidence/shared-library/change-log'
import { CopyPosition, forgetOldCopies, readSlowestCopy } from '@/lib/evidence/shared-library/copy-positions'
import { Follower } from '@/lib/evidence/shared-library/follow-changes'
import {
  claimImport,
  enqueueImport,
  listQueuedImports,
  releaseClaim,
  renewClaim,
  stopQueuedImport,
  writeStoredFile,
} from '@/lib/evidence/shared-library/import-queue'
import { waitForCopies } from '@/lib/evidence/shared-library/paced-import'
import { publishCited } from '@/lib/evidence/shared-library/share-cited'
import { ClaimLostError, SharedImport } from '@/lib/evidence/shared-library/shared-import'
import { type Database, openDatabase } from '@/lib/store/db'
import { readStarterLibrary } from '../../../support/library/starter-articles'
import { postgresSkip, startSuiteDatabase } from '../../../support/postgres-suite'

const folder = mkdtempSync(join(tmpdir(), 'claims-'))
process.env['LOG_LEVEL'] = 'silent'

describe('imports that servers share', { skip: postgresSkip }, () => {
  let db: Database
  let stop: () => Promise<void>
  let uploads = 0

  before(async () => {
    const server = await startSuiteDatabase()
    stop = server.stop
    db = await openDatabase({ DATA_DIR: folder, DATABASE_URL: server.url })
  })
  beforeEach(() => db.deleteFrom('libraryImports').execute())
  after(async () => {
    closeLiveCache()
    for (const end of ['', '-wal', '-shm']) rmSync(getLiveCacheFile() + end, { force: true })
    await db.destroy()
    await stop()
    rmSync(folder, { recursive: true })
  })

  const [sample] = readStarterLibrary().articles
  assert.ok(sample)
  const article = (pmid: string): Article => ({ ...sample, id: `pmid:${pmid}`, pmid, doi: null, title: `On ${pmid}` })
  const reading = (pmid: string): ReaderEvent => ({
    type: 'article',
    place: { record: 1, line: 1 },
    article: article(pmid),
  })

  async function upload(bytes: Buffer): Promise<string> {
    uploads += 1
    const id = `upload ${uploads}`
    const file = join(folder, `upload-${uploads}`)
    writeFileSync(file, bytes)
    const startedAt = new Date(Date.UTC(2026, 0, 1, 0, uploads)).toISOString()
    await enqueueImport(db, { id, name: `${id}.nbib`, startedAt, file, caller: '{}' })
    return id
  }
  /** As if the server that holds the claim had been suspended for a minute. */
  const letLeaseEnd = (id: string) =>
    db
      .updateTable('libraryImports')
      .set({ aliveAt: sql<Date>`now() - interval '1 minute'` })
      .where('id', '=', id)
      .execute()
  const stateOf = async (id: string) => (await listQueuedImports(db, 50)).find((run) => run.id === id)?.state

  test('the stored file is the uploaded one, byte for byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 2_500_001 }, (_, at) => (at * 7919) % 256))
    const id = await upload(bytes)
    const copy = join(folder, 'copy')
    await writeStoredFile(db, id, copy)
    assert.ok(readFileSync(copy).equals(bytes))
  })

  test('one import runs at a time, oldest first, and servers that claim at once get one of them', async () => {
    const [first, second] = [await upload(Buffer.from('1')), await upload(Buffer.from('2'))]
    const claims = await Promise.all(['A', 'B', 'C'].map((holder) => claimImport(db, holder)))
    assert.deepEqual(
      claims.flatMap((claim) => claim?.id ?? []),
      [first],
    )
    const holder = claims.find(Boolean)?.holder ?? ''
    await releaseClaim(db, first, holder)
    assert.equal((await claimImport(db, 'D'))?.id, first)
    assert.equal(await stateOf(second), 'waiting')
  })

  test('an import that is stopped while a server claims it does not run', async () => {
    const id = await upload(Buffer.from('records'))
    const claim = await db.transaction().execute(async (stopping) => {
      await stopQueuedImport(stopping, id)
      const claiming = claimImport(db, 'A')
      const waiting = sql<{ n: number }>`select count(*)::int as "n" from pg_locks where not granted`
      while ((await waiting.execute(stopping)).rows[0]?.n === 0) await wait(5)
      return { claiming }
    })
    assert.equal(await claim.claiming, null)
    assert.equal(await stateOf(id), 'stopped')
  })

  test('a suspended server writes nothing after another one has taken over, which continues after the last batch', async () => {
    const id = await upload(Buffer.from('records'))
    const claimedByA = await claimImport(db, 'A')
    const onA = new SharedImport(db, 'A', claimedByA)
    const runOnA = await onA.begin('hash', 'file', '')
    await onA.write(runOnA, [reading('91000001'), reading('91000002')])
    await letLeaseEnd(id)

    const onB = new SharedImport(db, 'B', await claimImport(db, 'B'))
    const runOnB = await onB.begin('hash', 'file', '')
    assert.deepEqual([runOnB.receipt.read, runOnB.receipt.added, runOnB.receipt.resumedAfter], [2, 2, 2])
    const { version } = await readHead(db)
    await assert.rejects(onA.write(runOnA, [reading('91000003')]), ClaimLostError)
    assert.equal((await readHead(db)).version, version)
    assert.equal(runOnA.receipt.read, 2)
    assert.equal(await renewClaim(db, id, 'A', null), 'lost')

    await onB.write(runOnB, [reading('91000003')])
    await onB.finish(runOnB)
    assert.equal(await stateOf(id), 'done')
    assert.equal(await claimImport(db, 'A'), null)
  })

  test('an import waits for a copy that is far behind and moves, and for no other', async () => {
    const { version } = await readHead(db)
    await new CopyPosition(db, 'slow').report(version - 5000)
    await new CopyPosition(db, 'fast').report(version)
    assert.equal(await readSlowestCopy(db), version - 5000)
    let isOver = false
    const waiting = waitForCopies(db).then(() => {
      isOver = true
    })
    for (let asked = 0; asked < 20; asked += 1) await readHead(db)
    assert.equal(isOver, false)
    await new CopyPosition(db, 'slow').report(version - 10)
    await waiting
    // A server that stopped long ago.
    await db
      .updateTable('facts')
      .set({ value: `${version - 5000} 1` })
      .where('name', 'like', '%slow')
      .execute()
    assert.equal(await readSlowestCopy(db), version)
    await waitForCopies(db)
    await forgetOldCopies(db)
    const names = await db.selectFrom('facts').select('name').where('name', 'like', 'library copy %').execute()
    assert.deepEqual(names, [{ name: 'library copy fast' }])
  })

  test('an import that ends every server it runs on is given up after three', async () => {
    const id = await upload(Buffer.from('poison'))
    for (const holder of ['A', 'B', 'C']) {
      assert.equal((await claimImport(db, holder))?.id, id)
      await letLeaseEnd(id)
    }
    assert.equal(await claimImport(db, 'D'), null)
    assert.equal(await stateOf(id), 'failed')
  })

  test('an import is stopped while it waits and while another server runs it', async () => {
    const waiting = await upload(Buffer.from('1'))
    assert.equal(await stopQueuedImport(db, waiting), true)
    assert.equal(await stopQueuedImport(db, waiting), false)
    assert.equal(await claimImport(db, 'A'), null)
    const running = await upload(Buffer.from('2'))
    await claimImport(db, 'A')
    assert.equal(await stopQueuedImport(db, running), true)
    assert.equal(await renewClaim(db, running, 'A', null), 'stopped')
  })

  test('an article that an answer cited elsewhere opens here, with the retraction that was learned last', async () => {
    const cited = { ...article('92000001'), checkedAt: '2026-03-01T00:00:00.000Z' }
    const retracted = { ...cited, retraction: { noticePmid: '5' }, checkedAt: '2026-05-01T00:00:00.000Z' }
    const follower = new Follower(db, join(folder, 'cited.sqlite'), assert.fail)
    await follower.catchUp()
    assert.equal(findCachedArticle(cited.id), null)
    await publishCited(db, [cited])
    await follower.catchUp()
    assert.deepEqual(findCachedArticle(cited.id), cited)
    await publishCited(db, [retracted])
    await publishCited(db, [cited])
    const { version } = await follower.catchUp()
    follower.close()
    assert.deepEqual(findCachedArticle(cited.id), retracted)
    const { n } = await db
      .selectFrom('libraryChanges')
      .select(db.fn.countAll<number>().as('n'))
      .where('kind', '=', 'cite')
      .executeTakeFirstOrThrow()
    assert.equal(n, 2)
    assert.equal((await readHead(db)).version, version)
  })
})
