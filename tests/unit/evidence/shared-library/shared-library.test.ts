import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import type { Article } from '@/lib/evidence/article/article'
import { buildLibrary } from '@/lib/evidence/build-library'
import type { ImportTarget } from '@/lib/evidence/import/import-target'
import { ImportWriter } from '@/lib/evidence/import/import-writer'
import { importInto } from '@/lib/evidence/import/importer'
import { readMessages } from '@/lib/evidence/import/reader.worker'
import { Library } from '@/lib/evidence/library/library-reader'
import { changeLibrary, NewerLibraryError, readHead } from '@/lib/evidence/shared-library/change-log'
import { findSharedLibraryFaults } from '@/lib/evidence/shared-library/check-shared-library'
import { cutLog } from '@/lib/evidence/shared-library/cut-log'
import { Follower } from '@/lib/evidence/shared-library/follow-changes'
import { SharedImport } from '@/lib/evidence/shared-library/shared-import'
import { type Database, openDatabase } from '@/lib/store/db'
import { generateArticles, pubmedXml } from '../../../bench/corpus/generated'
import { postgresSkip, startSuiteDatabase } from '../../../support/postgres-suite'

const folder = mkdtempSync(join(tmpdir(), 'shared-library-'))
process.env['LOG_LEVEL'] = 'silent'

describe('a library shared by several servers', { skip: postgresSkip }, () => {
  let db: Database
  let stop: () => Promise<void>
  const said: string[] = []

  before(async () => {
    const server = await startSuiteDatabase()
    stop = server.stop
    db = await openDatabase({ DATA_DIR: folder, DATABASE_URL: server.url })
  })
  after(async () => {
    await db.destroy()
    await stop()
    rmSync(folder, { recursive: true })
  })

  const follow = (name: string) => new Follower(db, join(folder, name), (line) => said.push(line))
  // Without a thread that reads, which takes longer to start than these files to read.
  const importHere = (target: ImportTarget, file: string) => importInto(target, file, () => {}, readMessages)
  const importShared = (file: string) => importHere(new SharedImport(db, 'this test'), file)
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const records = (count: number, first: number) => [...pubmedXml(generateArticles(count, { first }))].join('')

  /** Every article of a file, by id. */
  const readAll = (file: string): Map<string, Article> => {
    const library = new Library(file)
    try {
      assert.deepEqual(library.findFaults(), [])
      return new Map([...library.articles()].map(({ article }) => [article.id, article]))
    } finally {
      library.close()
    }
  }
  /** `checkedAt` is when the import ran. */
  const withoutTimes = (articles: Map<string, Article>) =>
    [...articles.values()].map((article) => ({ ...article, checkedAt: '' })).sort((a, b) => a.id.localeCompare(b.id))

  test('an import by the same rules as into a file: same receipts, same articles, also when repeated and merged', async () => {
    const own = join(folder, 'own.sqlite')
    buildLibrary([], { file: own })
    const follower = follow('copy.sqlite')
    const files = [
      write('first.xml', records(60, 60_000_001)),
      write('again.xml', records(40, 60_000_041)),
      write(
        'kept.nbib',
        'PMID- 60000001\nTI  - Another title\nLID - 10.1000/x1 [doi]\nAB  - Text.\n\nPMID- x\nTI  - No\n',
      ),
      write(
        'deleted.xml',
        '<?xml version="1.0"?><PubmedArticleSet><DeleteCitation><PMID>60000002</PMID><PMID>5</PMID></DeleteCitation></PubmedArticleSet>',
      ),
    ]
    for (const file of files) {
      const { seconds: _, ...alone } = await importHere(new ImportWriter(own), file)
      const { seconds: __, ...shared } = await importShared(file)
      assert.deepEqual(shared, alone)
    }
    await follower.catchUp()
    follower.close()
    assert.deepEqual(withoutTimes(readAll(join(folder, 'copy.sqlite'))), withoutTimes(readAll(own)))
  })

  test('versions have no gap while several writers write at once', async () => {
    const files = [0, 1, 2].map((n) => write(`writer-${n}.xml`, records(60, 62_000_001 + n * 40)))
    await Promise.all(files.map(importShared))
    const { version } = await readHead(db)
    const { rows } = await sql<{ n: number; last: number }>`
      select count(*) as "n", max("version") as "last" from "libraryChanges"`.execute(db)
    assert.deepEqual(rows[0], { n: version, last: version })
    const count = await db
      .selectFrom('libraryArticles')
      .select(db.fn.countAll<number>().as('n'))
      .where('pmid', '>=', '62000000')
      .executeTakeFirst()
    assert.equal(count?.n, 140)
  })

  test('a new copy starts from the articles as they are, and follows the log from there', async () => {
    const early = follow('early.sqlite')
    await early.catchUp()
    await importShared(write('later.xml', records(30, 63_000_001)))
    const late = follow('late.sqlite')
    const progress = await late.catchUp()
    assert.deepEqual(await early.catchUp(), progress)
    early.close()
    late.close()
    assert.deepEqual(readAll(join(folder, 'late.sqlite')), readAll(join(folder, 'early.sqlite')))
  })

  test('a copy that the log does not continue is rebuilt, and says why', async () => {
    const follower = follow('gap.sqlite')
    await follower.catchUp()
    await importShared(write('lost.xml', records(20, 64_000_001)))
    const { version } = await readHead(db)
    await db
      .deleteFrom('libraryChanges')
      .where('version', '=', version - 5)
      .execute()
    said.length = 0
    await follower.catchUp()
    assert.match(said.join(), new RegExp(`rebuilt: change ${version - 5} is missing from the log`))
    assert.equal(readAll(join(folder, 'gap.sqlite')).has('pmid:64000010'), true)

    // A restored database may have gone on to the same version with other changes.
    await db.updateTable('libraryChanges').set({ mark: 'another' }).where('version', '=', version).execute()
    await importShared(write('more.xml', records(5, 64_100_001)))
    said.length = 0
    await follower.catchUp()
    assert.match(said.join(), /is not the one that was applied here/)
    follower.close()
    assert.equal(readAll(join(folder, 'gap.sqlite')).has('pmid:64100001'), true)
  })

  test('a log is cut without a gap, and a copy that is behind the cut is rebuilt and says so', async () => {
    const [behind, atEnd] = [follow('behind.sqlite'), follow('at-end.sqlite')]
    await behind.catchUp()
    await importShared(write('old.xml', records(20, 65_000_001)))
    await atEnd.catchUp()
    const { version } = await readHead(db)
    assert.equal(await cutLog(db), 0, 'young changes stay')
    await db.updateTable('libraryChanges').set({ at: sql<Date>`now() - interval '8 days'` }).execute()
    assert.ok((await cutLog(db)) > 20)
    const { rows } = await sql<{ version: number }>`select "version" from "libraryChanges"`.execute(db)
    assert.deepEqual(rows, [{ version }], 'the last change proves where a copy ends')
    assert.deepEqual(await findSharedLibraryFaults(db, join(folder, 'at-end.sqlite')), [])
    await importShared(write('new.xml', records(5, 65_100_001)))
    said.length = 0
    await atEnd.catchUp()
    assert.deepEqual(said, [])
    await behind.catchUp()
    assert.match(said.join(), /rebuilt: the log no longer goes back to change/)
    behind.close()
    atEnd.close()
    assert.deepEqual(readAll(join(folder, 'behind.sqlite')), readAll(join(folder, 'at-end.sqlite')))
  })

  test('a copy of another library, and a damaged one, is replaced', async () => {
    const follower = follow('other.sqlite')
    await follower.catchUp()
    const { epoch } = await readHead(db)
    await db.updateTable('libraryHead').set({ epoch: 'another' }).execute()
    said.length = 0
    await follower.catchUp()
    assert.match(said.join(), /the database holds another library/)
    await db.updateTable('libraryHead').set({ epoch }).execute()
    follower.close()

    writeFileSync(join(folder, 'other.sqlite'), 'no database')
    const again = follow('other.sqlite')
    await again.catchUp()
    again.close()
    assert.ok(readAll(join(folder, 'other.sqlite')).size > 200)
  })

  test('a server of an older version may neither read nor write', async () => {
    await db.updateTable('libraryHead').set({ format: 99 }).execute()
    try {
      await assert.rejects(readHead(db), /written by a newer version of Evidence Chat.*Update this server/)
      await assert.rejects(follow('older.sqlite').catchUp(), NewerLibraryError)
      await assert.rejects(
        changeLibrary(db, async () => assert.fail('it got as far as writing')),
        NewerLibraryError,
      )
    } finally {
      await db.updateTable('libraryHead').set({ format: 1 }).execute()
    }
  })
})
