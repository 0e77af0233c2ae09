import { IdentifierNotice } from '@/components/identifiers/identifier-notice'
import { SendChoice } from '@/components/identifiers/send-choice'
import { useSendDecision } from '@/components/identifiers/use-send-decision'
import type { SendGate } from '@/components/identifiers/use-send-gate'
import { QueuedQuestion, type QueuedQuestionProps } from './queued-question'

interface ComposerNoticesProps extends QueuedQuestionProps {
  text: string
  gate: SendGate
  onText(text: string): void
  /** The reader goes back to the question. */
  onBack(): void
}

/** Notices above the composer, shown once it contains text. */
export function ComposerNotices({ text, gate, onText, onBack, ...next }: ComposerNoticesProps) {
  const { held } = gate
  const decision = useSendDecision(gate, text, onText)
  return (
    <>
      {held ? (
        <SendChoice
          found={held.found}
          onRemove={() => void decision.remove(held)}
          onSend={() => decision.send(held)}
          onBack={() => {
            gate.release()
            onBack()
          }}
        />
      ) : (
        <IdentifierNotice text={text} kept={gate.kept} onText={onText} onKeep={gate.keep} />
      )}
      <QueuedQuestion {...next} />
    </>
  )
}
