/**
 * What a request holds until it is over: a place among its caller's answers, bytes of the memory for bodies. A request is
 * over when its handler has returned, or, if an answer has begun by then, when that has ended.
 */
import 'server-only'
import { getSingleton } from '@/lib/store/process-singleton'

type Release = () => void | Promise<void>

function heldResources() {
  return getSingleton('held', () => new WeakMap<Request, Release[]>())
}

export function holdForRequest(request: Request, release: Release): void {
  heldResources().set(request, [...(heldResources().get(request) ?? []), release])
}

/** Leaves it to the caller to give back what the request holds. */
export function takeRequestResources(request: Request): Release {
  const releases = heldResources().get(request) ?? []
  heldResources().delete(request)
  return async () => {
    for (const release of releases) await release()
  }
}
