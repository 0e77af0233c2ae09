/**
 * Reads the articles that answers cited from PubMed and Europe PMC out of the live cache file, at the same time as
 * its writer. It asks no service and creates no file; a file that can't be read counts as empty, and the writer
 * reports the error.
 */
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Article } from '@/lib/evidence/article/article'

export class CitedArticles {
  private readonly db: DatabaseSync | null

  constructor(file: string) {
    this.db = this.tried(null, () => (existsSync(file) ? new DatabaseSync(file, { readOnly: true }) : null))
  }

  /** Latest first. */
  latest(max: number): Article[] {
    return this.records('cited = 1 ORDER BY at DESC LIMIT ?', max)
  }

  all(): Article[] {
    return this.records('cited = ?', 1)
  }

  count(): number {
    const sql = 'SELECT count(*) AS n FROM records WHERE cited = 1'
    return this.tried(0, () => Number(this.db?.prepare(sql).get()?.['n'] ?? 0))
  }

  byId(id: string): Article | null {
    return this.records('id = ?', id)[0] ?? null
  }

  close(): void {
    this.db?.close()
  }

  private records(which: string, value: string | number): Article[] {
    return this.tried([], () => {
      const rows = this.db?.prepare(`SELECT record FROM records WHERE ${which}`).all(value) ?? []
      // Written by `LiveCache.storeArticles`.
      return rows.map((row) => JSON.parse(String(row['record'])) as Article)
    })
  }

  private tried<T>(otherwise: T, read: () => T): T {
    try {
      return read()
    } catch {
      return otherwise
    }
  }
}
