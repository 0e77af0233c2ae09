/**
 * Generations of the page run on the server: each continues to its end whether or not anyone reads it, any number of
 * readers can follow it from any process, and it stops early only when the user asks, never because a connection broke.
 * The answer is stored before its end is sent.
 */
import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { log } from '@/lib/log'
import { requireConversation, throwConversationNotFound } from '@/lib/platform/conversations/conversations'
import {
  type AnswerBody,
  type AnswerOrigin,
  emptyAnswer,
  indexMessageWords,
  messageColumns,
  toAnswerState,
  toMessage,
} from '@/lib/platform/conversations/message-rows'
import { parseGenerationId, toGenerationId } from '@/lib/platform/generation-id'
import { getProcessId } from '@/lib/platform/process-id'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { type Database, database } from '@/lib/store/db'
import { unindexMessages } from '@/lib/store/message-search'
import { getSingleton } from '@/lib/store/process-singleton'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import type { AnswerState, LogEntry, StoredFailure } from '@/lib/wire/conversation'
import { ApiError, toApiError } from '@/lib/wire/errors'
import type { Evidence } from '@/lib/wire/evidence'
import {
  answerFromEvents,
  appendEvent,
  applyEvent,
  discardUnwritten,
  type GenerationLog,
  openGenerationLog,
  queueWrite,
  readEvents,
} from './generation-log'
import { HeartbeatWatch } from './heartbeat-watch'
import { ReplayBuffer } from './replay-buffer'

const watchMs = 500
const aliveEveryMs = 5000
const pollMs = 250

interface Generation {
  log: GenerationLog
  stop: AbortController
  /** The final state, for readers in this process; the log is deleted with the generation. */
  end: Promise<AnswerState>
}

/** @param writer the engine that the answer names */
type ReadOrigin = (writer: Evidence['engine'] | undefined) => AnswerOrigin

interface AnswerPlace {
  conversation: string
  answer: string
}

function openGenerations(): Map<string, Generation> {
  return getSingleton('generations', () => {
    const open = new Map<string, Generation>()
    let aliveAt = performance.now()
    setInterval(() => {
      if (open.size === 0) return
      const isDue = performance.now() - aliveAt >= aliveEveryMs
      if (isDue) aliveAt = performance.now()
      void pollGenerations(open, isDue).catch((cause: unknown) =>
        log().error({ err: cause }, 'requests to stop answers could not be read; it is tried again'),
      )
    }, watchMs).unref()
    return open
  })
}

/**
 * Starts the generation that `startTurn` has prepared.
 *
 * @param begin produces the answer; its signal aborts when the user stops it
 * @param readOrigin called when the answer ends
 * @returns the events as they arrive, for the client that asked; closing it does not end the generation
 * @throws what `begin` throws, or `answer_stopped`
 */
export function startGeneration(
  place: AnswerPlace,
  begin: (stop: AbortSignal) => AsyncIterable<AnswerEvent>,
  readOrigin?: ReadOrigin,
): AsyncGenerator<AnswerEvent> {
  const id = toGenerationId(place)
  const stop = new AbortController()
  const written = openGenerationLog(id)
  const live = new ReplayBuffer<AnswerEvent>()
  const end = writeAnswer(begin(stop.signal), { log: written, live, stop: stop.signal, place, readOrigin })
  openGenerations().set(id, { log: written, stop, end })
  void end.finally(() => openGenerations().delete(id))
  return live.read()
}

interface GenerationParts {
  log: GenerationLog
  live: ReplayBuffer<AnswerEvent>
  stop: AbortSignal
  place: AnswerPlace
  readOrigin: ReadOrigin | undefined
}

async function writeAnswer(
  events: AsyncIterable<AnswerEvent>,
  { log: written, live, stop, place, readOrigin }: GenerationParts,
): Promise<AnswerState> {
  const body: AnswerBody = { ...emptyAnswer }
  try {
    for await (const event of events) {
      stop.throwIfAborted()
      applyEvent(body, event)
      if (event.type === 'end') {
        const ending = { state: { status: 'done' as const, ...body }, origin: readOrigin?.(body.evidence?.engine) }
        const state = await finishGeneration(place, ending, written)
        live.append(event)
        live.close()
        return state
      }
      appendEvent(written, event)
      live.append(event)
    }
    stop.throwIfAborted()
    throw new Error('The answer stopped without its end.')
  } catch (error) {
    const refusal = stop.aborted ? new ApiError('answer_stopped', serverMessage('answer_stopped')) : toApiError(error)
    if (refusal.status >= 500) log().error({ err: refusal.cause ?? refusal }, 'an answer of the page failed')
    const ending = stop.aborted
      ? { status: 'stopped' as const }
      : { status: 'failed' as const, failure: toStoredFailure(refusal) }
    const state: AnswerState = { ...body, ...ending }
    const stored =
      refusal.code === 'storage_failed'
        ? state
        : await finishGeneration(place, { state, origin: readOrigin?.(body.evidence?.engine) }, written).catch(
            () => state,
          )
    live.close({ error: stop.aborted ? refusal : error })
    return stored
  } finally {
    written.events.close()
  }
}

function toStoredFailure({ status, message, code, template }: ApiError): StoredFailure {
  return { status, message, code, ...(template && { template }) }
}

interface Ending {
  state: AnswerState
  origin?: AnswerOrigin | undefined
}

/**
 * Stores the final state of an answer and deletes its generation.
 *
 * @throws ApiError `storage_failed`
 */
function finishGeneration(place: AnswerPlace, ending: Ending, written: GenerationLog): Promise<AnswerState> {
  return queueWrite(async () => {
    discardUnwritten(written)
    try {
      const store = await database()
      await store.transaction().execute((transaction) => storeEnding(transaction, place, ending))
      return ending.state
    } catch (cause) {
      throw new ApiError('storage_failed', serverMessage('answer_not_stored'), { cause })
    }
  })
}

async function storeEnding(
  db: Database,
  place: AnswerPlace,
  { state: { status, ...content }, origin }: Ending,
): Promise<void> {
  const body: AnswerBody = { ...content, ...(origin && { origin }) }
  const row = await db
    .updateTable('messages')
    .set({ status, body: JSON.stringify(body) })
    .where('conversationId', '=', place.conversation)
    .where('id', '=', place.answer)
    .returning(['number', ...messageColumns])
    .executeTakeFirst()
  await db.deleteFrom('runs').where('id', '=', toGenerationId(place)).execute()
  // The conversation was deleted for good in the meantime.
  if (!row) return
  const updatedAt = new Date().toISOString()
  // Read here: the conversation may have been given to someone else while the answer was written.
  const { owner } = await db
    .updateTable('conversations')
    .set({ updatedAt })
    .where('id', '=', place.conversation)
    .returning('owner')
    .executeTakeFirstOrThrow()
  // Already indexed if another process had marked it as interrupted although this one is alive.
  await unindexMessages(db, [row.number])
  await indexMessageWords(db, row.number, toMessage(row), owner)
}

/**
 * Follows an answer, finished or not, from any process.
 *
 * @param after number of the last event the reader has
 * @throws ApiError 404
 */
export async function* followGeneration(
  place: AnswerPlace,
  after: number,
  owner: string,
  signal: AbortSignal,
  db = database(),
): AsyncGenerator<LogEntry> {
  const store = await db
  await requireConversation(store, place.conversation, owner)
  const generation = openGenerations().get(toGenerationId(place))
  if (generation) {
    let n = after
    for await (const event of generation.log.events.read(after)) yield { ...event, n: ++n }
    yield { type: 'end', state: await generation.end }
    return
  }
  for (let last = after; !signal.aborted; ) {
    const events = await readEvents(store, toGenerationId(place), last)
    yield* events
    last = events.at(-1)?.n ?? last
    const row = await store
      .selectFrom('messages')
      .select(['status', 'body'])
      .where('conversationId', '=', place.conversation)
      .where('id', '=', place.answer)
      .where('role', '=', 'assistant')
      .executeTakeFirst()
    if (!row) throwConversationNotFound()
    if (row.status !== 'running') {
      yield { type: 'end', state: toAnswerState(row) }
      return
    }
    if (events.length === 0) await wait(pollMs, undefined, { signal }).catch(() => undefined)
  }
}

/**
 * Stops a generation in whichever process it runs. An answer that has ended is left unchanged.
 *
 * @throws ApiError 404
 */
export async function stopGeneration(place: AnswerPlace, owner: string, db = database()): Promise<void> {
  const store = await db
  await requireConversation(store, place.conversation, owner)
  await stopGenerations(store, [toGenerationId(place)])
}

/** Stops every generation of this owner, or those of one conversation. */
export async function stopOwnGenerations(owner: string, conversation?: string, db = database()): Promise<void> {
  const store = await db
  let query = store
    .selectFrom('runs')
    .innerJoin('conversations', 'conversations.id', 'runs.conversationId')
    .select('runs.id')
    .where('owner', '=', owner)
  if (conversation !== undefined) query = query.where('conversationId', '=', conversation)
  const rows = await query.execute()
  await stopGenerations(
    store,
    rows.map(({ id }) => id),
  )
}

async function stopGenerations(store: Database, ids: readonly string[]): Promise<void> {
  const elsewhere = ids.filter((id) => {
    const generation = openGenerations().get(id)
    generation?.stop.abort()
    return !generation
  })
  if (elsewhere.length === 0) return
  const stopAskedAt = new Date().toISOString()
  await store.updateTable('runs').set({ stopAskedAt }).where('id', 'in', elsewhere).execute()
}

/** Waits for all generations of this process. Called when the server stops; `endOpenAnswers` ends them early. */
export async function waitForGenerations(): Promise<void> {
  await Promise.all([...openGenerations().values()].map(({ end }) => end))
}

/** Aborts generations that another process stopped or deleted, and sends the heartbeat of the others. */
async function pollGenerations(open: Map<string, Generation>, saysAlive: boolean): Promise<void> {
  const store = await database()
  const ids = [...open.keys()]
  const rows = await store.selectFrom('runs').select(['id', 'stopAskedAt']).where('id', 'in', ids).execute()
  for (const id of ids) {
    const row = rows.find((each) => each.id === id)
    if (!row || row.stopAskedAt !== null) open.get(id)?.stop.abort()
  }
  const aliveAt = new Date().toISOString()
  if (saysAlive) await store.updateTable('runs').set({ aliveAt }).where('id', 'in', ids).execute()
}

/**
 * Marks answers whose process has exited as interrupted, and keeps the text written so far. Called every ten seconds.
 *
 * @param isSoleServer no other server uses the database: what another process wrote has ended
 * @param nowMs as `performance.now()` counts
 */
export async function endDeadGenerations(
  { isSoleServer = false, nowMs = performance.now() } = {},
  db = database(),
): Promise<void> {
  const store = await db
  const rows = await store
    .selectFrom('runs')
    .innerJoin('conversations', 'conversations.id', 'runs.conversationId')
    .select(['runs.id', 'runs.process', 'runs.aliveAt'])
    .execute()
  const watch = getSingleton('heartbeats', () => new HeartbeatWatch())
  const silent = watch.look(new Map(rows.map(({ id, aliveAt }) => [id, aliveAt])), nowMs)
  const isOver = (id: string, process: string) => (isSoleServer && process !== getProcessId()) || silent.has(id)
  const dead = rows.filter(({ id, process }) => !openGenerations().has(id) && isOver(id, process))
  for (const { id } of dead) {
    await store.transaction().execute(async (transaction) => {
      const events = await readEvents(transaction, id, 0)
      const state: AnswerState = { status: 'interrupted', ...answerFromEvents(events) }
      await storeEnding(transaction, parseGenerationId(id), { state })
    })
  }
}
