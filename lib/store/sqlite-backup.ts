/** Copies a SQLite file consistently while other processes write to it. A plain file copy would miss the WAL. */
import 'server-only'
import { backup, DatabaseSync } from 'node:sqlite'

/** All pages in one step: a copy in several steps restarts with every write, and on a busy server never ends. */
const everyPage = 2 ** 31 - 1
const busyTimeoutMs = 30_000

/** @param copy path of the copy, a single file without a WAL */
export async function snapshotSqlite(file: string, copy: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true, timeout: busyTimeoutMs })
  try {
    await backup(source, copy, { rate: everyPage })
  } finally {
    source.close()
  }
  const copied = new DatabaseSync(copy)
  copied.exec('PRAGMA journal_mode = DELETE')
  copied.close()
}

/**
 * @param check `quick_check` reads every page once but does not compare indexes with their tables
 * @returns the faults that SQLite finds; empty for an intact file
 */
export function findDamage(file: string, check: 'integrity_check' | 'quick_check' = 'integrity_check'): string[] {
  try {
    const db = new DatabaseSync(file, { readOnly: true, timeout: busyTimeoutMs })
    try {
      const lines = db.prepare(`PRAGMA ${check}`).all()
      return lines.map((line) => String(line[check])).filter((line) => line !== 'ok')
    } finally {
      db.close()
    }
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
