/**
 * When the requests to one service start, over all processes that share a data folder: questions, fetches and refreshes
 * together keep to the service's rate.
 */
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Clock, type RateLedger, RateLimiter } from './rate-limiter'

/** Processes have only the time of day in common. */
const timeOfDay: Clock = {
  now: () => Date.now(),
  wait: (ms, signal) => sleep(ms, undefined, { signal }),
}

/** @throws Error when the file cannot be used */
export function openSharedRate(file: string, perSecond: number): RateLimiter {
  return new RateLimiter(perSecond, timeOfDay, new RateFile(file, perSecond))
}

/** Starts later than this were reserved before the clock was set back. */
const futureMaxMs = 10 * 60_000

class RateFile implements RateLedger {
  private readonly db: DatabaseSync
  private readonly perSecond: number

  constructor(file: string, perSecond: number) {
    this.perSecond = perSecond
    this.db = new DatabaseSync(file)
    // Lost rows cost one second of the rate, so that no write waits for the disk.
    this.db.exec(`PRAGMA busy_timeout = 2000; PRAGMA synchronous = OFF;
      CREATE TABLE IF NOT EXISTS starts (at REAL NOT NULL);
      CREATE TABLE IF NOT EXISTS pauses (until REAL NOT NULL)`)
  }

  reserve(nowMs: number, windowMs: number, latestMs: number): number | null {
    this.db.exec('BEGIN IMMEDIATE')
    try {
      this.db.prepare('DELETE FROM starts WHERE at < ? OR at > ?').run(nowMs - windowMs, nowMs + futureMaxMs)
      const last = this.db.prepare('SELECT at FROM starts ORDER BY at DESC LIMIT ?').all(this.perSecond)
      const free = last.length < this.perSecond ? 0 : Number(last.at(-1)?.['at']) + windowMs
      const start = Math.max(nowMs, free, this.resumesAt(nowMs))
      if (start <= latestMs) this.db.prepare('INSERT INTO starts VALUES (?)').run(start)
      return start <= latestMs ? start : null
    } finally {
      this.db.exec('COMMIT')
    }
  }

  resumesAt(nowMs: number): number {
    const row = this.db.prepare('SELECT max(until) AS until FROM pauses WHERE until <= ?').get(nowMs + futureMaxMs)
    return Number(row?.['until'] ?? 0)
  }

  pauseUntil(untilMs: number): void {
    this.db.exec('BEGIN IMMEDIATE')
    try {
      this.db.prepare('DELETE FROM pauses WHERE until < ?').run(untilMs)
      this.db.prepare('INSERT INTO pauses VALUES (?)').run(untilMs)
    } finally {
      this.db.exec('COMMIT')
    }
  }
}
