import { FailureDetail } from '@/components/errors/failure-detail'
import type { Failure } from '@/components/errors/request-failure'
import { useMessages } from '@/components/i18n/messages-provider'
import { quietButton } from '@/components/ui/button-styles'

/** Explains why a conversation could not be opened and what the user can do. */
export function OpenError({ failure, onRetry }: { failure: Failure; onRetry(): void }) {
  const messages = useMessages().failure
  const { title, advice } = messages[failure.kind]
  return (
    <section role="alert" className="max-w-2xl flex-1 space-y-2 py-10">
      <h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
      <p>
        <FailureDetail failure={failure} />
      </p>
      <p>{advice}</p>
      {failure.canRetry && (
        <button type="button" onClick={onRetry} className={`mt-2 ${quietButton}`}>
          {messages.retry}
        </button>
      )}
    </section>
  )
}
