/**
 * Parses a request of the Responses API into the chat request that asks the same, so that both are answered, limited
 * and checked alike. Fields that both APIs have under one name are checked by the chat request's own schema.
 */
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { z } from 'zod'
import { ApiError } from '@/lib/wire/errors'
import { type ChatRequest, parseChatRequest } from '@/lib/wire/request'
import {
  identifier,
  integer,
  json,
  list,
  name,
  object,
  omitUndefined,
  optional,
  optionalList,
  text,
  unsupported,
} from '@/lib/wire/schema-fields'
import { parseValid } from '@/lib/wire/validation-errors'
import { type InputItem, inputItems, toMessages } from './input-items'

const functionTool = object({
  type: z.literal('function'),
  name: identifier,
  description: optional(z.string()),
  parameters: optional(json),
  strict: optional(z.boolean()),
})
const grammar = object({ type: z.literal('grammar'), definition: z.string(), syntax: z.enum(['lark', 'regex']) })
const customTool = object({
  type: z.literal('custom'),
  name: identifier,
  description: optional(z.string()),
  format: optional(z.discriminatedUnion('type', [object({ type: z.literal('text') }), grammar])),
})
const namedTool = object({ type: z.enum(['function', 'custom']), name: name(64) })
const toolsMax = 128
const toolChoice = z.union([
  z.enum(['none', 'auto', 'required']),
  z.discriminatedUnion('type', [
    object({ type: z.literal('function'), name: name(64) }),
    object({ type: z.literal('custom'), name: name(64) }),
    object({
      type: z.literal('allowed_tools'),
      mode: z.enum(['auto', 'required']),
      tools: list(namedTool, { max: toolsMax }),
    }),
  ]),
])
const format = z.discriminatedUnion('type', [
  object({ type: z.literal('text') }),
  object({ type: z.literal('json_object') }),
  object({
    type: z.literal('json_schema'),
    name: identifier,
    description: optional(z.string()),
    schema: json,
    strict: optional(z.boolean()),
  }),
])
const verbosity = z.enum(['low', 'medium', 'high'])
const effort = z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'])

/** The fields that Chat Completions lacks, or has under another name. */
export const responsesSchema = object({
  input: z.union([text, inputItems]),
  instructions: optional(text).describe('Read before the input, and not kept for the next response.'),
  max_output_tokens: optional(integer({ min: 1, max: Number.MAX_SAFE_INTEGER })),
  tools: optionalList(z.discriminatedUnion('type', [functionTool, customTool]), toolsMax).describe(
    'Tools that the answer may call. The server never runs them.',
  ),
  tool_choice: optional(toolChoice),
  text: optional(object({ format: optional(format), verbosity: optional(verbosity) })),
  reasoning: optional(object({ effort: optional(effort), summary: optional(z.string()) })),
  include: optionalList(z.string(), 32).describe(
    'Only `message.output_text.logprobs` has an effect, with a connected language model.',
  ),
  previous_response_id: optional(name(128)).describe('The `id` of the response that this one continues.'),
  store: optional(z.boolean()).describe(
    'true: stored until it is deleted. false: not kept. If absent, the response is kept in memory for up to an hour, so that the next request can refer to it.',
  ),
  background: optional(z.boolean()).describe('Answers at once; read the result with GET.'),
  truncation: optional(z.enum(['auto', 'disabled'])).describe(
    'No effect: the oldest turns are left out when they must be.',
  ),
  max_tool_calls: optional(integer({ min: 0, max: Number.MAX_SAFE_INTEGER })).describe('No effect: no tool runs here.'),
  conversation: unsupported("this service has no conversation objects. Use 'previous_response_id'."),
  prompt: unsupported("this service keeps no prompts. Use 'instructions' and 'input'."),
})

type ResponsesFields = z.output<typeof responsesSchema>

/** Fields of Chat Completions that keep their name. */
export const sharedFields = [
  'model',
  'stream',
  'evidence',
  'metadata',
  'temperature',
  'top_p',
  'top_logprobs',
  'parallel_tool_calls',
  'service_tier',
  'user',
  'safety_identifier',
  'prompt_cache_key',
  'prompt_cache_options',
  'prompt_cache_retention',
] as const

/** The names of fields that have another name in a chat request. */
const ownNames: [chatName: RegExp, ownName: string][] = [
  [/^messages\b.*/, 'input'],
  [/^max_(?:completion_)?tokens\b/, 'max_output_tokens'],
  [/^response_format\b.*/, 'text.format'],
  [/^verbosity\b/, 'text.verbosity'],
  [/^reasoning_effort\b/, 'reasoning.effort'],
  [/^logprobs\b/, 'include'],
]

/** A parsed request whose references to earlier responses are not resolved yet. */
export interface ParsedResponsesRequest {
  fields: ResponsesFields
  items: InputItem[]
  /** Ids of items in earlier responses. */
  references: string[]
  body: Record<string, unknown>
}

/** @throws ApiError as `parseChatRequest`, for the fields that Chat Completions lacks or has under another name */
export function parseResponsesRequest(body: Record<string, unknown>): ParsedResponsesRequest {
  const fields = parseValid(responsesSchema, body)
  checkBackground(fields, body)
  const { input } = fields
  const items: InputItem[] = typeof input === 'string' ? [{ type: 'message', role: 'user', content: input }] : input
  const references = items.flatMap((item) => (item.type === 'item_reference' ? [item.id] : []))
  return { fields, items, references, body }
}

/** A response in the background can only be read later, and so must be kept. */
function checkBackground({ background, store }: ResponsesFields, { stream }: Record<string, unknown>): void {
  if (!background || (store !== false && stream !== true)) return
  const other = store === false ? "'store: false'" : "'stream: true'"
  throw new ApiError('invalid_value', `'background: true' cannot be combined with ${other}.`, { param: 'background' })
}

/** What an earlier response contributes. */
export interface EarlierTurns {
  /** The messages of `previous_response_id` and its output. */
  messages: readonly ChatCompletionMessageParam[]
  /** By the id of each reference. */
  items: ReadonlyMap<string, readonly InputItem[]>
}

/**
 * @returns the chat request, and its messages without the instructions, which the next response does not inherit
 * @throws ApiError that names the field of the Responses API
 */
export function toChatRequest(
  { fields, items, body }: ParsedResponsesRequest,
  earlier: EarlierTurns,
): { chat: ChatRequest; turns: ChatCompletionMessageParam[] } {
  const turns = [...earlier.messages, ...toMessages(items, earlier.items)]
  const shared = Object.fromEntries(sharedFields.map((field) => [field, body[field]]))
  const system = fields.instructions ? [{ role: 'system', content: fields.instructions }] : []
  const own = withOwnNames(() =>
    parseChatRequest({ ...shared, ...toChatFields(fields, body), messages: [...system, ...turns] }),
  )
  return { chat: { ...own, store: fields.store ?? false }, turns }
}

function toChatFields(fields: ResponsesFields, { top_logprobs }: Record<string, unknown>): object {
  const wantsLogprobs = typeof top_logprobs === 'number' || fields.include?.includes('message.output_text.logprobs')
  return omitUndefined({
    max_completion_tokens: fields.max_output_tokens,
    tools: fields.tools?.map(toChatTool),
    tool_choice: toChatToolChoice(fields.tool_choice),
    response_format: toChatFormat(fields.text?.format),
    verbosity: fields.text?.verbosity,
    reasoning_effort: fields.reasoning?.effort,
    logprobs: wantsLogprobs ? true : undefined,
  })
}

function toChatTool(tool: NonNullable<ResponsesFields['tools']>[number]): object {
  const { type, ...rest } = tool
  if (type === 'function') return { type, function: rest }
  if (tool.type !== 'custom' || tool.format?.type !== 'grammar') return { type, custom: rest }
  const { definition, syntax } = tool.format
  return { type, custom: { ...rest, format: { type: 'grammar', grammar: { definition, syntax } } } }
}

function toChatToolChoice(choice: ResponsesFields['tool_choice']): unknown {
  if (typeof choice !== 'object') return choice
  if (choice.type !== 'allowed_tools') return { type: choice.type, [choice.type]: { name: choice.name } }
  const tools = choice.tools.map((tool) => ({ type: tool.type, [tool.type]: { name: tool.name } }))
  return { type: 'allowed_tools', allowed_tools: { mode: choice.mode, tools } }
}

function toChatFormat(wanted: z.output<typeof format> | undefined): unknown {
  if (wanted?.type !== 'json_schema') return wanted
  const { type, ...schema } = wanted
  return { type, json_schema: schema }
}

function withOwnNames<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw toOwnNames(error)
  }
}

/** @returns an ApiError about a chat request's field as one about the field that was sent; any other error unchanged */
export function toOwnNames(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.param === null) return error
  const param = ownNames.reduce((field, [chatName, ownName]) => field.replace(chatName, ownName), error.param)
  return param === error.param ? error : error.withParam(param)
}
