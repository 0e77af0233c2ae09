import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A component that is fetched when it is first shown. Fetching fails while the server is away, and a failure that nobody
 * catches would take the whole page with it: then `Instead` stands in its place.
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Instead) }))
}
