/** Lets one server at a time refresh the library of a shared database. */
import { hostname } from 'node:os'
import type { Database } from '@/lib/store/db'

interface RefreshState {
  /** The process that refreshes, or did so last: host/process id/random. */
  holder: string
  /** ISO 8601 UTC: when that process last said that it is running. */
  aliveAt: string
  /** ISO 8601 UTC; null until a refresh has ended. */
  finishedAt: string | null
}

const refreshFact = 'library refresh'
/** A process that has not reported for longer has ended. */
const leaseMs = 5 * 60_000
const renewMs = 30_000

export async function readRefreshState(db: Database): Promise<RefreshState | null> {
  const value = await readFact(db)
  return value === null ? null : parseState(value)
}

export function isRefreshRunning(state: RefreshState | null, now = Date.now()): boolean {
  if (state === null || state.finishedAt === state.aliveAt || now - Date.parse(state.aliveAt) >= leaseMs) return false
  return !hasEnded(state.holder)
}

/** Do not wait for a process of this machine that was killed. */
function hasEnded(holder: string): boolean {
  const [host, pid] = holder.split('/')
  if (host !== hostname()) return false
  try {
    // In a container every start may get the same process id.
    return Number(pid) === process.pid || !process.kill(Number(pid), 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

export class RefreshClaim {
  private readonly db: Database
  private value: string
  private timer: NodeJS.Timeout | undefined
  private renewal: Promise<void> = Promise.resolve()

  /** @returns null while another process refreshes */
  static async take(db: Database, holder: string): Promise<RefreshClaim | null> {
    const held = await readFact(db)
    const last = held === null ? null : parseState(held)
    if (isRefreshRunning(last)) return null
    const value = formatState({ holder, aliveAt: new Date().toISOString(), finishedAt: last?.finishedAt ?? null })
    const isTaken =
      held === null
        ? (await db
            .insertInto('facts')
            .values({ name: refreshFact, value })
            .onConflict((conflict) => conflict.column('name').doNothing())
            .returning('name')
            .executeTakeFirst()) !== undefined
        : await replaceFact(db, held, value)
    return isTaken ? new RefreshClaim(db, value) : null
  }

  private constructor(db: Database, value: string) {
    this.db = db
    this.value = value
  }

  /** @param lose called once another process has taken over, as after a long suspension */
  keep(lose: () => void): void {
    this.timer = setInterval(() => {
      this.renewal = this.renew({}).then(
        (isKept) => isKept || lose(),
        // The database may be back before the lease ends.
        () => undefined,
      ) as Promise<void>
    }, renewMs).unref()
  }

  /** @param isDone false if the refresh is to be repeated as soon as possible */
  async release(isDone: boolean): Promise<void> {
    clearInterval(this.timer)
    await this.renewal
    const aliveAt = isDone ? new Date().toISOString() : new Date(0).toISOString()
    await this.renew({ aliveAt, ...(isDone ? { finishedAt: aliveAt } : {}) })
  }

  private async renew(change: Partial<RefreshState>): Promise<boolean> {
    const value = formatState({ ...parseState(this.value), aliveAt: new Date().toISOString(), ...change })
    const isKept = await replaceFact(this.db, this.value, value)
    if (isKept) this.value = value
    return isKept
  }
}

async function readFact(db: Database): Promise<string | null> {
  const row = await db.selectFrom('facts').select('value').where('name', '=', refreshFact).executeTakeFirst()
  return row?.value ?? null
}

/** @returns false if another process has changed it */
async function replaceFact(db: Database, before: string, value: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('facts')
    .set({ value })
    .where('name', '=', refreshFact)
    .where('value', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function formatState(state: RefreshState): string {
  return JSON.stringify(state)
}

function parseState(value: string): RefreshState {
  // Written by `formatState`.
  return JSON.parse(value) as RefreshState
}
