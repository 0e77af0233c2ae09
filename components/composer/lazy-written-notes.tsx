'use client'

import { type ComponentProps, Suspense } from 'react'
import { NotChecked } from '@/components/identifiers/not-checked'
import { lazily } from '@/components/ui/lazily'
import type { WrittenNotes as Loaded } from './written-notes'

/** The check comes with the first typed word: the empty page needs none of it. */
const LoadedNotes = lazily(async () => (await import('./written-notes')).WrittenNotes, NotChecked)

export function WrittenNotes(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={null}>
      <LoadedNotes {...props} />
    </Suspense>
  )
}
