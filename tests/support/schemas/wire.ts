/**
 * The published shapes of Chat Completions as JSON Schema, written from OpenAI's description: what clients may rely on,
 * required members and nulls included. Members that are ours are named; any other is a fault.
 */
import assert from 'node:assert/strict'
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js'
import { evidenceFields, messageTemplate } from './evidence'
import { closedObject, integer, nullable, text } from './json-schema'

/** Text without half characters: what can't be written as UTF-8 would arrive as U+FFFD. */
const content = { type: ['string', 'null'], pattern: '^[^\\uFFFD\\p{Cs}]*$' }
const unixSeconds = { type: 'integer', minimum: 1_600_000_000, maximum: 9_999_999_999 }
const id = { type: 'string', pattern: '^chatcmpl-[A-Za-z0-9]{16,}$' }

const annotation = closedObject({
  type: { const: 'url_citation' },
  url_citation: closedObject(
    { start_index: integer, end_index: integer, title: text, url: text, content: text },
    'content',
  ),
})
const tokenLogprob = closedObject(
  {
    token: text,
    bytes: { type: ['array', 'null'], items: integer },
    logprob: { type: 'number' },
    top_logprobs: { type: 'array' },
  },
  'top_logprobs',
)
const logprobs = {
  anyOf: [
    { type: 'null' },
    closedObject({
      content: { type: ['array', 'null'], items: tokenLogprob },
      refusal: { type: ['array', 'null'], items: tokenLogprob },
    }),
  ],
}
const finishReasons = ['stop', 'length', 'tool_calls', 'content_filter', 'function_call']
const usage = {
  type: 'object',
  properties: {
    prompt_tokens: integer,
    completion_tokens: integer,
    total_tokens: integer,
    prompt_tokens_details: { type: 'object', additionalProperties: integer },
    completion_tokens_details: { type: 'object', additionalProperties: integer },
  },
  required: ['prompt_tokens', 'completion_tokens', 'total_tokens'],
  additionalProperties: false,
}

const completion = closedObject(
  {
    id,
    object: { const: 'chat.completion' },
    created: unixSeconds,
    model: { const: 'Service-V1' },
    choices: {
      type: 'array',
      minItems: 1,
      items: closedObject({
        index: integer,
        finish_reason: { enum: finishReasons },
        logprobs,
        message: closedObject(
          {
            role: { const: 'assistant' },
            content,
            refusal: nullable('string'),
            annotations: { type: 'array', items: annotation },
            tool_calls: {
              type: 'array',
              minItems: 1,
              items: {
                anyOf: [
                  closedObject({
                    id: text,
                    type: { const: 'function' },
                    function: closedObject({ name: text, arguments: text }),
                  }),
                  closedObject({
                    id: text,
                    type: { const: 'custom' },
                    custom: closedObject({ name: text, input: text }),
                  }),
                ],
              },
            },
            function_call: closedObject({ name: text, arguments: text }),
          },
          'annotations',
          'tool_calls',
          'function_call',
        ),
      }),
    },
    usage,
    ...evidenceFields,
  },
  ...Object.keys(evidenceFields),
)

const chunk = closedObject(
  {
    id,
    object: { const: 'chat.completion.chunk' },
    created: unixSeconds,
    model: { const: 'Service-V1' },
    choices: {
      type: 'array',
      items: closedObject({
        index: integer,
        finish_reason: { enum: [...finishReasons, null] },
        logprobs,
        delta: {
          type: 'object',
          properties: {
            role: { const: 'assistant' },
            content: { ...content, type: 'string' },
            refusal: nullable('string'),
            annotations: { type: 'array', minItems: 1, items: annotation },
            tool_calls: { type: 'array', minItems: 1, items: { type: 'object', required: ['index'] } },
            function_call: closedObject({ name: text, arguments: text }, 'name'),
          },
          additionalProperties: false,
        },
      }),
    },
    usage: { anyOf: [usage, { type: 'null' }] },
    ...evidenceFields,
  },
  'usage',
  ...Object.keys(evidenceFields),
)

const error = closedObject({
  error: closedObject(
    {
      message: { type: 'string', minLength: 10 },
      type: { enum: ['invalid_request_error', 'requests', 'tokens', 'insufficient_quota', 'server_error'] },
      param: nullable('string'),
      code: nullable('string'),
      template: messageTemplate,
    },
    'template',
  ),
})

const model = closedObject({ id: text, object: { const: 'model' }, created: unixSeconds, owned_by: text })
const modelList = closedObject({ object: { const: 'list' }, data: { type: 'array', minItems: 1, items: model } })

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })

function createAssertion(schema: AnySchema): (body: unknown) => void {
  const validate = ajv.compile(schema)
  return (body) => {
    assert.ok(validate(body), `${ajv.errorsText(validate.errors)} in ${JSON.stringify(body)?.slice(0, 2000)}`)
  }
}

export const assertCompletion = createAssertion(completion)
export const assertChunk = createAssertion(chunk)
export const assertError = createAssertion(error)
export const assertModel = createAssertion(model)
export const assertModelList = createAssertion(modelList)
