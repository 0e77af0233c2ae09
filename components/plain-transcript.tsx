import { isRunning } from './conversation'
import { QuestionText } from './question-text'
import type { TranscriptProps } from './transcript'

/**
 * All that was asked and answered, in plain words: stands in when the code that draws a transcript could not be fetched.
 * Nothing is lost by it, and a question can be asked again.
 */
export function PlainTranscript({ turns, onRetry }: Pick<TranscriptProps, 'turns' | 'onRetry'>) {
  return (
    <div role="log" aria-label="Questions and answers" aria-live="off">
      <p className="mt-6 rounded-md border-caution border-l-4 bg-caution-soft px-3 py-2 text-sm">
        A part of this page could not be loaded, so answers come without formatting and links. Copy what you need, then
        reload the page.
      </p>
      {turns.map(({ id, question, answer }) => (
        <article key={id} aria-labelledby={`question-${id}`} className="space-y-4 py-6">
          <QuestionText id={`question-${id}`} question={question} />
          <p className="whitespace-pre-wrap">{answer.text}</p>
          {answer.status === 'failed' && (
            <>
              <h3 className="font-semibold text-danger">{answer.failure.title}</h3>
              <p>{answer.failure.detail} Your question is kept.</p>
            </>
          )}
          {!isRunning(answer) && answer.status !== 'done' && (
            <button type="button" onClick={() => onRetry(id)} className="rounded-md border border-edge px-3 py-1.5">
              Try again
            </button>
          )}
        </article>
      ))}
    </div>
  )
}
