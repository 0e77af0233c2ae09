import type { Attachments } from '@/components/attachments/use-attachments'
import { IdentifierNotice } from '@/components/identifiers/identifier-notice'
import { SendChoice } from '@/components/identifiers/send-choice'
import { QueuedQuestion, type QueuedQuestionProps } from './queued-question'
import { useSendDecision } from './use-send-decision'
import type { SendGate } from './use-send-gate'

interface ComposerNoticesProps extends QueuedQuestionProps {
  text: string
  images: Attachments
  gate: SendGate
  canSend: boolean
  onText(text: string): void
  /** The reader goes back to the question. */
  onBack(): void
}

/** Notices above the composer, shown once it contains text. */
export function ComposerNotices({ text, images, gate, canSend, onText, onBack, ...next }: ComposerNoticesProps) {
  const { held } = gate
  const decision = useSendDecision(gate, { text, images, canSend, onText })
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
        <IdentifierNotice text={text} kept={gate.kept} onText={onText} onKeep={gate.keep} />
      )}
      <QueuedQuestion {...next} />
    </>
  )
}
