import type { ReactNode } from 'react'

interface SampleQuestionFormProps {
  /** Submit buttons, each with its question as its value. */
  children: ReactNode
  onAsk(question: string): void
  /** Called when the user points at or focuses a sample. */
  onPreload(): void
}

/** Asks the question whose button was pressed. `method="dialog"` submits nothing before hydration. */
export function SampleQuestionForm({ children, onAsk, onPreload }: SampleQuestionFormProps) {
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        if (submitter instanceof HTMLButtonElement) onAsk(submitter.value)
      }}
      onPointerEnter={onPreload}
      onFocus={onPreload}
      className="pt-8"
    >
      {children}
    </form>
  )
}
