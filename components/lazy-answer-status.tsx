import { lazy, Suspense } from 'react'
import type { Answer } from './conversation'

/** There is nothing to say before the first question. */
export async function loadAnswerStatus() {
  try {
    return { default: (await import('./answer-status')).AnswerStatus }
  } catch {
    return { default: () => '' }
  }
}

const Loaded = lazy(loadAnswerStatus)

export function AnswerStatus({ answer }: { answer: Answer }) {
  return (
    <Suspense fallback={null}>
      <Loaded answer={answer} />
    </Suspense>
  )
}
