import { Suspense } from 'react'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'

/** Loaded with the first answer that overflows the window. */
const Loaded = lazyWithFallback(
  async () => (await import('./scroll-to-latest')).ScrollToLatest,
  () => null,
)

export function ScrollToLatest({ end }: { end: HTMLElement }) {
  return (
    <Suspense fallback={null}>
      <Loaded end={end} />
    </Suspense>
  )
}
