/** The response headers that clients can rely on, for the API description. */

export const responseHeaders = {
  'x-request-id': {
    description: 'Identifies the request in the log and in the audit log. Every response has it.',
    schema: { type: 'string', pattern: '^req_[0-9a-f]{32}$' },
    example: 'req_5f67c17c98824fd5a0adfc08140ceb4e',
  },
  'x-ratelimit-limit-requests': {
    description: 'Requests per minute that this key may send.',
    schema: { type: 'integer', minimum: 1 },
    example: 60,
  },
  'x-ratelimit-remaining-requests': {
    description: 'Requests remaining in the current minute.',
    schema: { type: 'integer', minimum: 0 },
    example: 59,
  },
  'x-ratelimit-reset-requests': {
    description: 'Time until all requests of a minute are available, such as `120ms`, `1s` or `6m0s`.',
    schema: { type: 'string', pattern: '^(?:\\d+ms|\\d+s|\\d+m\\d+s)$' },
    example: '1m0s',
  },
  'retry-after': {
    description: 'Seconds until a retry can succeed.',
    schema: { type: 'integer', minimum: 1 },
    example: 5,
  },
  'x-should-retry': {
    description: '`false` if a retry would be refused again; OpenAI clients read it.',
    schema: { type: 'string', enum: ['false'] },
    example: 'false',
  },
  'www-authenticate': {
    description: 'The authentication scheme.',
    schema: { type: 'string', enum: ['Bearer'] },
    example: 'Bearer',
  },
  allow: {
    description: 'The methods that this URL supports.',
    schema: { type: 'string' },
    example: 'GET, HEAD, POST, OPTIONS',
  },
} as const

type HeaderName = keyof typeof responseHeaders

const rate: HeaderName[] = [
  'x-ratelimit-limit-requests',
  'x-ratelimit-remaining-requests',
  'x-ratelimit-reset-requests',
]

interface HeaderSet {
  always: HeaderName[]
  sometimes: HeaderName[]
}

/** Selects the headers of a response to a request with a key, by status. */
export function selectHeaders(status: number): HeaderSet {
  const always: HeaderName[] = ['x-request-id']
  switch (status) {
    case 200:
      return { always: [...always, ...rate], sometimes: [] }
    case 401:
      return { always: [...always, 'www-authenticate'], sometimes: [] }
    case 403:
      return { always, sometimes: [] }
    case 405:
      return { always: [...always, 'allow'], sometimes: [] }
    case 429:
      return { always: [...always, 'retry-after'], sometimes: [...rate, 'x-should-retry'] }
    default:
      return { always, sometimes: status < 500 ? rate : [...rate, 'retry-after', 'x-should-retry'] }
  }
}
