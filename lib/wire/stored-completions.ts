/** Stored completions on the wire: the list query, and the shapes of OpenAI's list, message and deletion objects. */
import type {
  ChatCompletion,
  ChatCompletionDeleted,
  ChatCompletionMessageParam,
  ChatCompletionStoreMessage,
} from 'openai/resources/chat/completions'
import { z } from 'zod'
import { integer, object, optional, record, string } from './schema-fields'
import { parseValid } from './validation-errors'

/** OpenAI's limits: 16 pairs, keys of 64 characters, values of 512. */
export const metadata = record(string({ max: 512 }), { keyLengthMax: 64, max: 16 })

const pageLimitDefault = 20

const idForm = /^[\w-]{1,200}$/
const id = z.string().regex(idForm)

export const pageQuery = object({
  after: optional(id),
  limit: optional(integer({ min: 1, max: 100 })),
  order: optional(z.enum(['asc', 'desc'])),
  model: optional(string({ max: 200 }).regex(/^[^\0]*$/)),
  metadata: optional(metadata),
})

/** A page of a list; `after` is the id of the last item seen. */
export interface PageQuery {
  after?: string
  limit: number
  order: 'asc' | 'desc'
}

export interface CompletionsQuery extends PageQuery {
  model?: string
  /** The completion must have each of these pairs. */
  metadata: Record<string, string>
}

/**
 * @param parameters of the URL; `metadata[key]=value` once per pair, unknown ones are ignored
 * @throws ApiError 400 that names the parameter
 */
export function parseCompletionsQuery(parameters: URLSearchParams): CompletionsQuery {
  const given: Record<string, unknown> = {}
  for (const name of ['after', 'order', 'model']) if (parameters.has(name)) given[name] = parameters.get(name)
  const limit = parameters.get('limit')
  if (limit !== null) given['limit'] = /^-?\d+$/.test(limit) ? Number(limit) : limit
  const pairs = [...parameters].flatMap(([name, value]) => {
    const key = /^metadata\[(.*)\]$/s.exec(name)?.[1]
    return key === undefined ? [] : [[key, value]]
  })
  if (pairs.length > 0) given['metadata'] = Object.fromEntries(pairs)
  const { limit: asked, order, metadata, ...rest } = parseValid(pageQuery, given)
  return { ...rest, limit: asked ?? pageLimitDefault, order: order ?? 'asc', metadata: metadata ?? {} }
}

export const metadataUpdate = object({ metadata: metadata.nullable() })

/**
 * @returns the new pairs; none for null
 * @throws ApiError 400
 */
export function parseMetadataUpdate(json: unknown): Record<string, string> {
  return parseValid(metadataUpdate, json).metadata ?? {}
}

export interface ListPage<T> {
  object: 'list'
  data: T[]
  first_id: string | null
  last_id: string | null
  has_more: boolean
}

export function toListPage<T extends { id: string }>(data: T[], hasMore: boolean): ListPage<T> {
  return { object: 'list', data, first_id: data[0]?.id ?? null, last_id: data.at(-1)?.id ?? null, has_more: hasMore }
}

export function toDeleted(id: string): ChatCompletionDeleted {
  return { object: 'chat.completion.deleted', id, deleted: true }
}

/** OpenAI's type says `assistant`, but its list contains the messages that were sent, of every role. */
export type StoredCompletionMessage = Omit<ChatCompletionStoreMessage, 'role'> & {
  role: ChatCompletionMessageParam['role']
}

/**
 * Returns content parts along with their text, so that a client that reads only `content` misses nothing but images.
 */
export function toStoredCompletionMessage(message: ChatCompletionMessageParam, id: string): StoredCompletionMessage {
  const { content = null, ...rest } = message
  const parts = Array.isArray(content) ? content : null
  const shown = parts?.filter((part) => part.type === 'text' || part.type === 'image_url') ?? null
  const text = shown?.flatMap((part) => (part.type === 'text' ? part.text : [])).join('\n\n')
  // The remaining fields belong to the message's role, and were validated when it was sent.
  return {
    refusal: null,
    ...rest,
    id,
    content: text ?? (content as string | null),
    content_parts: shown,
  } as StoredCompletionMessage
}

/** Whether a stored completion could have this id; saves a database query otherwise. */
export function isCompletionId(text: string): boolean {
  return idForm.test(text)
}

/** A completion read from storage. */
export type StoredCompletion = ChatCompletion & { metadata: Record<string, string> }
