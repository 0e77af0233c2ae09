'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import { AnswerPlaceholder } from './answer-placeholder'
import { PlainQuestion, PlainTranscript } from './plain-transcript'
import type { TranscriptProps } from './transcript'

/**
 * Fetches what draws questions and answers, Markdown included. The empty page needs none of it, so it comes when a
 * reader reaches for the question box, and is there when the first answer begins.
 */
export async function loadTranscript(): Promise<{ default: ComponentType<TranscriptProps> }> {
  try {
    return { default: (await import('./transcript')).Transcript }
  } catch {
    // The network failed between page and question: the words themselves still come through.
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
          // Where the last turn will stand: under the line that parts it from the one before.
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
