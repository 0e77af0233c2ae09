'use client'

import { type FormEvent, useId, useState } from 'react'
import { type SessionOutcome, signIn } from './session'

/** Asks for a key where the server is reachable by others. The key goes to the server once and is kept nowhere here. */
export function SignIn({ onOpen }: { onOpen(): void }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const key = String(new FormData(event.currentTarget).get('key') ?? '').trim()
    setIsBusy(true)
    setProblem(null)
    const outcome = await signIn(key)
    setIsBusy(false)
    if (outcome.state === 'open') onOpen()
    else setProblem(problemOf(outcome))
  }

  return (
    <form
      onSubmit={onSubmit}
      aria-labelledby={`${id}-title`}
      className="rounded-2xl border border-edge bg-surface p-6 shadow-sm"
    >
      <h2 id={`${id}-title`} className="font-semibold text-lg">
        Sign in
      </h2>
      <p id={`${id}-hint`} className="mt-1 text-muted">
        This server is open to more than one computer, so it asks for an access key. It begins with “sk-”; whoever runs
        the server can give you one.
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <label className="min-w-0 flex-1 basis-64">
          <span className="mb-1 block font-medium text-sm">Access key</span>
          <input
            name="key"
            type="password"
            required
            autoComplete="current-password"
            spellCheck={false}
            aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
            aria-invalid={problem !== null}
            className="h-11 w-full rounded-lg border border-edge bg-paper px-3 font-mono"
          />
        </label>
        <button
          type="submit"
          disabled={isBusy}
          className="h-11 rounded-lg bg-accent px-5 font-semibold text-on-accent hover:bg-accent-strong disabled:bg-sunken disabled:text-muted"
        >
          {isBusy ? 'Signing in…' : 'Sign in'}
        </button>
      </div>
      <p id={`${id}-problem`} role="alert" className="mt-3 text-danger text-sm empty:hidden">
        {problem}
      </p>
    </form>
  )
}

/** The API's own words for a wrong key speak of headers; a person at a form needs others. */
function problemOf(outcome: Exclude<SessionOutcome, { state: 'open' }>): string {
  if (outcome.state === 'unreachable') return 'The server could not be reached. Check the connection and try again.'
  const { status, message } = outcome.error
  return status === 401
    ? 'This key is not valid here: it is mistyped, expired or revoked. Check it and try again.'
    : message
}
