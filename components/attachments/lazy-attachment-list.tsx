'use client'

import { Suspense } from 'react'
import { useWords } from '@/components/i18n/messages-provider'
import { lazily } from '@/components/ui/lazy-with-fallback'
import type { AttachmentListProps } from './attachment-list'

/** Tiles come with the first file. */
const LoadedList = lazily(async () => (await import('./attachment-list')).AttachmentList, NotLoaded)

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
