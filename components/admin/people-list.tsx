'use client'

import { Fragment, useState } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatDate, formatPlural, isolateBidi } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { useMessages } from '@/components/i18n/messages-provider'
import type { ListedPerson } from '@/lib/wire/people/listed-person'
import { type PersonAction, PersonActions } from './person-actions'

interface PeopleListProps {
  people: readonly ListedPerson[]
  messages: Messages['people']
  onAct(person: ListedPerson, action: PersonAction): Promise<void>
}

/** People who have signed in, with what an admin may do. */
export function PeopleList({ people, messages, onAct }: PeopleListProps) {
  return (
    <ul className="divide-y divide-line rounded-2xl border border-line bg-surface">
      {people.map((person) => (
        <PersonRow key={person.id} person={person} messages={messages} onAct={(action) => onAct(person, action)} />
      ))}
    </ul>
  )
}

interface PersonRowProps {
  person: ListedPerson
  messages: Messages['people']
  onAct(action: PersonAction): Promise<void>
}

function PersonRow({ person, messages, onAct }: PersonRowProps) {
  const spoken = useMessages()
  // Its list of colleagues is read when it is needed.
  const [isOpen, setIsOpen] = useState(false)
  const texts = messages.admin.people
  const { email, roles, sessions, conversations, lastSignInAt, blockedAt } = person
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
        {[
          formatMessage(texts.lastSignIn, { date: formatDate(spoken, lastSignInAt) }),
          formatPlural(spoken, texts.sessionCount, sessions),
          formatPlural(spoken, texts.conversationCount, conversations),
        ].map((fact, at) => (
          <Fragment key={fact}>
            {at > 0 && ' · '}
            <span className="whitespace-nowrap">{fact}</span>
          </Fragment>
        ))}
      </p>
      <details className="mt-1 text-sm" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="w-fit max-w-full cursor-pointer py-1 text-accent [overflow-wrap:anywhere]">
          {formatMessage(texts.actionsOf, { name: isolateBidi(person.name) })}
        </summary>
        {isOpen && <PersonActions person={person} messages={messages} onAct={onAct} />}
      </details>
    </li>
  )
}
