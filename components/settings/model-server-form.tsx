'use client'

import { LoaderCircle, Search } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatPlural } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import type { LocalModelServer, ModelServerReport as Report } from '@/lib/wire/model-server-report'
import type { ApiResult } from './call-server'
import { findModelServers, type ModelServerInput, testModelServer } from './model-server-api'
import { type ModelMessages, ModelServerReport } from './model-server-report'
import { Outcome } from './outcome'
import { SaveModelServer } from './save-model-server'
import { SettingsButton as Button } from './settings-button'

const nothingTyped: ModelServerInput = { address: '', key: '', model: '' }

type Busy = 'find' | 'test' | null

/** Finds and tests model servers. Nothing is sent before a button is pressed. */
export function ModelServerForm({ messages }: { messages: ModelMessages }) {
  const [typed, setTyped] = useState(nothingTyped)
  const [found, setFound] = useState<ApiResult<LocalModelServer[]>>()
  const [tried, setTried] = useState<{ typed: ModelServerInput; outcome: ApiResult<Report> }>()
  const [busy, setBusy] = useState<Busy>(null)
  const result = useRef<HTMLDivElement>(null)

  async function find() {
    setBusy('find')
    setFound(await findModelServers())
    setBusy(null)
  }

  async function test(what: ModelServerInput) {
    setTyped(what)
    setBusy('test')
    setTried(undefined)
    setTried({ typed: what, outcome: await testModelServer(what) })
    setBusy(null)
    result.current?.focus()
  }

  return (
    <div className="space-y-6">
      <LocalServers
        found={found}
        busy={busy}
        messages={messages}
        onFind={find}
        onUse={(server) => test({ ...nothingTyped, address: server.baseUrl })}
      />
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void test(typed)
        }}
        className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-5"
      >
        <ServerFields typed={typed} messages={messages} onTyped={setTyped} />
        <div>
          <Button type="submit" isMain icon={busy === 'test' && <Spinner />} disabled={busy !== null}>
            {messages.test}
          </Button>
        </div>
        <p role="status" className="text-muted text-sm empty:hidden">
          {busy === 'test' ? messages.testing : ''}
        </p>
      </form>
      <div ref={result} tabIndex={-1} className="outline-none">
        {tried && (
          <Outcome tried={tried.outcome} messages={messages}>
            {(report) => (
              <ModelServerReport report={report} hasKey={tried.typed.key !== ''} messages={messages}>
                <SaveModelServer typed={tried.typed} messages={messages} />
              </ModelServerReport>
            )}
          </Outcome>
        )}
      </div>
    </div>
  )
}

interface LocalServersProps {
  /** Undefined until they were looked for. */
  found: ApiResult<LocalModelServer[]> | undefined
  busy: Busy
  messages: ModelMessages
  onFind(): void
  onUse(server: LocalModelServer): void
}

/** Looks for model servers on this machine. */
function LocalServers({ found, busy, messages, onFind, onUse }: LocalServersProps) {
  return (
    <div className="space-y-3">
      <Button
        icon={busy === 'find' ? <Spinner /> : <Search aria-hidden className="size-4" />}
        onClick={onFind}
        disabled={busy !== null}
      >
        {busy === 'find' ? messages.finding : messages.find}
      </Button>
      <p className="text-muted text-sm">{messages.findHint}</p>
      <div aria-live="polite">
        {found && (
          <Outcome tried={found} messages={messages}>
            {(servers) => <ServerList servers={servers} messages={messages} isBusy={busy !== null} onUse={onUse} />}
          </Outcome>
        )}
      </div>
    </div>
  )
}

interface ServerListProps {
  servers: readonly LocalModelServer[]
  messages: ModelMessages
  isBusy: boolean
  onUse(server: LocalModelServer): void
}

function ServerList({ servers, messages, isBusy, onUse }: ServerListProps) {
  const spoken = useMessages()
  if (servers.length === 0) return <p className="rounded-lg bg-sunken px-4 py-3">{messages.foundNone}</p>
  return (
    <ul className="divide-y divide-line rounded-2xl border border-line bg-surface">
      {servers.map((server) => (
        <li key={server.baseUrl} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
          <span className="min-w-0 flex-1 basis-56">
            <span className="block font-medium">
              {formatMessage(messages.found, { name: server.name, address: server.baseUrl })}
            </span>
            <span className="block text-muted text-sm">
              {formatPlural(spoken, messages.models, server.models.length)}
            </span>
          </span>
          <Button onClick={() => onUse(server)} disabled={isBusy}>
            {formatMessage(messages.use, { name: server.name })}
          </Button>
        </li>
      ))}
    </ul>
  )
}

interface ServerFieldsProps {
  typed: ModelServerInput
  messages: ModelMessages
  onTyped(typed: ModelServerInput): void
}

function ServerFields({ typed, messages, onTyped }: ServerFieldsProps) {
  return (
    <>
      <Field
        label={messages.address}
        hint={messages.addressHint}
        type="text"
        inputMode="url"
        required
        isCode
        value={typed.address}
        onText={(address) => onTyped({ ...typed, address })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={messages.key}
          hint={messages.keyHint}
          type="password"
          isCode
          value={typed.key}
          onText={(key) => onTyped({ ...typed, key })}
        />
        <Field
          label={messages.modelName}
          hint={messages.modelHint}
          type="text"
          isCode
          value={typed.model}
          onText={(model) => onTyped({ ...typed, model })}
        />
      </div>
    </>
  )
}

interface FieldProps {
  label: string
  hint: string
  type: 'text' | 'password'
  inputMode?: 'url'
  required?: boolean
  isCode?: boolean
  value: string
  onText(text: string): void
}

function Field({ label, hint, value, onText, isCode, ...input }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block font-medium text-sm">
        {label}
      </label>
      <input
        id={id}
        {...input}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        value={value}
        onChange={({ target }) => onText(target.value)}
        aria-describedby={`${id}-hint`}
        className={`mt-1 h-11 w-full rounded-lg border border-edge bg-paper px-3 ${isCode ? 'font-mono text-sm' : ''}`}
      />
      <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
        {hint}
      </p>
    </div>
  )
}

function Spinner() {
  return <LoaderCircle aria-hidden className="size-4 animate-spin motion-reduce:animate-none" />
}
