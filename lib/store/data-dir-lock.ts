/**
 * Allows one server per data folder. The operating system releases the lock when the process exits, so that a killed
 * process leaves no stale lock.
 */
import 'server-only'
import { closeSync, openSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

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
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, lockFileName)
  closeSync(openSync(file, 'a', 0o600))
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
    if (!isBusy(cause))
      throw new Error(`${file} can't be written: is the disk full, or the folder another user's?`, { cause })
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
