'use client'

import { type ComponentProps, Suspense } from 'react'
import { CheckUnavailable } from '@/components/identifiers/check-unavailable'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'
import type { ComposerNotices as Loaded } from './composer-notices'

/** Loaded with the first typed character; the empty page does not need it. */
const LoadedNotes = lazyWithFallback(async () => (await import('./composer-notices')).ComposerNotices, CheckUnavailable)

export function ComposerNotices(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={null}>
      <LoadedNotes {...props} />
    </Suspense>
  )
}
