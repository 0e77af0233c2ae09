/** Identifies the process that writes an answer, so that other processes can tell when it has exited. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { getSingleton } from '@/lib/store/process-singleton'

/** Host, PID and a random part per start: PIDs are reused, and in containers always the same. */
export function getProcessId(): string {
  return getSingleton('process name', () => `${hostname()}/${process.pid}/${randomUUID()}`)
}

/** True only when it is certain: a process of this host that no longer exists. */
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
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
