'use client'

import { type ComponentProps, Suspense } from 'react'
import { NotChecked } from '@/components/identifiers/check-unavailable'
import { lazily } from '@/components/ui/lazy-with-fallback'
import type { WrittenNotes as Loaded } from './composer-notices'

/** The check comes with the first typed word: the empty page needs none of it. */
const LoadedNotes = lazily(async () => (await import('./composer-notices')).WrittenNotes, NotChecked)

export function WrittenNotes(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={null}>
      <LoadedNotes {...props} />
    </Suspense>
  )
}
