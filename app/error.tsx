'use client'

import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'

/** Shown when rendering a page fails. The server's log has the cause under the number shown here. */
export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  const { pageError } = useMessages()
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : null
  return (
    <main id="content" tabIndex={-1} className="outline-none mx-auto w-full max-w-2xl flex-1 px-4 py-16 sm:px-6">
      <h1 className="font-semibold text-3xl tracking-tight">{pageError.title}</h1>
      <p className="mt-3 text-lg text-muted leading-relaxed">
        {digest ? formatMessage(pageError.adviceWithNumber, { number: digest }) : pageError.advice}
      </p>
      <p className="mt-6">
        <button
          type="button"
          onClick={() => retry()}
          className="rounded-lg bg-accent px-4 py-2 font-semibold text-on-accent hover:bg-accent-strong"
        >
          {pageError.retry}
        </button>
      </p>
    </main>
  )
}
