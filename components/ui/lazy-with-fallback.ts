import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * Loads a component when it is first rendered. When loading fails, for example because the server is away, it renders
 * `Instead`; otherwise the error would unmount the whole page.
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Instead) }))
}
