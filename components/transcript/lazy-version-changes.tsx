'use client'

import { Suspense } from 'react'
import { lazily } from '@/components/ui/lazily'
import type { VersionChangesProps } from './version-changes'

/** Few answers are asked for twice. */
const Loaded = lazily(async () => (await import('./version-changes')).VersionChanges, Nothing)

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
