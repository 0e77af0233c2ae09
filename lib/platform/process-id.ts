/** Which process writes an answer, so that others can tell when it is gone. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { getSingleton } from '@/lib/store/process-singleton'

/** Host, process id, and a text of its own for each start: process ids come again, in containers always. */
export function getProcessId(): string {
  return getSingleton('process name', () => `${hostname()}/${process.pid}/${randomUUID()}`)
}

/** True only for what is certain: a process of this host that is no more. */
export function isProcessGone(name: string): boolean {
  if (name === getProcessId()) return false
  const [host, pid] = name.split('/')
  if (host !== hostname()) return false
  return Number(pid) === process.pid || !isAlive(Number(pid))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of somebody else is alive, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
