/** The objects of the Responses API, for the published API description. */
import { z } from 'zod'
import { evidenceFieldsSchema } from '@/lib/wire/response-schema'

const offset = z.int().min(0)
const json = z.record(z.string(), z.unknown())
const text = z.string().nullable()
const status = z.enum(['in_progress', 'completed', 'incomplete'])

const outputText = z.object({
  type: z.literal('output_text'),
  text: z.string().describe('Carries citations [n] and, unless switched off, the list of references.'),
  annotations: z.array(
    z.object({
      type: z.literal('url_citation'),
      start_index: offset,
      end_index: offset.describe('Exclusive.'),
      title: z.string(),
      url: z.string(),
      content: z.string().exactOptional(),
    }),
  ),
  logprobs: z.array(json),
})

const outputItem = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('message'),
    id: z.string(),
    status,
    role: z.literal('assistant'),
    content: z.array(
      z.discriminatedUnion('type', [outputText, z.object({ type: z.literal('refusal'), refusal: z.string() })]),
    ),
  }),
  z.object({
    type: z.literal('function_call'),
    id: z.string(),
    call_id: z.string(),
    name: z.string(),
    arguments: z.string(),
    status,
  }),
  z.object({
    type: z.literal('custom_tool_call'),
    id: z.string(),
    call_id: z.string(),
    name: z.string(),
    input: z.string(),
  }),
])

export const responseSchema = z.object({
  id: z.string(),
  object: z.literal('response'),
  created_at: z.int().describe('Unix time in seconds.'),
  model: z.string(),
  status: z.enum(['in_progress', 'completed', 'incomplete', 'failed', 'cancelled']),
  background: z.boolean(),
  error: z.object({ code: z.enum(['server_error', 'rate_limit_exceeded']), message: z.string() }).nullable(),
  incomplete_details: z.object({ reason: z.enum(['max_output_tokens', 'content_filter']) }).nullable(),
  output: z.array(outputItem),
  usage: z
    .object({
      input_tokens: offset,
      input_tokens_details: z.object({ cached_tokens: offset, cache_write_tokens: offset }),
      output_tokens: offset,
      output_tokens_details: z.object({ reasoning_tokens: offset }),
      total_tokens: offset,
    })
    .nullable()
    .describe('Null until the response is complete.'),
  instructions: text,
  max_output_tokens: z.int().nullable(),
  max_tool_calls: z.int().nullable(),
  parallel_tool_calls: z.boolean(),
  previous_response_id: text,
  prompt_cache_key: text,
  reasoning: z.object({ effort: text, summary: text }),
  safety_identifier: text,
  service_tier: z.literal('default'),
  store: z.boolean(),
  temperature: z.number(),
  text: z.object({ format: json, verbosity: z.string().exactOptional() }),
  tool_choice: z.union([z.string(), json]),
  tools: z.array(json),
  top_logprobs: z.int(),
  top_p: z.number(),
  truncation: z.string(),
  user: text,
  metadata: z.record(z.string(), z.string()),
  ...evidenceFieldsSchema.shape,
})

export const responseEventSchema = z
  .looseObject({ type: z.string(), sequence_number: offset })
  .describe(
    "An event of OpenAI's Responses API. `response.in_progress` carries the sources, before any text, and `response.completed` the evidence with its spans and checks. With `evidence.progress`, `response.evidence.search` reports each step of the search; with `evidence.live_checks`, `response.evidence.checks` the checks of a sentence.",
  )

export const deletedResponseSchema = z.object({
  id: z.string(),
  object: z.literal('response'),
  deleted: z.literal(true),
})
