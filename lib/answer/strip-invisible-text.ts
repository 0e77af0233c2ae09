/** The conversation as a reader sees it: what is hidden in its texts never reaches the search or a model. */

import { stripInvisible } from '@/lib/shared/text/strip-invisible'
import type { ChatRequest } from '@/lib/wire/request'

type Messages = ChatRequest['messages']

/** Everything that is no text comes back as it was. */
export function stripInvisibleText(messages: Messages): Messages {
  // A member changes its text and nothing else, so its type stays what it was.
  return messages.map((message) => ({ ...message, ...stripContent(message.content) }) as Messages[number])
}

function stripContent(content: Messages[number]['content']): { content?: unknown } {
  if (typeof content === 'string') return { content: stripInvisible(content) }
  if (!Array.isArray(content)) return {}
  const parts: unknown[] = []
  for (const part of content) parts.push(part.type === 'text' ? { ...part, text: stripInvisible(part.text) } : part)
  return { content: parts }
}
