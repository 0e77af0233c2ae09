/** Images as files under DATA_DIR/images, readable by this user only; see `ImageStore`. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findOwner, findUnnamed, type ImageOwner, type ImageRows, type ImageStore } from './image-store'

const imageFolder = 'images'
/** Path of an image within DATA_DIR; the first two digits of the hash name the folder. */
export const imageFilePattern = /^images\/[0-9a-f]{2}\/([0-9a-f]{64})$/

/** @returns the path that `imageFilePattern` matches */
export function toImagePath(hash: string): string {
  return `${imageFolder}/${hash.slice(0, 2)}/${hash}`
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

export class ImageFiles implements ImageStore {
  readonly place: string
  readonly ownerPlace: string
  private readonly dataDir: string
  private readonly folder: string

  constructor(dataDir: string) {
    this.dataDir = dataDir
    this.folder = join(dataDir, imageFolder)
    this.place = this.folder
    this.ownerPlace = join(this.folder, ownerFile)
  }

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

  read(hash: string): Promise<Buffer | null> {
    return readFile(this.pathOf(hash)).catch(nullWhenMissing)
  }

  async *list(): AsyncGenerator<string[]> {
    for await (const { names } of this.shards()) yield toHashes(names)
  }

  async drop(hashes: readonly string[], rows: ImageRows, now = Date.now()): Promise<void> {
    if (hashes.length > 0 && (await this.owner(rows)) === 'this database') await this.dropUnnamed(hashes, rows, now)
  }

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

  owner(rows: ImageRows): Promise<ImageOwner> {
    return findOwner(
      { list: () => this.list(), readIdentity: () => this.readIdentity(), claim: (identity) => this.claim(identity) },
      rows,
    )
  }

  private async readIdentity(): Promise<string | undefined> {
    return (await readFile(this.ownerPlace, 'utf8').catch(nullWhenMissing))?.trim()
  }

  /** Does nothing if the folder does not exist yet; the first image creates it. */
  private async claim(identity: string): Promise<void> {
    const draft = `${this.ownerPlace}.${randomUUID()}${draftSuffix}`
    const handle = await open(draft, 'wx', 0o600).catch(nullWhenMissing)
    if (!handle) return
    try {
      await handle.writeFile(`${identity}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, this.ownerPlace)
    await syncFolder(this.folder)
  }

  private async *shards(): AsyncGenerator<{ shard: string; names: string[] }> {
    for (const shard of (await readdir(this.folder).catch(nullWhenMissing)) ?? []) {
      if (!shardName.test(shard)) continue
      yield { shard, names: (await readdir(join(this.folder, shard)).catch(nullWhenMissing)) ?? [] }
    }
  }

  private async dropUnnamed(hashes: readonly string[], rows: ImageRows, now: number): Promise<void> {
    for await (const hash of findUnnamed(hashes, rows)) await this.dropOne(hash, rows, now)
  }

  /**
   * Renames the file and checks again: a concurrent `keep` of the same image has either touched this file, which is
   * then restored, or found none and written a new one.
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
