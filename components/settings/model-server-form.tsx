'use client'

import { LoaderCircle, Search } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { FailureDetail } from '@/components/errors/failure-detail'
import { failureFrom } from '@/components/errors/to-request-failure'
import { fill } from '@/components/i18n/format-message'
import { plural } from '@/components/i18n/format-values'
import { useWords } from '@/components/i18n/messages-provider'
import type { LocalModelServer, ModelServerReport as Report } from '@/lib/wire/model-server-report'
import { findModelServers, type Tried, type TypedModelServer, testModelServer } from './model-server-api'
import { ModelServerReport, type ModelWords } from './model-server-report'

const nothingTyped: TypedModelServer = { address: '', key: '', model: '' }

/** Finds and tries model servers. Nothing is sent before a button is pressed. */
export function ModelServerForm({ words }: { words: ModelWords }) {
  const [typed, setTyped] = useState(nothingTyped)
  const [found, setFound] = useState<Tried<LocalModelServer[]>>()
  const [tried, setTried] = useState<{ typed: TypedModelServer; outcome: Tried<Report> }>()
  const [busy, setBusy] = useState<'find' | 'test' | null>(null)
  const result = useRef<HTMLDivElement>(null)

  async function find() {
    setBusy('find')
    setFound(await findModelServers())
    setBusy(null)
  }

  async function test(what: TypedModelServer) {
    setTyped(what)
    setBusy('test')
    setTried(undefined)
    setTried({ typed: what, outcome: await testModelServer(what) })
    setBusy(null)
    result.current?.focus()
  }

  return (
    <div className="space-y-6">
      <div className="space-y-3">
        <Button
          icon={busy === 'find' ? <Spinner /> : <Search aria-hidden className="size-4" />}
          onClick={find}
          disabled={busy !== null}
        >
          {busy === 'find' ? words.finding : words.find}
        </Button>
        <p className="text-muted text-sm">{words.findHint}</p>
        <div aria-live="polite">
          {found && (
            <Outcome tried={found} words={words}>
              {(servers) => (
                <Found
                  servers={servers}
                  words={words}
                  isBusy={busy !== null}
                  onUse={(server) => test({ ...nothingTyped, address: server.baseUrl })}
                />
              )}
            </Outcome>
          )}
        </div>
      </div>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void test(typed)
        }}
        className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-5"
      >
        <Field
          label={words.address}
          hint={words.addressHint}
          type="text"
          inputMode="url"
          required
          isCode
          value={typed.address}
          onText={(address) => setTyped({ ...typed, address })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={words.key}
            hint={words.keyHint}
            type="password"
            isCode
            value={typed.key}
            onText={(key) => setTyped({ ...typed, key })}
          />
          <Field
            label={words.modelName}
            hint={words.modelHint}
            type="text"
            isCode
            value={typed.model}
            onText={(model) => setTyped({ ...typed, model })}
          />
        </div>
        <div>
          <Button type="submit" isMain icon={busy === 'test' && <Spinner />} disabled={busy !== null}>
            {words.test}
          </Button>
        </div>
        <p role="status" className="text-muted text-sm empty:hidden">
          {busy === 'test' ? words.testing : ''}
        </p>
      </form>
      <div ref={result} tabIndex={-1} className="outline-none">
        {tried && (
          <Outcome tried={tried.outcome} words={words}>
            {(report) => <ModelServerReport report={report} hasKey={tried.typed.key !== ''} words={words} />}
          </Outcome>
        )}
      </div>
    </div>
  )
}

interface FoundProps {
  servers: readonly LocalModelServer[]
  words: ModelWords
  isBusy: boolean
  onUse(server: LocalModelServer): void
}

function Found({ servers, words, isBusy, onUse }: FoundProps) {
  const spoken = useWords()
  if (servers.length === 0) return <p className="rounded-lg bg-sunken px-4 py-3">{words.foundNone}</p>
  return (
    <ul className="divide-y divide-line rounded-2xl border border-line bg-surface">
      {servers.map((server) => (
        <li key={server.baseUrl} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
          <span className="min-w-0 flex-1 basis-56">
            <span className="block font-medium">
              {fill(words.found, { name: server.name, address: server.baseUrl })}
            </span>
            <span className="block text-muted text-sm">{plural(spoken, words.models, server.models.length)}</span>
          </span>
          <Button onClick={() => onUse(server)} disabled={isBusy}>
            {fill(words.use, { name: server.name })}
          </Button>
        </li>
      ))}
    </ul>
  )
}

interface OutcomeProps<Result> {
  tried: Tried<Result>
  words: ModelWords
  children(result: Result): ReactNode
}

/** What came of it, or why our own server refused to try. */
function Outcome<Result>({ tried, words, children }: OutcomeProps<Result>) {
  const { signIn } = useWords()
  if ('done' in tried) return children(tried.done)
  return (
    <p role="alert" className="rounded-lg border border-danger bg-danger-soft px-4 py-3">
      {words.refused} {tried.refused ? <FailureDetail failure={failureFrom(tried.refused)} /> : signIn.unreachable}
    </p>
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

interface ButtonProps {
  children: ReactNode
  icon?: ReactNode
  type?: 'button' | 'submit'
  isMain?: boolean
  disabled: boolean
  onClick?(): void
}

function Button({ children, icon, type = 'button', isMain = false, disabled, onClick }: ButtonProps) {
  const look = isMain
    ? 'bg-accent text-on-accent hover:bg-accent-strong'
    : 'border border-edge bg-surface hover:bg-sunken'
  return (
    <button
      type={type}
      // Stays focusable while busy: a button that vanishes from the keyboard's order loses its user.
      aria-disabled={disabled}
      onClick={(event) => {
        if (disabled) event.preventDefault()
        else onClick?.()
      }}
      className={`inline-flex min-h-11 items-center gap-2 rounded-lg px-4 py-2 text-start font-semibold aria-disabled:cursor-default aria-disabled:opacity-70 ${look}`}
    >
      {icon}
      {children}
    </button>
  )
}

function Spinner() {
  return <LoaderCircle aria-hidden className="size-4 animate-spin motion-reduce:animate-none" />
}
