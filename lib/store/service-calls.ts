/** Calls to the services that this process depends on, and whether the last one was answered: for the metrics. */
import { getSingleton } from './process-singleton'

export type ServiceName = 'database' | 'redis' | 'model-server' | 'verifier' | 'search-index'

/** @param seconds until the service answered or the call failed */
type Listener = (service: ServiceName, seconds: number, isAnswered: boolean) => void

interface Calls {
  listener: Listener | null
  isUp: Map<ServiceName, boolean>
}

const getCalls = () => getSingleton('service calls', (): Calls => ({ listener: null, isUp: new Map() }))

/** Passes every further call to the listener, which replaces the one before. */
export function listenToCalls(listener: Listener): void {
  getCalls().listener = listener
}

/** @param isAnswered true for a refusal as well: the service responded */
export function reportCall(service: ServiceName, seconds: number, isAnswered: boolean): void {
  const calls = getCalls()
  calls.isUp.set(service, isAnswered)
  calls.listener?.(service, seconds, isAnswered)
}

/** For what is known without a call, such as a lost connection; null if the service is no longer used. */
export function reportServiceState(service: ServiceName, isUp: boolean | null): void {
  const { isUp: states } = getCalls()
  if (isUp === null) states.delete(service)
  else states.set(service, isUp)
}

/** @returns the services that were called or whose connection was tried, each with what is known last */
export function listServiceStates(): [service: ServiceName, isUp: boolean][] {
  return [...getCalls().isUp]
}
