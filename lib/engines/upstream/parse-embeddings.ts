import { z } from 'zod'
import { upstreamFailedError } from './upstream-errors'

const Answer = z.object({
  data: z.array(z.object({ index: z.number().int().nonnegative().optional(), embedding: z.array(z.number()).min(1) })),
})

/**
 * Parses an embeddings response. Servers may send vectors in any order, and some omit the index.
 *
 * @returns one vector per text, in request order, all of the same length
 * @throws ApiError `upstream_failed` for anything else
 */
export function parseEmbeddings(text: string, count: number): Float32Array[] {
  const { data } = parseResponse(text)
  const vectors = new Map(data.map(({ index, embedding }, place) => [index ?? place, Float32Array.from(embedding)]))
  const ordered = Array.from({ length: count }, (_, place) => vectors.get(place))
  const whole = ordered.filter((vector) => vector !== undefined && vector.length === ordered[0]?.length)
  if (whole.length !== count)
    throw upstreamFailedError(new Error(`${whole.length} of ${count} vectors in the response`))
  return whole.flatMap((vector) => vector ?? [])
}

function parseResponse(text: string): z.infer<typeof Answer> {
  try {
    return Answer.parse(JSON.parse(text))
  } catch (cause) {
    throw upstreamFailedError(new Error('a response without embeddings', { cause }))
  }
}
