import { useMessages } from '@/components/i18n/messages-provider'
import { CheckUnavailable } from '@/components/identifiers/check-unavailable'
import { quietButton } from '@/components/ui/button-styles'
import type { SendGate } from './use-send-gate'

/** In place of the notices while their code cannot be loaded: a held question can still be sent. */
export function UncheckedNotice({ sending: { gate } }: { sending: { gate: SendGate } }) {
  const { identifiers } = useMessages()
  const { held } = gate
  return (
    <>
      <CheckUnavailable />
      {held && (
        <p role="alert" className="px-3 pb-1">
          <button
            type="button"
            className={`min-h-8 text-sm ${quietButton}`}
            onClick={() => {
              gate.release()
              held.proceed()
            }}
          >
            {identifiers.choice.send}
          </button>
        </p>
      )}
    </>
  )
}
