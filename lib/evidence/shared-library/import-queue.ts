/**
 * Imports of the shared library. An uploaded file is stored in the database before it is acknowledged, and one server
 * claims it with a lease: when that server dies or is suspended, another one continues after the last batch.
 */
import { randomUUID } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { type Selectable, sql } from 'kysely'
import { parseReceipt, type Receipt } from '@/lib/evidence/import/receipt'
import type { Database } from '@/lib/store/db'
import { getSingleton } from '@/lib/store/process-singleton'
import type { LibraryImportsTable } from '@/lib/store/tables'
import { lockForTransaction } from '@/lib/store/transaction-lock'
import { type ImportRun, isInProgress } from '@/lib/wire/import-run'

/** Wakes the servers that wait for an import to claim. */
export const importsChannel = 'evidence_chat_imports'

/** A server that has not renewed its claim for this long has lost it. */
export const leaseSeconds = 15
/** An import that crashes its server this often without progress is abandoned. */
const attemptsMax = 3
const partBytes = 1_000_000
/** An upload that made no progress for this long was left by a server that was killed. */
const abandonedAfter = sql`interval '1 hour'`

export type QueuedImport = Selectable<LibraryImportsTable>

const leaseEnd = sql`now() - ${sql.lit(leaseSeconds)} * interval '1 second'`

/** Names this thread as the holder of a claim; random, since host names and process ids are reused. */
export function getHolderName(): string {
  return getSingleton('import holder', () => `${hostname()}/${process.pid}/${randomUUID()}`)
}

/**
 * Stores an uploaded file and queues its import.
 *
 * @param caller who started it, as JSON for the audit log
 */
export async function enqueueImport(
  db: Database,
  { id, name, startedAt, file, caller }: { id: string; name: string; startedAt: string; file: string; caller: string },
): Promise<void> {
  await sweepAbandoned(db)
  const { size } = await stat(file)
  await insertImport(db, { id, name, startedAt, state: 'sending', hasFile: true, bytes: size, caller })
  const handle = await open(file)
  try {
    const buffer = Buffer.allocUnsafe(partBytes)
    for (let n = 0; ; n += 1) {
      const { bytesRead } = await handle.read(buffer, 0, partBytes)
      if (bytesRead === 0) break
      const bytes = Buffer.from(buffer.subarray(0, bytesRead))
      await db.insertInto('libraryImportParts').values({ importId: id, n, bytes }).execute()
      await db.updateTable('libraryImports').set({ aliveAt: sql`now()` }).where('id', '=', id).execute()
    }
  } catch (cause) {
    await db
      .deleteFrom('libraryImports')
      .where('id', '=', id)
      .execute()
      .catch(() => undefined)
    throw cause
  } finally {
    await handle.close()
  }
  await db.updateTable('libraryImports').set({ state: 'waiting' }).where('id', '=', id).execute()
  await sql`select pg_notify(${importsChannel}, ${id})`.execute(db)
}

/** Writes the stored file to a new file. */
export async function writeStoredFile(db: Database, id: string, file: string): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    for (let n = 0; ; n += 1) {
      const part = await db
        .selectFrom('libraryImportParts')
        .select('bytes')
        .where('importId', '=', id)
        .where('n', '=', n)
        .executeTakeFirst()
      if (!part) return
      await handle.write(part.bytes)
    }
  } finally {
    await handle.close()
  }
}

/** Claims the oldest import that waits or whose server has died, unless another one is running. */
export function claimImport(db: Database, holder: string): Promise<QueuedImport | null> {
  return db.transaction().execute(async (tx) => {
    // Two servers that claim at once must see each other's claim.
    await lockForTransaction(tx, importsChannel)
    const running = await tx
      .selectFrom('libraryImports')
      .select('id')
      .where('hasFile', '=', true)
      .where('state', '=', 'running')
      .where('aliveAt', '>=', sql<Date>`${leaseEnd}`)
      .executeTakeFirst()
    if (running) return null
    // Locked, since an import stopped between this read and the update would run although its file is deleted.
    const next = await tx
      .selectFrom('libraryImports')
      .selectAll()
      .where('hasFile', '=', true)
      .where('state', 'in', ['waiting', 'running'])
      .orderBy('startedAt')
      .forUpdate()
      .executeTakeFirst()
    if (!next) return null
    const isGivenUp = next.attempts >= attemptsMax
    const change = isGivenUp
      ? { state: 'failed' as const, finishedAt: new Date().toISOString() }
      : { state: 'running' as const, holder, aliveAt: sql<Date>`now()`, attempts: next.attempts + 1 }
    await tx.updateTable('libraryImports').set(change).where('id', '=', next.id).execute()
    if (isGivenUp) await tx.deleteFrom('libraryImportParts').where('importId', '=', next.id).execute()
    return isGivenUp ? null : { ...next, state: 'running' as const, holder }
  })
}

/** The result of renewing a claim. */
export type ClaimState = 'held' | 'lost' | 'stopped'

/** Renews a claim. */
export async function renewClaim(
  db: Database,
  id: string,
  holder: string,
  progress: ImportRun['progress'],
): Promise<ClaimState> {
  const row = await db
    .updateTable('libraryImports')
    .set({ aliveAt: sql`now()`, ...(progress && { progress: JSON.stringify(progress) }) })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .where('state', '=', 'running')
    .returning('stopAskedAt')
    .executeTakeFirst()
  return row === undefined ? 'lost' : row.stopAskedAt === null ? 'held' : 'stopped'
}

/** Releases the claim, so that another server can continue at once. */
export async function releaseClaim(db: Database, id: string, holder: string): Promise<void> {
  await db
    .updateTable('libraryImports')
    .set({ state: 'waiting', holder: null })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .where('state', '=', 'running')
    .execute()
  await sql`select pg_notify(${importsChannel}, ${id})`.execute(db)
}

/** Ends an import before the end of its file; articles already written are kept. */
export async function endImport(db: Database, id: string, holder: string, state: 'failed' | 'stopped'): Promise<void> {
  await db
    .updateTable('libraryImports')
    .set({ state, finishedAt: new Date().toISOString() })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .execute()
  await deleteStoredFile(db, id)
}

async function deleteStoredFile(db: Database, id: string): Promise<void> {
  await db.deleteFrom('libraryImportParts').where('importId', '=', id).execute()
}

/** @returns false when no such import waits or runs */
export async function stopQueuedImport(db: Database, id: string): Promise<boolean> {
  const waiting = await db
    .updateTable('libraryImports')
    .set({ state: 'stopped', finishedAt: new Date().toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  if (waiting) await deleteStoredFile(db, id)
  if (waiting) return true
  const running = await db
    .updateTable('libraryImports')
    .set({ stopAskedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('stopAskedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return running !== undefined
}

/** Imports of all servers, latest first. */
export async function listQueuedImports(db: Database, max: number): Promise<ImportRun[]> {
  const rows = await db
    .selectFrom('libraryImports')
    .selectAll()
    .select(sql<boolean>`"aliveAt" >= ${leaseEnd}`.as('isAlive'))
    .orderBy('startedAt', 'desc')
    .limit(max)
    .execute()
  return rows.map(toImportRun)
}

function toImportRun(row: QueuedImport & { isAlive: boolean }): ImportRun {
  const state = toShownState(row)
  return {
    id: row.id,
    name: row.name,
    state,
    startedAt: row.startedAt,
    bytes: row.bytes,
    bytesReceived: row.bytes ?? 0,
    // Written by `renewClaim`.
    progress: row.progress === null ? null : (JSON.parse(row.progress) as ImportRun['progress']),
    receipt: row.receipt === null || isInProgress({ state }) ? null : parseReceipt(row.receipt),
  }
}

/** An import by command has no stored file, so no server can continue it after its command was killed. */
function toShownState({
  state,
  hasFile,
  isAlive,
  stopAskedAt,
}: QueuedImport & { isAlive: boolean }): ImportRun['state'] {
  if (state !== 'running') return state
  if (stopAskedAt !== null) return 'stopped'
  if (isAlive) return 'running'
  return hasFile ? 'waiting' : 'failed'
}

interface NewImportRow {
  id: string
  name: string
  startedAt: string
  state: LibraryImportsTable['state']
  hasFile: boolean
  bytes: number | null
  caller: string | null
  sha256?: string | null
  holder?: string
  receipt?: Receipt
  finishedAt?: string | null
}

export async function insertImport(db: Database, { receipt, ...row }: NewImportRow): Promise<void> {
  const values = { ...row, receipt: receipt ? JSON.stringify(receipt) : null, aliveAt: sql<Date>`now()`, attempts: 0 }
  await db
    .insertInto('libraryImports')
    .values({ sha256: null, holder: null, finishedAt: null, progress: null, stopAskedAt: null, ...values })
    .execute()
}

async function sweepAbandoned(db: Database): Promise<void> {
  await db
    .deleteFrom('libraryImports')
    .where('state', '=', 'sending')
    .where('aliveAt', '<', sql<Date>`now() - ${abandonedAfter}`)
    .execute()
}
