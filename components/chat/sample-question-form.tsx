import type { ReactNode } from 'react'

interface SampleQuestionFormProps {
  /** The questions as buttons that submit, each with its own as its value. */
  children: ReactNode
  onAsk(question: string): void
  /** Called when a sample is about to be asked. */
  onPreload(): void
}

/** Asks the question whose button was pressed. Before the page's code runs nothing is sent: `dialog` leads nowhere. */
export function SampleQuestionForm({ children, onAsk, onPreload: onReach }: SampleQuestionFormProps) {
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        if (submitter instanceof HTMLButtonElement) onAsk(submitter.value)
      }}
      onPointerEnter={onReach}
      onFocus={onReach}
      className="pt-8"
    >
      {children}
    </form>
  )
}
