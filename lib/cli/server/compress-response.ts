/**
 * Compresses complete JSON responses: an answer with its evidence shrinks to a fifth. Only for the direct route, since
 * Next removes Content-Encoding from a route's response without decoding the bytes.
 */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { chooseCoding } from './accepted-coding'

/** Smaller responses fit into one packet anyway. */
const bytesMin = 1_400

/**
 * @returns the response with Content-Length, compressed if worthwhile and accepted; responses other than JSON unchanged
 */
export async function compressResponse(answer: Response, request: Request): Promise<Response> {
  const { headers, status } = answer
  if (!answer.ok || headers.get('content-type') !== 'application/json') return answer
  headers.append('vary', 'accept-encoding')
  const text = new Uint8Array(await answer.arrayBuffer())
  const isPacked =
    text.length >= bytesMin && chooseCoding(request.headers.get('accept-encoding') ?? '', ['gzip']) !== undefined
  const bytes = isPacked ? await promisify(gzip)(text) : text
  if (isPacked) headers.set('content-encoding', 'gzip')
  headers.set('content-length', String(bytes.length))
  return new Response(bytes, { status, headers })
}
