'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { QuestionBuilder as Builder } from './question-builder'
import { useWords } from './words/words'

/** Comes when it is asked for: most questions are simply typed. */
const LoadedBuilder = lazy(async () => {
  try {
    return { default: (await import('./question-builder')).QuestionBuilder }
  } catch {
    return { default: NotLoaded }
  }
})

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
