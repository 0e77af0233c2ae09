'use client'

import { type FormEvent, useCallback, useEffect, useId, useState } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatDate, formatPlural, isolateBidi } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { useMessages } from '@/components/i18n/messages-provider'
import type { ListedSession, OwnAccount } from '@/lib/wire/people/listed-person'
import { type ApiResult, callServer } from './call-server'
import { nameBrowser } from './name-browser'
import { Outcome } from './outcome'
import { SettingsButton } from './settings-button'

/** Who is signed in, where else, and the history of a key that the person used before. */
export function OwnAccountView({ messages }: { messages: Messages['people'] }) {
  const [account, setAccount] = useState<ApiResult<OwnAccount>>()
  const [ended, setEnded] = useState<ApiResult<null>>()
  const texts = messages.account
  const refused = { refused: texts.failed }
  const load = useCallback(async () => setAccount(await callServer('GET', '/api/account')), [])
  useEffect(() => void load(), [load])

  async function end(id: string) {
    setEnded(await callServer<null>('DELETE', `/api/account/sessions/${encodeURIComponent(id)}`))
    await load()
  }

  return (
    <div className="space-y-8">
      <div aria-live="polite" className="empty:hidden">
        {ended && (
          <Outcome tried={ended} messages={refused}>
            {() => <p className="font-medium">{texts.ended}</p>}
          </Outcome>
        )}
      </div>
      {account ? (
        <Outcome tried={account} messages={refused}>
          {(shown) => <AccountFacts account={shown} messages={messages} onEnd={end} />}
        </Outcome>
      ) : (
        <p className="text-muted">{texts.loading}</p>
      )}
      <ClaimForm messages={texts} />
    </div>
  )
}

interface AccountFactsProps {
  account: OwnAccount
  messages: Messages['people']
  onEnd(id: string): Promise<void>
}

export function AccountFacts({ account, messages, onEnd }: AccountFactsProps) {
  const roles = account.roles.map((role) => messages.roles[role]).join(', ')
  return (
    <>
      <p className="[overflow-wrap:anywhere]">
        {formatMessage(messages.account.who, { name: isolateBidi(account.name), roles })}
      </p>
      <div>
        <h3 className="mb-2 font-semibold">{messages.account.sessions}</h3>
        <ul className="divide-y divide-line rounded-2xl border border-line bg-surface">
          {account.sessions.map((session) => (
            <SessionRow key={session.id} session={session} messages={messages.account} onEnd={onEnd} />
          ))}
        </ul>
      </div>
    </>
  )
}

interface SessionRowProps {
  session: ListedSession
  messages: Messages['people']['account']
  onEnd(id: string): Promise<void>
}

function SessionRow({ session, messages, onEnd }: SessionRowProps) {
  const spoken = useMessages()
  const [isBusy, setIsBusy] = useState(false)
  const date = formatDate(spoken, session.createdAt, { dateStyle: 'medium', timeStyle: 'short' })

  async function end() {
    setIsBusy(true)
    await onEnd(session.id)
    setIsBusy(false)
  }

  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <p className="[overflow-wrap:anywhere]">
          <span title={session.browser ?? undefined}>
            {nameBrowser(session.browser ?? '') ?? messages.unknownBrowser}
          </span>
        </p>
        <p className="text-muted">
          {formatMessage(messages.since, { date })}
          {session.isCurrent && ` · ${messages.current}`}
        </p>
      </div>
      {!session.isCurrent && (
        <SettingsButton label={formatMessage(messages.endOf, { date })} disabled={isBusy} onClick={() => void end()}>
          {messages.end}
        </SettingsButton>
      )}
    </li>
  )
}

function ClaimForm({ messages }: { messages: Messages['people']['account'] }) {
  const spoken = useMessages()
  const [moved, setMoved] = useState<ApiResult<{ conversations: number }>>()
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const key = String(new FormData(form).get('key') ?? '').trim()
    setIsBusy(true)
    setMoved(await callServer<{ conversations: number }>('POST', '/api/account/history', { key }))
    setIsBusy(false)
    form.reset()
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <h3 className="mb-1 font-semibold">{messages.claim}</h3>
      <p id={`${id}-lead`} className="mb-3 text-muted">
        {messages.claimLead}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <label htmlFor={`${id}-key`} className="min-w-0 flex-1 basis-64">
          <span className="block font-medium text-sm">{messages.key}</span>
          <input
            id={`${id}-key`}
            name="key"
            type="password"
            required
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-lead`}
            className="mt-1 h-11 w-full rounded-lg border border-edge bg-paper px-3 font-mono"
          />
        </label>
        <SettingsButton type="submit" disabled={isBusy}>
          {messages.move}
        </SettingsButton>
      </div>
      <div aria-live="polite" className="mt-3 empty:hidden">
        {moved && (
          <Outcome tried={moved} messages={{ refused: messages.failed }}>
            {({ conversations }) => (
              <p className="font-medium">{formatPlural(spoken, messages.moved, conversations)}</p>
            )}
          </Outcome>
        )}
      </div>
    </form>
  )
}
