/**
 * Lets one process build at a time. The operating system releases the lock when its process exits, so that a killed
 * build leaves no stale lock.
 */
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

const retryMs = 500

/**
 * Waits until no other process holds the lock.
 *
 * @param file the lock, created if it does not exist
 * @param onWait called once if another process holds it
 * @returns a function that releases the lock
 */
export async function lockBuild(file: string, onWait: () => void): Promise<() => void> {
  await mkdir(dirname(file), { recursive: true })
  const lock = new DatabaseSync(file)
  for (let tries = 0; !tryLock(lock); tries += 1) {
    if (tries === 0) onWait()
    await setTimeout(retryMs)
  }
  return () => lock.close()
}

/** @throws Error from SQLite when the file can't be written */
function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    // SQLITE_BUSY, https://sqlite.org/rescode.html.
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) return false
    lock.close()
    throw error
  }
}
