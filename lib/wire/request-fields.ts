/**
 * The request fields for the API documentation: the schema that checks each field, and what the schema does not say.
 */
import type { z } from 'zod'
import { serviceModel } from './models'
import { requestSchemas } from './request'
import { toJsonSchema } from './schema-fields'

type Schemas = typeof requestSchemas
type RequestField = { [Part in keyof Schemas]: keyof z.input<Schemas[Part]> }[keyof Schemas]

const passedToModel = 'Passed to the connected language model; of no effect without one.'
const ignored = 'Accepted, of no effect, and never passed on.'

/** Documentation of each field beyond its schema. */
const descriptions: Record<RequestField, string> = {
  messages: 'The conversation so far. The last user turn is the question; images may stand in any user turn.',
  model: `\`${serviceModel}\`, also when left out.`,
  stream: 'True: the answer comes as server-sent events.',
  stream_options: 'Only with `stream: true`. `include_usage` adds a last chunk with the usage.',
  evidence: 'Where to look and what to cite. Leave it out for what most readers want.',
  store: 'Keep the answer, to be read again with the key that made it.',
  metadata: 'Up to 16 pairs of text, kept with a stored answer.',
  temperature: passedToModel,
  top_p: passedToModel,
  presence_penalty: passedToModel,
  frequency_penalty: passedToModel,
  n: 'How many answers to give.',
  max_tokens: 'The older name of `max_completion_tokens`.',
  max_completion_tokens: 'The answer is cut here, with `finish_reason: "length"`.',
  stop: 'The answer ends before any of these texts.',
  seed: passedToModel,
  logit_bias: passedToModel,
  logprobs: passedToModel,
  top_logprobs: 'Needs `logprobs: true`.',
  response_format:
    'With JSON the text carries no marks, no notices and no list of references; notices are in `evidence.notices`.',
  tools:
    'Functions that the answer may ask for. They are never called here. An answer in prose keeps its notices, marks and references in the text; beside a tool call without text, notices are only in `evidence.notices`.',
  tool_choice: 'Which tool to ask for.',
  parallel_tool_calls: passedToModel,
  functions: 'The older form of `tools`.',
  function_call: 'The older form of `tool_choice`.',
  reasoning_effort: passedToModel,
  verbosity: passedToModel,
  modalities: 'Text only.',
  prediction: passedToModel,
  user: ignored,
  safety_identifier: ignored,
  prompt_cache_key: ignored,
  prompt_cache_options: ignored,
  prompt_cache_retention: ignored,
  service_tier: ignored,
  moderation: ignored,
  audio: 'Refused: answers are text.',
  web_search_options: 'Refused: use `evidence.sources`.',
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
  const parts = ['own', 'settings', 'idle'] as const
  return parts.flatMap((part) => {
    const { properties = {}, required = [] } = toJsonSchema(requestSchemas[part])
    return Object.entries(properties).map(([name, schema]) => {
      // These schemas contain exactly the request fields, and use only these keywords.
      const [field, plain] = [name as RequestField, schema as FieldSchema]
      return { name: field, part, isRequired: required.includes(name), description: descriptions[field], schema: plain }
    })
  })
}
