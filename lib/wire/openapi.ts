/** The published description of the API, made from the schemas that check requests, so that the two cannot differ. */
import { z } from 'zod'
import {
  chunkSchema,
  completionSchema,
  errorSchema,
  evidenceSchema,
  modelListSchema,
  modelSchema,
} from './answer-schema'
import { errorStatuses } from './errors'
import { toJsonSchema } from './fields'
import { serviceModel } from './models'
import { requestSchemas } from './request'

type Schemas = typeof requestSchemas
export type RequestField = { [Part in keyof Schemas]: keyof z.input<Schemas[Part]> }[keyof Schemas]

const forModel = 'Passed to the connected language model; of no effect without one.'
const idle = 'Accepted, of no effect, and never passed on.'

/** What a reader must know of a field that its schema does not say. */
const descriptions: Record<RequestField, string> = {
  messages: 'The conversation so far. The last user turn is the question; images may stand in any user turn.',
  model: `\`${serviceModel}\`, also when left out.`,
  stream: 'True: the answer comes as server-sent events.',
  stream_options: 'Only with `stream: true`. `include_usage` adds a last chunk with the usage.',
  evidence: 'Where to look and what to cite. Leave it out for what most readers want.',
  store: 'Accepted; answers are not kept.',
  metadata: 'Accepted; answers are not kept, and so neither is this.',
  temperature: forModel,
  top_p: forModel,
  presence_penalty: forModel,
  frequency_penalty: forModel,
  n: 'How many answers to give.',
  max_tokens: 'The older name of `max_completion_tokens`.',
  max_completion_tokens: 'The answer is cut here, with `finish_reason: "length"`.',
  stop: 'The answer ends before any of these texts.',
  seed: forModel,
  logit_bias: forModel,
  logprobs: forModel,
  top_logprobs: 'Needs `logprobs: true`.',
  response_format: 'With JSON the text carries no marks and no list of references.',
  tools: 'Functions that the answer may ask for. They are never called here.',
  tool_choice: 'Which tool to ask for.',
  parallel_tool_calls: forModel,
  functions: 'The older form of `tools`.',
  function_call: 'The older form of `tool_choice`.',
  reasoning_effort: forModel,
  verbosity: forModel,
  modalities: 'Text only.',
  prediction: forModel,
  user: idle,
  safety_identifier: idle,
  prompt_cache_key: idle,
  prompt_cache_options: idle,
  prompt_cache_retention: idle,
  service_tier: idle,
  moderation: idle,
  audio: 'Refused: answers are text.',
  web_search_options: 'Refused: use `evidence.sources`.',
}

/** The part of JSON Schema that the request uses. */
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

/** A request field for a reader: its schema, and what the schema does not say. */
export interface FieldDescription {
  name: RequestField
  part: keyof Schemas
  isRequired: boolean
  description: string
  schema: FieldSchema
}

export function requestFields(): FieldDescription[] {
  const parts = ['own', 'settings', 'idle'] as const
  return parts.flatMap((part) => {
    const { properties = {}, required = [] } = toJsonSchema(requestSchemas[part])
    return Object.entries(properties).map(([name, schema]) => {
      // The properties of these schemas are the request's fields, and these keywords are all that the fields use.
      const [field, plain] = [name as RequestField, schema as FieldSchema]
      return { name: field, part, isRequired: required.includes(name), description: descriptions[field], schema: plain }
    })
  })
}

/** The OpenAPI 3.1 document. Addresses in it are relative to where it is served. */
export function openApi() {
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const json = (name: string) => ({ 'application/json': { schema: reference(name) } })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Evidence Chat',
      version: '1',
      description:
        'Chat Completions as OpenAI clients speak it, answered from records that can be opened and checked. Every mark [n] in an answer belongs to `evidence.items`.',
    },
    servers: [{ url: '.' }],
    security: [{ key: [] }],
    paths: {
      '/chat/completions': {
        post: {
          operationId: 'createChatCompletion',
          summary: 'Answer a conversation',
          requestBody: { required: true, content: json('ChatCompletionRequest') },
          responses: {
            200: {
              description: 'The answer: one object, or with `stream: true` chunks as server-sent events.',
              content: {
                ...json('ChatCompletion'),
                'text/event-stream': { schema: reference('ChatCompletionChunk') },
              },
            },
            ...refusals(reference('Error')),
          },
        },
      },
      '/models': {
        get: {
          operationId: 'listModels',
          summary: 'The models of this service',
          responses: {
            200: { description: 'One model.', content: json('ModelList') },
            ...refusals(reference('Error')),
          },
        },
      },
      '/models/{model}': {
        get: {
          operationId: 'retrieveModel',
          summary: 'One model',
          parameters: [{ name: 'model', in: 'path', required: true, schema: { type: 'string' } }],
          responses: { 200: { description: 'The model.', content: json('Model') }, ...refusals(reference('Error')) },
        },
      },
    },
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An `sk-` key.' } },
      schemas: { ChatCompletionRequest: requestSchema(), ...answerSchemas() },
    },
  }
}

function requestSchema() {
  const fields = requestFields()
  return {
    type: 'object',
    description: 'Unknown fields are ignored; null is the same as leaving a field out.',
    properties: Object.fromEntries(fields.map(({ name, description, schema }) => [name, { ...schema, description }])),
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  }
}

function answerSchemas() {
  const registry = z.registry<{ id: string }>()
  registry.add(completionSchema, { id: 'ChatCompletion' })
  registry.add(chunkSchema, { id: 'ChatCompletionChunk' })
  registry.add(evidenceSchema, { id: 'Evidence' })
  registry.add(modelSchema, { id: 'Model' })
  registry.add(modelListSchema, { id: 'ModelList' })
  registry.add(errorSchema, { id: 'Error' })
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: (id) => `#/components/schemas/${id}` })
  return Object.fromEntries(Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]))
}

/** One entry a status, with the codes that it may carry. */
function refusals(error: { $ref: string }) {
  const codes = Map.groupBy(errorStatuses(), ([, status]) => status)
  return Object.fromEntries(
    [...codes].map(([status, entries]) => {
      const description = entries.map(([code]) => `\`${code}\``).join(', ')
      return [status, { description, content: { 'application/json': { schema: error } } }]
    }),
  )
}
