/**
 * All metrics of this process, and nothing about a question. Label values are our own, so that clients cannot fill
 * memory with new ones.
 */
import 'server-only'
import { collectDefaultMetrics, type Gauge, Registry } from 'prom-client'
import { getSingleton } from '@/lib/store/process-singleton'

export function getRegistry(): Registry {
  return getSingleton('metrics registry', () => {
    const register = new Registry()
    collectDefaultMetrics({ register })
    return register
  })
}

/** Leaves the metric without a value while there is none; Prometheus would take 0 for a measurement. */
export function setIfKnown(gauge: Gauge, value: number | undefined): void {
  gauge.reset()
  if (value === undefined) gauge.remove()
  else gauge.set(value)
}
