import { Suspense } from 'react'
import { lazily } from '@/components/ui/lazy-with-fallback'

/** Comes with the first answer that is longer than the window. */
const Loaded = lazily(
  async () => (await import('./scroll-to-latest')).LatestButton,
  () => null,
)

export function LatestButton({ end }: { end: HTMLElement }) {
  return (
    <Suspense fallback={null}>
      <Loaded end={end} />
    </Suspense>
  )
}
