/** The responses in the API description: the meaning of each status, its headers, body and examples. */

import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError, type ErrorCode, type ErrorDetails, listErrorStatuses } from '@/lib/wire/errors'
import { describeErrorCode } from './error-meanings'
import { responseHeaders, selectHeaders } from './response-headers'

export interface Example {
  summary: string
  description?: string
  value: unknown
}

/** Any operation may return these. */
export const commonCodes: ErrorCode[] = [
  'invalid_api_key',
  'session_required',
  'origin_not_allowed',
  'rate_limit_exceeded',
  'internal_error',
]

const valueCodes: ErrorCode[] = [
  'missing_required_parameter',
  'invalid_type',
  'invalid_value',
  'string_above_max_length',
  'integer_below_min_value',
  'integer_above_max_value',
]

export const queryCodes = valueCodes

export const bodyCodes: ErrorCode[] = [
  ...valueCodes,
  'invalid_json',
  'unsupported_media_type',
  'request_too_large',
  'request_timeout',
  'body_bytes_exceeded',
  'overloaded',
]

export const answerCodes: ErrorCode[] = [
  ...bodyCodes,
  'empty_array',
  'empty_string',
  'array_above_max_length',
  'decimal_below_min_value',
  'decimal_above_max_value',
  'context_length_exceeded',
  'invalid_image_format',
  'invalid_image_url',
  'image_too_large',
  'model_not_found',
  'not_found',
  'answer_stopped',
  'streams_limit_exceeded',
  'upstream_rate_limited',
  'upstream_refused',
  'upstream_failed',
  'upstream_unreachable',
  'upstream_timeout',
  'library_unavailable',
  'storage_failed',
]

export function toSchemaRef(name: string) {
  return { $ref: `#/components/schemas/${name}` }
}

export function toJsonContent(name: string, examples?: Record<string, Example>) {
  return { 'application/json': { schema: toSchemaRef(name), ...(examples && { examples }) } }
}

export function toSuccessResponse(description: string, content: object) {
  return { description, headers: toHeaders(200), content }
}

/** One response for each status of these codes. */
export function toErrorResponses(codes: readonly ErrorCode[]) {
  const known = listErrorStatuses().filter(([code]) => codes.includes(code))
  const byStatus = Map.groupBy(known, ([, status]) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, entries]) => [
      status,
      toErrorResponse(
        status,
        entries.map(([code]) => code),
      ),
    ]),
  )
}

function toErrorResponse(status: number, codes: ErrorCode[]) {
  const sent = new Set(codes.flatMap(toWireCodes))
  const examples = codes.flatMap((code) => {
    const example = toExample(code)
    return example ? [[code, example] as const] : []
  })
  return {
    description: codes.map((code) => `- \`${code}\`: ${describeErrorCode(code)}`).join('\n'),
    headers: toHeaders(status),
    content: {
      'application/json': {
        schema: {
          allOf: [
            toSchemaRef('Error'),
            { properties: { error: { type: 'object', properties: { code: { enum: [...sent] } } } } },
          ],
        },
        ...(examples.length > 0 && { examples: Object.fromEntries(examples) }),
      },
    },
  }
}

/** The codes on the wire: where OpenAI sends a different code, or none, so does this service. */
function toWireCodes(code: ErrorCode): (string | null)[] {
  if (code === 'invalid_json' || code === 'internal_error') return [null]
  return code === 'streams_limit_exceeded' || code === 'body_bytes_exceeded' ? ['rate_limit_exceeded'] : [code]
}

function toHeaders(status: number) {
  const { always, sometimes } = selectHeaders(status)
  return Object.fromEntries([
    ...always.map((name) => [name, { ...responseHeaders[name], required: true }]),
    ...sometimes.map((name) => [name, responseHeaders[name]]),
  ])
}

function toExample(code: ErrorCode): Example | undefined {
  const example = messages[code]
  if (!example) return undefined
  const [message, details] = example
  const [wireCode = null] = toWireCodes(code)
  return { summary: code, value: new ApiError(code, message, { wireCode, ...details }).toBody() }
}

const messages: Partial<Record<ErrorCode, [message: string | ServerMessage, details?: ErrorDetails]>> = {
  invalid_api_key: ['A valid API key is required. Send it in the header "Authorization: Bearer sk-…".'],
  invalid_json: ['The body is not valid JSON.'],
  unsupported_media_type: ["The body must be JSON: send 'Content-Type: application/json'."],
  request_too_large: [serverMessage('request_too_large', { bytes: 52_428_800 })],
  missing_required_parameter: ["Missing required parameter: 'messages'.", { param: 'messages' }],
  invalid_value: [serverMessage('model_invalid_value', { param: 'temperature' }), { param: 'temperature' }],
  context_length_exceeded: [serverMessage('model_context_exceeded'), { param: 'messages' }],
  invalid_image_format: [serverMessage('image_animated')],
  model_not_found: ["This model does not exist. The model of this service is 'Service-V1'."],
  not_found: ["This key has no stored completion 'chatcmpl-1'."],
  unknown_url: ['Unknown request URL: GET /api/v1/engines.'],
  method_not_allowed: ['PUT is not supported here. Use GET, HEAD, POST, OPTIONS.'],
  rate_limit_exceeded: [serverMessage('request_rate_limit', { limit: 60, seconds: 12 })],
  streams_limit_exceeded: [serverMessage('concurrent_answers_limit', { limit: 20 })],
  upstream_rate_limited: [serverMessage('model_rate_limited', { seconds: 5 })],
  internal_error: [serverMessage('internal_error')],
  upstream_refused: [serverMessage('model_unsupported_parameter', { param: 'tools' }), { param: 'tools' }],
  upstream_failed: [serverMessage('model_failed')],
  upstream_unreachable: [serverMessage('model_unreachable')],
  upstream_timeout: [serverMessage('model_timeout')],
  storage_failed: [serverMessage('audit_unavailable')],
}
