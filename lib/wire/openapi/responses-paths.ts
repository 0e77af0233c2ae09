/** The Responses API in the API description. */
import { serviceModel } from '@/lib/wire/models'
import { describeRequestFields } from '@/lib/wire/request-fields'
import { responsesSchema, sharedFields } from '@/lib/wire/responses/request'
import { toJsonSchema } from '@/lib/wire/schema-fields'
import { type OperationParts, toOperation, toPathParameter } from './operation'
import { answerCodes, type Example, toJsonContent, toSchemaRef } from './responses'

export const responsesExamples: Record<string, Example> = {
  input: {
    summary: 'A question to the Responses API',
    value: { model: serviceModel, input: 'Does dapagliflozin help in heart failure with reduced ejection fraction?' },
  },
  items: {
    summary: 'A conversation, as a stream',
    value: {
      model: serviceModel,
      stream: true,
      instructions: 'Answer briefly.',
      input: [
        { role: 'user', content: [{ type: 'input_text', text: 'Does dapagliflozin help in HFrEF?' }] },
        { role: 'assistant', content: [{ type: 'output_text', text: 'Yes.' }] },
        { role: 'user', content: 'And in women?' },
      ],
      evidence: { max_sources: 3 },
    },
  },
}

const one: OperationParts = { answer: toJsonContent('Response'), codes: ['not_found'] }

export const responsesPaths = {
  '/responses': {
    post: toOperation('createResponse', 'Answer through the Responses API', {
      description:
        'The same answers as chat completions, in the form that is the default of newer clients. Tools are relayed, as in chat completions; `previous_response_id` continues a response that is still kept. Each frame of a stream names its event; a stream that fails ends with `error` and `response.failed`.',
      body: toSchemaRef('ResponsesRequest'),
      examples: responsesExamples,
      answer: {
        ...toJsonContent('Response'),
        'text/event-stream': { schema: { anyOf: [toSchemaRef('ResponseEvent'), toSchemaRef('Error')] } },
      },
      codes: answerCodes,
    }),
  },
  '/responses/{id}': {
    parameters: [toPathParameter('id')],
    get: toOperation('getResponse', 'Get a response that is kept', one),
    delete: toOperation('deleteResponse', 'Delete a response', { ...one, answer: toJsonContent('DeletedResponse') }),
  },
  '/responses/{id}/cancel': {
    parameters: [toPathParameter('id')],
    post: toOperation('cancelResponse', 'Cancel a response in the background', {
      ...one,
      codes: ['not_found', 'invalid_value'],
    }),
  },
}

export function buildResponsesRequestSchema() {
  const { properties = {}, required = [] } = toJsonSchema(responsesSchema)
  const shared = describeRequestFields().filter(({ name }) => sharedFields.some((field) => field === name))
  return {
    type: 'object',
    description: 'Unknown fields are ignored; null is the same as an absent field.',
    properties: {
      ...properties,
      ...Object.fromEntries(shared.map(({ name, description, schema }) => [name, { ...schema, description }])),
    },
    required,
  }
}
