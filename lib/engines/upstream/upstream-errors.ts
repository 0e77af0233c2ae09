/**
 * The errors that callers get when the model server fails. Messages never contain the server's address, key, name or
 * text; those go into `cause`, which only the log sees.
 */

import { serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError } from '@/lib/wire/errors'

/** Clients obey Retry-After, openai-node 6 without any upper bound, so the value stays small. */
const retryAfterSecondsMax = 60
const retryAfterSecondsDefault = 5
/** Enough of the server's text to diagnose the fault without filling the log. */
const causeCharactersMax = 2000

const noRetry = { 'x-should-retry': 'false' }

export interface Refusal {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** The raw body. */
  text: string
  /** Members of OpenAI's `error` object, as far as the body has one. */
  message: string
  code: string
  param: string
}

export function upstreamUnreachableError(cause: unknown, retryAfterSeconds = 2): ApiError {
  return new ApiError('upstream_unreachable', serverMessage('model_unreachable'), {
    headers: { 'Retry-After': String(retryAfterSeconds) },
    cause,
  })
}

export function upstreamTimeoutError(cause: unknown): ApiError {
  return new ApiError('upstream_timeout', serverMessage('model_timeout'), { cause })
}

export function upstreamFailedError(cause: unknown, headers: Record<string, string> = {}): ApiError {
  return new ApiError('upstream_failed', serverMessage('model_failed'), { headers, cause })
}

/** Parses OpenAI's error object and the shapes that other servers send instead. */
export function parseRefusal(status: number, headers: Refusal['headers'], text: string): Refusal {
  const body = toObject(parseOrNull(text))
  const error = toObject(body['error'])
  const invalid = firstInvalidField(body)
  const message = [invalid?.message, error['message'], body['error'], body['message'], body['detail']].find(
    (value) => typeof value === 'string',
  )
  return {
    status,
    headers,
    text,
    message: typeof message === 'string' ? message : text,
    code: String(error['code'] ?? body['code'] ?? ''),
    param: [invalid?.param, error['param'], body['param']].find((value) => typeof value === 'string') ?? '',
  }
}

/**
 * FastAPI's 422, also as Mistral wraps it:
 * `{"detail":[{"type":"less_than_equal","loc":["body","temperature"],"msg":"…"}]}`.
 */
function firstInvalidField(body: Record<string, unknown>): { param: string; message: string } | null {
  const details = [body['detail'], toObject(body['message'])['detail']].find(Array.isArray)
  const { type, loc, msg } = toObject(details?.[0])
  if (!Array.isArray(loc)) return null
  const path = loc[0] === 'body' ? loc.slice(1) : loc
  return { param: path.join('.'), message: `${type}: ${msg}` }
}

/**
 * Maps an upstream error status to ours. An upstream 401, 403 or 404 concerns our key and model, so it is never passed
 * on: clients would blame their own.
 *
 * @param secret removed from the cause, in case the server echoed it
 */
export function errorFromRefusal(refusal: Refusal, secret: string | undefined): ApiError {
  const cause = toCause(refusal, secret)
  const { status } = refusal
  if (isContextLength(refusal)) {
    return new ApiError('context_length_exceeded', serverMessage('model_context_exceeded'), {
      param: 'messages',
      cause,
    })
  }
  if (status === 413) {
    return new ApiError('request_too_large', serverMessage('model_request_too_large'), { cause })
  }
  if (status === 429) return rateLimitError(refusal, cause)
  if (status >= 500) {
    const seconds = retryAfterSeconds(refusal.headers)
    return upstreamFailedError(cause, seconds === undefined ? {} : { 'Retry-After': String(seconds) })
  }
  const name =
    status === 401 || status === 403
      ? 'model_rejected_credentials'
      : status === 404
        ? 'model_not_found'
        : 'model_rejected_request'
  return new ApiError('upstream_refused', serverMessage(name), { headers: noRetry, cause })
}

/** The model refuses a value that the caller chose, so the caller can fix it. */
export function refusedValueError(param: string, refusal: Refusal, secret: string | undefined): ApiError {
  return new ApiError('invalid_value', serverMessage('model_invalid_value', { param }), {
    param,
    cause: toCause(refusal, secret),
  })
}

/** The model does not support a parameter without which the answer would not be what the caller asked for. */
export function unsupportedParameterError(param: string, refusal: Refusal, secret: string | undefined): ApiError {
  return new ApiError('upstream_refused', serverMessage('model_unsupported_parameter', { param }), {
    param,
    headers: noRetry,
    cause: toCause(refusal, secret),
  })
}

function rateLimitError(refusal: Refusal, cause: unknown): ApiError {
  const seconds = retryAfterSeconds(refusal.headers) ?? retryAfterSecondsDefault
  const isQuota = /insufficient_quota|quota exceeded|billing/i.test(`${refusal.code} ${refusal.message}`)
  return new ApiError(
    'upstream_rate_limited',
    isQuota ? serverMessage('model_quota_exhausted') : serverMessage('model_rate_limited', { seconds }),
    {
      headers: { 'Retry-After': String(seconds), ...(isQuota ? noRetry : {}) },
      cause,
    },
  )
}

/** OpenAI sends a code; vLLM, llama.cpp, Ollama and others only a message. */
export function isContextLength({ status, code, message }: Refusal): boolean {
  if (status !== 400 && status !== 413 && status !== 422 && status !== 500) return false
  return (
    code === 'context_length_exceeded' ||
    /exceed_context_size|maximum context length|context (?:length|window|size).{0,40}exceed|exceed.{0,60}context|prompt is too long|input (?:is too|length).{0,60}(?:long|exceed)|maximum model length|max_model_len/i.test(
      message,
    )
  )
}

/** Reads `retry-after-ms`, or `retry-after` in seconds or as a date. */
function retryAfterSeconds(headers: Refusal['headers']): number | undefined {
  const milliseconds = Number(headers['retry-after-ms'] ?? Number.NaN)
  const given = String(headers['retry-after'] ?? '')
  const seconds = Number.isFinite(milliseconds)
    ? milliseconds / 1000
    : /^\d+(\.\d+)?$/.test(given)
      ? Number(given)
      : (Date.parse(given) - Date.now()) / 1000
  if (Number.isNaN(seconds)) return undefined
  return Math.min(retryAfterSecondsMax, Math.max(1, Math.ceil(seconds)))
}

/** The cause of an error that the model server answered with. */
class RefusedByServer extends Error {
  readonly status: number

  constructor(status: number, text: string) {
    super(`model server answered ${status}: ${text}`)
    this.status = status
  }
}

/**
 * Whether an error says that the model server is down. A 500 is an answer: it may be about this one request, and what
 * one caller sends must not pause the server for others.
 */
export function isServerDown(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status < 500 || error.code === 'upstream_refused') return false
  return !(error.cause instanceof RefusedByServer && error.cause.status === 500)
}

function toCause({ status, text }: Refusal, secret: string | undefined): Error {
  const shown = secret ? text.replaceAll(secret, '[key]') : text
  return new RefusedByServer(status, shown.slice(0, causeCharactersMax))
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function toObject(value: unknown): Record<string, unknown> {
  // Any object can be indexed by name; absent members are undefined.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
