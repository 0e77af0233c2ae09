'use client'

import type { ReactNode } from 'react'
import type { useConversation } from '@/components/conversation/use-conversation'
import { useMessages } from '@/components/i18n/messages-provider'
import { LazyTranscript } from '@/components/transcript/lazy-transcript'
import type { TranscriptProps } from '@/components/transcript/transcript'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'

/** Loaded when a conversation cannot be opened. Without its code, the page says that the server cannot be reached. */
const OpenError = lazyWithFallback(
  async () => (await import('./open-error')).OpenError,
  () => <p role="alert">{useMessages().failure.unreachable.title}</p>,
)

interface ConversationViewProps
  extends Pick<TranscriptProps, 'target' | 'maySearchLive' | 'onRetry' | 'onEdit' | 'onFollowUp' | 'onEnd'> {
  conversation: ReturnType<typeof useConversation>
  /** Shown before the first question. */
  intro: ReactNode
  /** Tries again to open the conversation. */
  onReopen(): void
}

/** The turns of the conversation, or what is shown in their place. */
export function ConversationView({ conversation, intro, onReopen, ...reading }: ConversationViewProps) {
  const messages = useMessages()
  const { id, turns, opening, isStored } = conversation
  if (opening === 'loading') return <p className="flex-1 py-8 text-muted">{messages.transcript.loading}</p>
  if (opening !== 'no') return <OpenError failure={opening} onRetry={onReopen} />
  if (turns.length === 0) return intro
  return (
    <div className="flex-1">
      <h1 className="sr-only">{messages.product}</h1>
      <LazyTranscript
        turns={turns}
        nodes={id === null ? noNodes : conversation.nodes}
        conversationId={isStored ? id : null}
        title={conversation.title}
        isTemporary={conversation.isTemporary}
        onStep={conversation.step}
        onEarlier={conversation.showEarlier}
        onWhole={conversation.showBefore}
        {...reading}
      />
    </div>
  )
}

/** A conversation that is not stored has no versions to step through. */
const noNodes: never[] = []
