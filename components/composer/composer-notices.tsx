import type { Turn } from '@/components/conversation/conversation-reducer'
import { IdentifierNotice } from '@/components/identifiers/identifier-notice'
import { SendChoice } from '@/components/identifiers/send-choice'
import { QueuedQuestion } from './queued-question'
import type { ComposerDraft } from './use-draft'
import { useSendDecision } from './use-send-decision'
import type { useSending } from './use-sending'

interface ComposerNoticesProps {
  draft: ComposerDraft
  sending: ReturnType<typeof useSending>
  last: Turn | undefined
  /** The reader goes back to the question. */
  onBack(): void
}

/** Notices above the composer, shown once it contains text. */
export function ComposerNotices({ draft, sending, last, onBack }: ComposerNoticesProps) {
  const { gate, send, waitsFor, setWaitsFor } = sending
  const { held } = gate
  const decision = useSendDecision(gate, draft, sending.isWritten)
  return (
    <>
      {held ? (
        <SendChoice
          found={held.found && [...held.found, ...held.inImages.flatMap(({ hits }) => hits)]}
          onRemove={() => void decision.remove(held)}
          onSend={() => decision.send(held)}
          onBack={() => {
            gate.release()
            onBack()
          }}
        />
      ) : (
        <IdentifierNotice text={draft.text} kept={gate.kept} onText={draft.write} onKeep={gate.keep} />
      )}
      <QueuedQuestion
        last={last}
        waitsFor={waitsFor}
        isReady={sending.isReady}
        onWait={setWaitsFor}
        onAsk={() => send(true)}
      />
    </>
  )
}
