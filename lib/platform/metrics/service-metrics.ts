/** The services that this process depends on: whether they answer, how fast, and the connections to the database. */
import 'server-only'
import { Gauge, Histogram } from 'prom-client'
import { readConnectionCounts } from '@/lib/store/connection-counts'
import { getSingleton } from '@/lib/store/process-singleton'
import { listenToCalls, listServiceStates } from '@/lib/store/service-calls'
import { getRegistry } from './registry'

/** Seconds, from a row that SQLite has in memory to a model that is being loaded. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.25, 1, 2.5, 5, 10, 30, 60]

/** Idempotent; calls before the first call are not counted. */
export function registerServiceMetrics(): void {
  getSingleton('service metrics', () => [registerCalls(), registerStates(), registerConnections()])
}

function registerCalls(): void {
  const calls = new Histogram({
    name: 'evidence_chat_service_seconds',
    help: 'Calls to services: statements of the database, commands of Redis, requests to a model server until its answer begins',
    labelNames: ['service', 'outcome'],
    buckets,
    registers: [getRegistry()],
  })
  listenToCalls((service, seconds, isAnswered) =>
    calls.observe({ service, outcome: isAnswered ? 'answered' : 'failed' }, seconds),
  )
}

function registerStates(): void {
  new Gauge({
    name: 'evidence_chat_service_up',
    help: 'Whether the service answered when it was last called: 1 or 0; none for a service that was never called',
    labelNames: ['service'],
    registers: [getRegistry()],
    collect() {
      this.reset()
      for (const [service, isUp] of listServiceStates()) this.set({ service }, isUp ? 1 : 0)
    },
  })
}

function registerConnections(): void {
  new Gauge({
    name: 'evidence_chat_database_connections',
    help: 'Connections of the main thread to PostgreSQL: busy, idle, and requests that wait for one; none with SQLite',
    labelNames: ['state'],
    registers: [getRegistry()],
    collect() {
      this.reset()
      for (const [state, count] of Object.entries(readConnectionCounts() ?? {})) this.set({ state }, count)
    },
  })
}
