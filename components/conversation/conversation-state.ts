import type { Failure } from '@/components/errors/request-failure'
import type { Conversation, Question } from './conversation-reducer'

/** Where the conversation on the screen is stored. */
export interface Place {
  /** Null for a temporary conversation, and before the first question. */
  id: string | null
  /** True when the server has stored it, so that its URL works. */
  isStored: boolean
  isTemporary: boolean
  /** As the server stores it; null until then. */
  title: string | null
  opening: 'no' | 'loading' | Failure
}

export interface ConversationOptions {
  /** Called when the first event of an answer arrives, with the id of its stored conversation or null. */
  onAccepted(question: Question, storedAt: string | null): void
  /** Whether questions also search outside this server. */
  searchesLive: boolean
}

/** State that callbacks read when they are called, so that the callbacks themselves never change. */
export type ConversationState = Conversation & Place & ConversationOptions
