/**
 * Metrics of this process: what it holds and waits for, its build, and how far its copy of a shared library has come.
 */
import 'server-only'
import { Gauge } from 'prom-client'
import { countWaitingRows } from '@/lib/platform/audit/audit'
import { getBodyBytesHeld } from '@/lib/platform/limits/body-budget'
import { getSingleton } from '@/lib/store/process-singleton'
import { getQueueLengths } from '@/lib/store/queue-gauges'
import { readIndexLag, readReplicaLag } from '@/lib/store/replica-status'
import { getRegistry, setIfKnown } from './registry'

/** Idempotent. */
export function registerProcessMetrics(): void {
  getSingleton('process metrics', () => [registerWork(), registerLibrary()])
}

function registerWork(): void {
  const registers = [getRegistry()]
  new Gauge({
    name: 'evidence_chat_audit_rows_waiting',
    help: 'Audit rows that are not written yet; growing means that the database cannot be written',
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
    help: 'Work that waits for a thread: searches, images to be opened, images whose text is to be recognised',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const [queue, waiting] of getQueueLengths()) this.set({ queue }, waiting)
    },
  })
}

/** Of a shared library only; a server with its own has no such values. */
function registerLibrary(): void {
  const registers = [getRegistry()]
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
  new Gauge({
    name: 'evidence_chat_search_index_version',
    help: 'The last change of the shared library in the shared search index; none without SEARCH_INDEX_URL',
    registers,
    collect() {
      setIfKnown(this, readIndexLag()?.version)
    },
  })
  new Gauge({
    name: 'evidence_chat_search_index_changes_behind',
    help: "Changes of the shared library that this server's copy has and the shared search index lacks",
    registers,
    collect() {
      setIfKnown(this, readIndexLag()?.changesBehind)
    },
  })
}

export interface Build {
  /** From package.json. */
  version: string
  /** Changes with every source file. */
  build: string
}

/** Names the build in the metrics; called once, when the server starts. */
export function announceBuild({ version, build }: Build): void {
  new Gauge({
    name: 'evidence_chat_build_info',
    help: 'Always 1; the labels say which version runs, from which sources, on which Node',
    labelNames: ['version', 'build', 'node'],
    registers: [getRegistry()],
  }).set({ version, build, node: process.version }, 1)
}
