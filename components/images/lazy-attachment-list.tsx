'use client'

import { lazy, Suspense } from 'react'
import { useWords } from '@/components/words/words'
import type { AttachmentListProps } from './attachment-list'

/** Tiles come with the first file. */
const LoadedList = lazy(async () => {
  try {
    return { default: (await import('./attachment-list')).AttachmentList }
  } catch {
    return { default: NotLoaded }
  }
})

export function LazyAttachmentList(props: AttachmentListProps) {
  return (
    <Suspense fallback={null}>
      <LoadedList {...props} />
    </Suspense>
  )
}

function NotLoaded() {
  const { images } = useWords()
  return <p className="p-2 text-danger text-sm">{images.missing}</p>
}
