/**
 * An answer of the page belongs to the server: it is written to its end whether anybody reads or not, any number of
 * readers can follow it, in every process, and it ends when its reader says so, never because a connection broke. It is
 * stored before its end is told.
 */
import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { log } from '@/lib/log'
import { requireConversation, throwConversationNotFound } from '@/lib/platform/conversations/conversations'
import {
  type AnswerBody,
  emptyAnswer,
  indexMessageWords,
  messageColumns,
  toAnswerState,
  toMessage,
} from '@/lib/platform/conversations/message-rows'
import { parseGenerationId, toGenerationId } from '@/lib/platform/generation-id'
import { isProcessGone } from '@/lib/platform/process-id'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { type Database, database } from '@/lib/store/db'
import { unindexMessages } from '@/lib/store/message-search'
import { getSingleton } from '@/lib/store/process-singleton'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import type { AnswerState, GenerationEvent, GenerationLogEvent, StoredFailure } from '@/lib/wire/conversation'
import { ApiError, toApiError } from '@/lib/wire/errors'
import { addChecks } from '@/lib/wire/evidence'
import {
  answerFromEvents,
  appendEvent,
  discardUnwritten,
  type GenerationLog,
  openGenerationLog,
  queueWrite,
  readEvents,
} from './generation-log'
import { ReplayBuffer } from './replay-buffer'

const watchMs = 500
const aliveEveryMs = 5000
/** Of a process that is not of this host: silence that is no pause any more. */
const silentMsMax = 30_000
const pollMs = 250

interface Generation {
  log: GenerationLog
  stop: AbortController
  /** For the readers of this process; the log alone cannot tell it, since it is gone with the run. */
  end: Promise<AnswerState>
}

interface AnswerPlace {
  conversation: string
  answer: string
}

function openGenerations(): Map<string, Generation> {
  return getSingleton('runs', () => {
    const open = new Map<string, Generation>()
    let aliveAt = performance.now()
    setInterval(() => {
      if (open.size === 0) return
      const isDue = performance.now() - aliveAt >= aliveEveryMs
      if (isDue) aliveAt = performance.now()
      void pollGenerations(open, isDue).catch((cause: unknown) =>
        log().error({ err: cause }, 'runs could not be watched'),
      )
    }, watchMs).unref()
    return open
  })
}

/**
 * Starts an answer for which `openTurn` has made the place.
 *
 * @param begin makes the answer; its signal ends it when somebody asks for that
 * @returns the answer as it comes, for the one who asked; leaving it does not end it
 * @throws what `begin` throws, or `answer_stopped`
 */
export function startGeneration(
  place: AnswerPlace,
  owner: string,
  begin: (stop: AbortSignal) => AsyncIterable<AnswerEvent>,
): AsyncGenerator<AnswerEvent> {
  const id = toGenerationId(place)
  const stop = new AbortController()
  const written = openGenerationLog(id)
  const live = new ReplayBuffer<AnswerEvent>()
  const end = writeAnswer(begin(stop.signal), { log: written, live, stop: stop.signal, place, owner })
  openGenerations().set(id, { log: written, stop, end })
  void end.finally(() => openGenerations().delete(id))
  return live.read()
}

interface GenerationParts {
  log: GenerationLog
  live: ReplayBuffer<AnswerEvent>
  stop: AbortSignal
  place: AnswerPlace
  owner: string
}

async function writeAnswer(
  events: AsyncIterable<AnswerEvent>,
  { log: written, live, stop, place, owner }: GenerationParts,
): Promise<AnswerState> {
  const so: AnswerBody = { ...emptyAnswer }
  try {
    for await (const event of events) {
      stop.throwIfAborted()
      applyEvent(event, so, written)
      if (event.type === 'end') {
        const state = await finishGeneration(place, { status: 'done', ...so }, owner, written)
        live.append(event)
        live.close()
        return state
      }
      live.append(event)
    }
    stop.throwIfAborted()
    throw new Error('The answer stopped without its end.')
  } catch (error) {
    const refusal = stop.aborted ? new ApiError('answer_stopped', serverMessage('answerStopped')) : toApiError(error)
    if (refusal.status >= 500) log().error({ err: refusal.cause ?? refusal }, 'an answer of the page failed')
    const ending = stop.aborted
      ? { status: 'stopped' as const }
      : { status: 'failed' as const, failure: toStoredFailure(refusal) }
    const state: AnswerState = { ...so, ...ending }
    const stored =
      refusal.code === 'storage_failed'
        ? state
        : await finishGeneration(place, state, owner, written).catch(() => state)
    live.close({ error: stop.aborted ? refusal : error })
    return stored
  } finally {
    written.events.close()
  }
}

/** Only the first choice: the page never asks for more. */
function applyEvent(event: AnswerEvent, so: AnswerBody, written: GenerationLog): void {
  if (event.type === 'search') appendEvent(written, event)
  else if (event.type === 'sources') {
    so.evidence = event.evidence
    appendEvent(written, { type: 'evidence', evidence: event.evidence })
  } else if (event.type === 'delta' && event.choice === 0 && event.content) {
    so.text += event.content
    appendEvent(written, { type: 'text', text: event.content })
  } else if (event.type === 'checks') {
    if (so.evidence) so.evidence = addChecks(so.evidence, event.checks)
    appendEvent(written, event)
  } else if (event.type === 'finish' && event.choice === 0) so.finishReason = event.reason
  else if (event.type === 'end') so.evidence = event.evidence
}

function toStoredFailure({ status, message, ...error }: ApiError): StoredFailure {
  return { status, message, code: error.code }
}

/**
 * Stores how an answer ended, and with that its run is over.
 *
 * @throws ApiError `storage_failed`
 */
function finishGeneration(
  place: AnswerPlace,
  state: AnswerState,
  owner: string,
  written: GenerationLog,
): Promise<AnswerState> {
  return queueWrite(async () => {
    discardUnwritten(written)
    try {
      const store = await database()
      await store.transaction().execute((transaction) => storeEnding(transaction, place, state, owner))
      return state
    } catch (cause) {
      throw new ApiError('storage_failed', serverMessage('answerNotStored'), { cause })
    }
  })
}

async function storeEnding(
  db: Database,
  place: AnswerPlace,
  { status, ...body }: AnswerState,
  owner: string,
): Promise<void> {
  const row = await db
    .updateTable('messages')
    .set({ status, body: JSON.stringify(body satisfies AnswerBody) })
    .where('conversationId', '=', place.conversation)
    .where('id', '=', place.answer)
    .returning(['number', ...messageColumns])
    .executeTakeFirst()
  await db.deleteFrom('runs').where('id', '=', toGenerationId(place)).execute()
  // Deleted for good meanwhile.
  if (!row) return
  const updatedAt = new Date().toISOString()
  await db.updateTable('conversations').set({ updatedAt }).where('id', '=', place.conversation).execute()
  // Its words are there already when it was labelled as interrupted and its process lives after all.
  await unindexMessages(db, [row.number])
  await indexMessageWords(db, row.number, toMessage(row), owner)
}

/**
 * Follows an answer, running or not, from any process.
 *
 * @param after the number of the last event that the reader has
 * @throws ApiError 404
 */
export async function* followGeneration(
  place: AnswerPlace,
  after: number,
  owner: string,
  signal: AbortSignal,
  db = database(),
): AsyncGenerator<GenerationLogEvent> {
  const store = await db
  await requireConversation(store, place.conversation, owner)
  const run = openGenerations().get(toGenerationId(place))
  if (run) {
    let n = after
    for await (const event of run.log.events.read(after)) yield { ...event, n: ++n }
    yield { type: 'end', state: await run.end }
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
 * Ends an answer, whichever process writes it; one that has ended stays what it is.
 *
 * @throws ApiError 404
 */
export async function stopGeneration(place: AnswerPlace, owner: string, db = database()): Promise<void> {
  const store = await db
  await requireConversation(store, place.conversation, owner)
  await stopGenerations(store, [toGenerationId(place)])
}

/** Ends every answer under way of this owner, or of one conversation alone. */
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
    const run = openGenerations().get(id)
    run?.stop.abort()
    return !run
  })
  if (elsewhere.length === 0) return
  const stopAskedAt = new Date().toISOString()
  await store.updateTable('runs').set({ stopAskedAt }).where('id', 'in', elsewhere).execute()
}

/** Waits for the answers under way. For a server that stops: what ends them early is not decided here. */
export async function waitForGenerations(): Promise<void> {
  await Promise.all([...openGenerations().values()].map(({ end }) => end))
}

/** Ends what another process asked to stop or deleted; says that the rest is alive. */
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

/** Labels answers whose process is gone, and keeps what had been written of them. */
export async function endDeadGenerations(db = database()): Promise<void> {
  const store = await db
  const silentSince = new Date(Date.now() - silentMsMax).toISOString()
  const rows = await store
    .selectFrom('runs')
    .innerJoin('conversations', 'conversations.id', 'runs.conversationId')
    .select(['runs.id', 'runs.process', 'runs.aliveAt', 'conversations.owner'])
    .execute()
  const dead = rows.filter(
    ({ id, process, aliveAt }) => !openGenerations().has(id) && (isProcessGone(process) || aliveAt < silentSince),
  )
  for (const { id, owner } of dead) {
    await store.transaction().execute(async (transaction) => {
      const events: GenerationEvent[] = await readEvents(transaction, id, 0)
      await storeEnding(
        transaction,
        parseGenerationId(id),
        { status: 'interrupted', ...answerFromEvents(events) },
        owner,
      )
    })
  }
}
