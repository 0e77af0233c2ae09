/**
 * Who did what, and when: rows that are only ever added, each sealed with SHA-256 over the row before it, so that a
 * changed, moved or missing row is found by anybody who reads them. Never the text of a question unless LOG_QUESTIONS.
 *
 * Key changes and sign-ins are written before they are answered (`auditNow`). Requests and answers are written together
 * within a second (`audit`), so that none waits for the disk; a kill -9 may lose that second's rows, and nothing else.
 * While rows can't be written (a full disk, a database that is away) they wait in memory and are tried again; once as
 * many wait as fit, questions are refused until there is room: nobody is answered without a trace.
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

export type AuditAction =
  | 'request'
  | 'refusal'
  | 'answer'
  | 'sign-in'
  | 'sign-out'
  | 'key-created'
  | 'key-revoked'
  | 'operator-token-replaced'
  | 'import'
  | 'export'
  | 'deletion'
  | 'backup'
  | 'restore'
  | 'server-started'
  | 'server-stopped'
  | 'checkpoint'

export interface AuditEvent {
  action: AuditAction
  /** A key's id, `session of` one, `local` for the page on this machine, `command line (user)`, `housekeeping`, or `unknown`. */
  actor: string
  /** What it was done to: a route, a key's id, a file's name. */
  target?: string
  status?: number
  address?: string
  requestId?: string
  /** Counts and names, never contents. */
  details?: Record<string, string | number | boolean | null>
}

const writeAfterMs = 1000
/** Some ten minutes of a busy ward, about 5 MB. */
const waitingMax = 20_000
/** SQLite takes 32,766 values in one statement, PostgreSQL 65,535. */
const rowsPerStatement = 500
/** In one write; more are only counted, else whoever floods us with nonsense would fill the disk. */
const refusalsMax = 100
const textMax = 300

type TimedEvent = AuditEvent & { at: string }

interface Waiting {
  events: TimedEvent[]
  /** How many of them are refusals. */
  refusals: number
  timer: NodeJS.Timeout | undefined
  /** The last write asked for; the next one begins after it. */
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

/** Whoever gives a command on this machine. */
export function getCommandLineActor(): string {
  return `command line (${userInfo().username})`
}

/** Takes an event down; it is written within a second. */
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

/** @throws ApiError `storage_failed` when the row can't be written: then what it tells of must not be answered either */
export async function auditNow(event: AuditEvent, db = database()): Promise<void> {
  const store = await db
  const at = new Date().toISOString()
  try {
    await store.transaction().execute((transaction) => appendAudit(transaction, [{ ...event, at }]))
  } catch (cause) {
    if (cause instanceof StorageError) throw cause
    throw new ApiError('storage_failed', serverMessage('notRecorded'), { cause })
  }
}

/** @throws ApiError `storage_failed` when so many rows wait to be written that another question could leave no trace */
export function assertAuditable(): void {
  if (auditQueue().events.length < waitingMax) return
  throw new ApiError('storage_failed', serverMessage('recordsFull'), { headers: { 'retry-after': '10' } })
}

/** How many rows wait to be written. */
export function countWaitingRows(): number {
  return auditQueue().events.length
}

/** Writes what waits; what can't be written goes on waiting. One call at a time, so that rows keep their order. */
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
    if (held.isFailing) log().info({ rows: events.length }, 'the audit is written again')
    held.isFailing = false
  } catch (cause) {
    Object.assign(held, { events: [...events, ...held.events], refusals: refusals + held.refusals })
    held.timer ??= setTimeout(() => void writeAudit(), writeAfterMs).unref()
    if (!held.isFailing) log().error({ err: cause }, 'the audit can not be written; its rows wait in memory')
    held.isFailing = true
  }
}

/**
 * Adds rows to the end of the chain. The first statement takes the head, which a second writer (another instance on the
 * same PostgreSQL, the command line beside the server) waits for until this transaction has ended.
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

/** What a stranger may have written: no character that a database refuses, since one such row would hold up all others. */
function toStorableText(text: string): string {
  return text
    .slice(0, textMax)
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f]/g, '�')
}

function seal(row: Omit<AuditRow, 'hash'>): AuditRow {
  return { ...row, hash: hashAuditRow(row) }
}

/** SHA-256, in hex, over the row's values as one JSON list in this order: each value once, nothing left to spelling. */
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
