/** Connections of this thread's pool to PostgreSQL, for the metrics. */
import { getSingleton } from './process-singleton'

interface ConnectionCounts {
  /** Used by a query or a transaction. */
  busy: number
  idle: number
  /** Requests that wait for a connection. */
  waiting: number
}

interface Pool {
  totalCount: number
  idleCount: number
  waitingCount: number
}

const getPools = () => getSingleton('connection pools', () => new Set<Pool>())

/** @returns a function that forgets the pool, to be called when it is closed */
export function countConnectionsOf(pool: Pool): () => void {
  getPools().add(pool)
  return () => void getPools().delete(pool)
}

/** @returns null while no pool is open, as with SQLite */
export function readConnectionCounts(): ConnectionCounts | null {
  const pools = [...getPools()]
  if (pools.length === 0) return null
  const sum = (read: (pool: Pool) => number) => pools.reduce((total, pool) => total + read(pool), 0)
  const idle = sum(({ idleCount }) => idleCount)
  return { busy: sum(({ totalCount }) => totalCount) - idle, idle, waiting: sum(({ waitingCount }) => waitingCount) }
}
