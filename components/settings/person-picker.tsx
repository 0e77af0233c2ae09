'use client'

import { useId, useState } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatDate } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { useMessages } from '@/components/i18n/messages-provider'
import type { ListedPerson } from '@/lib/wire/people/listed-person'
import { Outcome } from './outcome'
import { useDebounced } from './use-debounced'
import { usePages } from './use-pages'

const field = 'mt-1 h-11 w-full rounded-lg border border-edge bg-paper px-3'

interface PersonPickerProps {
  label: string
  /** Label for choosing nobody. */
  nobody: string
  messages: Messages['people']['picker']
  /** Id of a person who cannot be chosen. */
  without?: string
  chosen: ListedPerson | null
  onChoose(person: ListedPerson | null): void
}

/** Finds and chooses a person; an address or a date distinguishes people of one name. */
export function PersonPicker({ label, nobody, messages, without, chosen, onChoose }: PersonPickerProps) {
  const spoken = useMessages()
  const [wanted, setWanted] = useState('')
  const { listed } = usePages<ListedPerson>(`/api/people?${new URLSearchParams({ find: useDebounced(wanted).trim() })}`)
  const id = useId()
  const found = listed && 'done' in listed ? listed.done.data : []
  const failed = listed && 'refused' in listed ? listed : null
  const people = found.filter((each) => each.id !== without && each.id !== chosen?.id && each.blockedAt === null)
  const describe = ({ name, email, lastSignInAt }: ListedPerson) =>
    `${name} · ${email ?? formatMessage(messages.lastSignIn, { date: formatDate(spoken, lastSignInAt) })}`
  return (
    <div className="grid w-full min-w-0 gap-x-4 gap-y-2 sm:grid-cols-2">
      <label htmlFor={`${id}-find`} className="min-w-0">
        <span className="block font-medium text-sm">{messages.find}</span>
        <input
          id={`${id}-find`}
          type="search"
          autoComplete="off"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={(event) => {
            // The form around it has a button of its own.
            if (event.key === 'Enter') event.preventDefault()
          }}
          className={field}
        />
      </label>
      <label htmlFor={`${id}-person`} className="min-w-0">
        <span className="block font-medium text-sm">{label}</span>
        <select
          id={`${id}-person`}
          value={chosen?.id ?? ''}
          onChange={(event) => onChoose(people.find((each) => each.id === event.target.value) ?? null)}
          className={field}
        >
          <option value="">{nobody}</option>
          {[...(chosen ? [chosen] : []), ...people].map((each) => (
            <option key={each.id} value={each.id}>
              {describe(each)}
            </option>
          ))}
        </select>
      </label>
      {failed && (
        <div className="sm:col-span-2">
          <Outcome tried={failed} messages={{ refused: messages.failed }}>
            {() => null}
          </Outcome>
        </div>
      )}
    </div>
  )
}
