import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

/**
 * Loads a component when it is first rendered, or earlier by `preload`. When loading fails, for example because the
 * server is unreachable, it renders `Fallback`, and loads again when it is mounted next or the device is online again;
 * otherwise the error would unmount the whole page.
 *
 * @param Loading rendered until the code has been loaded
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = Nothing,
  Loading: ComponentType<Props> = Nothing,
): ComponentType<Props> & { preload(): void } {
  const start = () => lazy(async () => ({ default: await load().catch(fail) }))
  let current = start()
  function fail() {
    current = start()
    return Fallback
  }
  const Lazy = (props: Props) => {
    const [Loaded, setLoaded] = useState(() => current)
    useEffect(() => {
      const retry = () => setLoaded(current)
      window.addEventListener('online', retry)
      return () => window.removeEventListener('online', retry)
    }, [])
    return (
      <Suspense fallback={<Loading {...props} />}>
        <Loaded {...props} />
      </Suspense>
    )
  }
  return Object.assign(Lazy, { preload: () => void load().catch(() => undefined) })
}

function Nothing() {
  return null
}
