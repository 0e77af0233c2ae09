import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type Database, openDatabase } from '@/lib/store/db'
import { postgresSkip, startSuiteDatabase } from '../../../support/postgres-suite'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'join-'))
const record = (pmid: number) => `PMID- ${pmid}\nTI  - Larvae of batch ${pmid}\nAB  - They survived.\n\n`

describe('a server with a library of its own', { skip: postgresSkip }, () => {
  let url: string
  let db: Database
  let stop: () => Promise<void>

  before(async () => {
    const server = await startSuiteDatabase()
    url = server.url
    stop = server.stop
    db = await openDatabase({ DATA_DIR: folder, DATABASE_URL: url })
  })
  after(async () => {
    await db.destroy()
    await stop()
    rmSync(folder, { recursive: true })
  })

  function run(command: 'library' | 'data/data', args: string[], databaseUrl: string) {
    const program = ['--import', './lib/cli/register-paths.ts', `lib/cli/${command}.ts`, ...args]
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' }
    const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: root, env, encoding: 'utf8' })
    return { status, output: stdout + stderr }
  }
  const library = (...args: string[]) => run('library', args, url)
  const libraryAlone = (...args: string[]) => run('library', args, '')

  test('keeps it aside when it joins, and can add it to the shared library, also twice', () => {
    const file = join(folder, 'larvae.nbib')
    writeFileSync(file, record(99000001) + record(99000002))
    assert.equal(libraryAlone('import', file).status, 0)

    const joined = library('stats')
    assert.match(joined.output, /with 2 imported articles, is kept as .*library\.before-sharing\.sqlite/)
    assert.match(joined.output, /541 articles with .*\nA copy of the shared library, up to its change 541$/m)

    assert.match(library('share').output, /2 articles read: 2 added, 0 updated, 0 unchanged/)
    assert.match(library('share').output, /2 articles read: 0 added, 0 updated, 2 unchanged/)
    assert.match(library('stats').output, /543 articles with/)
    assert.ok(existsSync(join(folder, 'library.before-sharing.sqlite')))
  })

  test('imports and exports by command through the shared library', () => {
    const file = join(folder, 'more.nbib')
    writeFileSync(file, `${record(99000003)}PMID- x\nTI  - No\n`)
    const { status, output } = library('import', file)
    assert.equal(status, 1)
    assert.match(output, /2 articles read: 1 added, 0 updated, 0 unchanged, 1 refused/)
    assert.match(library('export', '--query', 'larvae batch 99000003').output, /Larvae of batch 99000003/)
    assert.match(library('check').output, /is undamaged/)
  })

  test('does not start on its copy without the database, unless the copy is made its own', () => {
    const refused = libraryAlone('stats')
    assert.equal(refused.status, 1)
    assert.match(refused.output, /copy of a shared library, but DATABASE_URL is not set.*library -- detach/)
    assert.match(library('detach').output, /Unset DATABASE_URL first/)
    assert.equal(libraryAlone('detach').status, 0)
    const alone = libraryAlone('stats').output
    assert.match(alone, /544 articles with/)
    assert.doesNotMatch(alone, /shared library/)
    // Back again: what was its own in between is kept aside beside the first one.
    assert.match(library('stats').output, /kept as .*library\.before-sharing-\d+\.sqlite/)
  })

  test('rebuilds its copy when it is damaged, and keeps the damaged file', () => {
    writeFileSync(join(folder, 'library.sqlite'), 'no database')
    const { output } = library('stats')
    assert.match(output, /can't be read and is kept as .*library\.sqlite\.damaged-\d+/)
    assert.match(output, /544 articles with/)
  })

  test('the check of the data finds a gap in the log, and a copy with other articles', async () => {
    // What it used while it was alone; without keys there are no secrets beside it.
    for (const part of ['', '-wal', '-shm']) rmSync(join(folder, `platform.sqlite${part}`), { force: true })
    const sound = run('data/data', ['check'], url)
    assert.equal(sound.status, 0, sound.output)
    await db.deleteFrom('libraryChanges').where('version', '=', 100).execute()
    await db.deleteFrom('libraryArticles').where('id', '=', 'pmid:99000003').execute()
    const { status, output } = run('data/data', ['check'], url)
    assert.equal(status, 1)
    assert.match(output, /its log has 543 changes up to 544, and should have 544/)
    assert.match(output, /it has 543 articles, and this server's copy 544/)
  })
})
