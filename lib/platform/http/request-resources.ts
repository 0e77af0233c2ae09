/**
 * What a request holds until it is over: a place among its caller's answers, bytes of the memory for bodies. A request is
 * over when its handler has returned, or, if an answer has begun by then, when that has ended.
 */
import 'server-only'
import { once } from '@/lib/store/process-singleton'

type Release = () => void | Promise<void>

function held() {
  return once('held', () => new WeakMap<Request, Release[]>())
}

export function holdFor(request: Request, release: Release): void {
  held().set(request, [...(held().get(request) ?? []), release])
}

/** Leaves it to the caller to give back what the request holds. */
export function takeOver(request: Request): Release {
  const releases = held().get(request) ?? []
  held().delete(request)
  return async () => {
    for (const release of releases) await release()
  }
}
