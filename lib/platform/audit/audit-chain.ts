/** The audit as a whole: reading it, proving that it is complete and unchanged, and letting go of what is too old. */
import 'server-only'
import { log } from '@/lib/log'
import { type Database, database } from '@/lib/store/db'
import { workInSlices } from '@/lib/store/slices'
import { type AuditRow, appendAudit, getCommandLineActor, hashAuditRow } from './audit'

const pageRows = 2000
const dayMs = 24 * 60 * 60 * 1000

export interface AuditState {
  rows: number
  /** Sequence and hash of the last row; noted elsewhere, they prove later that nothing was cut off at the end. */
  head: { sequence: number; hash: string }
  /** Null when every row follows from the one before. */
  fault: string | null
}

/** Every row, oldest first, of a moment in time given by the number of its last row. */
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
 * @param known a head noted earlier: its row must still be there, unchanged
 * @returns what was found; the first fault ends the reading
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
    // What an earlier checkpoint let go of; the newest one before the first row must name it.
    if (previous === undefined) cut = { sequence: row.sequence - 1, hash: row.previousHash }
    if (previous && row.sequence !== previous.sequence + 1) return state(`Row ${previous.sequence + 1} is missing.`)
    if (previous && row.previousHash !== previous.hash)
      return state(`Row ${row.sequence} does not follow from row ${previous.sequence}.`)
    if (row.hash !== hashAuditRow(row)) return state(`Row ${row.sequence} was changed.`)
    if (known?.sequence === row.sequence && known.hash !== row.hash)
      return state(`Row ${row.sequence} is not the one that was noted: the rows were written anew.`)
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
  // Written by `cutAudit`; the row's hash has been checked.
  const { through, hash } = JSON.parse(row.details ?? '{}') as { through?: number; hash?: string }
  return through === cut.sequence && hash === cut.hash
}

/** In one transaction, each with a checkpoint of its own. */
const pruneRowsMax = 2000

/**
 * Lets go of rows older than `days`, some thousand at a time. The checkpoint that says so is written in the same
 * transaction and carries the hash of the last row that went, so that the rest can still be verified.
 *
 * @returns how many rows went
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

/** Lets go of old rows now and once a day, for as long as the process lives; 0 keeps all. */
export async function pruneAuditDaily(days: number): Promise<void> {
  if (days === 0) return
  const cut = () =>
    pruneAudit(days).catch((cause: unknown) => log().error({ err: cause }, 'old audit rows could not be let go'))
  setInterval(cut, dayMs).unref()
  await cut()
}

/** The number of the first row that must stay: clocks of several instances differ, and numbers must have no gap. */
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
