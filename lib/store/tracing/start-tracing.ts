/**
 * Sends spans to a collector by OTLP over HTTP, with the official packages. They are loaded here and only when a
 * collector is set. The provider is not made the global one: Next would then add spans of its own, with addresses and
 * their queries.
 */
import type { Span } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import { log, redactFromLog } from '@/lib/log'
import { replaceTracer, type SpanOptions, type Tracer } from './spans'

interface TracingOptions {
  /** Address of the collector, to which `/v1/traces` is appended. */
  endpoint: string
  /** `name=value` pairs separated by commas, values percent-encoded: sent to the collector with each request. */
  headers: string | undefined
  /** The share of traces that is sent, 0 to 1, chosen by the trace's id. */
  ratio: number
  service: { name: string; version: string; instance: string }
}

/** A collector may be asked to show what happened a moment ago. */
const sendEveryMs = 1000
/** Shorter than the time that a stopping server has. */
const sendTimeoutMs = 5000

export async function startTracing(options: TracingOptions): Promise<void> {
  replaceTracer(await createTracer(options))
}

/** Sends what has not been sent. Does nothing when tracing is off. */
export async function stopTracing(): Promise<void> {
  // A collector that does not answer must not keep the server from stopping; the failure is logged.
  await replaceTracer(null)
    ?.stop()
    .catch(() => undefined)
}

async function createTracer({ endpoint, headers, ratio, service }: TracingOptions): Promise<Tracer> {
  const [api, core, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ])
  const pairs = core.parseKeyPairsIntoRecord(headers)
  for (const value of Object.values(pairs)) redactFromLog(value)
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: pairs,
    timeoutMillis: sendTimeoutMs,
  })
  const byId = new sdk.TraceIdRatioBasedSampler(ratio)
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service.name,
      'service.version': service.version,
      'service.instance.id': service.instance,
    }),
    // Also for a trace that the caller began: what reaches the collector is for the operator to decide.
    sampler: new sdk.ParentBasedSampler({ root: byId, remoteParentSampled: byId }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: reportOutages(exporter), scheduledDelayMillis: sendEveryMs }),
    ],
  })
  const tracer = provider.getTracer(service.name, service.version)
  const propagator = new core.W3CTraceContextPropagator()
  const kinds = { internal: api.SpanKind.INTERNAL, server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT }
  const getter = { get: (from: Headers, name: string) => from.get(name) ?? undefined, keys: () => [] }
  const toParent = ({ parent, headers: from }: SpanOptions) => {
    if (parent) return api.trace.setSpan(api.ROOT_CONTEXT, parent)
    return from ? propagator.extract(api.ROOT_CONTEXT, from, getter) : api.ROOT_CONTEXT
  }
  return {
    start: (name, { kind = 'internal', attributes = {}, ...origin }) =>
      tracer.startSpan(name, { kind: kinds[kind], attributes }, toParent(origin)),
    toHeaders(span: Span) {
      const carrier: Record<string, string> = {}
      propagator.inject(api.trace.setSpan(api.ROOT_CONTEXT, span), carrier, api.defaultTextMapSetter)
      return carrier
    },
    stop: () => provider.shutdown(),
  }
}

/** Logs once that the collector takes no spans, which are then lost, and once that it takes them again. */
function reportOutages(exporter: SpanExporter): SpanExporter {
  let isFailing = false
  const report = (error: Error | undefined, isFailed: boolean) => {
    if (isFailed !== isFailing) {
      if (isFailed) log().warn({ err: error }, 'the collector of traces takes no spans; they are dropped until it does')
      else log().info('the collector of traces takes spans again')
    }
    isFailing = isFailed
  }
  return {
    export(spans: ReadableSpan[], done) {
      exporter.export(spans, (result) => {
        // ExportResultCode.FAILED
        report(result.error, result.code === 1)
        done(result)
      })
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}
