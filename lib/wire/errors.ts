/**
 * Every error of the API, with its code, status and type, in one table. The message is for the caller (what happened,
 * the limit, what to do); the cause is for the log. The body has the shape of OpenAI's Error schema, always with all
 * four keys, and with them the template of the message, if it has one.
 */
import {
  type MessageTemplate,
  type ServerMessage,
  serverMessage,
  untranslatedMessage,
} from '@/lib/shared/messages/server-messages'

const table = {
  invalid_api_key: [401, 'invalid_request_error'],
  session_required: [401, 'invalid_request_error'],
  origin_not_allowed: [403, 'invalid_request_error'],
  key_scope: [403, 'invalid_request_error'],

  invalid_json: [400, 'invalid_request_error'],
  unsupported_media_type: [415, 'invalid_request_error'],
  request_too_large: [413, 'invalid_request_error'],
  request_timeout: [408, 'invalid_request_error'],
  missing_required_parameter: [400, 'invalid_request_error'],
  invalid_type: [400, 'invalid_request_error'],
  invalid_value: [400, 'invalid_request_error'],
  empty_array: [400, 'invalid_request_error'],
  empty_string: [400, 'invalid_request_error'],
  array_above_max_length: [400, 'invalid_request_error'],
  string_above_max_length: [400, 'invalid_request_error'],
  integer_below_min_value: [400, 'invalid_request_error'],
  integer_above_max_value: [400, 'invalid_request_error'],
  decimal_below_min_value: [400, 'invalid_request_error'],
  decimal_above_max_value: [400, 'invalid_request_error'],
  context_length_exceeded: [400, 'invalid_request_error'],
  invalid_image_format: [400, 'invalid_request_error'],
  invalid_image_url: [400, 'invalid_request_error'],
  image_too_large: [400, 'invalid_request_error'],

  model_not_found: [404, 'invalid_request_error'],
  not_found: [404, 'invalid_request_error'],
  unknown_url: [404, 'invalid_request_error'],
  method_not_allowed: [405, 'invalid_request_error'],

  answer_stopped: [409, 'invalid_request_error'],

  rate_limit_exceeded: [429, 'requests'],
  streams_limit_exceeded: [429, 'requests'],
  body_bytes_exceeded: [429, 'requests'],
  upstream_rate_limited: [429, 'requests'],

  internal_error: [500, 'server_error'],
  upstream_refused: [502, 'server_error'],
  upstream_failed: [502, 'server_error'],
  upstream_unreachable: [503, 'server_error'],
  library_unavailable: [503, 'server_error'],
  overloaded: [503, 'server_error'],
  storage_failed: [503, 'server_error'],
  upstream_timeout: [504, 'server_error'],
} as const satisfies Record<string, readonly [status: number, type: string]>

export type ErrorCode = keyof typeof table

/** Every code with its status, for the published API description. */
export function listErrorStatuses(): [code: ErrorCode, status: number][] {
  // Object.entries forgets the type of the keys.
  return Object.entries(table).map(([code, [status]]) => [code as ErrorCode, status])
}

export interface ErrorDetails {
  /** Path of the offending field, such as `messages[0].role`. */
  param?: string
  /** The `code` to send where OpenAI's differs from ours; may be null. */
  wireCode?: string | null
  /** Extra response headers, such as Retry-After. */
  headers?: Record<string, string>
  /** For the log only; never sent. */
  cause?: unknown
}

export interface ErrorBody {
  error: {
    message: string
    type: string
    param: string | null
    code: string | null
    /** Absent if the message has no template. */
    template?: MessageTemplate
  }
}

/** A build may load this module several times, and each copy must recognise errors created by another. */
const brand = Symbol.for('evidence-chat.ApiError')

export class ApiError extends Error {
  readonly [brand] = true
  readonly code: ErrorCode
  readonly param: string | null
  /** Null if the message has no template. */
  readonly template: MessageTemplate | null
  readonly headers: Record<string, string>
  private readonly wireCode: string | null

  constructor(code: ErrorCode, message: string | ServerMessage, details: ErrorDetails = {}) {
    const { text, template } = typeof message === 'string' ? untranslatedMessage(message) : message
    super(text, { cause: details.cause })
    this.name = 'ApiError'
    this.code = code
    this.template = template
    this.param = details.param ?? null
    this.headers = details.headers ?? {}
    this.wireCode = details.wireCode === undefined ? code : details.wireCode
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && brand in value
  }

  get status(): number {
    return table[this.code][0]
  }

  /** @returns the same error about a field that the caller knows under another name */
  withParam(param: string): ApiError {
    const { code, message: text, template, headers, wireCode, cause } = this
    const message = template ? { text, template } : text
    return new ApiError(code, message, { param, wireCode, headers, cause })
  }

  /** The error body that every client library understands. */
  toBody(): ErrorBody {
    const { message, param, wireCode: code, template } = this
    const type = table[this.code][1]
    return { error: { message, type, param, code, ...(template && { template }) } }
  }
}

/**
 * Converts any error to one that callers may see: an ApiError is sent as it is; any other becomes an internal error
 * whose cause is only logged.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  return new ApiError('internal_error', serverMessage('internal_error'), { wireCode: null, cause: error })
}
