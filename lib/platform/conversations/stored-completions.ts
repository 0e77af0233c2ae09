/**
 * Completions that clients asked to store. Only the key that created one can see it; for others it does not exist. A
 * completion is stored before its end is sent, so that every id a client has received exists.
 */
import 'server-only'
import type { ChatCompletion, ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { type Database, database } from '@/lib/store/db'
import { workInSlices } from '@/lib/store/slices'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import { ApiError } from '@/lib/wire/errors'
import type { ChatRequest } from '@/lib/wire/request'
import { type CompletionIdentity, collect } from '@/lib/wire/response'
import { isResponseId, responseIdPrefix } from '@/lib/wire/responses/response'
import {
  type CompletionsQuery,
  isCompletionId,
  type ListPage,
  type PageQuery,
  type StoredCompletion,
  type StoredCompletionMessage,
  toListPage,
  toStoredCompletionMessage,
} from '@/lib/wire/stored-completions'
import { deleteUnusedImages, restoreImages, storeImages } from './message-images'

type CompletionRequest = Pick<ChatRequest, 'model' | 'messages' | 'metadata'>

/**
 * Passes events through and stores the completion before the end event.
 *
 * @throws ApiError `storage_failed` in place of the end event
 */
export async function* storeCompletion(
  events: AsyncIterable<AnswerEvent>,
  asked: CompletionRequest,
  identity: CompletionIdentity,
  owner: string,
  db = database(),
): AsyncGenerator<AnswerEvent> {
  const seen: AnswerEvent[] = []
  for await (const event of events) {
    seen.push(event)
    if (event.type === 'end') await saveCompletion(await collect(replay(seen), asked, identity), asked, owner, db)
    yield event
  }
}

async function* replay(events: AnswerEvent[]): AsyncGenerator<AnswerEvent> {
  yield* events
}

/** @throws ApiError `storage_failed` */
export async function saveCompletion(
  completion: { id: string; model: string },
  asked: Pick<CompletionRequest, 'messages' | 'metadata'>,
  owner: string,
  db = database(),
): Promise<void> {
  try {
    await insertCompletion(completion, asked, owner, db)
  } catch (cause) {
    const message =
      'The answer was generated but could not be stored, so it was not returned. Ask again later, or without "store".'
    throw new ApiError('storage_failed', message, { cause, headers: { 'x-should-retry': 'false' } })
  }
}

async function insertCompletion(
  completion: { id: string; model: string },
  { messages, metadata }: Pick<CompletionRequest, 'messages' | 'metadata'>,
  owner: string,
  db = database(),
): Promise<void> {
  const { id, model } = completion
  const kept = await storeImages(messages)
  const row = { id, owner, model, createdAt: new Date().toISOString(), body: JSON.stringify(completion) }
  await (await db).transaction().execute(async (transaction) => {
    await transaction.insertInto('completions').values(row).execute()
    for (const image of kept.images)
      await transaction
        .insertInto('completionImages')
        .values({ completionId: id, ...image })
        .execute()
    for (const [position, message] of kept.messages.entries()) {
      const text = JSON.stringify(message)
      await transaction.insertInto('completionMessages').values({ completionId: id, position, message: text }).execute()
    }
    await setMetadata(transaction, id, metadata)
  })
}

/** @throws ApiError 404 */
export async function readCompletion(id: string, owner: string, db = database()): Promise<StoredCompletion> {
  const store = await db
  const row = await selectOwned(store, id, owner).select(['id', 'body']).executeTakeFirst()
  const [completion] = row ? await addMetadata(store, [row]) : []
  return completion ?? throwNotFound(id)
}

/** @throws ApiError 400 when `after` names no completion of this owner */
export async function listCompletions(
  { after, limit, order, model, metadata }: CompletionsQuery,
  owner: string,
  db = database(),
): Promise<ListPage<StoredCompletion>> {
  const store = await db
  let query = store
    .selectFrom('completions')
    .select(['id', 'body'])
    .where('owner', '=', owner)
    .where('id', 'not like', `${responseIdPrefix}%`)
  if (model !== undefined) query = query.where('model', '=', model)
  for (const [name, value] of Object.entries(metadata))
    query = query.where('id', 'in', (eb) =>
      eb
        .selectFrom('completionMetadata')
        .select('completionId')
        .where('name', '=', toStoredText(name))
        .where('value', '=', toStoredText(value)),
    )
  if (after !== undefined) {
    const last = await selectOwned(store, after, owner).select(['id', 'createdAt']).executeTakeFirst()
    if (!last)
      throw new ApiError('invalid_value', 'This key has no stored completion with this id.', { param: 'after' })
    const isBeyond = order === 'asc' ? '>' : '<'
    query = query.where((eb) =>
      eb.or([
        eb('createdAt', isBeyond, last.createdAt),
        eb.and([eb('createdAt', '=', last.createdAt), eb('id', isBeyond, last.id)]),
      ]),
    )
  }
  const rows = await query
    .orderBy('createdAt', order)
    .orderBy('id', order)
    .limit(limit + 1)
    .execute()
  return toListPage(await addMetadata(store, rows.slice(0, limit)), rows.length > limit)
}

/**
 * @returns the request's messages, in order
 * @throws ApiError 404, and 400 when `after` names none of them
 */
export async function listMessages(
  id: string,
  { after, limit, order }: PageQuery,
  owner: string,
  db = database(),
): Promise<ListPage<StoredCompletionMessage>> {
  const store = await db
  if (!(await selectOwned(store, id, owner).select('id').executeTakeFirst())) return throwNotFound(id)
  let query = store.selectFrom('completionMessages').select(['position', 'message']).where('completionId', '=', id)
  if (after !== undefined) {
    const position = after.startsWith(`${id}-`) ? Number(after.slice(id.length + 1)) : Number.NaN
    if (!Number.isSafeInteger(position)) {
      throw new ApiError('invalid_value', 'This completion has no message with this id.', { param: 'after' })
    }
    query = query.where('position', order === 'asc' ? '>' : '<', position)
  }
  const rows = await query
    .orderBy('position', order)
    .limit(limit + 1)
    .execute()
  const shown = await parseMessages(rows.slice(0, limit), await readImageRows(store, id))
  const messages = shown.map((message, at) => toStoredCompletionMessage(message, `${id}-${rows[at]?.position}`))
  return toListPage(messages, rows.length > limit)
}

/** @returns the request's messages in order, with their images */
export async function readRequestMessages(id: string, db = database()): Promise<ChatCompletionMessageParam[]> {
  const store = await db
  const rows = await store
    .selectFrom('completionMessages')
    .select('message')
    .where('completionId', '=', id)
    .orderBy('position')
    .execute()
  return parseMessages(rows, await readImageRows(store, id))
}

/** @param rows written by `insertCompletion` from a validated request */
function parseMessages(rows: { message: string }[], images: Awaited<ReturnType<typeof readImageRows>>) {
  return restoreImages(
    rows.map(({ message }) => JSON.parse(message) as ChatCompletionMessageParam),
    images,
  )
}

/**
 * Replaces the metadata.
 *
 * @throws ApiError 404
 */
export async function updateCompletion(
  id: string,
  metadata: Record<string, string>,
  owner: string,
  db = database(),
): Promise<StoredCompletion> {
  const store = await db
  await store.transaction().execute(async (transaction) => {
    if (!(await selectOwned(transaction, id, owner).select('id').executeTakeFirst())) throwNotFound(id)
    await setMetadata(transaction, id, metadata)
  })
  return readCompletion(id, owner, db)
}

/** @throws ApiError 404 */
export async function deleteCompletion(id: string, owner: string, db = database()): Promise<void> {
  if (!isCompletionId(id) || isResponseId(id) || !(await deleteStored(id, owner, db))) throwNotFound(id)
}

/**
 * Deletes a completion, or a response, with the images that nothing else uses.
 *
 * @returns false if this owner has none with this id
 */
export async function deleteStored(id: string, owner: string, db = database()): Promise<boolean> {
  const store = await db
  const images = await readImageRows(store, id)
  const result = await store
    .deleteFrom('completions')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst()
  if (result.numDeletedRows === 0n) return false
  await deleteUnusedImages(
    images.map(({ hash }) => hash),
    store,
  )
  return true
}

/**
 * Deletes all completions and responses of this owner.
 *
 * @returns number deleted
 */
export async function deleteAllCompletions(owner: string, db = database()): Promise<number> {
  const store = await db
  const rows = await store.selectFrom('completions').select('id').where('owner', '=', owner).execute()
  let count = 0
  await workInSlices(async (slice) => {
    while (rows.length > 0 && !slice.isOver()) if (await deleteStored(rows.pop()?.id ?? '', owner, db)) count += 1
    return rows.length > 0
  })
  return count
}

function readImageRows(db: Database, completionId: string) {
  return db.selectFrom('completionImages').select(['hash', 'type']).where('completionId', '=', completionId).execute()
}

function selectOwned(db: Database, id: string, owner: string) {
  if (!isCompletionId(id) || isResponseId(id)) throwNotFound(id)
  return db.selectFrom('completions').where('id', '=', id).where('owner', '=', owner)
}

/** One message for completions that do not exist and those of other keys. */
function throwNotFound(id: string): never {
  throw new ApiError('not_found', `This key has no stored completion '${id.slice(0, 64)}'.`)
}

async function setMetadata(db: Database, completionId: string, metadata: Record<string, string>): Promise<void> {
  await db.deleteFrom('completionMetadata').where('completionId', '=', completionId).execute()
  const rows = Object.entries(metadata).map(([name, value]) => ({
    completionId,
    name: toStoredText(name),
    value: toStoredText(value),
  }))
  if (rows.length > 0) await db.insertInto('completionMetadata').values(rows).execute()
}

/** @param rows written by `insertCompletion` from an answer of this type */
export async function addMetadata<T = ChatCompletion>(
  db: Database,
  rows: { id: string; body: string }[],
): Promise<(T & Pick<StoredCompletion, 'metadata'>)[]> {
  if (rows.length === 0) return []
  const pairs = await db
    .selectFrom('completionMetadata')
    .selectAll()
    .where(
      'completionId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('name')
    .execute()
  return rows.map(({ id, body }) => {
    const own = pairs.filter(({ completionId }) => completionId === id)
    const completion = JSON.parse(body) as T
    return {
      ...completion,
      metadata: Object.fromEntries(own.map(({ name, value }) => [fromStoredText(name), fromStoredText(value)])),
    }
  })
}

/** Encodes as JSON, because PostgreSQL cannot store every character that JSON can express, such as NUL. */
function toStoredText(text: string): string {
  return JSON.stringify(text)
}

function fromStoredText(text: string): string {
  return JSON.parse(text) as string
}
