'use client'

import { Suspense } from 'react'
import { lazily } from '@/components/ui/lazy-with-fallback'
import type { VersionChangesProps } from './source-changes'

/** Few answers are asked for twice. */
const Loaded = lazily(async () => (await import('./source-changes')).VersionChanges, Nothing)

export function VersionChanges(props: VersionChangesProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}

function Nothing() {
  return null
}
