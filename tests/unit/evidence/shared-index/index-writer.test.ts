/** The shared search index of servers that share a library: real PostgreSQL, real LanceDB in a folder. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { importInto } from '@/lib/evidence/import/importer'
import { Library } from '@/lib/evidence/library/library-reader'
import { readCandidateQuery, searchLibrary } from '@/lib/evidence/search/search-library'
import { makeRemovedRow } from '@/lib/evidence/shared-index/article-rows'
import {
  claimIndex,
  IndexClaimLostError,
  type IndexHead,
  publishIndexHead,
  readIndexHead,
} from '@/lib/evidence/shared-index/index-head'
import { connectToIndex } from '@/lib/evidence/shared-index/index-place'
import { IndexService } from '@/lib/evidence/shared-index/index-service'
import { IndexTable } from '@/lib/evidence/shared-index/index-table'
import { IndexWriter } from '@/lib/evidence/shared-index/index-writer'
import { isLancedbInstalled } from '@/lib/evidence/shared-index/lancedb'
import { SharedIndex } from '@/lib/evidence/shared-index/shared-index'
import { readHead } from '@/lib/evidence/shared-library/change-log'
import { Follower } from '@/lib/evidence/shared-library/follow-changes'
import { SharedImport } from '@/lib/evidence/shared-library/shared-import'
import { type Database, openDatabase } from '@/lib/store/db'
import { generateArticles, pubmedXml } from '../../../bench/corpus/generated'
import { postgresSkip, startSuiteDatabase } from '../../../support/postgres-suite'

const folder = mkdtempSync(join(tmpdir(), 'shared-index-'))
process.env['LOG_LEVEL'] = 'silent'
const skip = isLancedbInstalled() ? postgresSkip : 'LanceDB is not installed: npm ci --prefix optional/shared-index'

describe('a shared search index', { skip }, () => {
  const place = join(folder, 'index')
  const said: string[] = []
  let db: Database
  let stop: () => Promise<void>

  before(async () => {
    const server = await startSuiteDatabase()
    stop = server.stop
    db = await openDatabase({ DATA_DIR: folder, DATABASE_URL: server.url })
    await importShared(write('first.xml', [...pubmedXml(generateArticles(1500))].join('')))
  })
  after(async () => {
    await db.destroy()
    await stop()
    rmSync(folder, { recursive: true })
  })

  const connect = () => connectToIndex({ SEARCH_INDEX_URL: place })
  const createWriter = async (holder: string) =>
    new IndexWriter({ db, connection: await connect(), place, holder, report: (line) => said.push(line) })
  const importShared = (file: string) => importInto(new SharedImport(db, 'this test'), file)
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const importNbib = (pmid: number, title: string, more = '') =>
    importShared(write(`${pmid}.nbib`, `PMID- ${pmid}\nTI  - ${title}\nAB  - ${title} was found.\n${more}\n`))

  /** A server's copy, up to date, and what it finds with the shared index and with its own. */
  async function openServer(name: string, service: IndexService) {
    const file = join(folder, `${name}.sqlite`)
    const follower = new Follower(db, file, () => undefined)
    await follower.catchUp()
    const library = new Library(file)
    const toSearch = (question: string) => ({ question, sourcesMax: 8, year: 2026 })
    const listIds = ({ found }: ReturnType<typeof searchLibrary>) => found.map(({ article }) => article.id)
    return {
      library,
      catchUp: () => follower.catchUp(),
      selected: (question: string) => service.select(async () => readCandidateQuery(library, toSearch(question))),
      async search(question: string) {
        const shared = await service.select(async () => readCandidateQuery(library, toSearch(question)))
        return {
          isShared: shared !== undefined,
          ids: listIds(searchLibrary(library, { ...toSearch(question), shared })),
        }
      },
      searchOwn: (question: string) => listIds(searchLibrary(library, toSearch(question))),
      close() {
        follower.close()
        library.close()
      },
    }
  }

  test('one server writes the index, and articles that another imports are found through it', async () => {
    const writer = await createWriter('one')
    assert.equal(await claimIndex(db, place, 'one'), true)
    const head = await writer.catchUp()
    assert.match(said.join(), /is built: there is none yet/)
    assert.equal(head.version, (await readHead(db)).version)
    assert.equal(head.rows, 1500)

    const service = new IndexService(new SharedIndex(await connect()))
    await service.follow(await readIndexHead(db, place))
    const server = await openServer('reader', service)
    await importNbib(98_000_001, 'Zorblastatin in gout')
    await server.catchUp()
    const late = await server.search('Zorblastatin in gout?')
    assert.deepEqual(late, { isShared: true, ids: ['pmid:98000001'] }, 'the index lacks it, the unsealed block has it')

    await writer.catchUp()
    await service.follow(await readIndexHead(db, place))
    assert.deepEqual((await server.selected('Zorblastatin?'))?.articles, ['pmid:98000001'])
    for (const { article } of [...server.library.articles()].filter((_, n) => n % 150 === 0)) {
      const { ids } = await server.search(article.title)
      assert.deepEqual(ids, server.searchOwn(article.title), article.title)
    }
    server.close()
    writer.close()
  })

  test('a retracted or deleted article is not cited, although an index that is behind returns it', async () => {
    await importNbib(98_000_002, 'Vexolimab in asthma')
    await importNbib(98_000_003, 'Quarzipine in asthma')
    const writer = await createWriter('one')
    await writer.catchUp()
    const service = new IndexService(new SharedIndex(await connect()))
    await service.follow(await readIndexHead(db, place))
    await importNbib(98_000_002, 'Vexolimab in asthma', 'PT  - Retracted Publication\n')
    await importShared(
      write(
        'deleted.xml',
        '<?xml version="1.0"?><PubmedArticleSet><DeleteCitation><PMID>98000003</PMID></DeleteCitation></PubmedArticleSet>',
      ),
    )
    const server = await openServer('retracted', service)
    for (const drug of ['Vexolimab', 'Quarzipine'])
      assert.deepEqual(
        await server.search(`${drug} in asthma?`),
        { isShared: false, ids: [] },
        'a new copy is ahead of it',
      )
    await writer.catchUp()
    await service.follow(await readIndexHead(db, place))
    assert.deepEqual(await server.search('Vexolimab in asthma?'), { isShared: true, ids: [] })
    assert.deepEqual((await server.selected('Quarzipine'))?.articles, [])
    server.close()
    writer.close()
  })

  test('one of two servers writes; when it is silent for longer than its lease the other does, and the first can no longer write', async () => {
    const [one, two] = [await createWriter('one'), await createWriter('two')]
    assert.equal(await claimIndex(db, place, 'one'), true)
    assert.equal(await claimIndex(db, place, 'two'), false)
    await importNbib(98_000_004, 'Trimoxane in sepsis')
    await assert.rejects(two.catchUp(), IndexClaimLostError)
    await one.catchUp()

    await sql`update "facts" set "value" = 'one 0' where "name" like 'search index writer %'`.execute(db)
    assert.equal(await claimIndex(db, place, 'two'), true)
    await importNbib(98_000_005, 'Trimoxane in burns')
    await assert.rejects(one.catchUp(), IndexClaimLostError)
    const head = await two.catchUp()
    assert.equal(head.version, (await readHead(db)).version)
    await assert.rejects(publishIndexHead(db, place, 'one', head), IndexClaimLostError)
    assert.equal(head.rows, await countArticlesEver(), 'what both have written is there once')
    one.close()
    two.close()
  })

  test('a writer that was suspended neither undoes the work of a later one nor adds a row twice', async () => {
    const row = (version: number, terms: string) => ({ id: 'pmid:7', terms, year: 2020, type: 'other', version })
    const first = await IndexTable.create(await connect(), 'suspended')
    await first.add([{ ...row(1, 'aspirin'), id: 'pmid:8' }])
    await first.createIndexes()
    const second = await IndexTable.open(await connect(), 'suspended')
    await second.put([row(6, 'warfarin')])
    await first.put([row(5, 'heparin')])
    const find = async (stem: string) => {
      await second.refresh()
      return second.find({ stems: [stem], limit: 9 })
    }
    assert.deepEqual([await find('warfarin'), await find('heparin')], [['pmid:7'], []])
    await second.put([makeRemovedRow('pmid:7', 7)])
    await first.put([row(6, 'warfarin')])
    assert.deepEqual(await find('warfarin'), [], 'a removed article stays removed')
    assert.equal(await second.countRows(), 2)
    await Promise.all([first.put([row(9, 'insulin')]), second.put([row(8, 'statin')])])
    assert.deepEqual([await find('insulin'), await find('statin')], [['pmid:7'], []])
    assert.equal(await second.countRows(), 2)
    first.close()
    second.close()
    await (await connect()).dropTable('suspended')
  })

  test('an index that the log does not continue, or that has lost rows, is built again and says why', async () => {
    said.length = 0
    const head = await readIndexHead(db, place)
    assert.ok(head)
    await publishIndexHead(db, place, 'two', { ...head, mark: 'of another database' })
    const writer = await createWriter('two')
    const built = await writer.catchUp()
    assert.match(said.join(), /is built: change \d+ is not the one that was applied here/)
    assert.notEqual(built.table, head.table)
    assert.deepEqual(await (await connect()).tableNames(), [built.table], 'the old table is removed')
    writer.close()

    await publishIndexHead(db, place, 'two', { ...built, rows: built.rows + 1 })
    const again = await createWriter('two')
    await again.catchUp()
    assert.match(said.join(), /is built: its table is missing or incomplete/)
    again.close()
  })

  test('after the database was restored, articles that it never had are not searched, and restored ones are', async () => {
    const writer = await createWriter('two')
    await importNbib(98_000_010, 'Kept wording dulaxin')
    const before = await writer.catchUp()
    await importNbib(98_000_010, 'Lost wording ertaxin')
    await importNbib(98_000_011, 'Lost article fortaxin')
    const lost = await writer.catchUp()
    writer.close()
    await restoreTo(before)
    said.length = 0
    const again = await createWriter('two')
    const head = await again.catchUp()
    assert.deepEqual(said, [], 'a few rows are replaced without a new table')
    assert.equal(head.table, lost.table)
    const service = new IndexService(new SharedIndex(await connect()))
    await service.follow(await readIndexHead(db, place))
    const server = await openServer('restored', service)
    const find = async (word: string) => (await server.selected(word))?.articles
    assert.deepEqual(
      [await find('dulaxin'), await find('ertaxin'), await find('fortaxin')],
      [['pmid:98000010'], [], []],
    )
    server.close()
    again.close()
  })

  /** As a backup that was made when this head was published. */
  async function restoreTo({ version, mark, ...head }: IndexHead): Promise<void> {
    await db.deleteFrom('libraryChanges').where('version', '>', version).execute()
    await db.updateTable('libraryHead').set({ version, mark }).execute()
    await db.deleteFrom('libraryArticles').where('id', '=', 'pmid:98000011').execute()
    const row = await db
      .selectFrom('libraryArticles')
      .select('record')
      .where('id', '=', 'pmid:98000010')
      .executeTakeFirst()
    const record = row?.record.replaceAll('Lost wording ertaxin', 'Kept wording dulaxin') ?? ''
    await db.updateTable('libraryArticles').set({ record }).where('id', '=', 'pmid:98000010').execute()
    await publishIndexHead(db, place, 'two', { ...head, version, mark })
  }

  test('an index that does not answer in time is left aside, and the search is complete without it', async () => {
    const index = new SharedIndex(await connect())
    let asked = 0
    const hanging = Object.assign(index, {
      findCandidates: () => {
        asked += 1
        return new Promise<never>(() => {})
      },
    })
    const service = new IndexService(hanging, { findMs: 20 })
    await service.follow(await readIndexHead(db, place))
    const server = await openServer('hanging', service)
    assert.deepEqual(await server.search('Trimoxane in sepsis?'), {
      isShared: false,
      ids: server.searchOwn('Trimoxane in sepsis?'),
    })
    await server.search('Trimoxane in sepsis?')
    assert.equal(asked, 1, 'not every search waits for it')
    server.close()
  })

  async function countArticlesEver(): Promise<number> {
    const { rows } = await sql<{
      n: number
    }>`select count(distinct "item") as "n" from "libraryChanges" where "kind" <> 'cite'`.execute(db)
    return Number(rows[0]?.n)
  }
})
