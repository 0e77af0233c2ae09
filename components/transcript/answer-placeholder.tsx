import type { ReactNode } from 'react'

/** A placeholder until the first words arrive; the status line announces it to screen readers. */
export function AnswerPlaceholder({ children }: { children?: ReactNode }) {
  return (
    <div className="space-y-4" aria-hidden>
      {children && <div className="text-muted">{children}</div>}
      <div className="animate-pulse space-y-3 motion-reduce:animate-none">
        <div className="h-3 w-11/12 rounded bg-sunken" />
        <div className="h-3 w-full rounded bg-sunken" />
        <div className="h-3 w-2/3 rounded bg-sunken" />
      </div>
    </div>
  )
}
