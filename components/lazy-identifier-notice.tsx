'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { IdentifierNotice as Notice } from './identifier-notice'
import { useWords } from './words/words'

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
  const { identifiers } = useWords()
  return <p className="px-3 pb-1 text-sm">{identifiers.notChecked}</p>
}
