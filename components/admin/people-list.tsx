'use client'

import { useId, useState } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatDate, isolateBidi } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { useMessages } from '@/components/i18n/messages-provider'
import { SettingsButton } from '@/components/settings/settings-button'
import type { ListedPerson } from '@/lib/wire/people/listed-person'

export type PersonAction =
  | { kind: 'sessions' | 'block' | 'unblock' | 'erase' }
  | {
      kind: 'handOver'
      /** Id of the person who gets the conversations. */
      to: string
    }

interface PeopleListProps {
  people: readonly ListedPerson[]
  messages: Messages['people']
  onAct(person: ListedPerson, action: PersonAction): Promise<void>
}

/** Everyone who has signed in, with what an admin may do. */
export function PeopleList({ people, messages, onAct }: PeopleListProps) {
  const [wanted, setWanted] = useState('')
  const id = useId()
  const texts = messages.admin.people
  if (people.length === 0) return <p className="text-muted">{texts.none}</p>
  const shown = people.filter(({ name, email }) =>
    `${name} ${email ?? ''}`.toLowerCase().includes(wanted.toLowerCase()),
  )
  return (
    <>
      <label htmlFor={`${id}-find`} className="block font-medium text-sm">
        {texts.find}
      </label>
      <input
        id={`${id}-find`}
        type="search"
        autoComplete="off"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        className="mt-1 mb-4 h-11 w-full max-w-sm rounded-lg border border-edge bg-paper px-3"
      />
      <ul className="divide-y divide-line rounded-2xl border border-line bg-surface">
        {shown.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            others={people.filter(({ id }) => id !== person.id)}
            messages={messages}
            onAct={(action) => onAct(person, action)}
          />
        ))}
      </ul>
    </>
  )
}

interface PersonRowProps {
  person: ListedPerson
  others: readonly ListedPerson[]
  messages: Messages['people']
  onAct(action: PersonAction): Promise<void>
}

function PersonRow({ person, others, messages, onAct }: PersonRowProps) {
  const spoken = useMessages()
  const texts = messages.admin.people
  const { email, roles, sessions, conversations, lastSignInAt, blockedAt } = person
  const name = isolateBidi(person.name)
  const named = roles.map((role) => messages.roles[role]).join(', ')
  return (
    <li className="px-5 py-3">
      <p className="font-medium [overflow-wrap:anywhere]">
        <bdi>{person.name}</bdi> {email && <span className="font-normal text-muted text-sm">{email}</span>}
      </p>
      <p className="text-muted text-sm">
        {named || texts.noRole}
        {blockedAt !== null && <span className="font-medium text-danger"> · {texts.blocked}</span>}
      </p>
      <p className="text-muted text-sm">
        {formatMessage(texts.facts, { date: formatDate(spoken, lastSignInAt), sessions, conversations })}
      </p>
      <details className="mt-1 text-sm">
        <summary className="w-fit max-w-full cursor-pointer py-1 text-accent [overflow-wrap:anywhere]">
          {formatMessage(texts.actionsOf, { name })}
        </summary>
        <PersonActions person={person} others={others} messages={messages} onAct={onAct} />
      </details>
    </li>
  )
}

function PersonActions({ person, others, messages, onAct }: PersonRowProps) {
  const texts = messages.admin.people
  const [asking, setAsking] = useState<Exclude<PersonAction['kind'], 'unblock'> | null>(null)
  const [to, setTo] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()
  const name = isolateBidi(person.name)
  const isBlocked = person.blockedAt !== null

  async function act(action: PersonAction) {
    if (isBusy) return
    setIsBusy(true)
    await onAct(action)
    setIsBusy(false)
    setAsking(null)
  }

  if (asking !== null)
    return (
      <div className="mt-2 space-y-3">
        <p className="[overflow-wrap:anywhere]">{formatMessage(texts.confirm[asking], { name })}</p>
        <p className="flex flex-wrap gap-2">
          <SettingsButton
            disabled={isBusy}
            onClick={() => void act(asking === 'handOver' ? { kind: asking, to } : { kind: asking })}
          >
            {texts.yes}
          </SettingsButton>
          <SettingsButton disabled={isBusy} onClick={() => setAsking(null)}>
            {texts.no}
          </SettingsButton>
        </p>
      </div>
    )
  return (
    <div className="mt-2 space-y-4">
      <p className="flex flex-wrap items-center gap-2">
        <SettingsButton disabled={isBusy} onClick={() => setAsking('sessions')}>
          {texts.sessions}
        </SettingsButton>
        <SettingsButton
          disabled={isBusy}
          onClick={() => (isBlocked ? void act({ kind: 'unblock' }) : setAsking('block'))}
        >
          {isBlocked ? texts.unblock : texts.block}
        </SettingsButton>
        <SettingsButton disabled={isBusy} onClick={() => setAsking('erase')}>
          {texts.erase}
        </SettingsButton>
        <a href={`/api/people/${person.id}/export`} download className="prose-link inline-block py-2">
          {texts.export}
        </a>
      </p>
      <p className="flex flex-wrap items-end gap-2">
        <label htmlFor={`${id}-to`} className="min-w-0 max-w-full">
          <span className="block font-medium">{texts.handOver}</span>
          <select
            id={`${id}-to`}
            value={to}
            onChange={(event) => setTo(event.target.value)}
            className="mt-1 h-11 w-full rounded-lg border border-edge bg-paper px-3"
          >
            <option value="">{texts.choose}</option>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </select>
        </label>
        <SettingsButton disabled={isBusy || to === ''} onClick={() => setAsking('handOver')}>
          {texts.move}
        </SettingsButton>
      </p>
    </div>
  )
}
