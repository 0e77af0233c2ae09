'use client'

import { useState } from 'react'
import type { Messages } from '@/components/i18n/messages-en'
import { SettingsButton } from '@/components/settings/settings-button'
import { CopyButton } from '@/components/ui/copy-button'

interface FeedAddressProps {
  /** Null if there is no feed. */
  url: string | null
  messages: Messages['news']['feed']
  onIssue(): Promise<boolean>
  onEnd(): Promise<boolean>
}

/** The secret address for a feed reader: create, copy, replace and end. */
export function FeedAddress({ url, messages, onIssue, onEnd }: FeedAddressProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [hasEnded, setHasEnded] = useState(false)

  async function run(work: () => Promise<boolean>) {
    setIsBusy(true)
    const isDone = await work()
    setHasEnded(isDone && work === onEnd)
    setIsBusy(false)
  }

  return (
    <section aria-labelledby="feed" className="space-y-3">
      <h2 id="feed" className="font-semibold text-xl tracking-tight">
        {messages.title}
      </h2>
      <p className="text-muted leading-relaxed">{messages.lead}</p>
      {url !== null && (
        <div>
          <p className="font-medium text-sm">{messages.address}</p>
          <code className="mt-1 block break-all rounded-lg border border-line bg-surface px-3 py-2 font-mono text-sm">
            {url}
          </code>
          <CopyButton label={messages.copy} clip={() => ({ text: url })} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <SettingsButton disabled={isBusy} onClick={() => void run(onIssue)}>
          {url === null ? messages.create : messages.replace}
        </SettingsButton>
        {url !== null && (
          <SettingsButton disabled={isBusy} onClick={() => void run(onEnd)}>
            {messages.end}
          </SettingsButton>
        )}
      </div>
      <p role="status" className="text-sm empty:hidden">
        {hasEnded && messages.ended}
      </p>
    </section>
  )
}
