'use client'

import { type ComponentProps, Suspense } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'
import type { PicoForm as Builder } from './pico-form'

/** Loaded on demand: most questions are typed directly. */
const LoadedBuilder = lazyWithFallback(async () => (await import('./pico-form')).PicoForm, NotLoaded)

export function PicoForm(props: ComponentProps<typeof Builder>) {
  return (
    <Suspense fallback={null}>
      <LoadedBuilder {...props} />
    </Suspense>
  )
}

function NotLoaded() {
  const { questionBuilder } = useMessages()
  return <p className="px-3 pb-1 text-sm">{questionBuilder.notLoaded}</p>
}
