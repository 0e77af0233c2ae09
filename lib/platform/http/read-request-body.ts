/**
 * The only place where request bodies are read. It bounds their total cost: bytes held per caller and overall,
 * concurrent file uploads, and the minimum rate of each upload.
 */
import 'server-only'
import { config } from '@/lib/config'
import { reserveBodyBytes } from '@/lib/platform/limits/body-budget'
import { acquireSlot } from '@/lib/platform/limits/rate-limits'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError } from '@/lib/wire/errors'
import { readJsonBody } from './read-json-body'
import { receiveBody } from './receive-body'
import { holdForRequest } from './request-resources'

/** Browsers send six at once. */
const filesAtOnceMax = 12

interface Sender {
  /** Whose budget the bytes count against, see `Principal`. */
  owner: string
}

/**
 * Reads a JSON body. Its bytes stay reserved until the request ends, since the parsed value lives that long.
 *
 * @returns a JSON object; its fields are unchecked
 * @throws ApiError as `readJsonBody` and `reserveBodyBytes`; before the first byte if Content-Length is too large
 */
export function readBody(
  request: Request,
  { owner }: Sender,
  { bytesMax }: { bytesMax: number },
): Promise<Record<string, unknown>> {
  return readJsonBody(request, {
    bytesMax,
    bytesPerSecondMin: config().UPLOAD_BYTES_PER_SECOND_MIN,
    reserve: (bytes) => holdForRequest(request, reserveBodyBytes(owner, bytes)),
  })
}

/**
 * Streams an uploaded file, which is never in memory as a whole.
 *
 * @throws ApiError 429 when this sender has too many uploads in progress
 */
export async function receiveFileBody(request: Request, { owner }: Sender): Promise<AsyncIterable<Uint8Array>> {
  if (!request.body) throw new ApiError('invalid_value', 'The body is empty. Send the file as the body.')
  const release = await acquireSlot(`files:${owner}`, filesAtOnceMax)
  if (!release) {
    const headers = { 'retry-after': '1' }
    throw new ApiError('rate_limit_exceeded', serverMessage('concurrent_uploads_limit', { limit: filesAtOnceMax }), {
      headers,
    })
  }
  holdForRequest(request, release)
  return receiveBody(request.body, config().UPLOAD_BYTES_PER_SECOND_MIN)
}
