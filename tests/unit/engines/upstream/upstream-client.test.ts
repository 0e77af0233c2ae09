/** Which model is asked, and how connections live and end. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  disconnect,
  type Script,
  sendHtmlPage,
  sendJson,
  sendRefusal,
  streamAnswer,
  streamAnswerUntil,
  whole,
} from '../../../fakes/upstream'
import { buildPrompt, collectAnswer, startEngine } from '../../../support/upstream-engine'

describe('the model when none is configured', () => {
  const unnamed = { model: undefined }

  test('is the first that the server lists, asked for once', async () => {
    await using bench = await startEngine(whole('Yes.'), unnamed)
    bench.fake.models(sendJson(200, { object: 'list', data: [{ id: 'med-70b' }, { id: 'other' }] }))
    await Promise.all([collectAnswer(bench.engine), collectAnswer(bench.engine)])
    await collectAnswer(bench.engine)
    assert.deepEqual(
      bench.fake.requests.map(({ body }) => body.model),
      ['med-70b', 'med-70b', 'med-70b'],
    )
    assert.equal(bench.fake.modelRequests.length, 1)
  })

  for (const [shape, body] of [
    ['a bare list', [{ id: 'med-70b' }]],
    ['a list under models', { models: [{ name: 'med-70b' }] }],
  ] as const) {
    test(`is found in ${shape}`, async () => {
      await using bench = await startEngine(whole('Yes.'), unnamed)
      bench.fake.models(sendJson(200, body))
      await collectAnswer(bench.engine)
      assert.equal(bench.fake.requests[0]?.body.model, 'med-70b')
    })
  }

  for (const [name, script, code] of [
    ['a refusal', sendRefusal(401), 'upstream_refused'],
    ['a web page', sendHtmlPage(200), 'upstream_failed'],
    ['an empty list', sendJson(200, { data: [] }), 'upstream_failed'],
  ] as const) {
    test(`is asked for again after ${name}`, async () => {
      await using bench = await startEngine(whole('Yes.'), unnamed)
      bench.fake.models(script)
      assert.equal((await collectAnswer(bench.engine)).error?.code, code)
      bench.fake.models(sendJson(200, { data: [{ id: 'med-70b' }] }))
      assert.equal((await collectAnswer(bench.engine)).text, 'Yes.')
    })
  }

  test('is looked up again when the server no longer knows it', async () => {
    const onlyNew: Script = (reply, request) =>
      request.body.model === 'new'
        ? whole('Yes.')(reply, request)
        : sendRefusal(404, { code: 'model_not_found' })(reply, request)
    await using bench = await startEngine(whole('Yes.'), unnamed)
    bench.fake.models(sendJson(200, { data: [{ id: 'old' }] }))
    await collectAnswer(bench.engine)
    bench.fake.models(sendJson(200, { data: [{ id: 'new' }] }))
    bench.fake.always(onlyNew)
    assert.equal((await collectAnswer(bench.engine)).text, 'Yes.')
  })

  test('a caller who leaves while it is looked up does not spoil it for the others', async () => {
    await using bench = await startEngine(whole('Yes.'), unnamed)
    let release = () => {}
    const released = new Promise<void>((done) => {
      release = done
    })
    bench.fake.models(async (reply, request) => {
      await released
      return sendJson(200, { data: [{ id: 'med-70b' }] })(reply, request)
    })
    const leaving = new AbortController()
    const first = collectAnswer(bench.engine, buildPrompt(), leaving.signal)
    const second = collectAnswer(bench.engine)
    leaving.abort(new Error('left'))
    await assert.rejects(first, /left/)
    release()
    assert.equal((await second).text, 'Yes.')
  })
})

describe('connections', () => {
  test('are used again after whole answers, streamed or not, and after refusals', async () => {
    await using bench = await startEngine(streamAnswer('Yes.'))
    const scripts = [
      streamAnswer('Yes.'),
      whole('Yes.'),
      sendRefusal(400),
      sendRefusal(429),
      streamAnswer('Yes.', { done: false }),
    ]
    for (const script of [...scripts, ...scripts, ...scripts]) {
      bench.fake.next(script)
      await collectAnswer(bench.engine)
    }
    // A second one is opened when the next call comes before the last has sent its closing bytes.
    assert.ok(bench.fake.connections <= 2, `${bench.fake.connections} connections for 15 calls`)
  })

  test('that the server closed while they were idle fail no answer', async () => {
    await using bench = await startEngine(streamAnswer('Yes.'))
    await collectAnswer(bench.engine)
    bench.fake.dropConnections()
    const { text, error } = await collectAnswer(bench.engine)
    assert.equal(error, undefined)
    assert.equal(text, 'Yes.')
  })
})

test('a request that failed on a kept connection is repeated on a new one, since other kept ones may be dead as well', async () => {
  await using bench = await startEngine(streamAnswer('Yes.'))
  await Promise.all([collectAnswer(bench.engine), collectAnswer(bench.engine)])
  // A connection is free for the next call once its closing bytes have arrived.
  await untilStill(() => bench.fake.connections)
  const kept = bench.fake.connections
  bench.fake.next(disconnect)
  assert.equal((await collectAnswer(bench.engine)).text, 'Yes.')
  assert.equal(bench.fake.connections, kept + 1)
})

describe('callers who leave', () => {
  test('before the first byte: the call is closed and the reason is returned', async () => {
    await using bench = await startEngine((reply) => reply.hang(), { timeoutMs: 60_000 })
    const leaving = new AbortController()
    const answer = collectAnswer(bench.engine, buildPrompt(), leaving.signal)
    const request = await bench.fake.received(1)
    leaving.abort(new Error('left'))
    await assert.rejects(answer, /left/)
    await request.left
  })

  test('mid-answer by the signal: the call is closed', async () => {
    await using bench = await startEngine(
      streamAnswerUntil(3, (reply) => reply.hang(), 'One two three.'),
      { idleTimeoutMs: 60_000 },
    )
    const leaving = new AbortController()
    const events = bench.engine.generate(buildPrompt(), leaving.signal)[Symbol.asyncIterator]()
    await events.next()
    leaving.abort(new Error('left'))
    await assert.rejects(async () => {
      while (!(await events.next()).done);
    }, /left/)
    await bench.fake.requests[0]?.left
  })

  test('mid-answer by ending the iteration: the call is closed', async () => {
    await using bench = await startEngine(
      streamAnswerUntil(3, (reply) => reply.hang(), 'One two three.'),
      { idleTimeoutMs: 60_000 },
    )
    for await (const _ of bench.engine.generate(buildPrompt(), new AbortController().signal)) break
    await bench.fake.requests[0]?.left
  })

  test('before the request was sent: the server hears nothing', async () => {
    await using bench = await startEngine()
    await assert.rejects(collectAnswer(bench.engine, buildPrompt(), AbortSignal.abort(new Error('left'))), /left/)
    assert.equal(bench.fake.requests.length, 0)
  })

  test('leave no listener on a signal that lives longer than the answer', async () => {
    await using bench = await startEngine(streamAnswer('Yes.'))
    const signal = new AbortController().signal
    let listeners = 0
    const add = signal.addEventListener.bind(signal)
    const remove = signal.removeEventListener.bind(signal)
    signal.addEventListener = (...given: Parameters<typeof add>) => {
      listeners++
      add(...given)
    }
    signal.removeEventListener = (...given: Parameters<typeof remove>) => {
      listeners--
      remove(...given)
    }
    await collectAnswer(bench.engine, buildPrompt(), signal)
    assert.equal(listeners, 0)
  })
})

test('P22: a reader that stops makes the server stop, and memory stays flat', async () => {
  const frame = `data: {"choices":[{"index":0,"delta":{"content":"${'x'.repeat(65_536)}"}}]}\n\n`
  const framesMax = 1_000
  let written = 0
  await using bench = await startEngine(async (reply) => {
    reply.head(200, { 'content-type': 'text/event-stream' })
    for (; written < framesMax; written++) await reply.bytes(frame)
  })
  const events = bench.engine.generate(buildPrompt(), new AbortController().signal)[Symbol.asyncIterator]()
  await events.next()
  await untilStill(() => written)
  assert.ok(written < framesMax / 2, `${written} frames of 64 KB were taken from the server`)
  await events.return?.(undefined)
})

/** Waits until a number has not changed for many turns of the event loop, which both ends share. */
async function untilStill(read: () => number): Promise<void> {
  for (let last = -1, turns = 0; turns < 500; turns++) {
    await nextTurn()
    if (read() !== last) turns = 0
    last = read()
  }
}
