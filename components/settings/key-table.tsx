'use client'

import { useState } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatDate } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { useMessages } from '@/components/i18n/messages-provider'
import type { ListedKey } from '@/lib/wire/people/listed-key'
import { SettingsButton } from './settings-button'

export type KeyMessages = Messages['settings']['keys']

interface KeyTableProps {
  keys: readonly ListedKey[]
  messages: KeyMessages
  onRevoke(id: string): Promise<void>
}

/** The issued keys, latest first. */
export function KeyTable({ keys, messages, onRevoke }: KeyTableProps) {
  if (keys.length === 0) return <p className="text-muted">{messages.none}</p>
  return (
    <ul className="divide-y divide-line rounded-2xl border border-line bg-surface">
      {keys.toReversed().map((each) => (
        <KeyRow key={each.id} issued={each} messages={messages} onRevoke={onRevoke} />
      ))}
    </ul>
  )
}

interface KeyRowProps {
  issued: ListedKey
  messages: KeyMessages
  onRevoke(id: string): Promise<void>
}

function KeyRow({ issued, messages, onRevoke }: KeyRowProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const { id, name } = issued
  const state = findState(issued)

  async function revoke() {
    setIsBusy(true)
    await onRevoke(id)
    setIsBusy(false)
    setIsAsking(false)
  }

  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <KeyFacts issued={issued} state={state} messages={messages} />
        {isAsking && <p className="mt-1 text-sm">{messages.confirmNote}</p>}
      </div>
      {state.isUsable &&
        (isAsking ? (
          <span className="flex flex-wrap gap-2">
            <SettingsButton disabled={isBusy} onClick={() => void revoke()}>
              {messages.confirm}
            </SettingsButton>
            <SettingsButton disabled={isBusy} onClick={() => setIsAsking(false)}>
              {messages.keep}
            </SettingsButton>
          </span>
        ) : (
          <SettingsButton
            label={formatMessage(messages.revokeOf, { name })}
            disabled={isBusy}
            onClick={() => setIsAsking(true)}
          >
            {messages.revoke}
          </SettingsButton>
        ))}
    </li>
  )
}

interface KeyFactsProps {
  issued: ListedKey
  state: KeyState
  messages: KeyMessages
}

function KeyFacts({ issued, state, messages }: KeyFactsProps) {
  const spoken = useMessages()
  const { name, prefix, lastFour, scope, createdAt, lastUsedAt, personName } = issued
  const stateText =
    state.date === null
      ? messages.states.valid
      : formatMessage(messages.states[state.kind], { date: formatDate(spoken, state.date) })

  return (
    <>
      <p className="font-medium [overflow-wrap:anywhere]">
        <bdi>{name}</bdi>{' '}
        <code className="whitespace-nowrap font-mono font-normal text-muted text-sm">
          {prefix}…{lastFour}
        </code>
      </p>
      <p className="text-muted text-sm">
        {messages.scopes[scope]}
        {' · '}
        {personName !== null && (
          <>
            <bdi>{personName}</bdi>
            {' · '}
          </>
        )}
        <span className={state.isUsable ? '' : 'font-medium text-danger'}>{stateText}</span>
      </p>
      <p className="text-muted text-sm">
        {formatMessage(messages.created, { date: formatDate(spoken, createdAt) })}
        {' · '}
        {lastUsedAt === null ? messages.never : formatMessage(messages.used, { date: formatDate(spoken, lastUsedAt) })}
      </p>
    </>
  )
}

type KeyState =
  | { kind: 'valid'; date: null; isUsable: true }
  | { kind: 'until' | 'expired' | 'revoked'; date: string; isUsable: boolean }

function findState({ revokedAt, expiresAt }: ListedKey): KeyState {
  if (revokedAt !== null) return { kind: 'revoked', date: revokedAt, isUsable: false }
  if (expiresAt === null) return { kind: 'valid', date: null, isUsable: true }
  const isExpired = expiresAt <= new Date().toISOString()
  return { kind: isExpired ? 'expired' : 'until', date: expiresAt, isUsable: !isExpired }
}
