/**
 * Compresses complete JSON responses: an answer with its evidence shrinks to a fifth. Only for the direct route, since Next
 * removes Content-Encoding from a route's response without decoding the bytes.
 */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** Smaller responses fit into one packet anyway. */
const bytesMin = 1_400

/** @returns the response with Content-Length, compressed if worthwhile and accepted; responses other than JSON unchanged */
export async function compressResponse(answer: Response, request: Request): Promise<Response> {
  const { headers, status } = answer
  if (!answer.ok || headers.get('content-type') !== 'application/json') return answer
  headers.append('vary', 'accept-encoding')
  const text = new Uint8Array(await answer.arrayBuffer())
  const isPacked = text.length >= bytesMin && acceptsGzip(request.headers.get('accept-encoding') ?? '')
  const bytes = isPacked ? await promisify(gzip)(text) : text
  if (isPacked) headers.set('content-encoding', 'gzip')
  headers.set('content-length', String(bytes.length))
  return new Response(bytes, { status, headers })
}

/** RFC 9110, 12.5.3: a weight of 0 forbids a coding, and named codings take precedence over `*`. */
function acceptsGzip(accepted: string): boolean {
  const codings = accepted.toLowerCase().split(',').map(parseCoding)
  const coding =
    codings.find(({ name }) => name === 'gzip' || name === 'x-gzip') ?? codings.find(({ name }) => name === '*')
  return coding !== undefined && coding.weight > 0
}

function parseCoding(coding: string): { name: string; weight: number } {
  const [name = '', ...parameters] = coding.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return { name, weight: weight === undefined ? 1 : Number(weight.slice(2)) }
}
