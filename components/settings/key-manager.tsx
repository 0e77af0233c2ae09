'use client'

import { useCallback, useEffect, useState } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import type { Messages } from '@/components/i18n/messages-en'
import { copyText } from '@/components/ui/copy-text'
import type { ListedKey } from '@/lib/wire/people/listed-key'
import { type ApiResult, callServer } from './call-server'
import { IssueKeyForm } from './issue-key-form'
import { type KeyMessages, KeyTable } from './key-table'
import { Outcome } from './outcome'
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
        <IssueKeyForm
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
