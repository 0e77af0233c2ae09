/** Spans on their way to a collector that speaks OTLP over HTTP. */
import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import { callServer } from '@/lib/engines/upstream/connection'
import { iterateInSpan, runInSpan, startSpan, toTraceHeaders, traceWork } from '@/lib/store/tracing/spans'
import { startTracing, stopTracing } from '@/lib/store/tracing/start-tracing'
import { startCollector, type TraceCollector } from '../../fakes/trace-collector'
import { startUpstream, streamAnswer } from '../../fakes/upstream'

const service = { name: 'evidence-chat', version: '1.2.3', instance: 'one' }
const start = ({ endpoint }: TraceCollector, { ratio = 1, headers }: { ratio?: number; headers?: string } = {}) =>
  startTracing({ endpoint, headers, ratio, service })

describe('spans', () => {
  afterEach(stopTracing)

  const callerTrace = '0af7651916cd43dd8448eb211c80319c'
  const fromCaller = new Headers({ traceparent: `00-${callerTrace}-b7ad6b7169203331-01` })

  test('without a collector there are no spans, and work is done as before', async () => {
    assert.equal(startSpan('search'), null)
    assert.equal(await traceWork('search', async () => 'found'), 'found')
    assert.deepEqual(toTraceHeaders(null), {})
  })

  test('spans reach the collector with their parents, the trace of the caller and the headers of the settings', async () => {
    await using collector = await startCollector()
    await start(collector, { headers: 'authorization=Bearer%20secret-of-the-collector' })
    const request = startSpan('POST', { kind: 'server', headers: fromCaller })
    await runInSpan(request, () =>
      traceWork(
        'search',
        async () => 3,
        (count) => ({ count }),
      ),
    )
    request?.end()
    await stopTracing()
    const [search, root] = collector.spans
    assert.equal(search?.name, 'search')
    assert.deepEqual(search.attributes, { count: 3 })
    assert.equal(search.parentSpanId, root?.spanId)
    assert.equal(root?.traceId, callerTrace)
    assert.equal(root.parentSpanId, 'b7ad6b7169203331')
    assert.deepEqual([search.kind, root.kind], [1, 2])
    const [sent] = collector.requests
    assert.equal(sent?.path, '/v1/traces')
    assert.equal(sent.headers['authorization'], 'Bearer secret-of-the-collector')
    assert.deepEqual(sent.service, {
      'service.name': 'evidence-chat',
      'service.version': '1.2.3',
      'service.instance.id': 'one',
    })
  })

  test('the work of a generator belongs to its span, regardless of its reader', async () => {
    await using collector = await startCollector()
    await start(collector)
    const answer = startSpan('answer')
    const events = iterateInSpan(
      answer,
      (async function* () {
        yield await traceWork('search', async () => 'found')
        yield await traceWork('read images', async () => 'read')
      })(),
    )
    const other = startSpan('other')
    const read: string[] = []
    await runInSpan(other, async () => {
      for await (const event of events) read.push(event)
    })
    assert.deepEqual(read, ['found', 'read'])
    await stopTracing()
    assert.deepEqual(
      collector.spans.map(({ name, parentSpanId }) => [name, parentSpanId]),
      [
        ['search', answer?.spanContext().spanId],
        ['read images', answer?.spanContext().spanId],
      ],
    )
  })

  test('a failed piece of work names the class of its error and not its message', async () => {
    await using collector = await startCollector()
    await start(collector)
    const work = traceWork('search', async () => {
      throw new TypeError('Is warfarin safe for Jane Doe?')
    })
    await assert.rejects(work)
    await stopTracing()
    const [span] = collector.spans
    assert.equal(span?.status.code, 2)
    assert.equal(span.attributes['error.type'], 'TypeError')
    assert.ok(!JSON.stringify(collector.spans, (_, value) => (typeof value === 'bigint' ? '' : value)).includes('Jane'))
  })

  test('a share of 0 sends nothing, also of a trace that the caller began', async () => {
    await using collector = await startCollector()
    await start(collector, { ratio: 0 })
    startSpan('POST', { headers: fromCaller })?.end()
    startSpan('POST')?.end()
    await stopTracing()
    assert.deepEqual(collector.requests, [])
  })

  test('the model server is given the trace, and its span ends with its answer', async () => {
    await using collector = await startCollector()
    const upstream = await startUpstream(streamAnswer('Hello.'))
    await start(collector)
    const server = { baseUrl: upstream.baseUrl, apiKey: 'sk-secret', timeoutMs: 5000, idleTimeoutMs: 5000 }
    const answer = startSpan('answer', { headers: fromCaller })
    const response = await runInSpan(answer, () =>
      callServer(server, '/chat/completions', '{"stream":true}', new AbortController().signal),
    )
    while ((await response.read()) !== null);
    response.close(true)
    await stopTracing()
    await upstream.close()
    const [span] = collector.spans
    assert.equal(upstream.requests[0]?.headers['traceparent'], `00-${callerTrace}-${span?.spanId}-01`)
    assert.equal(span?.name, 'POST /chat/completions')
    assert.equal(span.kind, 3)
    assert.deepEqual(span.attributes, {
      'server.address': '127.0.0.1',
      'url.path': '/v1/chat/completions',
      'http.response.status_code': 200,
    })
    assert.deepEqual(
      span.events.map(({ name }) => name),
      ['first bytes'],
    )
  })

  test('a model server that cannot be reached fails its span', async () => {
    await using collector = await startCollector()
    await start(collector)
    const server = { baseUrl: 'http://127.0.0.1:1', apiKey: undefined, timeoutMs: 5000, idleTimeoutMs: 5000 }
    await assert.rejects(callServer(server, '/models', undefined, new AbortController().signal))
    await stopTracing()
    const [span] = collector.spans
    assert.equal(span?.name, 'GET /models')
    assert.equal(span.attributes['error.type'], 'connect')
    assert.equal(span.status.code, 2)
  })
})
