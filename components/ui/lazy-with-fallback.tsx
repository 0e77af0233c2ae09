import { type ComponentType, lazy, Suspense } from 'react'

/**
 * Loads a component when it is first rendered, or earlier by `preload`. When loading fails, for example because the
 * server is unreachable, it renders `Fallback`; otherwise the error would unmount the whole page.
 *
 * @param Loading rendered until the code has been loaded
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = Nothing,
  Loading: ComponentType<Props> = Nothing,
): ComponentType<Props> & { preload(): void } {
  const Loaded = lazy(async () => ({ default: await load().catch(() => Fallback) }))
  const Lazy = (props: Props) => (
    <Suspense fallback={<Loading {...props} />}>
      <Loaded {...props} />
    </Suspense>
  )
  // A failed import is retried when the component is rendered.
  return Object.assign(Lazy, { preload: () => void load().catch(() => undefined) })
}

function Nothing() {
  return null
}
