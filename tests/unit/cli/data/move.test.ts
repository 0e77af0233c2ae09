/**
 * An installation that moves from SQLite to PostgreSQL: what a hospital has must be there afterwards, and nothing may
 * be lost on the way.
 */
import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { Client } from 'pg'
import { copyTables } from '@/lib/store/copy-tables'
import { openDatabase } from '@/lib/store/db'
import { generateArticles, pubmedXml } from '@/tests/bench/corpus/generated'
import { startS3, type TestStore } from '@/tests/fakes/s3'
import { runChild } from '@/tests/support/child'
import type { TestPostgres } from '@/tests/support/databases'
import { postgresSkip, startSuiteDatabase } from '@/tests/support/postgres-suite'
import { runData, runLibrary } from '@/tests/support/run-commands'

/** With the bundled ones, more than a batch. */
const articles = 500

/** Prints the secret of a key. */
const prepare = `
  import { createKey } from '@/lib/platform/auth/api-keys'
  import { reindexMessages } from '@/lib/platform/conversations/reindex-messages'
  import { startTurn } from '@/lib/platform/conversations/start-turn'
  import { closeDatabase } from '@/lib/store/db'
  const { secret } = await createKey({ name: 'ward' })
  for (const n of [1, 2, 3]) {
    const place = { conversation: 'a-conversation-of-it-' + n, question: 'a-question-of-it-' + n, answer: 'an-answer-of-it-' + n }
    const image = { type: 'image_url', image_url: { url: 'data:image/png;base64,AAA' + n } }
    await startTurn(place, [{ type: 'text', text: 'Does zinc shorten colds? 锌 ' + n }, image], 'owner')
  }
  await reindexMessages()
  console.log(secret)
  await closeDatabase()`

/** Prints what a server on these data finds. */
const read = (secret: string) => `
  import { createHash } from 'node:crypto'
  import { getLibraryFile } from '@/lib/evidence/open-library'
  import { Library } from '@/lib/evidence/library/library-reader'
  import { prepareServerLibrary } from '@/lib/evidence/shared-library/join'
  import { verifyKey } from '@/lib/platform/auth/api-keys'
  import { readImageFile } from '@/lib/platform/conversations/message-images'
  import { searchConversations } from '@/lib/platform/conversations/search-conversations'
  import { startTurn } from '@/lib/platform/conversations/start-turn'
  import { closeDatabase, database } from '@/lib/store/db'
  await prepareServerLibrary(() => {})
  const library = new Library(getLibraryFile())
  const records = [...library.articles()].map(({ article, origin }) => origin + JSON.stringify(article)).sort()
  const articles = [records.length, createHash('sha256').update(records.join()).digest('hex')]
  const images = await (await database()).selectFrom('conversationImages').select('hash').orderBy('hash').execute()
  const found = await searchConversations('zinc', 'owner')
  const read = await Promise.all(images.map(async ({ hash }) => (await readImageFile(hash))?.length))
  console.log(JSON.stringify({ isValid: (await verifyKey('${secret}')) !== null, found, images, read, articles }))
  // The database numbers it after the others.
  const place = { conversation: 'a-conversation-of-it-9', question: 'a-question-of-it-9', answer: 'an-answer-of-it-9' }
  await startTurn(place, 'And vitamin C?', 'owner')
  await closeDatabase()`

describe('a move to PostgreSQL', { skip: postgresSkip }, () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'move-'))
  const embedded = { DATA_DIR, DATABASE_URL: '' }
  let postgres: TestPostgres
  let s3: TestStore
  let client: Client
  let secret = ''
  before(async () => {
    postgres = await startSuiteDatabase()
    s3 = await startS3()
    client = new Client({ connectionString: postgres.url })
    await client.connect()
    const file = join(DATA_DIR, 'articles.xml')
    writeFileSync(file, [...pubmedXml(generateArticles(articles))].join(''))
    const imported = await runLibrary(embedded, 'import', file)
    assert.equal(imported.exitCode, 0, imported.errors)
    secret = (await runChild(prepare, embedded)).trim()
    rmSync(file)
  })
  after(async () => {
    await client.end()
    await postgres.stop()
    await s3.stop()
    rmSync(DATA_DIR, { recursive: true })
  })

  test('is complete, verified, and continues after a failure; a database in use is refused', async () => {
    const expected = JSON.parse(await runChild(read(secret), embedded))
    assert.equal(expected.found.length > 0 && expected.isValid, true)
    const shared = { DATA_DIR, DATABASE_URL: postgres.url, ...s3.environment }
    const move = () => runData({ ...embedded, ...s3.environment }, 'move', '--to', postgres.url)

    const [from, to] = [await openDatabase({ DATA_DIR }), await openDatabase(shared)]
    const row = {
      owner: 'of another installation',
      day: '2026-01-01',
      model: 'llama',
      requests: 1,
      promptTokens: 1,
      completionTokens: 1,
    }
    await to.insertInto('usage').values(row).execute()
    await assert.rejects(
      copyTables(from, to, async () => undefined),
      /its table usage has rows.*Nothing was changed/,
    )
    await to.deleteFrom('usage').execute()
    await Promise.all([from.destroy(), to.destroy()])

    // The library goes first; then the tables can't be locked, as when a server was started on that database.
    await client.query('begin')
    await client.query('lock table "conversations" in row exclusive mode')
    const failed = await move()
    await client.query('rollback')
    assert.equal(failed.exitCode, 1)
    assert.match(failed.output, /Library: \d+ articles and 1 imports, verified/, failed.errors)
    assert.ok(existsSync(join(DATA_DIR, 'platform.sqlite')), 'a failed move took the data away')

    const moved = await move()
    assert.equal(moved.exitCode, 0, moved.errors)
    assert.match(moved.output, /conversations 4.*Images: 3 of 3 are in s3:/s)
    assert.ok(!existsSync(join(DATA_DIR, 'platform.sqlite')))
    assert.equal(readdirSync(DATA_DIR).filter((name) => name.startsWith('before-move-')).length, 1)

    rmSync(join(DATA_DIR, 'images'), { recursive: true })
    assert.deepEqual(JSON.parse(await runChild(read(secret).replaceAll('-9', '-8'), shared)), expected)
  })
})
