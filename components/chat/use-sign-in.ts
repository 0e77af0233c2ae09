'use client'

import type { useConversation } from '@/components/conversation/use-conversation'
import { useSession } from '@/components/session/use-session'

interface SignInParts {
  /** Conversation of the address; null for a new one. */
  conversationId: string | null
  conversation: ReturnType<typeof useConversation>
  /** Opens the conversation of the address again. */
  show(conversation: string): void
  /** Reads the list of conversations again. */
  updateList(): void
}

/** Whether the server asks for a sign-in, for the page or for the last question, and what follows it. */
export function useSignIn({ conversationId, conversation: { turns, retry }, show, updateList }: SignInParts) {
  const session = useSession()
  const last = turns.at(-1)
  const isLastRefused = last?.answer.status === 'failed' && last.answer.failure.needsSignIn

  /** Retries what was refused: opens the conversation, or asks the last question. */
  function onSignedIn() {
    session.accept()
    updateList()
    if (conversationId && !last) show(conversationId)
    else if (isLastRefused) retry(last.id)
  }

  return { isUserKnown: session.isKnown, isSignedOut: session.isRefused || isLastRefused, onSignedIn }
}
