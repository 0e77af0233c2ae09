import { IdentifierNotice } from '@/components/identifiers/identifier-notice'
import { SendChoice } from '@/components/identifiers/send-choice'
import type { useSendGate } from '@/components/identifiers/use-send-gate'
import { QueuedQuestion, type QueuedQuestionProps } from './queued-question'

interface ComposerNoticesProps extends QueuedQuestionProps {
  text: string
  gate: ReturnType<typeof useSendGate>
  onText(text: string): void
  /** The reader goes back to the question. */
  onBack(): void
}

/** Notices above the composer, shown once it contains text. */
export function ComposerNotices({ text, gate, onText, onBack, ...next }: ComposerNoticesProps) {
  const { held } = gate
  return (
    <>
      {held ? (
        <SendChoice
          found={held.found}
          onRemove={() => void gate.remove(held)}
          onSend={() => gate.send(held)}
          onBack={() => {
            gate.back()
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
