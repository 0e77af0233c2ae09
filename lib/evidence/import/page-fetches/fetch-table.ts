/**
 * The fetches that the page started. One runs at a time over all servers, so that together they keep to PubMed's rate.
 * Its server renews a claim; when that server dies, another one continues, with the batches that are on its own disk.
 */
import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { ServerMessage } from '@/lib/shared/messages/server-messages'
import type { Database } from '@/lib/store/db'
import type { LibraryFetchesTable } from '@/lib/store/tables'
import { lockForTransaction } from '@/lib/store/transaction-lock'
import type { FetchOrder, FetchRun, FetchStep } from '@/lib/wire/fetch-run'
import type { ImportReceipt } from '@/lib/wire/import-run'

export type StoredFetch = Selectable<LibraryFetchesTable>

/** A server that has not renewed its claim for this long has lost it. */
const leaseMs = 30_000
const listedMax = 50

export const noStep: FetchStep = {
  hits: null,
  fetched: 0,
  total: 0,
  missing: { count: 0, pmids: [] },
  unlisted: 0,
  secondsLeft: null,
  resumesAt: null,
}

/**
 * @param caller who asked for it, as JSON for the audit log
 * @returns the fetch; one with the same order that has not ended is returned instead of a second one
 */
export function insertFetch(db: Database, order: FetchOrder, caller: string): Promise<FetchRun> {
  return db.transaction().execute(async (tx) => {
    await lockForTransaction(tx, lockName)
    const request = JSON.stringify(order)
    const open = await tx
      .selectFrom('libraryFetches')
      .selectAll()
      .where('request', '=', request)
      .where('state', 'in', ['running', 'paused', 'failed'])
      .executeTakeFirst()
    if (open) return toFetchRun(open)
    const now = new Date().toISOString()
    const row: StoredFetch = {
      id: randomUUID(),
      request,
      state: 'running',
      phase: 'listing',
      step: JSON.stringify(noStep),
      receipts: '[]',
      failure: null,
      caller,
      holder: null,
      aliveAt: now,
      startedAt: now,
    }
    await tx.insertInto('libraryFetches').values(row).execute()
    return toFetchRun(row)
  })
}

/** Latest first. */
export async function listStoredFetches(db: Database): Promise<FetchRun[]> {
  const rows = await db.selectFrom('libraryFetches').selectAll().orderBy('startedAt', 'desc').limit(listedMax).execute()
  return rows.map(toFetchRun)
}

/** Ids of the fetches that have not ended. */
export async function listOpenFetches(db: Database): Promise<Set<string>> {
  const rows = await db
    .selectFrom('libraryFetches')
    .select('id')
    .where('state', 'in', ['running', 'paused', 'failed'])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Claims the oldest fetch that waits or whose server has died, unless another one is running. A holder claims its own
 * again: it works on one at a time, so its end was not stored.
 *
 * @param isSoleServer whether every other holder is dead
 */
export function claimFetch(db: Database, holder: string, isSoleServer: boolean): Promise<StoredFetch | null> {
  return db.transaction().execute(async (tx) => {
    await lockForTransaction(tx, lockName)
    const rows = await tx
      .selectFrom('libraryFetches')
      .selectAll()
      .where('state', '=', 'running')
      .orderBy('startedAt')
      .execute()
    const deadBefore = new Date(Date.now() - leaseMs).toISOString()
    const isHeld = (row: StoredFetch) =>
      row.holder !== null && row.holder !== holder && !isSoleServer && row.aliveAt > deadBefore
    const [next] = rows
    if (!next || rows.some(isHeld)) return null
    const claim = { holder, aliveAt: new Date().toISOString() }
    await tx.updateTable('libraryFetches').set(claim).where('id', '=', next.id).execute()
    return { ...next, ...claim }
  })
}

type Progress = Partial<Pick<StoredFetch, 'phase' | 'step' | 'receipts'>>

/** @returns false when the fetch was paused or cancelled, or another server has it */
export async function renewFetch(db: Database, { id, holder }: StoredFetch, progress: Progress): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('libraryFetches')
    .set({ ...progress, aliveAt: new Date().toISOString() })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends a fetch of this holder, unless it was paused or cancelled meanwhile. */
export async function endFetch(
  db: Database,
  { id, holder }: StoredFetch,
  state: 'done' | 'failed' | 'paused',
  failure: ServerMessage | null = null,
): Promise<void> {
  await db
    .updateTable('libraryFetches')
    .set({ state, holder: null, failure: failure && JSON.stringify(failure) })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .where('state', '=', 'running')
    .execute()
}

const changes = {
  running: { from: ['paused', 'failed'], to: { state: 'running', holder: null, failure: null } },
  paused: { from: ['running'], to: { state: 'paused', holder: null } },
  cancelled: { from: ['running', 'paused', 'failed'], to: { state: 'cancelled', holder: null } },
} as const

/** @returns false when there is no such fetch in a state from which it can change */
export async function changeStoredFetch(db: Database, id: string, change: keyof typeof changes): Promise<boolean> {
  const { from, to } = changes[change]
  const { numUpdatedRows } = await db
    .updateTable('libraryFetches')
    .set(to)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function readOrder({ request }: StoredFetch): FetchOrder {
  // Written by `insertFetch`.
  return JSON.parse(request) as FetchOrder
}

export function readReceipts({ receipts }: StoredFetch): ImportReceipt[] {
  // Written by `renewFetch`.
  return JSON.parse(receipts) as ImportReceipt[]
}

function toFetchRun(row: StoredFetch): FetchRun {
  return {
    id: row.id,
    order: readOrder(row),
    state: row.state !== 'running' ? row.state : row.holder === null ? 'waiting' : row.phase,
    startedAt: row.startedAt,
    // Both written here.
    step: JSON.parse(row.step) as FetchStep,
    receipts: readReceipts(row),
    failure: row.failure === null ? null : (JSON.parse(row.failure) as ServerMessage),
  }
}

const lockName = 'evidence_chat_fetches'
