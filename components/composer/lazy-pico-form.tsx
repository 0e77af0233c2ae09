'use client'

import { type ComponentProps, Suspense } from 'react'
import { useWords } from '@/components/i18n/messages-provider'
import { lazily } from '@/components/ui/lazy-with-fallback'
import type { QuestionBuilder as Builder } from './pico-form'

/** Comes when it is asked for: most questions are simply typed. */
const LoadedBuilder = lazily(async () => (await import('./pico-form')).QuestionBuilder, NotLoaded)

export function QuestionBuilder(props: ComponentProps<typeof Builder>) {
  return (
    <Suspense fallback={null}>
      <LoadedBuilder {...props} />
    </Suspense>
  )
}

function NotLoaded() {
  const { builder } = useWords()
  return <p className="px-3 pb-1 text-sm">{builder.notLoaded}</p>
}
