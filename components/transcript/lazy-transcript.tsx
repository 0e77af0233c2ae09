'use client'

import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'
import { AnswerPlaceholder } from './answer-placeholder'
import { PlainQuestion, PlainTranscript } from './plain-transcript'
import type { TranscriptProps } from './transcript'

/**
 * Loads the code that renders turns, including Markdown. The welcome page does not need it; it is preloaded when the
 * user focuses the composer. If it cannot be loaded, the text itself is shown. The notes of stored answers are
 * server messages: with their translations loaded beforehand, no line changes its length.
 */
export const LazyTranscript = lazyWithFallback<TranscriptProps>(
  async () => {
    const { Transcript, preloadPageTranslator } = await import('./transcript')
    await preloadPageTranslator()
    return Transcript
  },
  PlainTranscript,
  LastTurn,
)

function LastTurn({ turns }: TranscriptProps) {
  const last = turns.at(-1)
  return (
    last && (
      // In the place of the last turn, below its divider.
      <div className={`space-y-6 border-line py-6 sm:py-8 ${turns.length > 1 ? 'border-t' : ''}`}>
        <PlainQuestion id={`question-${last.id}`} text={last.question.text} />
        <AnswerPlaceholder />
      </div>
    )
  )
}
