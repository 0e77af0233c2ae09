/** A SQLite file as it stood at one moment, taken while others write to it. Copying the file itself would miss its log. */
import 'server-only'
import { backup, DatabaseSync } from 'node:sqlite'

/** All pages in one step: a copy in several begins anew whenever somebody writes, and on a busy server never ends. */
const everyPage = 2 ** 31 - 1
const busyTimeoutMs = 30_000

/** @param copy made as one file, without a log beside it */
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
 * @param check `quick_check` reads every page once, and does not compare indexes with their tables
 * @returns what SQLite finds wrong with the file; nothing for a sound one
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
