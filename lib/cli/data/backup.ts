/**
 * `npm run data -- backup FILE`: one archive of everything under DATA_DIR, created while the server runs. It is checked
 * before it gets its final name, so that a file with that name is a complete, intact backup.
 */
import { createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { packTar } from 'modern-tar/fs'
import { config } from '@/lib/config'
import { readReplicaPosition } from '@/lib/evidence/shared-library/replica'
import { auditNow, getCommandLineActor } from '@/lib/platform/audit/audit'
import { verifyAudit } from '@/lib/platform/audit/audit-chain'
import { openDatabase } from '@/lib/store/db'
import { hashFile } from '@/lib/store/hash-file'
import { imageFilePattern } from '@/lib/store/images/image-files'
import { snapshotSqlite } from '@/lib/store/sqlite-backup'
import { backupFormat, type Manifest, manifestFile } from './backup-manifest'
import {
  findFaults,
  isSqliteFile,
  libraryFile,
  listDataFiles,
  platformFile,
  readLibraryManifest,
  readMigrations,
  secretsFile,
} from './data-folder'

/** @throws Error with a message when the copy is damaged; no file with the final name exists then */
export async function backUpData(target: string, print: (line: string) => void): Promise<void> {
  const file = resolve(target)
  const folder = config().DATA_DIR
  await auditNow({ action: 'backup', actor: getCommandLineActor(), target: file })
  const staged = await mkdtemp(`${file}.part-`).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(`${dirname(file)} cannot be written (${cause.code}), so no backup was made.`, { cause })
  })
  try {
    const faults = await stage(folder, staged)
    if (faults.length > 0) throw new Error(`The data is damaged, so no backup was made.\n${faults.join('\n')}`)
    // The check has migrated a database of an older version, which may have moved images from rows to files.
    const manifest = await describe(staged, await listDataFiles(staged))
    await write(staged, manifest, file)
    report(manifest, file, print)
  } finally {
    await rm(staged, { recursive: true, force: true })
  }
}

/** An image deleted between the copy of its row and its own makes the copy inconsistent, so it is repeated. */
const triesMax = 3

/** @returns the faults of the copy */
async function stage(folder: string, staged: string): Promise<string[]> {
  for (let tries = 1; ; tries += 1) {
    await copyAll(folder, staged)
    const faults = await findFaults(staged)
    if (faults.length === 0 || tries === triesMax) return faults
    await rm(staged, { recursive: true })
    await mkdir(staged, { mode: 0o700 })
  }
}

/** Copies the platform database first, so that the image files listed afterwards include those its rows name. */
async function copyAll(folder: string, staged: string): Promise<void> {
  const hasPlatform = !config().DATABASE_URL && existsSync(join(folder, platformFile))
  if (hasPlatform) await snapshotSqlite(join(folder, platformFile), join(staged, platformFile))
  for (const name of await listDataFiles(folder)) {
    if (name === platformFile || isCopyOfShared(folder, name)) continue
    await mkdir(dirname(join(staged, name)), { recursive: true, mode: 0o700 })
    if (isSqliteFile(name)) await snapshotSqlite(join(folder, name), join(staged, name))
    else await copyFile(join(folder, name), join(staged, name)).catch(ignoreDeletedImage(name))
  }
}

/** A server that shares a library builds its copy again from the database. */
function isCopyOfShared(folder: string, name: string): boolean {
  return name === libraryFile && readReplicaPosition(join(folder, name)) !== null
}

/** The check of the copy finds images that rows still name. */
function ignoreDeletedImage(name: string) {
  return (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || !imageFilePattern.test(name)) throw error
  }
}

async function describe(staged: string, names: string[]): Promise<Manifest> {
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(staged, name)
      return { name, bytes: (await stat(path)).size, sha256: await hashFile(path) }
    }),
  )
  const hasPlatform = names.includes(platformFile)
  return {
    format: backupFormat,
    createdAt: new Date().toISOString(),
    migrations: hasPlatform ? readMigrations(join(staged, platformFile)) : [],
    audit: hasPlatform ? await readAuditHead(staged) : null,
    library: names.includes(libraryFile) ? readLibraryManifest(join(staged, libraryFile)) : null,
    files,
  }
}

async function readAuditHead(staged: string): Promise<Manifest['audit']> {
  const db = await openDatabase({ DATA_DIR: staged })
  const { head } = await verifyAudit(undefined, Promise.resolve(db))
  await db.destroy()
  return head
}

/** Writes the archive with owner-only permissions and syncs it before it gets its final name. */
async function write(staged: string, manifest: Manifest, file: string): Promise<void> {
  const draft = join(staged, 'backup.tar')
  await writeFile(join(staged, manifestFile), JSON.stringify(manifest, null, 2))
  const entries = [manifestFile, ...manifest.files.map(({ name }) => name)]
  const sources = entries.map((name) => ({
    type: 'file' as const,
    source: join(staged, name),
    target: name,
    mode: 0o600,
  }))
  await pipeline(packTar(sources), createWriteStream(draft, { mode: 0o600, flush: true }))
  await rename(draft, file)
  const directory = await open(dirname(file))
  await directory.sync().finally(() => directory.close())
}

function report({ files, audit, library }: Manifest, file: string, print: (line: string) => void): void {
  const bytes = files.reduce((sum, each) => sum + each.bytes, 0)
  print(`${file}: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB, checked.`)
  if (library) print(`Library: ${library.articles} articles, ${library.imports.length} imports.`)
  if (audit) print(`Audit log: ${audit.sequence} rows, head ${audit.sequence}:${audit.hash}`)
  if (files.some(({ name }) => name === secretsFile)) {
    print(`It contains ${secretsFile}, without which no key can be verified. Protect it like the server itself.`)
  }
  const { DATABASE_URL, IMAGES_URL, INSTALLATION_SECRET } = config()
  if (INSTALLATION_SECRET)
    print('INSTALLATION_SECRET is not in it, and without it no key can be verified: keep it apart.')
  if (IMAGES_URL)
    print(`Images are in ${IMAGES_URL}, not in this file. Back up the bucket with the tools of its store.`)
  if (DATABASE_URL) {
    print(
      'Keys, conversations, the audit log and the library are in PostgreSQL, not in this file. Back them up with pg_dump.',
    )
  }
}
