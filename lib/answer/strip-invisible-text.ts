/** Strips invisible characters from the conversation, so that hidden text reaches neither the search nor a model. */

import { stripInvisible } from '@/lib/shared/text/strip-invisible'
import type { ChatRequest } from '@/lib/wire/request'

type Messages = ChatRequest['messages']

/** Leaves everything but text unchanged. */
export function stripInvisibleText(messages: Messages): Messages {
  // Only the text of a part changes, so its type remains valid.
  return messages.map((message) => ({ ...message, ...stripContent(message.content) }) as Messages[number])
}

function stripContent(content: Messages[number]['content']): { content?: unknown } {
  if (typeof content === 'string') return { content: stripInvisible(content) }
  if (!Array.isArray(content)) return {}
  const parts: unknown[] = []
  for (const part of content) parts.push(part.type === 'text' ? { ...part, text: stripInvisible(part.text) } : part)
  return { content: parts }
}
