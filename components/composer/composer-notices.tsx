import { IdentifierNotice } from '@/components/identifiers/identifier-notice'
import { QueuedQuestion, type QueuedQuestionProps } from './queued-question'

interface ComposerNoticesProps extends QueuedQuestionProps {
  text: string
  onText(text: string): void
}

/** Notices above the composer, shown once it contains text. */
export function ComposerNotices({ text, onText, ...next }: ComposerNoticesProps) {
  return (
    <>
      <IdentifierNotice text={text} onText={onText} />
      <QueuedQuestion {...next} />
    </>
  )
}
