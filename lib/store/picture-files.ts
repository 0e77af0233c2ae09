/**
 * Pictures as files under DATA_DIR/images, named after their content. It promises that a kept picture survives kill -9
 * and power failure, is readable by this user only, and goes when no row names it any more; rows are the truth, and files
 * only follow. A picture is kept before its row and dropped after it, so a crash in between leaves a file too many,
 * which a later sweep takes.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const pictureFolder = 'images'
/** Of a picture's file within DATA_DIR; the two first digits of its hash name the folder. */
export const pictureFile = /^images\/[0-9a-f]{2}\/([0-9a-f]{64})$/

/** @returns what `pictureFile` matches */
export function picturePath(hash: string): string {
  return `${pictureFolder}/${hash.slice(0, 2)}/${hash}`
}

/** A row follows its file within moments; a file as young as this may still get one. */
const youngMs = 60_000
/** A file that is being written, which a crash may leave behind. */
const draftSuffix = '.new'
/** A file that is about to go. */
const leavingSuffix = '.old'

/** Says which of these hashes a row names. */
export type NamedByRows = (hashes: string[]) => Promise<Set<string>>

/** PostgreSQL takes 65,535 values in one statement, SQLite 32,766. */
const hashesAtOnce = 500

export class PictureFiles {
  private readonly dataDir: string
  private readonly folder: string

  constructor(dataDir: string) {
    this.dataDir = dataDir
    this.folder = join(dataDir, pictureFolder)
  }

  /** @returns its SHA-256 in hexadecimal, once it is on disk */
  async keep(bytes: Uint8Array): Promise<string> {
    const hash = createHash('sha256').update(bytes).digest('hex')
    const file = this.pathOf(hash)
    // As good as new: whoever is about to drop it looks at its age again.
    if (await isWhole(file, bytes.length)) return hash
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

  /** Drops those of these pictures that no row names; the youngest are left to a later sweep. */
  async drop(hashes: readonly string[], namedByRows: NamedByRows, now = Date.now()): Promise<void> {
    for (let from = 0; from < hashes.length; from += hashesAtOnce) {
      const some = hashes.slice(from, from + hashesAtOnce)
      const named = await namedByRows(some)
      for (const hash of some) if (!named.has(hash)) await this.dropOne(hash, namedByRows, now)
    }
  }

  /** Drops every picture that no row names, and what crashes left behind. */
  async sweep(namedByRows: NamedByRows, now = Date.now()): Promise<void> {
    for (const shard of (await readdir(this.folder).catch(nullWhenMissing)) ?? []) {
      const names = (await readdir(join(this.folder, shard)).catch(nullWhenMissing)) ?? []
      for (const name of names) {
        const file = join(this.folder, shard, name)
        if (name.endsWith(draftSuffix) && (await isOld(file, now))) await rm(file, { force: true })
        if (name.endsWith(leavingSuffix))
          await rename(file, file.slice(0, -leavingSuffix.length)).catch(nullWhenMissing)
      }
      const hashes = names.map((name) => name.replace(leavingSuffix, '')).filter((name) => /^[0-9a-f]{64}$/.test(name))
      await this.drop(hashes, namedByRows, now)
    }
  }

  /**
   * Moved away first and looked at again: whoever keeps the same picture meanwhile either made this file young, and gets
   * it back, or found none and wrote a new one.
   */
  private async dropOne(hash: string, namedByRows: NamedByRows, now: number): Promise<void> {
    const file = this.pathOf(hash)
    if (!(await isOld(file, now))) return
    const leaving = file + leavingSuffix
    await rename(file, leaving)
    const isWanted = !(await isOld(leaving, now)) || (await namedByRows([hash])).has(hash)
    if (isWanted) await rename(leaving, file)
    else await rm(leaving, { force: true })
  }

  private pathOf(hash: string): string {
    return join(this.dataDir, picturePath(hash))
  }
}

async function isWhole(file: string, bytes: number): Promise<boolean> {
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
