/** Errors of JSON-RPC 2.0 for bodies that never reach the code that answers them. */
import { ApiError, type ErrorCode } from '@/lib/wire/errors'

const parseError = -32700
const invalidRequest = -32600

const codes: Partial<Record<ErrorCode, number>> = {
  invalid_json: parseError,
  unsupported_media_type: invalidRequest,
  request_too_large: invalidRequest,
}

/**
 * @returns the response for a body that is not a JSON-RPC request, with the HTTP status of the error
 * @throws any other error
 */
export function toJsonRpcRefusal(error: unknown): Response {
  const code = error instanceof ApiError ? codes[error.code] : undefined
  if (!(error instanceof ApiError) || code === undefined) throw error
  const body = { jsonrpc: '2.0', id: null, error: { code, message: error.message } }
  return Response.json(body, { status: error.status, headers: error.headers })
}
