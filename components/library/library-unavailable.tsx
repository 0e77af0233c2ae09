'use client'

import { useRouter } from 'next/navigation'
import { useMessages } from '@/components/i18n/messages-provider'
import { quietButton } from '@/components/ui/button-styles'
import { ServerMessage } from '@/components/ui/server-message'
import type { ServerMessage as Message } from '@/lib/shared/messages/server-messages'

interface LibraryUnavailableProps {
  title: string
  message: Message & { code: string }
}

/** Shown instead of the list: why the library cannot be read or searched, with a retry. */
export function LibraryUnavailable({ title, message }: LibraryUnavailableProps) {
  const { failure } = useMessages()
  const { refresh } = useRouter()
  return (
    <section className="mx-auto w-full max-w-3xl space-y-3 px-4 py-10 sm:px-6">
      <h1 className="font-semibold text-2xl tracking-tight sm:text-3xl">{title}</h1>
      <p role="alert">
        <ServerMessage {...message} />
      </p>
      <button type="button" onClick={() => refresh()} className={quietButton}>
        {failure.retry}
      </button>
    </section>
  )
}
