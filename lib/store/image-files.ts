/**
 * Images as files under DATA_DIR/images, named by the hash of their content. It promises that a stored image survives
 * kill -9 and power failure, is readable by this user only, and is deleted when no row names it; the rows are
 * authoritative. An image is written before its row and deleted after it, so a crash in between leaves an unused file,
 * which a later sweep deletes. The folder records the identity of its database, and no other database deletes its images,
 * whatever the settings.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const imageFolder = 'images'
/** Path of an image within DATA_DIR; the first two digits of the hash name the folder. */
export const imageFilePattern = /^images\/[0-9a-f]{2}\/([0-9a-f]{64})$/

/** @returns the path that `imageFilePattern` matches */
export function toImagePath(hash: string): string {
  return `${imageFolder}/${hash.slice(0, 2)}/${hash}`
}

export function toImageFolder(dataDir: string): string {
  return join(dataDir, imageFolder)
}

/** A younger file may still get its row, which follows within moments. */
const youngMs = 60_000
/** Suffix of a file that is being written, which a crash may leave behind. */
const draftSuffix = '.new'
/** Suffix of a file that is about to be deleted. */
const deletingSuffix = '.old'

/** Contains the identity of the folder's database. */
const ownerFile = 'database'
const shardName = /^[0-9a-f]{2}$/
const hashName = /^[0-9a-f]{64}$/

/** The database whose rows name images. */
export interface ImageRows {
  /** Unique per database; the same for all its servers and for a restored copy. */
  identity(): Promise<string>
  /** @returns the hashes that a row names */
  named(hashes: string[]): Promise<Set<string>>
}

/** PostgreSQL allows 65,535 values in one statement, SQLite 32,766. */
const hashesAtOnce = 500

export type ImageOwner = 'this database' | 'another database' | 'unknown'

export class ImageFiles {
  private readonly dataDir: string
  private readonly folder: string

  constructor(dataDir: string) {
    this.dataDir = dataDir
    this.folder = toImageFolder(dataDir)
  }

  /** Writes an image to disk. @returns its SHA-256 in hexadecimal */
  async keep(bytes: Uint8Array): Promise<string> {
    const hash = createHash('sha256').update(bytes).digest('hex')
    const file = this.pathOf(hash)
    // Now young again: a concurrent deletion checks the age once more before it deletes.
    if (await touchIfComplete(file, bytes.length)) return hash
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    const isNew = await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    const draft = `${file}.${randomUUID()}${draftSuffix}`
    try {
      const handle = await open(draft, 'wx', 0o600)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(draft, file)
    } catch (cause) {
      await rm(draft, { force: true })
      throw cause
    }
    await syncFolder(dirname(file))
    if (isNew !== undefined) await syncFolder(this.folder)
    return hash
  }

  /** @returns null when the file is missing */
  read(hash: string): Promise<Buffer | null> {
    return readFile(this.pathOf(hash)).catch(nullWhenMissing)
  }

  /** Deletes the images that no row names, if the folder is ours; a later sweep deletes young ones. */
  async drop(hashes: readonly string[], rows: ImageRows, now = Date.now()): Promise<void> {
    if (hashes.length > 0 && (await this.owner(rows)) === 'this database') await this.dropUnnamed(hashes, rows, now)
  }

  /**
   * Deletes every image that no row names, and files left by crashes.
   *
   * @returns the owner of the folder; images of another or an unknown database are left alone
   */
  async sweep(rows: ImageRows, now = Date.now()): Promise<ImageOwner> {
    const owner = await this.owner(rows)
    if (owner !== 'this database') return owner
    for await (const { shard, names } of this.shards()) {
      for (const name of names) {
        const file = join(this.folder, shard, name)
        if (name.endsWith(draftSuffix) && (await isOld(file, now))) await rm(file, { force: true })
        if (name.endsWith(deletingSuffix))
          await rename(file, file.slice(0, -deletingSuffix.length)).catch(nullWhenMissing)
      }
      await this.dropUnnamed(toHashes(names), rows, now)
    }
    return owner
  }

  /**
   * Finds the owner of the folder. A folder without an identity (from an older version) is claimed if this database's rows
   * name most of its images; so is any folder without images.
   */
  async owner(rows: ImageRows): Promise<ImageOwner> {
    const identity = await rows.identity()
    const found = (await readFile(join(this.folder, ownerFile), 'utf8').catch(nullWhenMissing))?.trim()
    if (found === identity) return 'this database'
    const { images, named } = await this.count(rows)
    if (images > 0 && found !== undefined) return 'another database'
    if (named * 2 < images) return 'unknown'
    await this.claim(identity)
    return 'this database'
  }

  private async count(rows: ImageRows): Promise<{ images: number; named: number }> {
    const counts = { images: 0, named: 0 }
    for await (const { names } of this.shards()) {
      for (const hashes of splitIntoBatches(toHashes(names))) {
        counts.images += hashes.length
        counts.named += (await rows.named(hashes)).size
      }
    }
    return counts
  }

  /** Does nothing if the folder does not exist yet; the first image creates it. */
  private async claim(identity: string): Promise<void> {
    const draft = join(this.folder, `${ownerFile}.${randomUUID()}${draftSuffix}`)
    const handle = await open(draft, 'wx', 0o600).catch(nullWhenMissing)
    if (!handle) return
    try {
      await handle.writeFile(`${identity}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, join(this.folder, ownerFile))
    await syncFolder(this.folder)
  }

  private async *shards(): AsyncGenerator<{ shard: string; names: string[] }> {
    for (const shard of (await readdir(this.folder).catch(nullWhenMissing)) ?? []) {
      if (!shardName.test(shard)) continue
      yield { shard, names: (await readdir(join(this.folder, shard)).catch(nullWhenMissing)) ?? [] }
    }
  }

  private async dropUnnamed(hashes: readonly string[], rows: ImageRows, now: number): Promise<void> {
    for (const some of splitIntoBatches(hashes)) {
      const named = await rows.named(some)
      for (const hash of some) if (!named.has(hash)) await this.dropOne(hash, rows, now)
    }
  }

  /**
   * Renames the file and checks again: a concurrent `keep` of the same image has either touched this file, which is then
   * restored, or found none and written a new one.
   */
  private async dropOne(hash: string, rows: ImageRows, now: number): Promise<void> {
    const file = this.pathOf(hash)
    if (!(await isOld(file, now))) return
    const leaving = file + deletingSuffix
    await rename(file, leaving)
    const isWanted = !(await isOld(leaving, now)) || (await rows.named([hash])).has(hash)
    if (isWanted) await rename(leaving, file)
    else await rm(leaving, { force: true })
  }

  private pathOf(hash: string): string {
    return join(this.dataDir, toImagePath(hash))
  }
}

function toHashes(names: readonly string[]): string[] {
  return names.map((name) => name.replace(deletingSuffix, '')).filter((name) => hashName.test(name))
}

function* splitIntoBatches(hashes: readonly string[]): Generator<string[]> {
  for (let from = 0; from < hashes.length; from += hashesAtOnce) yield hashes.slice(from, from + hashesAtOnce)
}

async function touchIfComplete(file: string, bytes: number): Promise<boolean> {
  try {
    const now = new Date()
    await utimes(file, now, now)
    return (await stat(file)).size === bytes
  } catch (error) {
    return nullWhenMissing(error) !== null
  }
}

/** False for a missing file, too. */
async function isOld(file: string, now: number): Promise<boolean> {
  const found = await stat(file).catch(nullWhenMissing)
  return found !== null && now - found.mtimeMs > youngMs
}

/** @throws errors other than ENOENT */
function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
