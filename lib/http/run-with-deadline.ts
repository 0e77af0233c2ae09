/** One deadline for work of several steps, some of which cannot be cancelled. */
import { OutgoingError } from './send-request'

/**
 * @param signal of the caller, who need not wait for the deadline
 * @param work gets a signal that aborts at the deadline or with the caller's
 * @throws OutgoingError `timeout` at the deadline; the reason of `signal`; whatever `work` throws
 */
export async function runWithDeadline<T>(
  deadlineMs: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = AbortSignal.timeout(deadlineMs)
  try {
    return await work(AbortSignal.any([signal, deadline]))
  } catch (cause) {
    signal.throwIfAborted()
    if (deadline.aborted && cause === deadline.reason) throw new OutgoingError('timeout', cause)
    throw cause
  }
}

/** Waits for work that cannot be cancelled, such as a DNS lookup, no longer than the signal allows. */
export function raceAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, refused) => {
    signal.throwIfAborted()
    const onAbort = () => refused(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
    promise.then(done, refused).finally(() => signal.removeEventListener('abort', onAbort))
  })
}
