/**
 * The request fields for the API documentation: the schema that checks each field, and what the schema does not say.
 */
import type { z } from 'zod'
import { serviceModel } from './models'
import { requestSchemas } from './request'
import { toJsonSchema } from './schema-fields'

type Schemas = typeof requestSchemas
type RequestField = { [Part in keyof Schemas]: keyof z.input<Schemas[Part]> }[keyof Schemas]

const passedToModel = 'Passed to the connected language model; has no effect without one.'
const ignored = 'Accepted, but has no effect and is never passed on.'

/** Documentation of each field beyond its schema. */
const descriptions: Record<RequestField, string> = {
  messages: 'The conversation so far. The last user message is the question; any user message may contain images.',
  model: `\`${serviceModel}\`, which is also the default.`,
  stream: 'If true, the answer is streamed as server-sent events.',
  stream_options: 'Only with `stream: true`. `include_usage` adds a final chunk with the token usage.',
  evidence: 'Options for the search, the sources and the citations. The defaults suit most uses.',
  store: 'Whether to store the answer, so that the same key can read it later.',
  metadata: 'Up to 16 key-value pairs of text, stored with the answer.',
  temperature: passedToModel,
  top_p: passedToModel,
  presence_penalty: passedToModel,
  frequency_penalty: passedToModel,
  n: 'The number of answers.',
  max_tokens: 'Deprecated form of `max_completion_tokens`.',
  max_completion_tokens: 'The most tokens of an answer; a longer one is cut off, with `finish_reason: "length"`.',
  stop: 'The answer ends before the first of these texts.',
  seed: passedToModel,
  logit_bias: passedToModel,
  logprobs: passedToModel,
  top_logprobs: 'Requires `logprobs: true`.',
  response_format:
    'With JSON, the text contains no citations, notices or list of references; notices are in `evidence.notices`.',
  tools:
    'Tools that the answer may call. The server never runs them. An answer in prose still has its notices, citations and references in the text; for a tool call without text, notices are only in `evidence.notices`.',
  tool_choice: 'Which tool the answer calls, if any.',
  parallel_tool_calls: passedToModel,
  functions: 'Deprecated form of `tools`.',
  function_call: 'Deprecated form of `tool_choice`.',
  reasoning_effort: passedToModel,
  verbosity: passedToModel,
  modalities: 'Only `text` is supported.',
  prediction: passedToModel,
  user: ignored,
  safety_identifier: ignored,
  prompt_cache_key: ignored,
  prompt_cache_options: ignored,
  prompt_cache_retention: ignored,
  service_tier: ignored,
  moderation: ignored,
  audio: 'Rejected: answers are text.',
  web_search_options: 'Rejected: use `evidence.sources`.',
}

/** The subset of JSON Schema that the request uses. */
export interface FieldSchema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: FieldSchema[]
  oneOf?: FieldSchema[]
  items?: FieldSchema
  properties?: Record<string, FieldSchema>
  minimum?: number
  maximum?: number
  maxItems?: number
  maxLength?: number
}

/** A documented request field. */
export interface FieldDescription {
  name: RequestField
  part: keyof Schemas
  isRequired: boolean
  description: string
  schema: FieldSchema
}

export function describeRequestFields(): FieldDescription[] {
  const parts = ['own', 'settings', 'ignored'] as const
  return parts.flatMap((part) => {
    const { properties = {}, required = [] } = toJsonSchema(requestSchemas[part])
    return Object.entries(properties).map(([name, schema]) => {
      // These schemas contain exactly the request fields, and use only these keywords.
      const [field, plain] = [name as RequestField, schema as FieldSchema]
      return { name: field, part, isRequired: required.includes(name), description: descriptions[field], schema: plain }
    })
  })
}
