/** Requests of the API and of the page: how many, with which status, and how long they took. */
import 'server-only'
import { Counter, Histogram } from 'prom-client'
import { getSingleton } from '@/lib/store/process-singleton'
import type { ErrorCode } from '@/lib/wire/errors'
import { getRegistry } from './registry'

/** Seconds, from a refusal to an answer that a model writes in one piece. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120]

export function getRequestMetrics() {
  return getSingleton('request metrics', () => {
    const registers = [getRegistry()]
    return {
      requests: new Counter({
        name: 'evidence_chat_requests_total',
        help: 'Requests answered or refused, by route and status; pages and files too',
        labelNames: ['method', 'route', 'status'],
        registers,
      }),
      seconds: new Histogram({
        name: 'evidence_chat_request_seconds',
        help: 'Duration of a request by route: until its response begins (API) or is sent (pages and files)',
        labelNames: ['method', 'route'],
        buckets,
        registers,
      }),
      failures: new Counter({
        name: 'evidence_chat_failures_total',
        help: 'Refusals and broken answers by error code: upstream_* of the model server, *_limit_exceeded of a limit',
        labelNames: ['code'],
        registers,
      }),
    }
  })
}

/**
 * @param route the path as the route or the page defines it, `files` for static files, `none` for an unknown path
 * @param startedAt from `performance.now`
 */
export function countResponse(method: string, route: string, status: number, startedAt: number): void {
  const { requests, seconds } = getRequestMetrics()
  requests.inc({ method, route, status })
  seconds.observe({ method, route }, (performance.now() - startedAt) / 1000)
}

/**
 * @param params the route's parameters, whose names replace their values
 * @returns the path as the route defines it; `none` for the catch-all routes
 */
export function toRoute({ url }: Request, params: object): string {
  const { pathname } = new URL(url)
  const names = new Map<string, string>()
  for (const [name, value] of Object.entries(params)) {
    if (typeof value !== 'string') return 'none'
    names.set(value, `{${name}}`)
  }
  if (names.size === 0) return pathname
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
  getRequestMetrics().failures.inc({ code })
}
