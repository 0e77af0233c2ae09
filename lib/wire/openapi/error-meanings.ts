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
      'The key is missing, malformed, wrong, expired or revoked. A stream that is open when its key is revoked ends with it.',
  },
  session_required: { description: 'The session has ended.', onlyWith: 'page' },
  origin_not_allowed: { description: "The request does not come from the page's own address.", onlyWith: 'page' },
  key_scope: { description: 'The key may chat but not administer.' },

  invalid_json: { description: 'The body is not a JSON object. `code` is null, as at OpenAI.' },
  unsupported_media_type: { description: 'The body is compressed, or is not JSON in UTF-8.' },
  request_too_large: {
    description: 'The body is larger than `REQUEST_BYTES_MAX`, or than the connected language model accepts.',
  },
  request_timeout: { description: 'The body arrived too slowly.' },
  missing_required_parameter: { description: 'A required field is missing.' },
  invalid_type: { description: 'A field has the wrong type.' },
  invalid_value: {
    description:
      'A field has a value that is not accepted. With a connected language model also a value that the model refuses; without one also JSON in `response_format`, a `tool_choice` or `function_call` that forces a call, and `evidence.plain_words_of`.',
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
    description: 'The conversation is longer than the model can read.',
    onlyWith: 'upstream',
  },
  invalid_image_format: { description: 'An image is not PNG, JPEG, WebP or GIF, is damaged, or moves.' },
  invalid_image_url: { description: 'The address of an image is not allowed, or nothing could be fetched from it.' },
  image_too_large: { description: 'An image has too many bytes or pixels, or there are too many images.' },

  model_not_found: { description: 'There is no such model here.' },
  not_found: { description: 'There is no such stored answer for this key.' },
  unknown_url: {
    description: 'Nothing is served at this address. The message names the endpoint to use where there is one.',
  },
  method_not_allowed: {
    description: 'The address does not take this method. `Allow` lists the methods that it takes.',
  },

  answer_stopped: { description: 'The answer was stopped.', onlyWith: 'page' },

  rate_limit_exceeded: {
    description: 'The limit of requests a minute is reached, or too many searches of this key are waiting.',
  },
  streams_limit_exceeded: {
    description: 'The limit of answers at once is reached. Sent as `rate_limit_exceeded`.',
  },
  body_bytes_exceeded: {
    description:
      'The request bodies of this key that are being received are too large together. Sent as `rate_limit_exceeded`.',
  },
  upstream_rate_limited: {
    description: 'The model server takes no more requests for now, or its quota is used up.',
    onlyWith: 'upstream',
  },

  internal_error: { description: 'A fault of this service. `code` is null, as at OpenAI.' },
  upstream_refused: {
    description:
      'The model server refused the request and would refuse it again: its key or model is wrong, or the model does not support the parameter in `param`, without which the answer would not be what was asked for.',
    onlyWith: 'upstream',
  },
  upstream_failed: { description: 'The model server failed before the answer was whole.', onlyWith: 'upstream' },
  upstream_unreachable: { description: 'The model server cannot be reached.', onlyWith: 'upstream' },
  library_unavailable: { description: 'The evidence library cannot be searched at the moment.' },
  overloaded: { description: 'Too many requests are waiting (bodies, searches or images), or the server is stopping.' },
  storage_failed: { description: 'The request or its answer could not be recorded.' },
  upstream_timeout: { description: 'The model server stayed silent for too long.', onlyWith: 'upstream' },
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
