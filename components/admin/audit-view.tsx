'use client'

import { type FormEvent, useId, useState } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatPlural } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { useMessages } from '@/components/i18n/messages-provider'
import { type ApiResult, callServer } from '@/components/settings/call-server'
import { Outcome } from '@/components/settings/outcome'
import { SettingsButton } from '@/components/settings/settings-button'
import { usePages } from '@/components/settings/use-pages'
import type { ListedAuditRow } from '@/lib/wire/people/listed-person'
import { AuditTable } from './audit-table'
import { MoreRows } from './more-rows'

type AuditMessages = Messages['people']['admin']

/** Filters, reads and verifies the audit log. */
export function AuditView({ messages }: { messages: AuditMessages }) {
  const [filters, setFilters] = useState<Record<string, string>>({})
  const pages = usePages<ListedAuditRow>(`/api/audit?${new URLSearchParams(filters)}`)
  const { listed } = pages
  return (
    <div className="space-y-6">
      <Verification messages={messages} />
      <FilterForm messages={messages.audit} onFilter={setFilters} />
      {listed ? (
        <Outcome tried={listed} messages={{ refused: messages.failed }}>
          {(page) => (
            <>
              <AuditTable rows={page.data} messages={messages.audit} />
              <MoreRows
                pages={pages}
                next={page.next}
                messages={{ more: messages.audit.more, refused: messages.failed }}
              />
            </>
          )}
        </Outcome>
      ) : (
        <p className="text-muted">{messages.loading}</p>
      )}
    </div>
  )
}

interface FilterFormProps {
  messages: AuditMessages['audit']
  onFilter(filters: Record<string, string>): void
}

function FilterForm({ messages, onFilter }: FilterFormProps) {
  const id = useId()
  const fields = [
    ['actor', messages.who, 'search'],
    ['action', messages.action, 'search'],
    ['from', messages.from, 'date'],
    ['to', messages.to, 'date'],
  ] as const

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    onFilter(Object.fromEntries(fields.map(([name]) => [name, String(given.get(name) ?? '').trim()])))
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      {fields.map(([name, label, type]) => (
        <label key={name} htmlFor={`${id}-${name}`} className="min-w-0 flex-1 basis-40">
          <span className="block font-medium text-sm">{label}</span>
          <input
            id={`${id}-${name}`}
            name={name}
            type={type}
            autoComplete="off"
            className="mt-1 h-11 w-full rounded-lg border border-edge bg-paper px-3"
          />
        </label>
      ))}
      <SettingsButton type="submit" isMain disabled={false}>
        {messages.filter}
      </SettingsButton>
    </form>
  )
}

interface AuditState {
  rows: number
  fault: string | null
}

function Verification({ messages }: { messages: AuditMessages }) {
  const spoken = useMessages()
  const [state, setState] = useState<ApiResult<AuditState>>()
  const [isBusy, setIsBusy] = useState(false)
  const { audit } = messages

  async function verify() {
    setIsBusy(true)
    setState(await callServer<AuditState>('GET', '/api/audit/verification'))
    setIsBusy(false)
  }

  return (
    <div className="space-y-3">
      <SettingsButton disabled={isBusy} onClick={() => void verify()}>
        {isBusy ? audit.verifying : audit.verify}
      </SettingsButton>
      <div aria-live="polite" className="empty:hidden">
        {state && (
          <Outcome tried={state} messages={{ refused: messages.failed }}>
            {({ fault, rows }) => (
              <p className={fault === null ? 'font-medium' : 'font-medium text-danger'}>
                {fault === null ? formatPlural(spoken, audit.intact, rows) : formatMessage(audit.broken, { fault })}
              </p>
            )}
          </Outcome>
        )}
      </div>
    </div>
  )
}
