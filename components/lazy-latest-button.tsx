import { lazy, Suspense } from 'react'

/** Comes with the first answer that is longer than the window. */
const Loaded = lazy(async () => ({ default: (await import('./latest-button')).LatestButton }))

export function LatestButton({ end }: { end: HTMLElement }) {
  return (
    <Suspense fallback={null}>
      <Loaded end={end} />
    </Suspense>
  )
}
