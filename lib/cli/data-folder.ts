/** What lies in a data folder, and whether it is sound. Shared by backup, restore and check. */
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { glob, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Library } from '@/lib/evidence/library-file'
import { verifyAudit } from '@/lib/platform/audit-chain'
import { type Database, openDatabase } from '@/lib/store/db'
import { lockFileName } from '@/lib/store/lock'
import { pictureFile, picturePath } from '@/lib/store/picture-files'
import { damageOf } from '@/lib/store/snapshot'
import type { LibraryManifest } from './manifest'

export const platformFile = 'platform.sqlite'
export const libraryFile = 'library.sqlite'
export const secretsFile = 'secrets.json'
/** Where a restore puts what was there before. */
export const setAsidePrefix = 'before-restore-'
export const unpackedPrefix = '.restore-'

/** A lock, the logs of SQLite (whose content a snapshot carries), drafts, pictures on their way out, what a restore set aside. */
const passing = new RegExp(
  `^(${lockFileName}.*|.*\\.sqlite-(wal|shm|journal)|.*\\.new(-wal|-shm)?|images/.*\\.old|secrets\\.json\\..+|(${setAsidePrefix}|\\${unpackedPrefix}).*)$`,
)

/** @returns the files that make up an installation, by their names within the folder, in a fixed order */
export async function dataFiles(folder: string): Promise<string[]> {
  const files: string[] = []
  for await (const name of glob('**/*', { cwd: folder, exclude: (name) => passing.test(name) })) {
    if (!passing.test(name) && (await isFile(join(folder, name)))) files.push(name)
  }
  return files.sort()
}

/** False also for what has gone since it was listed. */
async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  return found?.isFile() ?? false
}

export function isSqlite(name: string): boolean {
  return name.endsWith('.sqlite')
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of createReadStream(file)) hash.update(bytes)
  return hash.digest('hex')
}

/** The names of the migrations that a platform database has been through. */
export function migrationsOf(file: string): string[] {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    return db
      .prepare('SELECT name FROM kysely_migration ORDER BY name')
      .all()
      .map((row) => String(row['name']))
  } finally {
    db.close()
  }
}

export function libraryManifest(file: string): LibraryManifest {
  const library = new Library(file, { anyVersion: true })
  try {
    const imports = library.db.prepare('SELECT sha256, finished_at, receipt FROM imports ORDER BY started_at').all()
    return {
      schema: library.meta('schema') ?? '',
      articles: library.articleCount,
      starter: library.meta('starter') ?? '',
      imports: imports.map((row) => ({
        file: String(JSON.parse(String(row['receipt'])).file),
        sha256: String(row['sha256']),
        finishedAt: row['finished_at'] === null ? null : String(row['finished_at']),
      })),
    }
  } finally {
    library.close()
  }
}

/** @returns what is wrong in the folder, a sentence each; the audit is read only where it lies in the folder */
export async function faultsOf(folder: string): Promise<string[]> {
  const faults: string[] = []
  for (const name of (await dataFiles(folder)).filter(isSqlite)) {
    faults.push(...damageOf(join(folder, name)).map((fault) => `${name}: ${fault}`))
  }
  if (faults.length > 0) return faults
  if (existsSync(join(folder, libraryFile))) {
    const library = new Library(join(folder, libraryFile), { anyVersion: true })
    faults.push(...library.check().map((fault) => `${libraryFile}: ${fault}`))
    library.close()
  }
  faults.push(...(await alteredPictures(folder)))
  if (!existsSync(join(folder, platformFile))) return faults
  const db = await openDatabase({ DATA_DIR: folder })
  const { fault } = await verifyAudit(undefined, Promise.resolve(db))
  faults.push(...(await missingPictures(folder, db)))
  await db.destroy()
  if (fault !== null) faults.push(`Audit: ${fault}`)
  if (!existsSync(join(folder, secretsFile)))
    faults.push(`${secretsFile} is missing: no key can be checked without it.`)
  return faults
}

async function alteredPictures(folder: string): Promise<string[]> {
  const faults: string[] = []
  for (const name of await dataFiles(folder)) {
    const hash = pictureFile.exec(name)?.[1]
    if (hash !== undefined && (await sha256Of(join(folder, name))) !== hash)
      faults.push(`${name}: is not the picture that was kept under this name.`)
  }
  return faults
}

/** @returns a sentence for each picture that a row of the database names and the folder lacks */
export async function missingPictures(folder: string, db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('conversationImages')
    .select('hash')
    .union(db.selectFrom('completionImages').select('hash'))
    .execute()
  return rows
    .map(({ hash }) => picturePath(hash))
    .filter((name) => !existsSync(join(folder, name)))
    .map((name) => `${name}: the picture is missing.`)
}
