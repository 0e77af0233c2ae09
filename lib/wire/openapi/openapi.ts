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
import { buildCompletionPaths } from './completion-paths'
import { toOperation, toPathParameter } from './operation'
import { toErrorResponses, toJsonContent } from './responses'
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
      ...buildCompletionPaths(),
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
