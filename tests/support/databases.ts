/**
 * Runs the same tests on each database: always on a new SQLite file, and on a new database of a PostgreSQL where its
 * programs are installed; otherwise the PostgreSQL tests are reported as skipped.
 */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after, before, describe } from 'node:test'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { type Database, openDatabase } from '@/lib/store/db'
import { isFull } from './full'

const run = promisify(execFile)

/** PostgreSQL refuses to run as root; `nobody` on Debian, Fedora and Alpine. */
const nobody = 65534

export interface TestDatabase {
  /** The open database; available once the tests of the suite run. */
  db: () => Promise<Database>
  /** Settings with which another process opens the same one. */
  environment: () => { DATA_DIR: string; DATABASE_URL: string }
}

/** @param register declares the tests of one suite */
export function onEachDatabase(name: string, register: (database: TestDatabase) => void): void {
  describe(`${name} on SQLite`, () => registerOn(register, async () => undefined))
  const programs = findPostgres()
  const skip = programs ? false : 'PostgreSQL’s initdb and pg_ctl are not installed'
  describe(`${name} on PostgreSQL`, { skip }, () => registerOn(register, () => createPostgresDatabase(programs ?? '')))
}

/**
 * Runs tests of whole programs, which take more processor time than those of queries, on PostgreSQL where it is
 * installed and otherwise on SQLite; in the full run on both.
 *
 * @param register declares the tests of one suite
 */
export function onOneDatabase(name: string, register: (database: TestDatabase) => void): void {
  if (isFull) {
    onEachDatabase(name, register)
    return
  }
  const programs = findPostgres()
  const start = async () => (programs ? createPostgresDatabase(programs) : undefined)
  describe(`${name} on ${programs ? 'PostgreSQL' : 'SQLite'}`, () => registerOn(register, start))
}

// One for the whole process, because the key-hashing secret is read from it once.
const dataDir = mkdtempSync(join(tmpdir(), 'data-'))
process.env['DATA_DIR'] = dataDir
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))

function registerOn(register: (database: TestDatabase) => void, start: () => Promise<TestPostgres | undefined>): void {
  let server: TestPostgres | undefined
  let db: Promise<Database>
  const environment = () => ({ DATA_DIR: dataDir, DATABASE_URL: server?.url ?? '' })
  before(async () => {
    server = await start()
    db = openDatabase(environment())
    await db
  })
  after(async () => {
    await (await db).destroy()
    await server?.stop()
    // The next suite, in this process or another, must not find anything of this database.
    for (const name of ['images', 'platform.sqlite', 'platform.sqlite-wal', 'platform.sqlite-shm'])
      await rm(join(dataDir, name), { recursive: true, force: true })
  })
  register({ db: () => db, environment })
}

/**
 * Creates a database in the PostgreSQL that the run shares (shared-postgres.mjs), or starts one for this suite alone.
 */
export async function createPostgresDatabase(programs: string): Promise<TestPostgres> {
  const shared = process.env['TEST_POSTGRES_URL']
  if (shared === undefined) return startPostgres(programs)
  const name = `suite_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: shared })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const url = new URL(shared)
  url.pathname = `/${name}`
  return { url: url.href, pids: () => [], stop: async () => undefined }
}

export interface TestPostgres {
  url: string
  /** Its processes, so that a test can pause them. */
  pids(): number[]
  stop(): Promise<void>
}

/** @returns the folder of initdb and pg_ctl */
export function findPostgres(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(delimiter)
  const debian = globSync('/usr/lib/postgresql/*/bin').sort().reverse()
  return [...onPath, ...debian].find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'pg_ctl')))
}

export async function startPostgres(programs: string): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  const data = join(folder, 'data')
  const isRoot = process.getuid?.() === 0
  if (isRoot) await chown(folder, nobody, nobody)
  const options = { cwd: folder, ...(isRoot ? { uid: nobody, gid: nobody } : {}) }
  const initdb = ['-D', data, '-U', 'evidence', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']
  await run(join(programs, 'initdb'), initdb, options)
  // A socket in the folder instead of a port: nothing to collide with, nothing to reach from outside.
  const settings = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off`
  const control = (...more: string[]) => run(join(programs, 'pg_ctl'), ['-D', data, '-w', ...more], options)
  await control('-l', join(folder, 'log'), '-o', settings, 'start')
  return {
    url: `postgres://evidence@localhost/postgres?host=${encodeURIComponent(folder)}`,
    pids: () => listProcessTree(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])),
    stop: async () => {
      await control('-m', 'immediate', 'stop')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A process and its children, which PostgreSQL starts for each connection. */
function listProcessTree(parent: number): number[] {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
  return [parent, ...(children.match(/\d+/g) ?? []).map(Number)]
}
