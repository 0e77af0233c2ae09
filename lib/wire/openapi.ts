/** The published description of the API, made from the schemas that check requests, so that the two cannot differ. */
import { z } from 'zod'
import {
  chunkSchema,
  completionSchema,
  deletedSchema,
  errorSchema,
  evidenceSchema,
  modelListSchema,
  modelSchema,
  storedCompletionSchema,
  storedListSchema,
  storedMessagesSchema,
} from './answer-schema'
import { errorStatuses } from './errors'
import { toJsonSchema } from './fields'
import { requestFields } from './request-fields'
import { metadataUpdate, pageQuery } from './stored'

/** The OpenAPI 3.1 document. Addresses in it are relative to where it is served. */
export function openApi() {
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
        post: operation('createChatCompletion', 'Answer a conversation', {
          body: reference('ChatCompletionRequest'),
          answer: { ...json('ChatCompletion'), 'text/event-stream': { schema: reference('ChatCompletionChunk') } },
        }),
        get: operation('listChatCompletions', 'Stored answers', {
          parameters: pageParameters(),
          answer: json('StoredCompletionList'),
        }),
      },
      '/chat/completions/{id}': {
        parameters: [inPath('id')],
        get: operation('getChatCompletion', 'A stored answer', { answer: json('StoredCompletion') }),
        post: operation('updateChatCompletion', 'Change the metadata of a stored answer', {
          body: toJsonSchema(metadataUpdate),
          answer: json('StoredCompletion'),
        }),
        delete: operation('deleteChatCompletion', 'Delete a stored answer', {
          answer: json('StoredCompletionDeleted'),
        }),
      },
      '/chat/completions/{id}/messages': {
        parameters: [inPath('id')],
        get: operation('getChatCompletionMessages', 'The messages that a stored answer answered', {
          parameters: pageParameters().filter(({ name }) => ['after', 'limit', 'order'].includes(name)),
          answer: json('StoredMessageList'),
        }),
      },
      '/models': { get: operation('listModels', 'The models of this service', { answer: json('ModelList') }) },
      '/models/{model}': {
        parameters: [inPath('model')],
        get: operation('retrieveModel', 'One model', { answer: json('Model') }),
      },
    },
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An `sk-` key.' } },
      schemas: { ChatCompletionRequest: requestSchema(), ...answerSchemas() },
    },
  }
}

function operation(
  operationId: string,
  summary: string,
  { body, parameters, answer }: { body?: object; parameters?: object[]; answer: object },
) {
  return {
    operationId,
    summary,
    ...(parameters && { parameters }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: { 200: { description: summary, content: answer }, ...refusals() },
  }
}

/** One entry a status, with the codes that it may carry. */
function refusals() {
  const codes = Map.groupBy(errorStatuses(), ([, status]) => status)
  return Object.fromEntries(
    [...codes].map(([status, entries]) => {
      const description = entries.map(([code]) => `\`${code}\``).join(', ')
      return [status, { description, content: json('Error') }]
    }),
  )
}

function reference(name: string) {
  return { $ref: `#/components/schemas/${name}` }
}

function json(name: string) {
  return { 'application/json': { schema: reference(name) } }
}

function inPath(name: string) {
  return { name, in: 'path', required: true, schema: { type: 'string' } }
}

/** Metadata is asked for as `metadata[key]=value`. */
function pageParameters() {
  const { properties = {} } = toJsonSchema(pageQuery)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
    ...(name === 'metadata' && { style: 'deepObject', explode: true }),
  }))
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
  registry.add(storedCompletionSchema, { id: 'StoredCompletion' })
  registry.add(storedListSchema, { id: 'StoredCompletionList' })
  registry.add(storedMessagesSchema, { id: 'StoredMessageList' })
  registry.add(deletedSchema, { id: 'StoredCompletionDeleted' })
  registry.add(modelSchema, { id: 'Model' })
  registry.add(modelListSchema, { id: 'ModelList' })
  registry.add(errorSchema, { id: 'Error' })
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: (id) => `#/components/schemas/${id}` })
  return Object.fromEntries(Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]))
}
