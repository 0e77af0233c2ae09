'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { turnsFromMessages } from '@/components/conversation/turns-from-messages'
import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'
import { subscribeToNothing, useLocalTime } from '@/components/ui/use-local-time'
import type { SharedConversation as Shared } from '@/lib/wire/conversation'
import { LazyTranscript } from './lazy-transcript'

/** A shared conversation, read-only: sources open and exports work, but nothing can be asked. */
export function SharedConversation({ shared }: { shared: Shared }) {
  const messages = useMessages()
  const turns = useMemo(() => turnsFromMessages(shared.messages), [shared])
  const time = useLocalTime(shared.sharedAt)
  // Rendered in the browser only: on the server, answers would carry style attributes, which the CSP forbids, and the
  // header for the buttons would be missing.
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return (
    <>
      <h1 className="sr-only">{shared.title}</h1>
      <p className="mt-6 rounded-lg border border-line bg-sunken px-4 py-2.5 text-sm">
        {formatMessage(messages.share.readOnly, { time })}
      </p>
      {isInBrowser && <LazyTranscript turns={turns} nodes={noNodes} target={null} />}
    </>
  )
}

const noNodes: readonly never[] = []
