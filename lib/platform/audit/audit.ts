/**
 * Who did what, and when: append-only rows, each with a SHA-256 hash over its values and the previous row's hash, so
 * that any reader can detect a changed, moved or missing row. Never contains question text unless LOG_QUESTIONS is set.
 *
 * Key changes and sign-ins are written before the response (`auditNow`). Requests and answers are written in batches
 * within a second (`audit`), so that none waits for the disk; a kill -9 loses at most that second's rows. While rows
 * can't be written (full disk, unreachable database), they wait in memory and are retried. When that queue is full,
 * questions are refused until there is room: no question is answered without an audit row.
 */
import 'server-only'
import { createHash } from 'node:crypto'
import { userInfo } from 'node:os'
import type { Kysely, Selectable } from 'kysely'
import { log } from '@/lib/log'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { database } from '@/lib/store/db'
import { getSingleton } from '@/lib/store/process-singleton'
import { StorageError } from '@/lib/store/storage-error'
import type { AuditTable, Tables } from '@/lib/store/tables'
import { ApiError } from '@/lib/wire/errors'

export type AuditRow = Selectable<AuditTable>

type AuditAction =
  | 'request'
  | 'refusal'
  | 'answer'
  | 'sign-in'
  | 'sign-out'
  | 'key-created'
  | 'key-revoked'
  | 'key-claimed'
  | 'operator-token-replaced'
  | 'session-ended'
  | 'history-moved'
  | 'person-blocked'
  | 'person-unblocked'
  | 'person-erased'
  | 'model-server-saved'
  | 'model-server-removed'
  | 'import'
  | 'export'
  | 'deletion'
  | 'backup'
  | 'restore'
  | 'images-copied'
  | 'moved'
  | 'server-started'
  | 'server-stopped'
  | 'checkpoint'

export interface AuditEvent {
  action: AuditAction
  /**
   * A person's id, a key's id, `session of` one, `provider`, `local` for the page on this machine, `command line
   * (user)`, `housekeeping`, or `unknown`.
   */
  actor: string
  /** The object of the action: a route, a key id, a file name. */
  target?: string
  status?: number
  address?: string
  requestId?: string
  /** Counts and names, never contents. */
  details?: Record<string, string | number | boolean | null>
}

const writeAfterMs = 1000
/** About ten minutes of a busy ward, about 5 MB. */
const waitingMax = 20_000
/** SQLite allows 32,766 values in one statement, PostgreSQL 65,535. */
const rowsPerStatement = 500
/** Per write; further refusals are only counted, so that a flood of invalid requests cannot fill the disk. */
const refusalsMax = 100
const textMax = 300

type TimedEvent = AuditEvent & { at: string }

interface Waiting {
  events: TimedEvent[]
  /** Number of refusals among the events. */
  refusals: number
  timer: NodeJS.Timeout | undefined
  /** The latest write; the next one starts after it. */
  writing: Promise<void>
  isFailing: boolean
}

function auditQueue(): Waiting {
  return getSingleton('audit', () => ({
    events: [],
    refusals: 0,
    timer: undefined,
    writing: Promise.resolve(),
    isFailing: false,
  }))
}

/** @returns the audit actor for commands on this machine */
export function getCommandLineActor(): string {
  return `command line (${userInfo().username})`
}

/** Queues an event, which is written within a second. */
export function audit(event: AuditEvent): void {
  const held = auditQueue()
  held.timer ??= setTimeout(() => void writeAudit(), writeAfterMs).unref()
  const isRefusal = event.action === 'refusal'
  if (isRefusal && held.refusals >= refusalsMax) {
    countRefusal(held.events, event)
    return
  }
  if (isRefusal) held.refusals += 1
  held.events.push({ ...event, at: new Date().toISOString() })
}

function countRefusal(events: TimedEvent[], { actor, status }: AuditEvent): void {
  const same = events.findLast((each) => each.details?.['more'] && each.actor === actor && each.status === status)
  if (same?.details) same.details['more'] = Number(same.details['more']) + 1
  else
    events.push({ action: 'refusal', actor, status: status ?? 0, details: { more: 1 }, at: new Date().toISOString() })
}

/** @throws ApiError `storage_failed` when the row can't be written: then the caller must not report success */
export async function auditNow(event: AuditEvent, db = database()): Promise<void> {
  const store = await db
  const at = new Date().toISOString()
  try {
    await store.transaction().execute((transaction) => appendAudit(transaction, [{ ...event, at }]))
  } catch (cause) {
    if (cause instanceof StorageError) throw cause
    throw new ApiError('storage_failed', serverMessage('action_not_audited'), { cause })
  }
}

/** @throws ApiError `storage_failed` when the queue is full: another question could not be recorded */
export function assertAuditable(): void {
  if (auditQueue().events.length < waitingMax) return
  throw new ApiError('storage_failed', serverMessage('audit_unavailable'), { headers: { 'retry-after': '10' } })
}

/** @returns number of rows not written yet */
export function countWaitingRows(): number {
  return auditQueue().events.length
}

/** Writes the queue; rows that can't be written stay in it. Calls are serialised, so that rows keep their order. */
export async function writeAudit(db = database()): Promise<void> {
  const held = auditQueue()
  const turn = held.writing.then(() => writeWaiting(held, db))
  held.writing = turn
  await turn
}

async function writeWaiting(held: Waiting, db: ReturnType<typeof database>): Promise<void> {
  clearTimeout(held.timer)
  held.timer = undefined
  const { events, refusals } = held
  Object.assign(held, { events: [], refusals: 0 })
  try {
    if (events.length > 0) await (await db).transaction().execute((transaction) => appendAudit(transaction, events))
    if (held.isFailing) log().info({ rows: events.length }, 'the audit log can be written again')
    held.isFailing = false
  } catch (cause) {
    Object.assign(held, { events: [...events, ...held.events], refusals: refusals + held.refusals })
    held.timer ??= setTimeout(() => void writeAudit(), writeAfterMs).unref()
    if (!held.isFailing) log().error({ err: cause }, 'the audit log cannot be written; rows wait in memory')
    held.isFailing = true
  }
}

/**
 * Appends rows to the chain. The first statement locks the head, so that other writers (another instance on the same
 * PostgreSQL, the command line while the server runs) wait until this transaction ends.
 */
export async function appendAudit(transaction: Kysely<Tables>, events: TimedEvent[]): Promise<void> {
  const head = await transaction
    .updateTable('auditHead')
    .set((eb) => ({ sequence: eb('sequence', '+', events.length) }))
    .returning(['sequence', 'hash'])
    .executeTakeFirstOrThrow()
  let sequence = head.sequence - events.length
  let previousHash = head.hash
  const rows = events.map((event) => {
    sequence += 1
    const row = seal({ ...toRow(event), sequence, previousHash })
    previousHash = row.hash
    return row
  })
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await transaction
      .insertInto('audit')
      .values(rows.slice(start, start + rowsPerStatement))
      .execute()
  }
  await transaction.updateTable('auditHead').set({ hash: previousHash }).execute()
}

function toRow({ action, actor, target, status, address, requestId, details, at }: TimedEvent) {
  return {
    at,
    action,
    actor: toStorableText(actor),
    target: target === undefined ? null : toStorableText(target),
    status: status ?? null,
    address: address === undefined ? null : toStorableText(address),
    requestId: requestId ?? null,
    details: details ? JSON.stringify(details) : null,
  }
}

/** Removes characters that a database refuses from untrusted text: one such row would block all others. */
function toStorableText(text: string): string {
  return text
    .slice(0, textMax)
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f]/g, '�')
}

function seal(row: Omit<AuditRow, 'hash'>): AuditRow {
  return { ...row, hash: hashAuditRow(row) }
}

/** @returns SHA-256 in hex over the row's values as a JSON array in this order, which has exactly one spelling */
export function hashAuditRow(row: Omit<AuditRow, 'hash'>): string {
  const values = [
    row.previousHash,
    row.sequence,
    row.at,
    row.action,
    row.actor,
    row.target,
    row.status,
    row.address,
    row.requestId,
    row.details,
  ]
  return createHash('sha256').update(JSON.stringify(values)).digest('hex')
}
