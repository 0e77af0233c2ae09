import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '@/lib/wire/errors'
import { type Script, sendJson } from '../../../fakes/upstream'
import { secret, startEngine } from '../../../support/upstream-engine'

const signal = new AbortController().signal
const vector = (index: number, ...embedding: number[]) => ({ object: 'embedding', index, embedding })

async function embedded(script: Script, texts = ['a', 'b']) {
  await using bench = await startEngine(script)
  const vectors = await bench.engine.embed?.('embedder', texts, signal)
  return { vectors: vectors?.map((each) => [...each]), request: bench.fake.requests[0] }
}

test('each text gets its vector, in whatever order the server sends them', async () => {
  const { vectors, request } = await embedded(sendJson(200, { data: [vector(1, 3, 4), vector(0, 1, 2)] }))
  assert.deepEqual(vectors, [
    [1, 2],
    [3, 4],
  ])
  assert.equal(request?.path.endsWith('/embeddings'), true)
  assert.equal(request?.headers.authorization, `Bearer ${secret}`)
  assert.deepEqual(request?.body, { model: 'embedder', input: ['a', 'b'], encoding_format: 'float' })
})

test('a server that leaves the index out is taken at its order', async () => {
  const { vectors } = await embedded(sendJson(200, { data: [{ embedding: [1] }, { embedding: [2] }] }))
  assert.deepEqual(vectors, [[1], [2]])
})

// A vector that is not this text's own would bring wrong records under a question.
for (const [what, answer] of [
  ['too few', { data: [vector(0, 1)] }],
  ['one twice', { data: [vector(0, 1), vector(0, 2)] }],
  ['of two lengths', { data: [vector(0, 1), vector(1, 1, 2)] }],
  ['empty', { data: [vector(0), vector(1)] }],
  ['as words', { data: [{ index: 0, embedding: ['1'] }] }],
  ['missing', { object: 'list' }],
] as const)
  test(`vectors that are ${what} are an error, not a guess`, async () => {
    await assert.rejects(embedded(sendJson(200, answer)), (error) => error instanceof ApiError && error.status === 502)
  })

test('a refusal is mapped like any other, without the server’s words', async () => {
  const refusal = sendJson(404, { error: { message: `model not found for ${secret}` } })
  await assert.rejects(embedded(refusal), (error) => {
    return error instanceof ApiError && error.status === 502 && !error.message.includes(secret)
  })
})
