/**
 * Remembers that PostgreSQL has gone silent, so that only the first requests wait for it: later ones are refused at
 * once until it answers a connection of its own, which is tried every half second.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { log } from '@/lib/log'
import { askPostgres } from './ask-postgres'

const tryEveryMs = 500

export class PostgresAvailability {
  private readonly connectionString: string
  private isClosed = false
  private watching: Promise<void> | null = null

  constructor(connectionString: string) {
    this.connectionString = connectionString
  }

  /** False from a reported silence until PostgreSQL answers again. */
  get isAvailable(): boolean {
    return this.watching === null
  }

  reportSilence(): void {
    if (this.isClosed) return
    this.watching ??= this.waitForAnswer().finally(() => {
      this.watching = null
    })
  }

  close(): void {
    this.isClosed = true
  }

  private async waitForAnswer(): Promise<void> {
    while (!this.isClosed) {
      if (await this.answers()) return
      await wait(tryEveryMs, undefined, { ref: false })
    }
  }

  private async answers(): Promise<boolean> {
    try {
      await askPostgres(this.connectionString)
      return true
    } catch (cause) {
      log().debug({ err: cause }, 'PostgreSQL does not answer yet')
      return false
    }
  }
}
