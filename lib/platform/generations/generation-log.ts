/**
 * The event log of a generation. Text that arrives in quick succession becomes one event, and all generations of this
 * process are written together, so that twenty cost the disk as much as one. Readers see an event only after it is stored.
 */
import 'server-only'
import type { Insertable } from 'kysely'
import { log } from '@/lib/log'
import { type AnswerBody, emptyAnswer } from '@/lib/platform/conversations/message-rows'
import { type Database, database } from '@/lib/store/db'
import { getSingleton } from '@/lib/store/process-singleton'
import type { RunEventsTable } from '@/lib/store/tables'
import type { AnswerState, GenerationEvent } from '@/lib/wire/conversation'
import { addChecks } from '@/lib/wire/evidence'
import { ReplayBuffer } from './replay-buffer'

const writeAfterMs = 200

export interface GenerationLog {
  runId: string
  /** Events already stored; the index is the event's number minus one. */
  events: ReplayBuffer<GenerationEvent>
  /** Events numbered so far. */
  count: number
  /** Not yet numbered. */
  waiting: GenerationEvent[]
}

export function openGenerationLog(runId: string): GenerationLog {
  return { runId, events: new ReplayBuffer(), count: 0, waiting: [] }
}

interface Writer {
  due: Set<GenerationLog>
  timer: NodeJS.Timeout | undefined
  /** Serialises writes: no event may be written after its generation has been finished. */
  last: Promise<unknown>
}

function writer(): Writer {
  return getSingleton('run writer', () => ({ due: new Set(), timer: undefined, last: Promise.resolve() }))
}

/** Writes the first event at once, so that the reader sees progress, and later ones in batches. */
export function appendEvent(log: GenerationLog, event: GenerationEvent): void {
  const at = findMergeIndex(log.waiting, event)
  const before = log.waiting[at]
  if (before) log.waiting[at] = mergeEvents(before, event)
  else log.waiting.push(event)
  const { due } = writer()
  due.add(log)
  scheduleWrite(log.count === 0 ? 0 : writeAfterMs)
}

/** Lets checks overtake later text, so that a write has one event of each kind and not one per sentence. */
function findMergeIndex(waiting: readonly GenerationEvent[], { type }: GenerationEvent): number {
  const last = waiting.length - 1
  if (type !== 'text' && type !== 'checks') return -1
  if (waiting[last]?.type === type) return last
  return waiting[last]?.type === 'checks' && waiting[last - 1]?.type === type ? last - 1 : -1
}

function mergeEvents(a: GenerationEvent, b: GenerationEvent): GenerationEvent {
  if (a.type === 'text' && b.type === 'text') return { type: 'text', text: a.text + b.text }
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
  const rows = taken.map(({ log: { runId }, events, from }) =>
    events.map((event, index) => ({ runId, n: from + index + 1, event: JSON.stringify(event) })),
  )
  if (!(await tryWriteRows(rows.flat()))) for (const own of rows) await tryWriteRows(own)
  for (const { log, events } of taken) for (const event of events) log.events.append(event)
}

/** A generation continues when its log cannot be written: the answer is in memory and is stored as a whole at its end. */
async function tryWriteRows(rows: Insertable<RunEventsTable>[]): Promise<boolean> {
  if (rows.length === 0) return true
  try {
    await (await database()).insertInto('runEvents').values(rows).execute()
    return true
  } catch (cause) {
    log().error({ err: cause }, 'events of an answer could not be written to its log')
    return false
  }
}

/** @returns the events with their numbers, from the one after `after` */
export async function readEvents(
  db: Database,
  runId: string,
  after: number,
): Promise<(GenerationEvent & { n: number })[]> {
  const rows = await db
    .selectFrom('runEvents')
    .select(['n', 'event'])
    .where('runId', '=', runId)
    .where('n', '>', after)
    .orderBy('n')
    .execute()
  // Written above.
  return rows.map(({ n, event }) => ({ n, ...(JSON.parse(event) as GenerationEvent) }))
}

/** Builds the answer from its events. */
export function answerFromEvents(events: Iterable<GenerationEvent>): AnswerBody {
  const body: Omit<AnswerState, 'status'> = { ...emptyAnswer }
  for (const event of events) {
    if (event.type === 'text') body.text += event.text
    else if (event.type === 'evidence') body.evidence = event.evidence
    else if (event.type === 'checks' && body.evidence) body.evidence = addChecks(body.evidence, event.checks)
  }
  return body
}
