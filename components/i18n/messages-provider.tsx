'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { PageMessages } from './messages-en'

const MessagesContext = createContext<PageMessages | null>(null)

/** Provides the messages of one locale, chosen by the server; no other locale is ever loaded. */
export function MessagesProvider({ messages, children }: { messages: PageMessages; children: ReactNode }) {
  return <MessagesContext value={messages}>{children}</MessagesContext>
}

export function useMessages(): PageMessages {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('useMessages must be used within MessagesProvider.')
  return messages
}
