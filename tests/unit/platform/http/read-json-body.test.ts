import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readJsonBody } from '@/lib/platform/http/read-json-body'
import { ApiError } from '@/lib/wire/errors'

const bytesMax = 1000
const json = { 'content-type': 'application/json' }

function post(body: BodyInit | null, headers: Record<string, string> = json): Request {
  return new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

const limits = { bytesMax, bytesPerSecondMin: 1, reserve() {} }
const read = (body: BodyInit | null, headers?: Record<string, string>) => readJsonBody(post(body, headers), limits)

function inPieces(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      controller.close()
    },
  })
}

const turn = () => new Promise<void>((done) => setImmediate(done))

async function refusal(reading: Promise<unknown>): Promise<ApiError> {
  const error = await reading.then(
    () => assert.fail('was accepted'),
    (found: unknown) => found,
  )
  assert.ok(error instanceof ApiError, String(error))
  assert.equal(error.param, null)
  return error
}

async function refusedAsJson(reading: Promise<unknown>): Promise<void> {
  const error = await refusal(reading)
  assert.deepEqual([error.status, error.toBody().error.code], [400, null])
}

describe('a body is read', () => {
  it('whole, in pieces, and with a character cut between pieces', async () => {
    const bytes = new TextEncoder().encode('{"a":"💊"}')
    assert.deepEqual(await read('{"a":1}'), { a: 1 })
    assert.deepEqual(await read(inPieces('{"a"', ':1}')), { a: 1 })
    assert.deepEqual(await read(inPieces(bytes.slice(0, 8), bytes.slice(8))), { a: '💊' })
  })

  it('with parameters beside its type, and with the letters of the type in any case', async () => {
    for (const type of [
      'application/json; charset=utf-8',
      'Application/JSON;charset="UTF-8"',
      'application/json ;x=y',
    ]) {
      assert.deepEqual(await read('{}', { 'content-type': type }), {})
    }
  })

  it('with a byte order mark, and pretty-printed', async () => {
    assert.deepEqual(await read('\ufeff{\n  "a": 1\n}'), { a: 1 })
  })

  it('up to the very limit of bytes', async () => {
    const body = JSON.stringify({ a: 'x'.repeat(bytesMax - 8) })
    assert.equal(body.length, bytesMax)
    assert.ok(await read(body))
    assert.ok(await read(inPieces(body)))
  })

  it('with brackets, quotes and backslashes inside its strings, which do not nest', async () => {
    const value = { a: `${'['.repeat(200)}\\"{`, b: '\\', c: '\\"', d: '"' }
    assert.deepEqual(await read(JSON.stringify(value)), value)
  })
})

describe('a body is refused', () => {
  it('when it is not declared as JSON in UTF-8', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', '', 'application/json; charset=utf-16']) {
      const error = await refusal(read('{}', { 'content-type': type }))
      assert.deepEqual([error.status, error.code], [415, 'unsupported_media_type'])
    }
  })

  it('when it is compressed', async () => {
    const error = await refusal(read('{}', { ...json, 'content-encoding': 'gzip' }))
    assert.equal(error.status, 415)
  })

  it('when it declares more bytes than the limit, before one is read', async () => {
    const request = post(inPieces('{}'), { ...json, 'content-length': '1001' })
    const error = await refusal(readJsonBody(request, limits))
    assert.equal(error.status, 413)
    assert.match(error.message, /1,000 bytes/)
    assert.equal(request.bodyUsed, false)
  })

  it('when it sends more bytes than the limit without declaring them', async () => {
    const request = post(inPieces('x'.repeat(600), 'x'.repeat(600), 'x'.repeat(600)))
    assert.equal((await refusal(readJsonBody(request, limits))).status, 413)
    assert.equal(request.body?.locked, false, 'the rest can still be read, so that the client can read the refusal')
  })

  it('before it is read, when there is no room for the length that it declares', async () => {
    const request = post(inPieces('{}'), { ...json, 'content-length': '900' })
    const full = new ApiError('overloaded', 'full')
    const reserve = (bytes: number) => {
      assert.equal(bytes, 900)
      throw full
    }
    assert.equal(await refusal(readJsonBody(request, { ...limits, reserve })), full)
    assert.equal(request.bodyUsed, false)
  })

  it('as soon as there is no room for a body without a declared length', async () => {
    let room = 150_000
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(stream) {
        sent += 10_000
        stream.enqueue(new Uint8Array(10_000).fill(32))
      },
    })
    const reserve = (bytes: number) => {
      room -= bytes
      if (room < 0) throw new ApiError('overloaded', 'full')
    }
    const error = await refusal(readJsonBody(post(endless), { ...limits, bytesMax: 10_000_000, reserve }))
    assert.equal(error.code, 'overloaded')
    assert.ok(sent < 200_000, `${sent} bytes were taken`)
  })

  it('when it stalls, ten seconds after its start at the latest; the rest can still be read', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const request = post(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"a":')) }))
    const refused = refusal(readJsonBody(request, { ...limits, bytesPerSecondMin: 1000 }))
    // The first piece is taken before the next one is waited for.
    await turn()
    t.mock.timers.tick(9900)
    assert.equal(await Promise.race([refused, turn()]), undefined)
    t.mock.timers.tick(200)
    const error = await refused
    assert.deepEqual([error.status, error.headers['connection']], [408, 'close'])
    assert.match(error.message, /less than 1,000 bytes per second/)
    assert.equal(request.body?.locked, false)
  })

  it('when it is empty, no JSON, cut, or no object', async () => {
    for (const body of [null, '', ' ', '{', '{"a":', "{'a':1}", '[]', '1', '"x"', 'null', '{"a":1}}', 'NaN']) {
      await refusedAsJson(read(body))
    }
  })

  it('when it is not UTF-8', async () => {
    await refusedAsJson(read(inPieces('{"a":"', new Uint8Array([0xc3, 0x28]), '"}')))
  })

  it('at 65 levels of nesting, and not at 64', async () => {
    const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
    assert.ok(await read(nested(64)))
    await refusedAsJson(read(nested(65)))
    await refusedAsJson(read('['.repeat(900)))
  })

  it('when it contains more than a million values, which would take gigabytes as objects', async () => {
    const body = `{"a":[0${',0'.repeat(1_000_001)}]}`
    await refusedAsJson(readJsonBody(post(body), { ...limits, bytesMax: 50_000_000 }))
  })

  it('without quoting it in the message, since it may be about a patient', async () => {
    const error = await refusal(read('{"messages": Mrs Example has'))
    assert.doesNotMatch(error.message, /Mrs|Example/)
    assert.equal(error.cause, undefined)
  })
})
