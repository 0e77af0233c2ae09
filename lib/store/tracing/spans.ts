/**
 * Spans of what a request does, for a collector of traces. Without one, `startSpan` returns null and every other
 * function does only the caller's work. A span holds names, counts and times, never what was asked or answered.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Attributes, Span, SpanStatusCode } from '@opentelemetry/api'
import { getSingleton } from '@/lib/store/process-singleton'

export interface SpanOptions {
  /** `internal` unless given: `server` answers a request, `client` calls another server. */
  kind?: 'internal' | 'server' | 'client'
  attributes?: Attributes
  /** The span in whose context the caller runs, unless given. */
  parent?: Span | undefined
  /** Headers of the request, whose `traceparent` continues the trace of the caller. */
  headers?: Headers
}

/** What an OpenTelemetry SDK does for us. */
export interface Tracer {
  start(name: string, options: SpanOptions): Span
  /** @returns the `traceparent` and `tracestate` with which another server continues the trace */
  toHeaders(span: Span): Record<string, string>
  /** Sends what has not been sent. */
  stop(): Promise<void>
}

const getTracing = () =>
  getSingleton('tracing', () => ({ tracer: null as Tracer | null, current: new AsyncLocalStorage<Span>() }))

/** @returns the tracer before it */
export function replaceTracer(tracer: Tracer | null): Tracer | null {
  const tracing = getTracing()
  const before = tracing.tracer
  tracing.tracer = tracer
  return before
}

/** @returns null when tracing is off */
export function startSpan(name: string, options: SpanOptions = {}): Span | null {
  const { tracer, current } = getTracing()
  if (!tracer) return null
  return tracer.start(name, { ...options, parent: options.parent ?? current.getStore() })
}

/** Runs the work so that spans started by it are children of this one. */
export function runInSpan<T>(span: Span | null | undefined, work: () => T): T {
  return span ? getTracing().current.run(span, work) : work()
}

/** A generator runs in the context of its reader; this one runs in the span, regardless of its reader. */
export function iterateInSpan<T>(span: Span | null, events: AsyncIterable<T>): AsyncIterable<T> {
  if (!span) return events
  const iterator = runInSpan(span, () => events[Symbol.asyncIterator]())
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => runInSpan(span, () => iterator.next()),
      return: async () =>
        (await runInSpan(span, () => iterator.return?.())) ?? { done: true as const, value: undefined },
    }),
  }
}

/**
 * Measures one piece of work in a span of its own.
 *
 * @param describe what the span says of the result
 */
export async function traceWork<T>(
  name: string,
  work: () => Promise<T>,
  describe: (result: T) => Attributes = () => ({}),
): Promise<T> {
  const span = startSpan(name)
  if (!span) return work()
  try {
    const result = await runInSpan(span, work)
    span.setAttributes(describe(result))
    return result
  } catch (error) {
    failSpan(span, error instanceof Error ? error.name : 'error')
    throw error
  } finally {
    span.end()
  }
}

/** SpanStatusCode.ERROR; the package itself is loaded only when tracing is on. */
const errorStatus: SpanStatusCode.ERROR = 2

/** @param type a code or the name of a class, never a message: messages may quote what was asked */
export function failSpan(span: Span, type: string): void {
  span.setStatus({ code: errorStatus })
  span.setAttribute('error.type', type)
}

/** @returns the headers that continue the trace at the server that this span calls */
export function toTraceHeaders(span: Span | null): Record<string, string> {
  return (span && getTracing().tracer?.toHeaders(span)) ?? {}
}
