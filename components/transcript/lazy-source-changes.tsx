'use client'

import { Suspense } from 'react'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'
import type { SourceChangeListProps } from './source-changes'

/** Loaded on demand: few answers are regenerated. */
const Loaded = lazyWithFallback(async () => (await import('./source-changes')).SourceChangeList, Nothing)

export function LazySourceChangeList(props: SourceChangeListProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}

function Nothing() {
  return null
}
