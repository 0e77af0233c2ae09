/**
 * One server for each data folder. The operating system holds the lock for a process as long as it lives, so that a
 * killed one leaves nothing behind that somebody would have to remove.
 */
import 'server-only'
import { closeSync, openSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export const lockFileName = 'server.lock'

/** A handle that nobody holds is closed by the garbage collector, and its lock goes with it. */
const heldLocks = new Set<DatabaseSync>()

/**
 * Takes the data folder for this process.
 *
 * @returns gives it back
 * @throws Error with a sentence for the operator when another process has it
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
    // What is committed can be read by whoever is refused; the lock itself is the second transaction, which never ends.
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
    // Only the sentence is poorer without it.
    return undefined
  }
}

/** SQLITE_BUSY, https://sqlite.org/rescode.html. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}
