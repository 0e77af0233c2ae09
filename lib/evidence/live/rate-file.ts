/** Keeps the rate of a service in a file: for the processes that share a data folder. */
import { DatabaseSync } from 'node:sqlite'
import { noStarts, type RateState, type UpdateState } from './rate-ledger'

/** @throws Error when the file cannot be used */
export function keepInFile(file: string): UpdateState {
  const db = new DatabaseSync(file)
  // Lost rows cost one second of the rate, so no write has to wait for the disk.
  db.exec(`PRAGMA busy_timeout = 2000; PRAGMA synchronous = OFF;
    CREATE TABLE IF NOT EXISTS state (id INTEGER PRIMARY KEY CHECK (id = 1), value TEXT NOT NULL)`)
  const read = db.prepare('SELECT value FROM state')
  const write = db.prepare('INSERT OR REPLACE INTO state VALUES (1, ?)')
  return async (change) => {
    db.exec('BEGIN IMMEDIATE')
    try {
      const before = String(read.get()?.['value'] ?? JSON.stringify(noStarts))
      // Written below.
      const state = JSON.parse(before) as RateState
      // Processes have only the time of day in common.
      const result = change(state, Date.now())
      const after = JSON.stringify(state)
      if (after !== before) write.run(after)
      return result
    } finally {
      db.exec('COMMIT')
    }
  }
}
