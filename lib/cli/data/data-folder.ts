/** Lists the files of a data folder and checks them. Shared by backup, restore and check. */
import { existsSync, type Stats } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { config } from '@/lib/config'
import { Library } from '@/lib/evidence/library/library-reader'
import { verifyAudit } from '@/lib/platform/audit/audit-chain'
import { operatorTokenFile } from '@/lib/platform/auth/operator-token'
import { lockFileName } from '@/lib/store/data-dir-lock'
import { type Database, openDatabase } from '@/lib/store/db'
import { hashFile } from '@/lib/store/hash-file'
import { imageFilePattern, toImagePath } from '@/lib/store/images/image-files'
import { findDamage } from '@/lib/store/sqlite-backup'
import type { LibraryManifest } from './backup-manifest'
import { listNamedImages } from './images'

export const platformFile = 'platform.sqlite'
export const libraryFile = 'library.sqlite'
export const secretsFile = 'secrets.json'
/** Folder to which a restore moves the previous files. */
export const setAsidePrefix = 'before-restore-'
/** Folder to which a move to PostgreSQL moves the files that it replaced. */
export const movedPrefix = 'before-move-'
export const unpackedPrefix = '.restore-'

/**
 * Files that are not part of a backup: the lock, the operator's token (a restored one may have been replaced since),
 * SQLite's WAL (which a snapshot includes), drafts, images being deleted, files that a restore set aside.
 */
const transientFile = new RegExp(
  `^(${lockFileName}.*|${operatorTokenFile}.*|.*\\.sqlite-(wal|shm|journal)|.*\\.new(-wal|-shm)?|images/.*\\.old|secrets\\.json\\..+|(${setAsidePrefix}|${movedPrefix}|\\${unpackedPrefix}).*)$`,
)

/** The only folder that may be a symbolic link: servers that share a database share its images. */
export const linkedFolder = 'images'

/**
 * @returns the files of an installation by their paths within the folder, in a fixed order
 * @throws Error with a message for a link to any other folder, and for a broken link
 */
export async function listDataFiles(folder: string): Promise<string[]> {
  return (await listFilesBelow(folder, '')).sort()
}

/** True if a name in a manifest can be a file of an installation, and does not point outside the folder. */
export function isDataFileName(name: string): boolean {
  return name === posix.normalize(name) && !/^(\.\.?)?(\/|$)/.test(name) && !transientFile.test(name)
}

async function listFilesBelow(folder: string, prefix: string): Promise<string[]> {
  const files: string[] = []
  for (const entry of await readdir(join(folder, prefix), { withFileTypes: true })) {
    const name = prefix + entry.name
    if (transientFile.test(name)) continue
    const found = await stat(join(folder, name)).catch(ignoreMissing)
    if (entry.isSymbolicLink()) assertFollowable(folder, name, found)
    if (found?.isFile()) files.push(name)
    else if (found?.isDirectory()) files.push(...(await listFilesBelow(folder, `${name}/`)))
  }
  return files
}

function assertFollowable(folder: string, name: string, found: Stats | undefined): void {
  if (!found) throw new Error(`${name} in ${folder} is a broken link. Check that its disk or share is mounted.`)
  if (found.isFile() || name === linkedFolder) return
  throw new Error(`${name} in ${folder} is a link to a folder, and only ${linkedFolder} may be one. Move it elsewhere.`)
}

/** Ignores files deleted since they were listed. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

export function isSqliteFile(name: string): boolean {
  return name.endsWith('.sqlite')
}

/** @returns the names of the migrations applied to a platform database */
export function readMigrations(file: string): string[] {
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

export function readLibraryManifest(file: string): LibraryManifest {
  const library = new Library(file, { anyVersion: true })
  try {
    const imports = library.db.prepare('SELECT sha256, finished_at, receipt FROM imports ORDER BY started_at').all()
    return {
      schema: library.readMeta('schema') ?? '',
      articles: library.articleCount,
      starter: library.readMeta('starter') ?? '',
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

/** @returns the faults of the folder, one sentence each; checks the audit log only if it is in the folder */
export async function findFaults(folder: string): Promise<string[]> {
  const faults: string[] = []
  for (const name of (await listDataFiles(folder)).filter(isSqliteFile)) {
    faults.push(...findDamage(join(folder, name)).map((fault) => `${name}: ${fault}`))
  }
  if (faults.length > 0) return faults
  if (existsSync(join(folder, libraryFile))) {
    const library = new Library(join(folder, libraryFile), { anyVersion: true })
    faults.push(...library.findFaults().map((fault) => `${libraryFile}: ${fault}`))
    library.close()
  }
  faults.push(...(await findAlteredImages(folder)))
  if (!existsSync(join(folder, platformFile))) return faults
  const db = await openDatabase({ DATA_DIR: folder })
  const { fault } = await verifyAudit(undefined, Promise.resolve(db))
  faults.push(...(await findMissingImages(folder, db)))
  await db.destroy()
  if (fault !== null) faults.push(`Audit log: ${fault}`)
  if (!config().INSTALLATION_SECRET && !existsSync(join(folder, secretsFile)))
    faults.push(`${secretsFile} is missing; without it, no key can be verified.`)
  return faults
}

async function findAlteredImages(folder: string): Promise<string[]> {
  const faults: string[] = []
  for (const name of await listDataFiles(folder)) {
    const hash = imageFilePattern.exec(name)?.[1]
    if (hash !== undefined && (await hashFile(join(folder, name))) !== hash)
      faults.push(`${name}: is not the image that was stored under this name.`)
  }
  return faults
}

/** @returns a sentence for each image that a database row names and the folder lacks; none if images are in a bucket */
export async function findMissingImages(folder: string, db: Database): Promise<string[]> {
  if (config().IMAGES_URL) return []
  return (await listNamedImages(db))
    .map((hash) => toImagePath(hash))
    .filter((name) => !existsSync(join(folder, name)))
    .map((name) => `${name}: the image is missing.`)
}
