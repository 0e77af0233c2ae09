/** Chat Completions in the API description. */
import { toJsonSchema } from '@/lib/wire/schema-fields'
import { metadataUpdate, pageQuery } from '@/lib/wire/stored-completions'
import { chunkExamples, completionExamples, requestExamples } from './examples'
import { toOperation, toPathParameter } from './operation'
import { answerCodes, bodyCodes, queryCodes, toJsonContent, toSchemaRef } from './responses'

export function buildCompletionPaths() {
  return {
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
