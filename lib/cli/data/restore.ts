/**
 * `npm run data -- restore FILE`: puts a backup in the place of DATA_DIR. It is unpacked beside, read back whole and
 * checked before anything is moved; what was there before is set aside, never deleted.
 */
import { createReadStream, existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, open, readdir, readFile, readlink, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { TarHeader } from 'modern-tar'
import { unpackTar } from 'modern-tar/fs'
import { config } from '@/lib/config'
import { schemaVersion } from '@/lib/evidence/library/library-schema'
import { auditNow, commandLine } from '@/lib/platform/audit/audit'
import { operatorTokenFile } from '@/lib/platform/auth/operator-token'
import { lockDataDir, lockFileName } from '@/lib/store/data-dir-lock'
import { migrationsFor } from '@/lib/store/migrations'
import { backupFormat, Manifest, manifestFile } from './backup-manifest'
import {
  faultsOf,
  isDataFileName,
  linkedFolder,
  secretsFile,
  setAsidePrefix,
  sha256Of,
  unpackedPrefix,
} from './data-folder'

/** @throws Error with a sentence when the folder is in use or the file is no sound backup; nothing has changed then */
export async function restore(source: string, say: (line: string) => void): Promise<void> {
  const folder = config().DATA_DIR
  const unlock = await lockDataDir(folder)
  const unpacked = await mkdtemp(join(folder, unpackedPrefix))
  try {
    const manifest = await unpack(resolve(source), unpacked)
    refuseNewer(manifest)
    await readBack(manifest, unpacked)
    const link = await readlink(join(folder, linkedFolder)).catch(() => undefined)
    const aside = await swap(folder, unpacked)
    await auditNow({ action: 'restore', actor: commandLine(), target: resolve(source) })
    say(`${folder} is as it was at ${manifest.createdAt}: ${manifest.files.length} files, each read back and checked.`)
    if (aside) say(`What was there before is in ${aside}; delete it when you no longer need it.`)
    if (link !== undefined)
      say(
        `${linkedFolder} was a link to ${link} and is a folder now. To share it again, move its files there and put the link back.`,
      )
    if (config().DATABASE_URL) say('Restore PostgreSQL with pg_restore from the dump that belongs to this backup.')
  } finally {
    await rm(unpacked, { recursive: true, force: true })
    unlock()
  }
}

/** Only what the manifest lists is read: whatever else was put into the file stays there. */
async function unpack(file: string, unpacked: string): Promise<Manifest> {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`)
  try {
    await unpackOnly(file, unpacked, [manifestFile])
    const manifest = Manifest.parse(JSON.parse(await readFile(join(unpacked, manifestFile), 'utf8')))
    await rm(join(unpacked, manifestFile))
    const names = manifest.files.map(({ name }) => name)
    const stray = names.find((name) => !isDataFileName(name))
    if (stray !== undefined) throw new Error(`${stray} is not the name of a file of an installation`)
    await unpackOnly(file, unpacked, names)
    return manifest
  } catch (cause) {
    throw new Error(`${file} is no whole backup of Evidence Chat. Nothing was changed.`, { cause })
  }
}

async function unpackOnly(file: string, unpacked: string, names: readonly string[]): Promise<void> {
  const listed = new Set(names)
  const filter = ({ name, type }: TarHeader) => type === 'file' && listed.has(name)
  await pipeline(createReadStream(file), unpackTar(unpacked, { dmode: 0o700, fmode: 0o600, filter }))
}

function refuseNewer({ format, migrations: done, library }: Manifest): void {
  const known = migrationsFor(config().DATA_DIR)
  const isKnown = done.every((name) => name in known)
  if (format <= backupFormat && isKnown && Number(library?.schema ?? 0) <= schemaVersion) return
  throw new Error(
    'This backup was made by a newer version of Evidence Chat. Restore it with that version. Nothing was changed.',
  )
}

async function readBack({ files }: Manifest, unpacked: string): Promise<void> {
  for (const { name, sha256 } of files) {
    const file = join(unpacked, name)
    if (existsSync(file) && (await sha256Of(file)) === sha256) continue
    throw new Error(`${name} in this backup is not what was backed up. Nothing was changed.`)
  }
  const faults = await faultsOf(unpacked)
  if (faults.length > 0) throw new Error(`This backup is damaged. Nothing was changed.\n${faults.join('\n')}`)
}

/**
 * Moves within the folder, which may be the mount point of a volume and so not be renamed itself. Killed in between, a
 * second restore of the same file ends the work.
 *
 * @returns where the old files are; undefined when there were none
 */
async function swap(folder: string, unpacked: string): Promise<string | undefined> {
  const isPassing = (name: string) =>
    [setAsidePrefix, unpackedPrefix, lockFileName, operatorTokenFile].some((passing) => name.startsWith(passing))
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
