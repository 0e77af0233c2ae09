/**
 * Resources that a request holds until it ends: one of its caller's concurrency slots, reserved body bytes. A request
 * ends when its handler has returned or, if it has started an answer, when the answer ends.
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

/** Transfers the resources to the caller, who must release them. */
export function takeRequestResources(request: Request): Release {
  const releases = heldResources().get(request) ?? []
  heldResources().delete(request)
  return async () => {
    for (const release of releases) await release()
  }
}
