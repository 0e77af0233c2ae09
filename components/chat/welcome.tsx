import type { ReactNode } from 'react'
import type { Messages } from '@/components/i18n/messages-en'

interface WelcomeProps {
  engine: 'extractive' | 'upstream'
  messages: Messages
}

/** Says in one line what the product does. Rendered on the server, so that it adds no code to the first view. */
export function Welcome({ engine, messages: { welcome } }: WelcomeProps): ReactNode {
  return (
    <div className="pb-5 text-center sm:pb-6">
      <h1 className="text-balance font-semibold text-3xl leading-tight tracking-tight sm:text-4xl">{welcome.title}</h1>
      <p className="mt-2 text-pretty text-muted leading-relaxed">{welcome[engine]}</p>
    </div>
  )
}
