import type { Turn } from './conversation'
import { QuestionText } from './question-text'

/** All that was asked and answered, in plain words: stands in when the drawn transcript could not be fetched. */
export function PlainTranscript({ turns }: { turns: readonly Turn[] }) {
  return (
    <div role="log" aria-label="Questions and answers" aria-live="off">
      <p className="mt-6 rounded-md border-caution border-l-4 bg-caution-soft px-3 py-2 text-sm">
        A part of this page could not be loaded, so answers are shown without formatting and links. Copy what you need,
        then reload the page.
      </p>
      {turns.map(({ id, question, answer }) => (
        <article key={id} aria-labelledby={`question-${id}`} className="space-y-4 py-6">
          <QuestionText id={`question-${id}`} question={question} />
          <p className="whitespace-pre-wrap">{answer.text}</p>
          {answer.status === 'failed' && (
            <p className="text-danger">
              {answer.failure.title}. {answer.failure.detail} Your question is kept.
            </p>
          )}
        </article>
      ))}
    </div>
  )
}
