/** A collector of traces: takes OTLP over HTTP on a free loopback port, as JSON, and keeps the spans. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

const Attributes = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .transform((pairs) => Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]])))

const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.coerce.bigint(),
  endTimeUnixNano: z.coerce.bigint(),
  attributes: Attributes,
  events: z.array(z.object({ name: z.string() })),
  status: z.object({ code: z.number() }),
})

const Export = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
})

export type CollectedSpan = z.infer<typeof Span>

export interface TraceCollector extends AsyncDisposable {
  /** What OTEL_EXPORTER_OTLP_ENDPOINT would be. */
  endpoint: string
  /** In the order of their arrival, that is, of their end. */
  spans: CollectedSpan[]
  /** Of each request. */
  requests: { path: string; headers: Record<string, unknown>; service: Record<string, unknown> }[]
  /** What it answers; 200 at first. */
  status: number
  /** @returns the first span that fits, once it has arrived */
  waitFor(fits: (span: CollectedSpan) => boolean): Promise<CollectedSpan>
  /** @returns once the number of requests has arrived */
  waitForRequests(count: number): Promise<void>
}

export async function startCollector(): Promise<TraceCollector> {
  const arrivals = new EventTarget()
  const server = createServer(async (request, response) => {
    const body = Export.parse(await json(request))
    for (const { resource, scopeSpans } of body.resourceSpans) {
      collector.requests.push({ path: request.url ?? '', headers: request.headers, service: resource.attributes })
      collector.spans.push(...scopeSpans.flatMap(({ spans }) => spans))
    }
    response.writeHead(collector.status, { 'content-type': 'application/json' }).end('{}')
    arrivals.dispatchEvent(new Event('arrival'))
  })
  const arrival = () => new Promise((done) => arrivals.addEventListener('arrival', done, { once: true }))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const collector: TraceCollector = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    requests: [],
    status: 200,
    async waitFor(fits) {
      for (;;) {
        const found = collector.spans.find(fits)
        if (found) return found
        await arrival()
      }
    },
    async waitForRequests(count) {
      while (collector.requests.length < count) await arrival()
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return collector
}
