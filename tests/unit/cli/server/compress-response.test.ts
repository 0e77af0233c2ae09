import assert from 'node:assert/strict'
import { it } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { compressResponse } from '@/lib/cli/server/compress-response'

const long = { text: 'Dapagliflozin lowers the risk. '.repeat(100) }

const send = (answer: Response, accepted: string | null) =>
  compressResponse(
    answer,
    new Request('http://localhost', accepted === null ? {} : { headers: { 'accept-encoding': accepted } }),
  )

it('a whole answer is compressed for a client that accepts it, and never for one that forbids it', async () => {
  for (const accepted of ['gzip', 'br, GZIP;q=0.5', '*', 'identity;q=0, x-gzip']) {
    const { headers, body } = await send(Response.json(long, { headers: { vary: 'origin' } }), accepted)
    assert.deepEqual([headers.get('content-encoding'), headers.get('vary')], ['gzip', 'origin, accept-encoding'])
    const bytes = Buffer.from(await new Response(body).arrayBuffer())
    assert.equal(bytes.length, Number(headers.get('content-length')))
    assert.deepEqual(JSON.parse(gunzipSync(bytes).toString()), long)
  }
  for (const accepted of [null, '', 'br', 'gzip;q=0', 'gzip; q=0.0, *']) {
    const plain = await send(Response.json(long), accepted)
    assert.equal(plain.headers.get('content-encoding'), null, String(accepted))
    assert.deepEqual(await plain.json(), long)
  }
})

it('a short answer, a refusal and a stream are left as they are', async () => {
  const stream = new Response(JSON.stringify(long), { headers: { 'content-type': 'text/event-stream' } })
  for (const answer of [Response.json({ text: 'short' }), Response.json(long, { status: 400 }), stream])
    assert.equal((await send(answer, 'gzip')).headers.get('content-encoding'), null)
})
