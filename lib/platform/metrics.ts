/**
 * Prometheus metrics: counts and durations, never question text. All label values are our own, so that clients cannot fill
 * memory with new ones.
 */
import 'server-only'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { countWaitingRows } from '@/lib/platform/audit/audit'
import { getBodyBytesHeld } from '@/lib/platform/limits/body-budget'
import { getSingleton } from '@/lib/store/process-singleton'
import { getQueueLengths } from '@/lib/store/queue-gauges'
import { readReplicaLag } from '@/lib/store/replica-status'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import type { ErrorCode } from '@/lib/wire/errors'

/** Seconds, from an answer quoted from the library to a model that has just been loaded. */
const firstByteBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

function metrics() {
  return getSingleton('metrics', () => {
    const register = new Registry()
    const registers = [register]
    collectDefaultMetrics({ register })
    new Gauge({
      name: 'evidence_chat_audit_rows_waiting',
      help: 'Audit rows that are not written yet; growing means that the database can not be written',
      registers,
      collect() {
        this.set(countWaitingRows())
      },
    })
    new Gauge({
      name: 'evidence_chat_body_bytes',
      help: 'Bytes of request bodies that are held now; the limit is BODY_BYTES_MAX',
      registers,
      collect() {
        this.set(getBodyBytesHeld())
      },
    })
    new Gauge({
      name: 'evidence_chat_queue_waiting',
      help: 'Work that waits for a thread: searches, images to be opened, images whose print is to be read',
      labelNames: ['queue'],
      registers,
      collect() {
        for (const [queue, waiting] of getQueueLengths()) this.set({ queue }, waiting)
      },
    })
    registerLibraryGauges(registers)
    return {
      register,
      requests: new Counter({
        name: 'evidence_chat_requests_total',
        help: 'Requests answered or refused, by route and status',
        labelNames: ['method', 'route', 'status'],
        registers,
      }),
      failures: new Counter({
        name: 'evidence_chat_failures_total',
        help: 'Refusals and broken answers by error code: upstream_* of the model server, *_limit_exceeded of a limit',
        labelNames: ['code'],
        registers,
      }),
      streams: new Gauge({ name: 'evidence_chat_answers_open', help: 'Answers under way', registers }),
      firstByte: new Histogram({
        name: 'evidence_chat_first_byte_seconds',
        help: 'From a question to the first part of its answer',
        buckets: firstByteBuckets,
        registers,
      }),
      tokens: new Counter({
        name: 'evidence_chat_tokens_total',
        help: 'Tokens of prompts and of completions',
        labelNames: ['kind'],
        registers,
      }),
      sourceFailures: new Counter({
        name: 'evidence_chat_source_failures_total',
        help: 'Searches that failed, by source',
        labelNames: ['source'],
        registers,
      }),
    }
  })
}

/** Of a shared library only; a server with its own has no such values. */
function registerLibraryGauges(registers: Registry[]): void {
  new Gauge({
    name: 'evidence_chat_library_version',
    help: 'The last change of the shared library that this server has applied',
    registers,
    collect() {
      setIfKnown(this, readReplicaLag()?.version)
    },
  })
  new Gauge({
    name: 'evidence_chat_library_lag_seconds',
    help: 'How long changes of the shared library have been waiting for this server; above LIBRARY_LAG_SECONDS_MAX it is not ready',
    registers,
    collect() {
      setIfKnown(this, readReplicaLag()?.seconds)
    },
  })
}

function setIfKnown(gauge: Gauge, value: number | undefined): void {
  gauge.reset()
  if (value === undefined) gauge.remove()
  else gauge.set(value)
}

/** @returns the metrics in Prometheus' text format, and its media type */
export async function readMetrics(): Promise<{ text: string; type: string }> {
  const { register } = metrics()
  return { text: await register.metrics(), type: register.contentType }
}

/**
 * Counts a response.
 *
 * @param params the route's parameters, whose names replace their values in the label
 */
export function countResponse({ method, url }: Request, params: unknown, status: number): void {
  const route = toRoute(new URL(url).pathname, Object(params))
  metrics().requests.inc({ method, route, status })
}

/** The path as the route defines it; `none` for the catch-all routes. */
function toRoute(pathname: string, params: Record<string, unknown>): string {
  const names = new Map<string, string>()
  for (const [name, value] of Object.entries(params)) {
    if (typeof value !== 'string') return 'none'
    names.set(value, `{${name}}`)
  }
  const segments = pathname
    .split('/')
    .map((segment) => names.get(segment) ?? names.get(decodeSegment(segment)) ?? segment)
  return segments.join('/')
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

export function countFailure(code: ErrorCode): void {
  metrics().failures.inc({ code })
}

/** Measures one answer; the caller must always call `end`. */
export function measureAnswer(startedAt: number): { event(event: AnswerEvent): void; end(): void } {
  const { streams, firstByte, tokens, sourceFailures } = metrics()
  let hasBegun = false
  streams.inc()
  return {
    event(event) {
      if (!hasBegun) firstByte.observe((performance.now() - startedAt) / 1000)
      hasBegun = true
      if (event.type === 'sources') {
        for (const { source, error } of event.evidence.searched) if (error) sourceFailures.inc({ source })
      }
      if (event.type !== 'end') return
      tokens.inc({ kind: 'prompt' }, event.usage.prompt_tokens)
      tokens.inc({ kind: 'completion' }, event.usage.completion_tokens)
    },
    end: () => streams.dec(),
  }
}
