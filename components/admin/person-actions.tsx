'use client'

import { useEffect, useRef, useState } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { isolateBidi } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { PersonPicker } from '@/components/settings/person-picker'
import { SettingsButton } from '@/components/settings/settings-button'
import type { ListedPerson } from '@/lib/wire/people/listed-person'

export type PersonAction = { kind: 'sessions' | 'block' | 'unblock' | 'erase' } | { kind: 'handOver'; to: ListedPerson }

interface PersonActionsProps {
  person: ListedPerson
  messages: Messages['people']
  onAct(action: PersonAction): Promise<void>
}

/** What an admin may do with a person; asks before anything that others notice. */
export function PersonActions({ person, messages, onAct }: PersonActionsProps) {
  const texts = messages.admin.people
  const [asking, setAsking] = useState<PersonAction | null>(null)
  const [to, setTo] = useState<ListedPerson | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isBlocked = person.blockedAt !== null
  const ask = (kind: 'sessions' | 'block' | 'erase') => setAsking({ kind })

  async function act(action: PersonAction) {
    if (isBusy) return
    setIsBusy(true)
    await onAct(action)
    setIsBusy(false)
    setAsking(null)
  }

  if (asking !== null)
    return (
      <Confirmation
        text={describe(asking, person, texts)}
        isBusy={isBusy}
        messages={texts}
        onYes={() => void act(asking)}
        onNo={() => setAsking(null)}
      />
    )
  return (
    <div className="mt-2 space-y-4">
      <p className="flex flex-wrap items-center gap-2">
        <SettingsButton disabled={isBusy} onClick={() => ask('sessions')}>
          {texts.sessions}
        </SettingsButton>
        <SettingsButton disabled={isBusy} onClick={() => (isBlocked ? void act({ kind: 'unblock' }) : ask('block'))}>
          {isBlocked ? texts.unblock : texts.block}
        </SettingsButton>
        <SettingsButton disabled={isBusy} onClick={() => ask('erase')}>
          {texts.erase}
        </SettingsButton>
        <a href={`/api/people/${person.id}/export`} download className="prose-link inline-block py-2">
          {texts.export}
        </a>
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-96">
          <PersonPicker
            label={texts.handOver}
            nobody={texts.choose}
            messages={messages.picker}
            without={person.id}
            chosen={to}
            onChoose={setTo}
          />
        </div>
        <SettingsButton disabled={isBusy || to === null} onClick={() => to && setAsking({ kind: 'handOver', to })}>
          {texts.move}
        </SettingsButton>
      </div>
    </div>
  )
}

type ActionMessages = Messages['people']['admin']['people']

function describe(action: PersonAction, person: ListedPerson, { confirm }: ActionMessages): string {
  const name = isolateBidi(person.name)
  if (action.kind === 'unblock') return ''
  if (action.kind !== 'handOver') return formatMessage(confirm[action.kind], { name })
  const { to } = action
  const heir = isolateBidi(to.email === null ? to.name : `${to.name} (${to.email})`)
  return formatMessage(confirm.handOver, { name, to: heir })
}

interface ConfirmationProps {
  text: string
  isBusy: boolean
  messages: ActionMessages
  onYes(): void
  onNo(): void
}

/** Takes the focus, since the button that asked is gone. */
function Confirmation({ text, isBusy, messages, onYes, onNo }: ConfirmationProps) {
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => question.current?.focus(), [])
  return (
    <div className="mt-2 space-y-3">
      <p ref={question} tabIndex={-1} className="outline-none [overflow-wrap:anywhere]">
        {text}
      </p>
      <p className="flex flex-wrap gap-2">
        <SettingsButton disabled={isBusy} onClick={onYes}>
          {messages.yes}
        </SettingsButton>
        <SettingsButton disabled={isBusy} onClick={onNo}>
          {messages.no}
        </SettingsButton>
      </p>
    </div>
  )
}
