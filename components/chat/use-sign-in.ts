'use client'

import type { useConversation } from '@/components/conversation/use-conversation'
import { useSession } from '@/components/session/use-session'

/**
 * Whether the server asks for a sign-in, for the page or for the last question.
 *
 * @param conversationId conversation of the address; null for a new one
 * @param onReopen opens it again
 */
export function useSignIn(
  conversationId: string | null,
  { turns, retry }: ReturnType<typeof useConversation>,
  onReopen: (conversation: string) => void,
) {
  const session = useSession()
  const last = turns.at(-1)
  const isLastRefused = last?.answer.status === 'failed' && last.answer.failure.needsSignIn

  /** Does what was refused before the sign-in: opens the conversation, or asks the last question. */
  function resume() {
    session.accept()
    if (conversationId && !last) onReopen(conversationId)
    else if (isLastRefused) retry(last.id)
  }

  return { isUserKnown: session.isKnown, isSignedOut: session.isRefused || isLastRefused, resume }
}
