/** The meaning of each error code, for the API description. The table is exhaustive: a new code needs an entry. */
import type { ErrorCode } from '@/lib/wire/errors'

interface ErrorMeaning {
  description: string
  /**
   * `upstream`: only with a connected language model; `page`: only for the browser page, which uses a session cookie.
   */
  onlyWith?: 'upstream' | 'page'
}

const meanings: Record<ErrorCode, ErrorMeaning> = {
  invalid_api_key: {
    description:
      'The key is missing, malformed, wrong, expired or revoked. An open stream ends with this code when its key is revoked.',
  },
  session_required: { description: 'The session has ended.', onlyWith: 'page' },
  origin_not_allowed: { description: "The request does not come from the page's own address.", onlyWith: 'page' },
  key_scope: {
    description: 'The key may ask questions but not administer, or only read metrics, or the person lacks the role.',
  },

  invalid_json: { description: "The body is not a JSON object. `code` is null, as in OpenAI's API." },
  unsupported_media_type: { description: 'The body is compressed, or is not JSON in UTF-8.' },
  request_too_large: {
    description: 'The body is larger than `REQUEST_BYTES_MAX`, or than the connected language model accepts.',
  },
  request_timeout: { description: 'The body arrived too slowly.' },
  missing_required_parameter: { description: 'A required field is missing.' },
  invalid_type: { description: 'A field has the wrong type.' },
  invalid_value: {
    description:
      'A field has a value that is not accepted. With a connected language model, also a value that the model rejects; without one, also JSON in `response_format`, a `tool_choice` or `function_call` that forces a call, and `evidence.plain_words_of`.',
  },
  empty_array: { description: 'A list has too few members.' },
  empty_string: { description: 'A text is empty.' },
  array_above_max_length: { description: 'A list has too many members.' },
  string_above_max_length: { description: 'A text is too long.' },
  integer_below_min_value: { description: 'A whole number is too small.' },
  integer_above_max_value: { description: 'A whole number is too large.' },
  decimal_below_min_value: { description: 'A number is too small.' },
  decimal_above_max_value: { description: 'A number is too large.' },
  context_length_exceeded: {
    description: 'The conversation is longer than the context of the model.',
    onlyWith: 'upstream',
  },
  invalid_image_format: { description: 'An image is not PNG, JPEG, WebP or GIF, is damaged, or is animated.' },
  invalid_image_url: { description: 'The URL of an image is not allowed, or the image could not be fetched from it.' },
  image_too_large: { description: 'An image has too many bytes or pixels, or there are too many images.' },

  model_not_found: { description: 'The requested model does not exist.' },
  not_found: { description: 'This key has no such stored answer.' },
  unknown_url: {
    description: 'The URL does not exist. The message names the endpoint to use, if there is one.',
  },
  method_not_allowed: {
    description: 'The URL does not support this method. `Allow` lists the methods that it supports.',
  },

  answer_stopped: { description: 'The answer was stopped.', onlyWith: 'page' },

  rate_limit_exceeded: {
    description: 'The limit of requests per minute has been reached, or too many searches of this key are waiting.',
  },
  streams_limit_exceeded: {
    description: 'The limit of concurrent answers is reached. Sent as `rate_limit_exceeded`.',
  },
  body_bytes_exceeded: {
    description: 'The request bodies that this key is sending are too large in total. Sent as `rate_limit_exceeded`.',
  },
  upstream_rate_limited: {
    description: 'The model server accepts no more requests at the moment, or its quota is exhausted.',
    onlyWith: 'upstream',
  },

  internal_error: { description: "An internal error of this service. `code` is null, as in OpenAI's API." },
  upstream_refused: {
    description:
      'The model server rejected the request and would reject it again: its key or model is wrong, or the model does not support the parameter in `param`, which the request depends on.',
    onlyWith: 'upstream',
  },
  upstream_failed: { description: 'The model server failed before the answer was complete.', onlyWith: 'upstream' },
  upstream_unreachable: { description: 'The model server cannot be reached.', onlyWith: 'upstream' },
  library_unavailable: { description: 'The library cannot be searched at the moment.' },
  overloaded: {
    description: 'Too many requests are waiting (bodies, searches or images), or the server is shutting down.',
  },
  storage_failed: {
    description: 'The request could not be written to the audit log, or its answer could not be stored.',
  },
  upstream_timeout: { description: 'The model server did not respond in time.', onlyWith: 'upstream' },
}

const conditions: Record<NonNullable<ErrorMeaning['onlyWith']>, string> = {
  upstream: ' Only with a connected language model.',
  page: ' Only for the page in a browser, never for a request with a key.',
}

/** Returns English Markdown. */
export function describeErrorCode(code: ErrorCode): string {
  const { description, onlyWith } = meanings[code]
  return `${description}${onlyWith ? conditions[onlyWith] : ''}`
}
