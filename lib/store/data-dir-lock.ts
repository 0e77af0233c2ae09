/**
 * Allows one server per data folder. The operating system releases the lock when the process exits, so that a killed
 * process leaves no stale lock.
 */
import 'server-only'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createDataFolder } from './create-data-folder'

export const lockFileName = 'server.lock'

/** Keeps the handles referenced: the garbage collector would close them and so release the lock. */
const heldLocks = new Set<DatabaseSync>()

/**
 * Locks the data folder for this process.
 *
 * @returns a function that releases the lock
 * @throws Error with a message for the operator when another process holds the lock
 */
export async function lockDataDir(folder: string): Promise<() => void> {
  await createDataFolder(folder)
  const file = join(folder, lockFileName)
  createLockFile(file)
  const db = new DatabaseSync(file)
  try {
    db.exec('CREATE TABLE IF NOT EXISTS holder (pid INTEGER NOT NULL)')
    db.exec('BEGIN IMMEDIATE; DELETE FROM holder')
    db.prepare('INSERT INTO holder VALUES (?)').run(process.pid)
    // Commit the PID so that refused processes can read it; the lock is the second transaction, which stays open.
    db.exec('COMMIT; BEGIN IMMEDIATE')
  } catch (cause) {
    const pid = readHolder(db)
    db.close()
    if (!isBusy(cause)) throw toWriteError(file, cause)
    throw new Error(
      `Another Evidence Chat${pid === undefined ? '' : ` (process ${pid})`} is using ${folder}. Stop it first, or choose another DATA_DIR.`,
      { cause },
    )
  }
  heldLocks.add(db)
  return () => {
    heldLocks.delete(db)
    db.close()
  }
}

function createLockFile(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600))
  } catch (cause) {
    throw toWriteError(file, cause)
  }
}

function toWriteError(file: string, cause: unknown): Error {
  return new Error(
    `${file} can't be written: is the disk full or read-only, or the folder another user's? Correct that, or choose another DATA_DIR.`,
    { cause },
  )
}

function readHolder(db: DatabaseSync): number | undefined {
  try {
    return Number(db.prepare('SELECT pid FROM holder').get()?.['pid'])
  } catch {
    // Optional: it only completes the message.
    return undefined
  }
}

/** SQLITE_BUSY, https://sqlite.org/rescode.html. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}
