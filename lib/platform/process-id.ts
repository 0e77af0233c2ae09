/** Identifies the process that writes an answer. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { getSingleton } from '@/lib/store/process-singleton'

/** Random for each start: containers share host names and PIDs, and both are used again. */
export function getProcessId(): string {
  return getSingleton('process name', () => randomUUID())
}
