/** Responses that can be read and continued: stored in the database if the request says so, else kept in memory. */
import 'server-only'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { database } from '@/lib/store/db'
import { ApiError, toApiError } from '@/lib/wire/errors'
import type { KeepResponse } from '@/lib/wire/responses/events'
import type { InputItem } from '@/lib/wire/responses/input-items'
import { toMessages } from '@/lib/wire/responses/input-items'
import type { EarlierTurns, ParsedResponsesRequest } from '@/lib/wire/responses/request'
import { findResponseId, isResponseId, type ServiceResponse, toFailedResponse } from '@/lib/wire/responses/response'
import { isCompletionId } from '@/lib/wire/stored-completions'
import {
  dropRecentResponse,
  findRecentResponse,
  forgetRecentResponse,
  type KeptResponse,
  keepRecentResponse,
} from './recent-responses'
import { addMetadata, deleteStored, readRequestMessages, saveCompletion } from './stored-completions'

/**
 * @param store as in the request: false keeps nothing
 * @throws ApiError `storage_failed`
 */
export async function keepResponse(kept: KeptResponse, owner: string, store: boolean | undefined): Promise<void> {
  if (store === false) return
  if (store === undefined) return keepRecentResponse(kept, owner)
  const { metadata, ...response } = kept.response
  await saveCompletion(response, { messages: [...kept.messages], metadata: metadata ?? {} }, owner)
  forgetRecentResponse(response.id)
}

/**
 * Answers a request whose response is read later. An error becomes a failed response.
 *
 * @param stop aborts the events
 * @returns the response before anything has been answered
 */
export function answerInBackground(
  write: (keep: KeepResponse) => Promise<ServiceResponse>,
  { response, messages }: KeptResponse,
  owner: string,
  { stop, report }: { stop: AbortController; report: (error: unknown) => void },
): ServiceResponse {
  keepRecentResponse({ response, messages }, owner, () => stop.abort())
  const store = response.store || undefined
  const keep = (whole: ServiceResponse) => keepResponse({ response: whole, messages }, owner, store)
  // Begins now, so that the answer takes over the slot of the request.
  void write(keep).catch((error) => {
    if (stop.signal.aborted) return
    report(error)
    keepRecentResponse({ response: toFailedResponse(response, toApiError(error), []), messages }, owner)
  })
  return response
}

/** @throws ApiError 404 */
export async function readResponse(id: string, owner: string): Promise<ServiceResponse> {
  return (await findKept(id, owner))?.response ?? throwNotFound(id)
}

/**
 * Stops a response in the background that is still being written.
 *
 * @throws ApiError 404; 400 for a response that was not in the background
 */
export async function cancelResponse(id: string, owner: string): Promise<ServiceResponse> {
  const response = await readResponse(id, owner)
  if (!response.background) throw new ApiError('invalid_value', 'Only a response in the background can be cancelled.')
  const recent = findRecentResponse(id, owner)
  if (!recent?.stop) return response
  recent.stop()
  const cancelled = { ...response, status: 'cancelled' as const }
  keepRecentResponse({ ...recent, response: cancelled }, owner)
  return cancelled
}

/** @throws ApiError 404 */
export async function deleteResponse(id: string, owner: string): Promise<void> {
  if (dropRecentResponse(id, owner)) return
  if (!isStoredId(id) || !(await deleteStored(id, owner))) throwNotFound(id)
}

/**
 * Finds what a request continues: its previous response, and the items that it refers to.
 *
 * @throws ApiError 404 that names the field
 */
export async function findEarlierTurns(
  { fields, references }: ParsedResponsesRequest,
  owner: string,
): Promise<EarlierTurns> {
  const { previous_response_id: previous } = fields
  const items = new Map<string, InputItem[]>()
  for (const id of references) items.set(id, [await findItem(id, owner)])
  return { messages: previous === undefined ? [] : await readTurns(previous, owner), items }
}

async function readTurns(id: string, owner: string): Promise<ChatCompletionMessageParam[]> {
  const kept = await findKept(id, owner)
  if (!kept) return throwNotFound(id, 'previous_response_id')
  return [...kept.messages, ...toMessages(toInputItems(kept.response))]
}

async function findItem(id: string, owner: string): Promise<InputItem> {
  const responseId = findResponseId(id)
  const kept = responseId === null ? null : await findKept(responseId, owner)
  const item = kept?.response.output.findIndex((each) => each.id === id) ?? -1
  const found = kept && toInputItems(kept.response)[item]
  if (found) return found
  const message = `There is no item '${id.slice(0, 64).toWellFormed()}'. It belonged to a response that is no longer kept: send the item itself, or store responses with "store": true.`
  throw new ApiError('not_found', message, { param: 'input' })
}

/** The items of an output are valid as input. */
function toInputItems({ output }: ServiceResponse): InputItem[] {
  return output as InputItem[]
}

async function findKept(id: string, owner: string): Promise<KeptResponse | null> {
  return findRecentResponse(id, owner) ?? (await findStored(id, owner))
}

async function findStored(id: string, owner: string, db = database()): Promise<KeptResponse | null> {
  if (!isStoredId(id)) return null
  const store = await db
  const row = await store
    .selectFrom('completions')
    .select(['id', 'body'])
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst()
  const [response] = row ? await addMetadata<ServiceResponse>(store, [row]) : []
  return response ? { response, messages: await readRequestMessages(id, db) } : null
}

function isStoredId(id: string): boolean {
  return isResponseId(id) && isCompletionId(id)
}

/** One message for responses that do not exist and those of other keys. */
function throwNotFound(id: string, param?: string): never {
  const message = `There is no response '${id.slice(0, 64).toWellFormed()}'. Responses are kept for up to an hour, unless the request says "store": true.`
  throw new ApiError('not_found', message, param === undefined ? {} : { param })
}
