/**
 * `npm run data -- restore FILE`: replaces DATA_DIR with a backup. Unpacks the backup into a temporary folder and
 * checks every file before it moves anything; previous files are set aside, never deleted.
 */
import { createReadStream, existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, open, readdir, readFile, readlink, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { TarHeader } from 'modern-tar'
import { unpackTar } from 'modern-tar/fs'
import { config } from '@/lib/config'
import { schemaVersion } from '@/lib/evidence/library/library-schema'
import { auditNow, getCommandLineActor } from '@/lib/platform/audit/audit'
import { operatorTokenFile } from '@/lib/platform/auth/operator-token'
import { lockDataDir, lockFileName } from '@/lib/store/data-dir-lock'
import { hashFile } from '@/lib/store/hash-file'
import { imageFilePattern } from '@/lib/store/images/image-files'
import { listMigrations } from '@/lib/store/migrations/migrations'
import { backupFormat, Manifest, manifestFile } from './backup-manifest'
import {
  findFaults,
  isDataFileName,
  linkedFolder,
  movedPrefix,
  secretsFile,
  setAsidePrefix,
  unpackedPrefix,
} from './data-folder'

/**
 * @throws Error with a message when the folder is in use or the file is not an intact backup; nothing has changed then
 */
export async function restore(source: string, print: (line: string) => void): Promise<void> {
  const folder = config().DATA_DIR
  const unlock = await lockDataDir(folder)
  const unpacked = await mkdtemp(join(folder, unpackedPrefix))
  try {
    const manifest = await unpack(resolve(source), unpacked)
    assertNotNewer(manifest)
    await verifyFiles(manifest, unpacked)
    const link = await readlink(join(folder, linkedFolder)).catch(() => undefined)
    const aside = await swapFiles(folder, unpacked)
    await auditNow({ action: 'restore', actor: getCommandLineActor(), target: resolve(source) })
    print(`${folder} was restored to ${manifest.createdAt}: ${manifest.files.length} files, each checked.`)
    if (aside) print(`Its previous contents are in ${aside}. Delete them when you no longer need them.`)
    if (link !== undefined)
      print(
        `${linkedFolder} was a link to ${link} and is now a folder. To share it again, move its files there and restore the link.`,
      )
    if (config().IMAGES_URL && manifest.files.some(({ name }) => imageFilePattern.test(name)))
      print('This backup contains images. Copy those that the bucket lacks: npm run data -- copy-images')
    if (config().DATABASE_URL) print('Restore PostgreSQL with pg_restore from the dump that belongs to this backup.')
  } finally {
    await rm(unpacked, { recursive: true, force: true })
    unlock()
  }
}

/** Extracts only what the manifest lists. */
async function unpack(file: string, unpacked: string): Promise<Manifest> {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`)
  try {
    await unpackListed(file, unpacked, [manifestFile])
    const manifest = Manifest.parse(JSON.parse(await readFile(join(unpacked, manifestFile), 'utf8')))
    await rm(join(unpacked, manifestFile))
    const names = manifest.files.map(({ name }) => name)
    const stray = names.find((name) => !isDataFileName(name))
    if (stray !== undefined) throw new Error(`${stray} is not a file of an installation`)
    await unpackListed(file, unpacked, names)
    return manifest
  } catch (cause) {
    throw new Error(`${file} is not a complete backup of Evidence Chat. Nothing was changed.`, { cause })
  }
}

async function unpackListed(file: string, unpacked: string, names: readonly string[]): Promise<void> {
  const listed = new Set(names)
  const filter = ({ name, type }: TarHeader) => type === 'file' && listed.has(name)
  await pipeline(createReadStream(file), unpackTar(unpacked, { dmode: 0o700, fmode: 0o600, filter }))
}

function assertNotNewer({ format, migrations: done, library }: Manifest): void {
  const known = listMigrations(config().DATA_DIR)
  const isKnown = done.every((name) => name in known)
  if (format <= backupFormat && isKnown && Number(library?.schema ?? 0) <= schemaVersion) return
  throw new Error(
    'This backup was made by a newer version of Evidence Chat. Restore it with that version. Nothing was changed.',
  )
}

async function verifyFiles({ files }: Manifest, unpacked: string): Promise<void> {
  for (const { name, sha256 } of files) {
    const file = join(unpacked, name)
    if (existsSync(file) && (await hashFile(file)) === sha256) continue
    throw new Error(`${name} in this backup differs from what was backed up. Nothing was changed.`)
  }
  const faults = await findFaults(unpacked)
  if (faults.length > 0) throw new Error(`This backup is damaged. Nothing was changed.\n${faults.join('\n')}`)
}

/**
 * Moves files within the folder, which may be a mount point and so cannot be renamed. If killed meanwhile, restoring
 * the same file again completes the work.
 *
 * @returns the folder with the previous files; undefined if there were none
 */
async function swapFiles(folder: string, unpacked: string): Promise<string | undefined> {
  const isPassing = (name: string) =>
    [setAsidePrefix, movedPrefix, unpackedPrefix, lockFileName, operatorTokenFile].some((passing) =>
      name.startsWith(passing),
    )
  const old = (await readdir(folder)).filter((name) => !isPassing(name))
  const aside = join(folder, `${setAsidePrefix}${new Date().toISOString().replaceAll(/[:.]/g, '-')}`)
  if (old.length > 0) await mkdir(aside, { mode: 0o700 })
  for (const name of old) await rename(join(folder, name), join(aside, name))
  for (const name of await readdir(unpacked)) await rename(join(unpacked, name), join(folder, name))
  if (existsSync(join(folder, secretsFile))) await chmod(join(folder, secretsFile), 0o600)
  const directory = await open(folder)
  await directory.sync().finally(() => directory.close())
  return old.length > 0 ? aside : undefined
}
