import { isGenerating, type Turn } from '@/components/conversation/conversation-reducer'
import { useMessages } from '@/components/i18n/messages-provider'

interface PlainTranscriptProps {
  turns: readonly Turn[]
  /** Absent in a read-only conversation. */
  onRetry?: ((id: string) => void) | undefined
}

/**
 * The whole conversation as plain text, shown when the transcript code could not be loaded. Nothing is lost, and a
 * failed question can be retried.
 */
export function PlainTranscript({ turns, onRetry }: PlainTranscriptProps) {
  const { transcript, failure } = useMessages()
  return (
    <div role="log" aria-label={transcript.log} aria-live="off">
      <p className="mt-6 rounded-md border-caution border-s-4 bg-caution-soft px-3 py-2 text-sm">{transcript.plain}</p>
      {turns.map(({ id, question, answer }) => (
        <article key={id} aria-labelledby={`question-${id}`} className="space-y-4 py-6">
          <PlainQuestion id={`question-${id}`} text={question.text} />
          <p className="whitespace-pre-wrap">{answer.text}</p>
          {answer.status === 'failed' && (
            <>
              <h3 className="font-semibold text-danger">{failure[answer.failure.kind].title}</h3>
              <p>
                {answer.failure.serverMessage?.text ?? failure[answer.failure.kind].detail} {failure.kept}
              </p>
            </>
          )}
          {onRetry && !isGenerating(answer) && answer.status !== 'done' && (
            <button type="button" onClick={() => onRetry(id)} className="rounded-md border border-edge px-3 py-1.5">
              {failure.retry}
            </button>
          )}
        </article>
      ))}
    </div>
  )
}

/** A question without actions, and without code of its own. */
export function PlainQuestion({ id, text }: { id: string; text: string }) {
  return (
    <h2
      id={id}
      dir="auto"
      className="max-w-3xl whitespace-pre-wrap font-semibold text-xl leading-snug tracking-tight sm:text-2xl"
    >
      {text}
    </h2>
  )
}
