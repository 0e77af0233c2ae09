import { lazy, Suspense } from 'react'
import type { Turn } from '@/components/conversation/conversation-reducer'

/** Loaded with the first question. If the code cannot be loaded, no status is announced. */
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
