import { lazy, Suspense } from 'react'
import type { Turn } from '@/components/conversation/conversation-reducer'

/** There is nothing to say before the first question. */
export async function loadAnswerStatus() {
  try {
    return { default: (await import('./answer-status')).AnswerStatus }
  } catch {
    return { default: () => '' }
  }
}

const Loaded = lazy(loadAnswerStatus)

export function AnswerStatus({ turn }: { turn: Turn }) {
  return (
    <Suspense fallback={null}>
      <Loaded turn={turn} />
    </Suspense>
  )
}
