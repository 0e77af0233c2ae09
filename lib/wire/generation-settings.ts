/** The request fields that may be passed to a model server, under their wire names. */
import { z } from 'zod'
import {
  failTransform,
  identifier,
  integer,
  json,
  list,
  name,
  object,
  optional,
  optionalList,
  record,
  text,
} from './schema-fields'

const toolsMax = 128
const stopsMax = 4
const biasesMax = 1024

const stop = z.union([z.string(), list(z.string(), { min: 1, max: stopsMax })])

const schemaFormat = object({
  name: identifier,
  description: optional(z.string()),
  schema: optional(json),
  strict: optional(z.boolean()),
})
const responseFormat = z.discriminatedUnion('type', [
  object({ type: z.literal('text') }),
  object({ type: z.literal('json_object') }),
  object({ type: z.literal('json_schema'), json_schema: schemaFormat }),
])

const functionDefinition = object({
  name: identifier,
  description: optional(z.string()),
  parameters: optional(json),
  strict: optional(z.boolean()),
})
const grammar = object({ definition: z.string(), syntax: z.enum(['lark', 'regex']) })
const customFormat = z.discriminatedUnion('type', [
  object({ type: z.literal('text') }),
  object({ type: z.literal('grammar'), grammar }),
])
const customDefinition = object({
  name: identifier,
  description: optional(z.string()),
  format: optional(customFormat),
})
const tool = z.discriminatedUnion('type', [
  object({ type: z.literal('function'), function: functionDefinition }),
  object({ type: z.literal('custom'), custom: customDefinition }),
])

const named = object({ name: name(64) })
const allowedTools = object({ mode: z.enum(['auto', 'required']), tools: list(json, { max: toolsMax }) })
const toolChoice = z.union([
  z.enum(['none', 'auto', 'required']),
  z.discriminatedUnion('type', [
    object({ type: z.literal('function'), function: named }),
    object({ type: z.literal('custom'), custom: named }),
    object({ type: z.literal('allowed_tools'), allowed_tools: allowedTools }),
  ]),
])

const prediction = object({
  type: z.literal('content'),
  content: z.union([text, list(object({ type: z.literal('text'), text }), { min: 1, max: 2048 })]),
})

const modalities = list(z.string(), { min: 1, max: 2 }).transform((names, context) => {
  if (names.every((name) => name === 'text')) return ['text' as const]
  return failTransform(context, 'invalid_value', "this service answers with text only. Supported: ['text'].")
})

export const settingsSchema = object({
  temperature: optional(z.number().min(0).max(2)),
  top_p: optional(z.number().min(0).max(1)),
  presence_penalty: optional(z.number().min(-2).max(2)),
  frequency_penalty: optional(z.number().min(-2).max(2)),
  n: optional(integer({ min: 1, max: 128 })),
  max_tokens: optional(integer({ min: 1, max: Number.MAX_SAFE_INTEGER })),
  max_completion_tokens: optional(integer({ min: 1, max: Number.MAX_SAFE_INTEGER })),
  stop: optional(stop),
  seed: optional(integer({ min: -(2 ** 63), max: 2 ** 63 })),
  logit_bias: optional(record(z.number().min(-100).max(100), { keyLengthMax: 20, max: biasesMax })),
  logprobs: optional(z.boolean()),
  top_logprobs: optional(integer({ min: 0, max: 20 })),
  response_format: optional(responseFormat),
  tools: optionalList(tool, toolsMax),
  tool_choice: optional(toolChoice),
  parallel_tool_calls: optional(z.boolean()),
  functions: optionalList(functionDefinition, toolsMax),
  function_call: optional(z.union([z.enum(['none', 'auto']), named])),
  reasoning_effort: optional(z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'])),
  verbosity: optional(z.enum(['low', 'medium', 'high'])),
  modalities: optional(modalities),
  prediction: optional(prediction),
})
