import { IdentifierNotice } from '@/components/identifiers/identifier-notice'
import { NextQuestion, type NextQuestionProps } from './queued-question'

interface WrittenNotesProps extends NextQuestionProps {
  text: string
  onText(text: string): void
}

/** What is said above the box once something is written in it. */
export function WrittenNotes({ text, onText, ...next }: WrittenNotesProps) {
  return (
    <>
      <IdentifierNotice text={text} onText={onText} />
      <NextQuestion {...next} />
    </>
  )
}
