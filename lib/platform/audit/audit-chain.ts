/**
 * The audit log as a whole: reads it, proves that it is complete and unchanged, and deletes rows past their retention.
 */
import 'server-only'
import { log } from '@/lib/log'
import { type Database, database } from '@/lib/store/db'
import { workInSlices } from '@/lib/store/slices'
import { type AuditRow, appendAudit, getCommandLineActor, hashAuditRow } from './audit'

const pageRows = 2000
const dayMs = 24 * 60 * 60 * 1000

export interface AuditState {
  rows: number
  /** Sequence and hash of the last row. Recorded elsewhere, they later prove that no rows were removed from the end. */
  head: { sequence: number; hash: string }
  /** Null when the chain is intact. */
  fault: string | null
}

/** Reads every row, oldest first, up to the last row at the time of the call. */
export async function* readAudit(
  { from, to }: { from?: string | undefined; to?: string | undefined } = {},
  db = database(),
): AsyncGenerator<AuditRow> {
  const store = await db
  const { sequence: last } = await store.selectFrom('auditHead').select('sequence').executeTakeFirstOrThrow()
  let after = 0
  while (true) {
    let query = store.selectFrom('audit').selectAll().where('sequence', '>', after).where('sequence', '<=', last)
    if (from !== undefined) query = query.where('at', '>=', from)
    if (to !== undefined) query = query.where('at', '<', to)
    const rows = await query.orderBy('sequence').limit(pageRows).execute()
    yield* rows
    const end = rows.at(-1)
    if (!end) return
    after = end.sequence
  }
}

/**
 * @param known a head recorded earlier: its row must still exist, unchanged
 * @returns the state; reading stops at the first fault
 */
export async function verifyAudit(
  known?: { sequence: number; hash: string } | undefined,
  db = database(),
): Promise<AuditState> {
  const { sequence, hash } = await (await db)
    .selectFrom('auditHead')
    .select(['sequence', 'hash'])
    .executeTakeFirstOrThrow()
  let previous: { sequence: number; hash: string } | undefined
  let cut: { sequence: number; hash: string } | undefined
  let rows = 0
  const state = (fault: string | null): AuditState => ({ rows, head: { sequence, hash }, fault })
  for await (const row of readAudit({}, db)) {
    // Rows deleted under an earlier checkpoint, which must name this sequence and hash.
    if (previous === undefined) cut = { sequence: row.sequence - 1, hash: row.previousHash }
    if (previous && row.sequence !== previous.sequence + 1) return state(`Row ${previous.sequence + 1} is missing.`)
    if (previous && row.previousHash !== previous.hash)
      return state(`Row ${row.sequence} does not follow from row ${previous.sequence}.`)
    if (row.hash !== hashAuditRow(row)) return state(`Row ${row.sequence} was changed.`)
    if (known?.sequence === row.sequence && known.hash !== row.hash)
      return state(`Row ${row.sequence} does not match the stored head: the rows were rewritten.`)
    if (cut && row.action === 'checkpoint' && isCheckpointOf(row, cut)) cut = undefined
    previous = row
    rows += 1
  }
  if (cut && !(cut.sequence === 0 && /^0+$/.test(cut.hash)))
    return state(`Rows 1 to ${cut.sequence} are missing, and no checkpoint says that they were cut.`)
  if ((previous?.sequence ?? 0) !== sequence) return state(`Rows after ${previous?.sequence ?? 0} are missing.`)
  if (previous && previous.hash !== hash) return state('The last row is not the one that was written last.')
  if (known && known.sequence > sequence) return state(`Row ${known.sequence} is missing.`)
  return state(null)
}

function isCheckpointOf(row: AuditRow, cut: { sequence: number; hash: string }): boolean {
  // Written by `pruneAudit`; the row's hash has been checked.
  const { through, hash } = JSON.parse(row.details ?? '{}') as { through?: number; hash?: string }
  return through === cut.sequence && hash === cut.hash
}

/** Per transaction, each with its own checkpoint. */
const pruneRowsMax = 2000

/**
 * Deletes rows older than `days` in batches. Each transaction also writes a checkpoint with the hash of the last
 * deleted row, so that the rest can still be verified.
 *
 * @returns number of rows deleted
 */
export async function pruneAudit(days: number, db = database(), now = Date.now()): Promise<number> {
  const store = await db
  const before = new Date(now - days * dayMs).toISOString()
  const end = await findFirstRowSince(store, before)
  let count = 0
  await workInSlices(async () => {
    const gone = await pruneBatch(store, end, { before, at: new Date(now).toISOString() })
    count += gone
    return gone > 0
  })
  return count
}

/** @param end the first row to keep */
async function pruneBatch(db: Database, end: number, { before, at }: { before: string; at: string }): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const last = await findLastRowToPrune(transaction, end)
    if (!last) return 0
    const details = { through: last.sequence, hash: last.hash, before }
    await appendAudit(transaction, [{ action: 'checkpoint', actor: getCommandLineActor(), at, details }])
    await transaction.updateTable('auditHead').set({ cutThrough: last.sequence }).execute()
    const { numDeletedRows } = await transaction
      .deleteFrom('audit')
      .where('sequence', '<=', last.sequence)
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  })
}

/** Deletes rows past their retention now and once a day; 0 keeps all. */
export async function pruneAuditDaily(days: number): Promise<void> {
  if (days === 0) return
  const cut = () =>
    pruneAudit(days).catch((cause: unknown) =>
      log().error({ err: cause }, 'old audit rows could not be deleted; it is tried again in a day'),
    )
  setInterval(cut, dayMs).unref()
  await cut()
}

/** Finds the first row to keep by sequence, not by time: clocks of instances differ, and sequences must have no gap. */
async function findFirstRowSince(db: Database, before: string): Promise<number> {
  const row = await db
    .selectFrom('audit')
    .select((eb) => eb.fn.min('sequence').as('first'))
    .where('at', '>=', before)
    .executeTakeFirst()
  if (row?.first != null) return row.first
  const head = await db.selectFrom('auditHead').select('sequence').executeTakeFirstOrThrow()
  return head.sequence + 1
}

async function findLastRowToPrune(db: Database, end: number): Promise<{ sequence: number; hash: string } | undefined> {
  const oldest = await db
    .selectFrom('audit')
    .select(['sequence', 'hash'])
    .where('sequence', '<', end)
    .orderBy('sequence')
    .limit(pruneRowsMax)
    .execute()
  return oldest.at(-1)
}
