'use client'

import { Suspense } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'
import type { AttachmentListProps } from './attachment-list'

/** Loaded with the first file. */
const LoadedList = lazyWithFallback(async () => (await import('./attachment-list')).AttachmentList, NotLoaded)

export function LazyAttachmentList(props: AttachmentListProps) {
  return (
    <Suspense fallback={null}>
      <LoadedList {...props} />
    </Suspense>
  )
}

function NotLoaded() {
  const { images } = useMessages()
  return <p className="p-2 text-danger text-sm">{images.missing}</p>
}
