/**
 * The event log of a generation. Text that arrives in quick succession becomes one event, and all generations of this
 * process are written together, so that twenty cost the disk as much as one. Readers see an event only after it is
 * stored.
 */
import 'server-only'
import type { Insertable } from 'kysely'
import { log } from '@/lib/log'
import { type AnswerBody, emptyAnswer } from '@/lib/platform/conversations/message-rows'
import { type Database, database } from '@/lib/store/db'
import { getSingleton } from '@/lib/store/process-singleton'
import type { RunEventsTable } from '@/lib/store/tables'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import type { LogEvent } from '@/lib/wire/conversation'
import { addChecks, type Evidence } from '@/lib/wire/evidence'
import { ReplayBuffer } from './replay-buffer'

const writeAfterMs = 200

export interface GenerationLog {
  /** As `toGenerationId` makes it; `runId` in the table of events. */
  id: string
  /** Events already stored; the index is the event's number minus one. */
  events: ReplayBuffer<LogEvent>
  /** Events numbered so far. */
  count: number
  /** Not yet numbered. */
  waiting: LogEvent[]
}

export function openGenerationLog(id: string): GenerationLog {
  return { id, events: new ReplayBuffer(), count: 0, waiting: [] }
}

interface Writer {
  due: Set<GenerationLog>
  timer: NodeJS.Timeout | undefined
  /** Serialises writes: no event may be written after its generation has been finished. */
  last: Promise<unknown>
}

function writer(): Writer {
  return getSingleton('generation log writer', () => ({ due: new Set(), timer: undefined, last: Promise.resolve() }))
}

/**
 * Writes the first event at once, so that the reader sees progress, and later ones in batches. Further choices are left
 * out, since the page never requests them.
 */
export function appendEvent(log: GenerationLog, event: LogEvent): void {
  if ('choice' in event && event.choice !== 0) return
  const at = findMergeIndex(log.waiting, event)
  const before = log.waiting[at]
  if (before) log.waiting[at] = mergeEvents(before, event)
  else log.waiting.push(event)
  const { due } = writer()
  due.add(log)
  scheduleWrite(log.count === 0 ? 0 : writeAfterMs)
}

/** Lets checks overtake later text, so that a write has one event of each kind and not one per sentence. */
function findMergeIndex(waiting: readonly LogEvent[], { type }: LogEvent): number {
  const last = waiting.length - 1
  if (type !== 'delta' && type !== 'checks') return -1
  if (waiting[last]?.type === type) return last
  return waiting[last]?.type === 'checks' && waiting[last - 1]?.type === type ? last - 1 : -1
}

/** Of two deltas, only the text is merged: the page requests neither tools nor log probabilities. */
function mergeEvents(a: LogEvent, b: LogEvent): LogEvent {
  if (a.type === 'delta' && b.type === 'delta') return { ...a, content: (a.content ?? '') + (b.content ?? '') }
  if (a.type === 'checks' && b.type === 'checks') return { type: 'checks', checks: [...a.checks, ...b.checks] }
  return b
}

function scheduleWrite(ms: number): void {
  const waiting = writer()
  if (waiting.timer && ms > 0) return
  clearTimeout(waiting.timer)
  waiting.timer = setTimeout(() => void queueWrite(writeDue), ms)
}

/** Runs `work` after all earlier writes. */
export function queueWrite<T>(work: () => Promise<T>): Promise<T> {
  const waiting = writer()
  const next = waiting.last.then(work)
  waiting.last = next.catch(() => undefined)
  return next
}

/** Drops unwritten events: the answer as a whole is about to be stored. */
export function discardUnwritten(log: GenerationLog): void {
  writer().due.delete(log)
  log.waiting = []
}

async function writeDue(): Promise<void> {
  const waiting = writer()
  waiting.timer = undefined
  const taken = [...waiting.due].map((log) => {
    const events = log.waiting
    const from = log.count
    log.waiting = []
    log.count += events.length
    return { log, events, from }
  })
  waiting.due.clear()
  const rows = taken.map(({ log: { id }, events, from }) =>
    events.map((event, index) => ({ runId: id, n: from + index + 1, event: JSON.stringify(event) })),
  )
  if (!(await tryWriteRows(rows.flat()))) for (const own of rows) await tryWriteRows(own)
  for (const { log, events } of taken) for (const event of events) log.events.append(event)
}

/**
 * A generation continues when its log cannot be written: the answer is in memory and is stored as a whole at its end.
 */
async function tryWriteRows(rows: Insertable<RunEventsTable>[]): Promise<boolean> {
  if (rows.length === 0) return true
  try {
    await (await database()).insertInto('runEvents').values(rows).execute()
    return true
  } catch (cause) {
    log().error(
      { err: cause },
      'events of an answer could not be written to its log; the answer goes on and is stored when it ends',
    )
    return false
  }
}

/** @returns the events with their numbers, from the one after `after` */
export async function readEvents(db: Database, id: string, after: number): Promise<(LogEvent & { n: number })[]> {
  const rows = await db
    .selectFrom('runEvents')
    .select(['n', 'event'])
    .where('runId', '=', id)
    .where('n', '>', after)
    .orderBy('n')
    .execute()
  return rows.map(({ n, event }) => ({ n, ...parseLogEvent(event) }))
}

/** Text and sources as versions up to 0.2.0 wrote them to the log. */
type OldLogEvent = { type: 'text'; text: string } | { type: 'evidence'; evidence: Evidence }

/**
 * Reads the old form too: an older server may have stopped while it was writing an answer, and during an upgrade one
 * may still be writing to the same database.
 */
function parseLogEvent(json: string): LogEvent {
  // Written by `writeDue`.
  const event = JSON.parse(json) as LogEvent | OldLogEvent
  if (event.type === 'text') return { type: 'delta', choice: 0, content: event.text }
  if (event.type === 'evidence') return { type: 'sources', evidence: event.evidence }
  return event
}

/** Builds the answer from its events. */
export function answerFromEvents(events: Iterable<LogEvent>): AnswerBody {
  const body = { ...emptyAnswer }
  for (const event of events) applyEvent(body, event)
  return body
}

/** Adds an event to the stored answer, which is the first choice. */
export function applyEvent(body: AnswerBody, event: AnswerEvent): void {
  if ('choice' in event && event.choice !== 0) return
  if (event.type === 'sources' || event.type === 'end') body.evidence = event.evidence
  else if (event.type === 'delta') body.text += event.content ?? ''
  else if (event.type === 'checks') body.evidence &&= addChecks(body.evidence, event.checks)
  else if (event.type === 'finish') body.finishReason = event.reason
}
