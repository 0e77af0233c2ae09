/**
 * Pictures as files under DATA_DIR/images, named after their content. It promises that a kept picture survives kill -9
 * and power failure, is readable by this user only, and goes when no row names it any more; rows are the truth, and files
 * only follow. A picture is kept before its row and dropped after it, so a crash in between leaves a file too many,
 * which a later sweep takes. The folder carries the identity of the database whose pictures it holds, and no other
 * database drops any of them, whatever a setting says.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const imageFolder = 'images'
/** Of a picture's file within DATA_DIR; the two first digits of its hash name the folder. */
export const imageFilePattern = /^images\/[0-9a-f]{2}\/([0-9a-f]{64})$/

/** @returns what `pictureFile` matches */
export function toImagePath(hash: string): string {
  return `${imageFolder}/${hash.slice(0, 2)}/${hash}`
}

export function toImageFolder(dataDir: string): string {
  return join(dataDir, imageFolder)
}

/** A row follows its file within moments; a file as young as this may still get one. */
const youngMs = 60_000
/** A file that is being written, which a crash may leave behind. */
const draftSuffix = '.new'
/** A file that is about to go. */
const deletingSuffix = '.old'

/** Holds the identity of the folder's database. */
const ownerFile = 'database'
const shardName = /^[0-9a-f]{2}$/
const hashName = /^[0-9a-f]{64}$/

/** The database whose rows name pictures. */
export interface ImageRows {
  /** The same for every server and for a restored copy of the database, and no other database's. */
  identity(): Promise<string>
  /** @returns those of these hashes that a row names */
  named(hashes: string[]): Promise<Set<string>>
}

/** PostgreSQL takes 65,535 values in one statement, SQLite 32,766. */
const hashesAtOnce = 500

export type ImageOwner = 'this database' | 'another database' | 'unknown'

export class ImageFiles {
  private readonly dataDir: string
  private readonly folder: string

  constructor(dataDir: string) {
    this.dataDir = dataDir
    this.folder = toImageFolder(dataDir)
  }

  /** @returns its SHA-256 in hexadecimal, once it is on disk */
  async keep(bytes: Uint8Array): Promise<string> {
    const hash = createHash('sha256').update(bytes).digest('hex')
    const file = this.pathOf(hash)
    // As good as new: whoever is about to drop it looks at its age again.
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

  /** @returns null when it is not there */
  read(hash: string): Promise<Buffer | null> {
    return readFile(this.pathOf(hash)).catch(nullWhenMissing)
  }

  /** Drops those of these pictures that no row names; the youngest are left to a later sweep, all of them if not ours. */
  async drop(hashes: readonly string[], rows: ImageRows, now = Date.now()): Promise<void> {
    if (hashes.length > 0 && (await this.owner(rows)) === 'this database') await this.dropUnnamed(hashes, rows, now)
  }

  /**
   * Drops every picture that no row names, and what crashes left behind.
   *
   * @returns whose pictures these are; those of another database, or of nobody known, are left alone
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
   * Whose pictures these are. A folder without an identity, as older versions left it, becomes this database's when its
   * rows name most of the pictures, and so does any folder without pictures.
   */
  async owner(rows: ImageRows): Promise<ImageOwner> {
    const identity = await rows.identity()
    const found = (await readFile(join(this.folder, ownerFile), 'utf8').catch(nullWhenMissing))?.trim()
    if (found === identity) return 'this database'
    const { pictures, named } = await this.count(rows)
    if (pictures > 0 && found !== undefined) return 'another database'
    if (named * 2 < pictures) return 'unknown'
    await this.claim(identity)
    return 'this database'
  }

  private async count(rows: ImageRows): Promise<{ pictures: number; named: number }> {
    const counts = { pictures: 0, named: 0 }
    for await (const { names } of this.shards()) {
      for (const hashes of splitIntoBatches(toHashes(names))) {
        counts.pictures += hashes.length
        counts.named += (await rows.named(hashes)).size
      }
    }
    return counts
  }

  /** Of a folder that is not there yet the first picture makes one. */
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
   * Moved away first and looked at again: whoever keeps the same picture meanwhile either made this file young, and gets
   * it back, or found none and wrote a new one.
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

/** False also for a file that is not there. */
async function isOld(file: string, now: number): Promise<boolean> {
  const found = await stat(file).catch(nullWhenMissing)
  return found !== null && now - found.mtimeMs > youngMs
}

/** @throws any other error */
function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
