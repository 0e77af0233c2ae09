/**
 * The one place where bodies of requests are read. It bounds what they cost together, whoever sends them and however
 * slowly: bytes held by each caller and by all, files received at once, and the pace of each.
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

/** A browser sends six at once. */
const filesAtOnceMax = 12

interface Sender {
  /** Whose bytes these are, see `Principal`. */
  owner: string
}

/**
 * Reads a body of JSON. Its bytes count as held until the request is over, since what was parsed lives as long.
 *
 * @returns a JSON object; its fields are unchecked
 * @throws ApiError as `readJson` and `takeBodyBytes`; what Content-Length already shows, before a byte is read
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
 * A file that goes to the disk as it arrives; only the pieces on their way are in memory.
 *
 * @throws ApiError 429 when this sender has too many files on their way
 */
export async function receiveFileBody(request: Request, { owner }: Sender): Promise<AsyncIterable<Uint8Array>> {
  if (!request.body) throw new ApiError('invalid_value', 'The body is empty; send the file as it is.')
  const release = await acquireSlot(`files:${owner}`, filesAtOnceMax)
  if (!release) {
    const headers = { 'retry-after': '1' }
    throw new ApiError('rate_limit_exceeded', serverMessage('filesAtOnce', { limit: filesAtOnceMax }), { headers })
  }
  holdForRequest(request, release)
  return receiveBody(request.body, config().UPLOAD_BYTES_PER_SECOND_MIN)
}
