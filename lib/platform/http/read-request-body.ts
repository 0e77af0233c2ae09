/**
 * The one place where bodies of requests are read. It bounds what they cost together, whoever sends them and however
 * slowly: bytes held by each caller and by all, files received at once, and the pace of each.
 */
import 'server-only'
import { config } from '@/lib/config'
import { takeBodyBytes } from '@/lib/platform/limits/body-budget'
import { holdStream } from '@/lib/platform/limits/rate-limits'
import { say } from '@/lib/shared/messages/server-messages'
import { ApiError } from '@/lib/wire/errors'
import { readJson } from './read-json-body'
import { receive } from './receive-body'
import { holdFor } from './request-resources'

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
  return readJson(request, {
    bytesMax,
    bytesPerSecondMin: config().UPLOAD_BYTES_PER_SECOND_MIN,
    reserve: (bytes) => holdFor(request, takeBodyBytes(owner, bytes)),
  })
}

/**
 * A file that goes to the disk as it arrives; only the pieces on their way are in memory.
 *
 * @throws ApiError 429 when this sender has too many files on their way
 */
export async function receiveFileBody(request: Request, { owner }: Sender): Promise<AsyncIterable<Uint8Array>> {
  if (!request.body) throw new ApiError('invalid_value', 'The body is empty; send the file as it is.')
  const release = await holdStream(`files:${owner}`, filesAtOnceMax)
  if (!release) {
    const headers = { 'retry-after': '1' }
    throw new ApiError('rate_limit_exceeded', say('filesAtOnce', { limit: filesAtOnceMax }), { headers })
  }
  holdFor(request, release)
  return receive(request.body, config().UPLOAD_BYTES_PER_SECOND_MIN)
}
