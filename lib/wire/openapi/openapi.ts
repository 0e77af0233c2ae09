/** The published API description, generated from the schemas that validate requests, so that the two cannot differ. */
import { z } from 'zod'
import { evidenceSchema, messageTemplateSchema } from '@/lib/wire/evidence-schema'
import { describeRequestFields } from '@/lib/wire/request-fields'
import {
  chunkSchema,
  completionSchema,
  deletedSchema,
  errorSchema,
  modelListSchema,
  modelSchema,
  storedCompletionSchema,
  storedListSchema,
  storedMessagesSchema,
} from '@/lib/wire/response-schema'
import { deletedResponseSchema, responseEventSchema, responseSchema } from '@/lib/wire/responses/response-schema'
import { toJsonSchema } from '@/lib/wire/schema-fields'
import { metadataUpdate, pageQuery } from '@/lib/wire/stored-completions'
import { chunkExamples, completionExamples, requestExamples } from './examples'
import { toOperation, toPathParameter } from './operation'
import { answerCodes, bodyCodes, queryCodes, toErrorResponses, toJsonContent, toSchemaRef } from './responses'
import { buildResponsesRequestSchema, responsesPaths } from './responses-paths'

/** Builds the OpenAPI 3.1 document. Its URLs are relative to its own. */
export function buildOpenApi() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Evidence Chat',
      version: '1',
      description:
        'OpenAI-compatible Chat Completions and Responses, answered from articles that can be opened and checked. Every citation [n] in an answer refers to an entry of `evidence.items`. Any other URL gets the response `UnknownUrl`, any other method `MethodNotAllowed`.',
    },
    servers: [{ url: '.' }],
    security: [{ key: [] }],
    paths: {
      '/chat/completions': {
        post: toOperation('createChatCompletion', 'Answer a conversation', {
          description: aboutAnswers,
          body: toSchemaRef('ChatCompletionRequest'),
          examples: requestExamples,
          answer: {
            ...toJsonContent('ChatCompletion', completionExamples),
            'text/event-stream': {
              schema: { anyOf: [toSchemaRef('ChatCompletionChunk'), toSchemaRef('Error')] },
              examples: chunkExamples,
            },
          },
          codes: answerCodes,
        }),
        get: toOperation('listChatCompletions', 'List stored answers', {
          parameters: listPageParameters(),
          answer: toJsonContent('StoredCompletionList'),
          codes: queryCodes,
        }),
      },
      '/chat/completions/{id}': {
        parameters: [toPathParameter('id')],
        get: toOperation('getChatCompletion', 'Get a stored answer', {
          answer: toJsonContent('StoredCompletion'),
          codes: ['not_found'],
        }),
        post: toOperation('updateChatCompletion', 'Change the metadata of a stored answer', {
          body: toJsonSchema(metadataUpdate),
          examples: { ward: { summary: 'Metadata', value: { metadata: { ward: '7' } } } },
          answer: toJsonContent('StoredCompletion'),
          codes: [...bodyCodes, 'not_found'],
        }),
        delete: toOperation('deleteChatCompletion', 'Delete a stored answer', {
          answer: toJsonContent('StoredCompletionDeleted'),
          codes: ['not_found'],
        }),
      },
      '/chat/completions/{id}/messages': {
        parameters: [toPathParameter('id')],
        get: toOperation('getChatCompletionMessages', 'List the messages of the request behind a stored answer', {
          parameters: listPageParameters().filter(({ name }) => ['after', 'limit', 'order'].includes(name)),
          answer: toJsonContent('StoredMessageList'),
          codes: [...queryCodes, 'not_found'],
        }),
      },
      ...responsesPaths,
      '/models': {
        get: toOperation('listModels', 'List models', { answer: toJsonContent('ModelList') }),
      },
      '/models/{model}': {
        parameters: [toPathParameter('model')],
        get: toOperation('retrieveModel', 'Get a model', {
          answer: toJsonContent('Model'),
          codes: ['model_not_found'],
        }),
      },
    },
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An `sk-` key.' } },
      responses: {
        UnknownUrl: toErrorResponses(['unknown_url'])[404],
        MethodNotAllowed: toErrorResponses(['method_not_allowed'])[405],
      },
      schemas: {
        ChatCompletionRequest: buildRequestSchema(),
        ResponsesRequest: buildResponsesRequestSchema(),
        ...buildResponseSchemas(),
      },
    },
  }
}

/** Markdown, which OpenAPI allows in descriptions. */
const aboutAnswers = `An answer in prose begins with its notices (such as whom to call in an emergency, that no source supports it, or that only the text of an image was read), then has the text with its citations, then the list of references. All of this is also in \`evidence\` as data.

\`tools\` and \`functions\` do not change an answer in prose. An answer that calls a tool has no notices or references in its text, and JSON requested with \`response_format\` has no citations either; their notices are only in \`evidence.notices\`.

With \`stream: true\`, each \`data:\` line contains a ChatCompletionChunk, and the last one is \`[DONE]\`. The status is sent with the first chunk, after 10 s at the latest. An answer that fails later ends with an Error instead of \`[DONE]\`; one that fails earlier has an error status.

Without a connected language model, answers quote articles verbatim: generation settings have no effect, and options that require a model are rejected with 400 \`invalid_value\`. Errors that occur only with a connected model are marked as such.`

/** Metadata is filtered with `metadata[key]=value`. */
function listPageParameters() {
  const { properties = {} } = toJsonSchema(pageQuery)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
    ...(name === 'metadata' && { style: 'deepObject', explode: true }),
  }))
}

function buildRequestSchema() {
  const fields = describeRequestFields()
  return {
    type: 'object',
    description: 'Unknown fields are ignored; null is the same as an absent field.',
    properties: Object.fromEntries(fields.map(({ name, description, schema }) => [name, { ...schema, description }])),
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  }
}

function buildResponseSchemas() {
  const registry = z.registry<{ id: string }>()
  registry.add(completionSchema, { id: 'ChatCompletion' })
  registry.add(chunkSchema, { id: 'ChatCompletionChunk' })
  registry.add(evidenceSchema, { id: 'Evidence' })
  registry.add(messageTemplateSchema, { id: 'MessageTemplate' })
  registry.add(storedCompletionSchema, { id: 'StoredCompletion' })
  registry.add(storedListSchema, { id: 'StoredCompletionList' })
  registry.add(storedMessagesSchema, { id: 'StoredMessageList' })
  registry.add(deletedSchema, { id: 'StoredCompletionDeleted' })
  registry.add(responseSchema, { id: 'Response' })
  registry.add(responseEventSchema, { id: 'ResponseEvent' })
  registry.add(deletedResponseSchema, { id: 'DeletedResponse' })
  registry.add(modelSchema, { id: 'Model' })
  registry.add(modelListSchema, { id: 'ModelList' })
  registry.add(errorSchema, { id: 'Error' })
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: (id) => `#/components/schemas/${id}` })
  return Object.fromEntries(Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]))
}
