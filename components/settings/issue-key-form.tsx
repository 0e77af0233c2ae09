'use client'

import { type FormEvent, useId, useRef, useState } from 'react'
import type { Messages } from '@/components/i18n/messages-en'
import { type KeyScope, keyScopes } from '@/lib/wire/people/key-scopes'
import type { ListedPerson } from '@/lib/wire/people/listed-person'
import type { KeyMessages } from './key-table'
import { PersonPicker } from './person-picker'
import { SettingsButton } from './settings-button'

export interface WantedKey {
  name: string
  scope: KeyScope
  expires?: string
  person?: string
}

const fieldClass = 'mt-1 h-11 w-full rounded-lg border border-edge bg-paper px-3'

interface IssueKeyFormProps {
  messages: KeyMessages
  /** Null where people do not sign in at a provider, so that no key belongs to one. */
  picker: Messages['people']['picker'] | null
  onIssue(wanted: WantedKey): Promise<void>
}

/** Asks for the name, the rights, the end and the owner of a new key. */
export function IssueKeyForm({ messages, picker, onIssue }: IssueKeyFormProps) {
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
      <KeyFields messages={messages} />
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

function KeyFields({ messages }: { messages: KeyMessages }) {
  const id = useId()
  return (
    <>
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
    </>
  )
}
