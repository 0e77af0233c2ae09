/** The metrics in Prometheus' text format. */
import 'server-only'
import { getAnswerMetrics } from './answer-metrics'
import { registerProcessMetrics } from './process-metrics'
import { getRegistry } from './registry'
import { getRequestMetrics } from './request-metrics'
import { registerServiceMetrics } from './service-metrics'

/** Registers every metric, so that each is listed before it first has a value. Idempotent. */
export function startMetrics(): void {
  registerProcessMetrics()
  registerServiceMetrics()
  getRequestMetrics()
  getAnswerMetrics()
}

/** @returns the text, and its media type */
export async function readMetrics(): Promise<{ text: string; type: string }> {
  startMetrics()
  const register = getRegistry()
  return { text: await register.metrics(), type: register.contentType }
}
