'use client'

import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import type { Messages } from '@/components/i18n/messages-en'
import { copyText } from '@/components/ui/copy-text'
import { type KeyScope, keyScopes } from '@/lib/wire/people/key-scopes'
import type { ListedKey } from '@/lib/wire/people/listed-key'
import type { ListedPerson } from '@/lib/wire/people/listed-person'
import { type ApiResult, callServer } from './call-server'
import { type KeyMessages, KeyTable } from './key-table'
import { Outcome } from './outcome'
import { PersonPicker } from './person-picker'
import { SettingsButton } from './settings-button'

interface IssuedKey {
  key: Pick<ListedKey, 'id' | 'name'>
  secret: string
}

interface KeyManagerProps {
  messages: KeyMessages
  /** Null where people do not sign in at a provider, so that no key belongs to one. */
  picker: Messages['people']['picker'] | null
}

/** Issues, lists and revokes keys. */
export function KeyManager({ messages, picker }: KeyManagerProps) {
  const [listed, setListed] = useState<ApiResult<{ data: ListedKey[] }>>()
  const [issued, setIssued] = useState<ApiResult<IssuedKey>>()
  const [revoked, setRevoked] = useState<ApiResult<unknown>>()
  const refused = { refused: messages.failed }

  const load = useCallback(async () => setListed(await callServer<{ data: ListedKey[] }>('GET', '/api/keys')), [])
  useEffect(() => void load(), [load])

  async function revoke(id: string) {
    setRevoked(await callServer('DELETE', `/api/keys/${encodeURIComponent(id)}`))
    await load()
  }

  return (
    <div className="space-y-10">
      <section aria-labelledby="issue">
        <h2 id="issue" className="mb-3 font-semibold text-xl tracking-tight">
          {messages.create}
        </h2>
        <IssueForm
          messages={messages}
          picker={picker}
          onIssue={async (wanted) => {
            setIssued(await callServer<IssuedKey>('POST', '/api/keys', wanted))
            await load()
          }}
        />
        <div aria-live="polite" className="mt-4 empty:hidden">
          {issued && (
            <Outcome tried={issued} messages={refused}>
              {({ key, secret }) => <Secret key={key.id} name={key.name} secret={secret} messages={messages} />}
            </Outcome>
          )}
        </div>
      </section>
      <section aria-labelledby="issued">
        <h2 id="issued" className="mb-3 font-semibold text-xl tracking-tight">
          {messages.list}
        </h2>
        {revoked && (
          <Outcome tried={revoked} messages={refused}>
            {() => null}
          </Outcome>
        )}
        {listed ? (
          <Outcome tried={listed} messages={refused}>
            {({ data }) => <KeyTable keys={data} messages={messages} onRevoke={revoke} />}
          </Outcome>
        ) : (
          <p className="text-muted">{messages.loading}</p>
        )}
      </section>
    </div>
  )
}

interface WantedKey {
  name: string
  scope: KeyScope
  expires?: string
  person?: string
}

const fieldClass = 'mt-1 h-11 w-full rounded-lg border border-edge bg-paper px-3'

interface IssueFormProps extends KeyManagerProps {
  onIssue(wanted: WantedKey): Promise<void>
}

function IssueForm({ messages, picker, onIssue }: IssueFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [person, setPerson] = useState<ListedPerson | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const fields = new FormData(event.currentTarget)
    const expires = String(fields.get('expires') ?? '')
    setIsBusy(true)
    await onIssue({
      name: String(fields.get('name') ?? '').trim(),
      scope: keyScopes.find((scope) => scope === fields.get('scope')) ?? 'chat',
      ...(expires && { expires }),
      ...(person && { person: person.id }),
    })
    setIsBusy(false)
    form.current?.reset()
    setPerson(null)
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      className="grid gap-4 rounded-2xl border border-line bg-surface p-5 sm:grid-cols-2"
    >
      <div className="sm:col-span-2">
        <label htmlFor={`${id}-name`} className="block font-medium text-sm">
          {messages.name}
        </label>
        <input
          id={`${id}-name`}
          name="name"
          required
          maxLength={100}
          pattern=".*\S.*"
          autoComplete="off"
          dir="auto"
          aria-describedby={`${id}-hint`}
          className={fieldClass}
        />
        <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
          {messages.nameHint}
        </p>
      </div>
      <div>
        <label htmlFor={`${id}-scope`} className="block font-medium text-sm">
          {messages.scope}
        </label>
        <select id={`${id}-scope`} name="scope" className={fieldClass}>
          {keyScopes.map((scope) => (
            <option key={scope} value={scope}>
              {messages.scopes[scope]}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-expires`} className="block font-medium text-sm">
          {messages.expires}
        </label>
        <input
          id={`${id}-expires`}
          name="expires"
          type="date"
          min={new Date().toISOString().slice(0, 10)}
          className={fieldClass}
        />
      </div>
      {picker && (
        <div className="min-w-0 sm:col-span-2">
          <PersonPicker
            label={messages.person}
            nobody={messages.service}
            messages={picker}
            chosen={person}
            onChoose={setPerson}
          />
        </div>
      )}
      <div className="sm:col-span-2">
        <SettingsButton type="submit" isMain disabled={isBusy}>
          {messages.issue}
        </SettingsButton>
      </div>
    </form>
  )
}

/** The new key, which no server can show again. */
function Secret({ name, secret, messages }: { name: string; secret: string; messages: KeyMessages }) {
  const [isCopied, setIsCopied] = useState(false)
  return (
    <div className="space-y-3 rounded-2xl border border-accent bg-accent-soft p-5">
      <p className="font-medium">
        <bdi>{formatMessage(messages.secret, { name })}</bdi>
      </p>
      <code className="block break-all rounded-lg border border-line bg-paper px-3 py-2 font-mono text-sm">
        {secret}
      </code>
      <SettingsButton disabled={false} onClick={async () => setIsCopied(await copyText(secret))}>
        <span aria-live="polite">{isCopied ? messages.copied : messages.copy}</span>
      </SettingsButton>
    </div>
  )
}
