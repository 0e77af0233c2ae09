'use client'

import { type ComponentProps, Suspense } from 'react'
import type { IdentifierNotice as Notice } from './identifier-notice'
import { lazily } from './lazily'
import { useWords } from './words/words'

/** The check comes with the first typed word: the empty page needs none of it. */
const LoadedNotice = lazily(async () => (await import('./identifier-notice')).IdentifierNotice, NotChecked)

export function IdentifierNotice(props: ComponentProps<typeof Notice>) {
  return (
    <Suspense fallback={null}>
      <LoadedNotice {...props} />
    </Suspense>
  )
}

/** A guard that is absent must not look like one that found nothing. */
function NotChecked() {
  const { identifiers } = useWords()
  return <p className="px-3 pb-1 text-sm">{identifiers.notChecked}</p>
}
