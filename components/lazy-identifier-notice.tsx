'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { IdentifierNotice as Notice } from './identifier-notice'

/** The check comes with the first typed word: the empty page needs none of it. */
const LoadedNotice = lazy(async () => {
  try {
    return { default: (await import('./identifier-notice')).IdentifierNotice }
  } catch {
    return { default: NotChecked }
  }
})

export function IdentifierNotice(props: ComponentProps<typeof Notice>) {
  return (
    <Suspense fallback={null}>
      <LoadedNotice {...props} />
    </Suspense>
  )
}

/** A guard that is absent must not look like one that found nothing. */
function NotChecked() {
  return (
    <p className="px-3 pb-1 text-sm">
      The check for patient identifiers could not be loaded. Read the question once more before you send it.
    </p>
  )
}
