'use client'

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { FailureDetail } from '@/components/errors/failure-detail'
import { toFailure } from '@/components/errors/to-request-failure'
import type { PageMessages } from '@/components/i18n/messages-en'
import { useMessages } from '@/components/i18n/messages-provider'
import { AccountSignIn, isProviderUsed } from './account-sign-in'
import { areCookiesEnabled } from './cookies-enabled'
import { type SessionOutcome, signedInStore, signIn } from './session'

/**
 * Asks for an API key when the server is reachable by others. The key is sent to the server once and never stored here.
 */
export function SignIn({ onOpen }: { onOpen(): void }) {
  const [problem, setProblem] = useState<SignInProblem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [canSignIn] = useState(areCookiesEnabled)
  const isOpened = useRef(false)
  useEffect(() =>
    signedInStore.watch(() => {
      // In this tab, or in another tab of this browser.
      if (signedInStore.read()) enter()
    }),
  )

  function enter() {
    if (isOpened.current) return
    isOpened.current = true
    onOpen()
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const key = String(new FormData(event.currentTarget).get('key') ?? '').trim()
    setIsBusy(true)
    setProblem(null)
    isOpened.current = false
    const outcome = await signIn(key)
    setIsBusy(false)
    if (outcome.state === 'open') enter()
    else setProblem(outcome)
  }

  if (!canSignIn) return <CookiesNeeded />
  const isFallback = isProviderUsed()
  const form = <KeyForm isFallback={isFallback} isBusy={isBusy} problem={problem} onSubmit={onSubmit} />
  return isFallback ? <AccountSignIn>{form}</AccountSignIn> : form
}

function CookiesNeeded() {
  const { cookies } = useMessages()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="rounded-2xl border border-edge bg-surface p-6 shadow-sm">
      <h2 id={titleId} className="font-semibold text-lg">
        {cookies.title}
      </h2>
      <p className="mt-1">{cookies.why}</p>
      <p className="mt-1">{cookies.advice}</p>
    </section>
  )
}

interface KeyFormProps {
  /** Whether the form is below the sign-in with an account. */
  isFallback: boolean
  isBusy: boolean
  problem: SignInProblem | null
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

function KeyForm({ isFallback, isBusy, problem, onSubmit }: KeyFormProps) {
  const messages = useMessages()
  const labels = messages.signIn
  const id = useId()
  return (
    <form
      onSubmit={onSubmit}
      aria-labelledby={`${id}-title`}
      className={isFallback ? '' : 'rounded-2xl border border-edge bg-surface p-6 shadow-sm'}
    >
      <h2 id={`${id}-title`} className={isFallback ? 'sr-only' : 'font-semibold text-lg'}>
        {isFallback ? labels.withKey : labels.title}
      </h2>
      <p id={`${id}-hint`} className="mt-1 text-muted">
        {isFallback ? labels.keyOnlyHint : labels.hint}
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <label className="min-w-0 flex-1 basis-64">
          <span className="mb-1 block font-medium text-sm">{labels.key}</span>
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
          {isBusy ? labels.busy : labels.submit}
        </button>
      </div>
      <p id={`${id}-problem`} role="alert" className="mt-3 text-danger text-sm empty:hidden">
        {problem && formatProblem(messages, problem)}
      </p>
    </form>
  )
}

type SignInProblem = Exclude<SessionOutcome, { state: 'open' }>

/** The API's message for a wrong key mentions headers; a form needs another one. */
function formatProblem({ signIn }: PageMessages, problem: SignInProblem) {
  if (problem.state === 'unreachable') return signIn.unreachable
  const { error } = problem
  return error.status === 401 ? signIn.wrongKey : <FailureDetail failure={toFailure(error)} />
}
