/** Response schemas for the published API description. */
import type { ChatCompletionDeleted } from 'openai/resources/chat/completions'
import type { Model } from 'openai/resources/models'
import { z } from 'zod'
import type { ErrorBody } from './errors'
import { checkSchema, evidenceSchema, messageTemplateSchema, searchStepSchema } from './evidence-schema'
import type { ModelList } from './models'

const offset = z.int().min(0)

/** Fields in addition to OpenAI's: our own, and the two that clients of search APIs know. */
export const evidenceFieldsSchema = z.object({
  evidence: evidenceSchema.exactOptional(),
  citations: z.array(z.string()).exactOptional().describe('URLs; the one at index n - 1 belongs to the citations [n].'),
  search_results: z
    .array(z.object({ title: z.string(), url: z.string(), date: z.string().exactOptional(), snippet: z.string() }))
    .exactOptional(),
})

const tokenDetails = z.record(z.string(), offset).describe('As counted by the connected model server.')
const usage = z.object({
  prompt_tokens: offset,
  completion_tokens: offset,
  total_tokens: offset,
  prompt_tokens_details: tokenDetails.exactOptional(),
  completion_tokens_details: tokenDetails.exactOptional(),
})
const finishReason = z.enum(['stop', 'length', 'tool_calls', 'content_filter', 'function_call'])
const logprobs = z
  .object({ content: z.array(z.unknown()).nullable(), refusal: z.array(z.unknown()).nullable() })
  .nullable()
const annotations = z.array(
  z.object({
    type: z.literal('url_citation'),
    url_citation: z.object({
      start_index: offset,
      end_index: offset.describe('Exclusive.'),
      title: z.string(),
      url: z.string(),
      content: z.string().exactOptional(),
    }),
  }),
)
const functionCall = z
  .object({ name: z.string(), arguments: z.string() })
  .describe('Deprecated form of `tool_calls`, for requests with `functions`.')
const toolCall = z.discriminatedUnion('type', [
  z.object({
    id: z.string(),
    type: z.literal('function'),
    function: z.object({ name: z.string(), arguments: z.string() }),
  }),
  z.object({
    id: z.string(),
    type: z.literal('custom'),
    custom: z.object({ name: z.string(), input: z.string() }),
  }),
])

const head = { id: z.string(), created: z.int().describe('Unix time in seconds.'), model: z.string() }

export const completionSchema = z.object({
  ...head,
  object: z.literal('chat.completion'),
  choices: z.array(
    z.object({
      index: offset,
      finish_reason: finishReason,
      logprobs,
      message: z.object({
        role: z.literal('assistant'),
        content: z.string().nullable(),
        refusal: z.string().nullable(),
        annotations,
        tool_calls: z.array(toolCall).exactOptional(),
        function_call: functionCall.exactOptional(),
      }),
    }),
  ),
  usage,
  ...evidenceFieldsSchema.shape,
})

export const chunkSchema = z.object({
  ...head,
  object: z.literal('chat.completion.chunk'),
  choices: z.array(
    z.object({
      index: offset,
      finish_reason: finishReason.nullable(),
      logprobs,
      delta: z.object({
        role: z.literal('assistant').exactOptional(),
        content: z.string().exactOptional(),
        refusal: z.string().nullable().exactOptional(),
        annotations: annotations.exactOptional().describe('All at once, in a separate chunk before the last.'),
        tool_calls: z.array(z.record(z.string(), z.unknown())).exactOptional(),
        function_call: functionCall.partial().exactOptional(),
      }),
    }),
  ),
  usage: usage.nullable().exactOptional(),
  search: searchStepSchema
    .exactOptional()
    .describe('The progress of the search; only with `evidence.progress`, in chunks without choices.'),
  checks: z
    .array(checkSchema)
    .exactOptional()
    .describe(
      'Checks of sentences that have just been completed; only with `evidence.live_checks`, in chunks without choices. `evidence.checks` of the last chunk contains all of them.',
    ),
  ...evidenceFieldsSchema.shape,
})

export const storedCompletionSchema = completionSchema.extend({ metadata: z.record(z.string(), z.string()) })

const page = {
  object: z.literal('list'),
  first_id: z.string().nullable(),
  last_id: z.string().nullable(),
  has_more: z.boolean(),
}

export const storedListSchema = z.object({ ...page, data: z.array(storedCompletionSchema) })

export const storedMessagesSchema = z.object({
  ...page,
  data: z.array(
    z.object({
      id: z.string(),
      role: z.enum(['system', 'developer', 'user', 'assistant', 'tool', 'function']),
      content: z.string().nullable(),
      content_parts: z.array(z.record(z.string(), z.unknown())).nullable(),
      refusal: z.string().nullable(),
    }),
  ),
})

export const deletedSchema: z.ZodType<ChatCompletionDeleted> = z.object({
  object: z.literal('chat.completion.deleted'),
  id: z.string(),
  deleted: z.boolean(),
})

export const modelSchema: z.ZodType<Model> = z.object({
  id: z.string(),
  object: z.literal('model'),
  created: z.int(),
  owned_by: z.string(),
})

export const modelListSchema: z.ZodType<ModelList> = z.object({ object: z.literal('list'), data: z.array(modelSchema) })

export const errorSchema: z.ZodType<ErrorBody> = z.object({
  error: z.object({
    message: z.string().describe('What happened, the limit, and what to do.'),
    type: z.string(),
    param: z.string().nullable().describe('The offending field, such as `messages[0].role`.'),
    code: z.string().nullable(),
    template: messageTemplateSchema.exactOptional(),
  }),
})
