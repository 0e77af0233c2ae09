'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import { AnswerPlaceholder } from './answer-placeholder'
import { PlainQuestion, PlainTranscript } from './plain-transcript'
import type { TranscriptProps } from './transcript'

/**
 * Loads the code that renders turns, including Markdown. The welcome page does not need it; it is preloaded when the
 * user focuses the composer.
 */
export async function loadTranscript(): Promise<{ default: ComponentType<TranscriptProps> }> {
  try {
    return { default: (await import('./transcript')).Transcript }
  } catch {
    // If the chunk fails to load, show the text itself.
    return { default: PlainTranscript }
  }
}

const Transcript = lazy(loadTranscript)

export function LazyTranscript(props: TranscriptProps) {
  const last = props.turns.at(-1)
  return (
    <Suspense
      fallback={
        last && (
          // In the place of the last turn, below its divider.
          <div className={`space-y-6 border-line py-6 sm:py-8 ${props.turns.length > 1 ? 'border-t' : ''}`}>
            <PlainQuestion id={`question-${last.id}`} text={last.question.text} />
            <AnswerPlaceholder />
          </div>
        )
      }
    >
      <Transcript {...props} />
    </Suspense>
  )
}
