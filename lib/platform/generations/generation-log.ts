/**
 * The event log of an answer that is being written. Texts that come within a moment become one event; all answers of this
 * process are written together, so that twenty at once cost the disk as much as one. What a reader of the log is told has
 * been written before.
 */
import 'server-only'
import type { Insertable } from 'kysely'
import { log } from '@/lib/log'
import { type AnswerBody, noAnswerYet } from '@/lib/platform/conversations/message-rows'
import { type Database, database } from '@/lib/store/db'
import { once } from '@/lib/store/process-singleton'
import type { RunEventsTable } from '@/lib/store/tables'
import type { AnswerState, GenerationEvent } from '@/lib/wire/conversation'
import { addChecks } from '@/lib/wire/evidence'
import { Journal } from './replay-buffer'

const writeAfterMs = 200

export interface RunLog {
  runId: string
  /** Written ones; the index is the event's number minus one. */
  events: Journal<GenerationEvent>
  /** Events numbered so far. */
  count: number
  /** Not yet numbered. */
  waiting: GenerationEvent[]
}

export function openLog(runId: string): RunLog {
  return { runId, events: new Journal(), count: 0, waiting: [] }
}

interface Writer {
  due: Set<RunLog>
  timer: NodeJS.Timeout | undefined
  /** One write after the other: an event must not be written after its run has been settled. */
  last: Promise<unknown>
}

function writer(): Writer {
  return once('run writer', () => ({ due: new Set(), timer: undefined, last: Promise.resolve() }))
}

/** The first event is written at once, since a reader waits for a sign; later ones in a moment. */
export function addEvent(log: RunLog, event: GenerationEvent): void {
  const at = joinsAt(log.waiting, event)
  const before = log.waiting[at]
  if (before) log.waiting[at] = joined(before, event)
  else log.waiting.push(event)
  const { due } = writer()
  due.add(log)
  writeIn(log.count === 0 ? 0 : writeAfterMs)
}

/** Checks may wait behind text that came after them: so there is one event of each kind in a write, not one a sentence. */
function joinsAt(waiting: readonly GenerationEvent[], { type }: GenerationEvent): number {
  const last = waiting.length - 1
  if (type !== 'text' && type !== 'checks') return -1
  if (waiting[last]?.type === type) return last
  return waiting[last]?.type === 'checks' && waiting[last - 1]?.type === type ? last - 1 : -1
}

function joined(a: GenerationEvent, b: GenerationEvent): GenerationEvent {
  if (a.type === 'text' && b.type === 'text') return { type: 'text', text: a.text + b.text }
  if (a.type === 'checks' && b.type === 'checks') return { type: 'checks', checks: [...a.checks, ...b.checks] }
  return b
}

function writeIn(ms: number): void {
  const waiting = writer()
  if (waiting.timer && ms > 0) return
  clearTimeout(waiting.timer)
  waiting.timer = setTimeout(() => void inTurn(writeDue), ms)
}

/** Runs `work` when everything before it has been written. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const waiting = writer()
  const next = waiting.last.then(work)
  waiting.last = next.catch(() => undefined)
  return next
}

/** What is still waiting is not written any more: the answer itself is about to be. */
export function closeLog(log: RunLog): void {
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
  if (!(await areWritten(rows.flat()))) for (const own of rows) await areWritten(own)
  for (const { log, events } of taken) for (const event of events) log.events.append(event)
}

/** An answer goes on although its log cannot be written: it is in memory, and is stored as a whole at its end. */
async function areWritten(rows: Insertable<RunEventsTable>[]): Promise<boolean> {
  if (rows.length === 0) return true
  try {
    await (await database()).insertInto('runEvents').values(rows).execute()
    return true
  } catch (cause) {
    log().error({ err: cause }, 'a part of an answer could not be written to its log')
    return false
  }
}

/** @returns the events with their numbers, from the one after `after` */
export async function writtenEvents(
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

/** What the events of an answer add up to. */
export function answerSoFar(events: Iterable<GenerationEvent>): AnswerBody {
  const so: Omit<AnswerState, 'status'> = { ...noAnswerYet }
  for (const event of events) {
    if (event.type === 'text') so.text += event.text
    else if (event.type === 'evidence') so.evidence = event.evidence
    else if (event.type === 'checks' && so.evidence) so.evidence = addChecks(so.evidence, event.checks)
  }
  return so
}
