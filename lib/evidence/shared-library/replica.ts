/**
 * A server's own copy of the shared library: the same file as that of a single server, so that searching needs no
 * network. It holds its position in the change log, which is written in one transaction with the changes; a copy that
 * can't be continued is rebuilt beside the old one and renamed into place.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Article } from '@/lib/evidence/article/article'
import { listFullBlocks } from '@/lib/evidence/index/inverted-index'
import { isKnownVersion, sharedPositionNames as names } from '@/lib/evidence/library/library-schema'
import { LibraryWriter } from '@/lib/evidence/library/library-writer'
import type { Database } from '@/lib/store/db'
import { readHead } from './change-log'
import { type Change, type Position, readAllArticles } from './read-changes'

/** How long a write waits for another process, such as `npm run library -- embed`. */
const busyTimeoutMs = 30_000

export class Replica {
  readonly file: string
  private readonly writer: LibraryWriter
  private readonly inode: bigint

  /** @throws Error when the file is missing or damaged */
  constructor(file: string) {
    this.file = file
    this.inode = statSync(file, { bigint: true }).ino
    this.writer = new LibraryWriter(openForWriting(file))
  }

  /** Null for a library that is not a copy of a shared one, or that has the tables of another version. */
  position(): Position | null {
    return readPosition(this.writer.db)
  }

  /** False once the file has been replaced by a newer copy. */
  isCurrent(): boolean {
    return existsSync(this.file) && statSync(this.file, { bigint: true }).ino === this.inode
  }

  /**
   * Applies a batch of the log, or nothing if another process has applied it already.
   *
   * @param from the position that the changes follow
   */
  apply(changes: readonly Change[], from: Position, to: Position): void {
    this.writer.transact(() => {
      const held = this.position()
      if (held?.version !== from.version || held.mark !== from.mark || !this.isCurrent()) return
      applyArticles(this.writer, changes)
      if (listFullBlocks(this.writer.db).length > 0) this.writer.setMeta(names.sealed, String(to.version))
      writePosition(this.writer, to)
    })
  }

  close(): void {
    this.writer.db.close()
  }
}

/**
 * Builds a copy of the whole library and puts it in place of the file.
 *
 * @returns the position of the new copy; the log has to be followed from there
 */
export async function buildReplica(db: Database, file: string): Promise<Position> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const { epoch, version, mark } = await readHead(db)
  const position = { epoch, version, mark }
  removeDeadDrafts(file)
  const draft = `${file}.${process.pid}.new`
  const target = new DatabaseSync(draft)
  try {
    target.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    LibraryWriter.createTables(target)
    const writer = new LibraryWriter(target)
    for await (const rows of readAllArticles(db))
      writer.transact(() =>
        applyArticles(
          writer,
          rows.map((row) => ({ kind: 'put', ...row })),
        ),
      )
    writer.transact(() => {
      writePosition(writer, position)
      // Articles that changed while they were read are in the log after this version, and are applied again.
      writer.setMeta(names.sealed, String(version))
    })
  } finally {
    target.close()
  }
  replaceFile(draft, file)
  return position
}

/** @returns null for a file that is not a copy of a shared library, and for one that can't be read */
export function readReplicaPosition(file: string): Position | null {
  if (!existsSync(file)) return null
  try {
    const db = new DatabaseSync(file, { readOnly: true })
    try {
      return readPosition(db)
    } finally {
      db.close()
    }
  } catch {
    return null
  }
}

/** Turns a copy into the server's own library, which follows no log. */
export function detachReplica(file: string): void {
  const db = openForWriting(file)
  try {
    for (const name of Object.values(names)) db.prepare('DELETE FROM meta WHERE name = ?').run(name)
  } finally {
    db.close()
  }
}

/** Renames a library file, with everything that its write-ahead log still holds. */
export function moveLibrary(from: string, to: string): void {
  const db = new DatabaseSync(from)
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch {
    // Damaged: keep what can be read of it.
  } finally {
    db.close()
  }
  replaceFile(from, to)
}

/** Removes the unfinished copies of processes that were killed. */
function removeDeadDrafts(file: string): void {
  for (const name of readdirSync(dirname(file))) {
    const pid = name.startsWith(`${basename(file)}.`) ? /\.(\d+)\.new$/.exec(name)?.[1] : undefined
    if (pid !== undefined && !isOtherProcess(Number(pid))) removeWithLogs(join(dirname(file), name))
  }
}

function isOtherProcess(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function replaceFile(from: string, to: string): void {
  // A write-ahead log left by the old file must never be replayed onto the new one.
  for (const part of [`${to}-wal`, `${to}-shm`]) rmSync(part, { force: true })
  renameSync(from, to)
}

export function removeWithLogs(file: string): void {
  for (const part of [file, `${file}-wal`, `${file}-shm`]) rmSync(part, { force: true })
}

function openForWriting(file: string): DatabaseSync {
  const db = new DatabaseSync(file)
  // NORMAL keeps the file valid after any crash; changes lost in a power cut are read from the log again.
  db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -64000`)
  return db
}

function readPosition(db: DatabaseSync): Position | null {
  const read = (name: string) => db.prepare('SELECT value FROM meta WHERE name = ?').get(name)?.['value']
  const [epoch, version, mark] = [read(names.epoch), read(names.version), read(names.mark)]
  if (epoch === undefined || version === undefined || !isKnownVersion(read('schema'))) return null
  return { epoch: String(epoch), version: Number(version), mark: String(mark ?? '') }
}

function writePosition(writer: LibraryWriter, { epoch, version, mark }: Position): void {
  writer.setMeta(names.epoch, epoch)
  writer.setMeta(names.version, String(version))
  writer.setMeta(names.mark, mark)
}

function applyArticles(writer: LibraryWriter, changes: readonly Change[]): void {
  for (const change of changes) {
    if (change.kind === 'cite') continue
    writer.removeById(change.id)
    // Written by `ChangeLogWriter.writeArticles`.
    if (change.kind === 'put') writer.insert(JSON.parse(change.record) as Article, change.origin)
  }
}
