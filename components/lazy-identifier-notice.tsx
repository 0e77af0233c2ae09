'use client'

import { type ComponentProps, Suspense } from 'react'
import type { IdentifierNotice as Notice } from './identifier-notice'
import { lazily } from './lazily'
import { NotChecked } from './not-checked'

/** The check comes with the first typed word: the empty page needs none of it. */
const LoadedNotice = lazily(async () => (await import('./identifier-notice')).IdentifierNotice, NotChecked)

export function IdentifierNotice(props: ComponentProps<typeof Notice>) {
  return (
    <Suspense fallback={null}>
      <LoadedNotice {...props} />
    </Suspense>
  )
}
