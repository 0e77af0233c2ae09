/** The server sends English to every caller; the page translates its messages here. */

import { type MessageName, matchTemplate } from '@/lib/shared/messages/server-messages'
import type { ErrorCode } from '@/lib/wire/errors'
import { formatMessage } from './format-message'
import { formatBytes } from './format-values'

export interface ServerMessages {
  tag: string
  /** With the placeholders of the English, as far as the translation needs them. */
  sentences: Record<MessageName, string>
  /** For an unknown message: a text for its error code alone. */
  codes: Record<ErrorCode, string>
}

/** Parameters that are server messages themselves, or parts of one. */
const nestedParameters = new Set(['sentence', 'what', 'readable'])
const byteParameters = new Set(['bytes', 'size'])

/**
 * @param code error code of the message; null without one
 * @returns null for an unknown message, such as one from a newer server
 */
export function translateServerMessage(messages: ServerMessages, text: string, code: string | null): string | null {
  const found = matchTemplate(text)
  if (!found) return code !== null && isCode(messages, code) ? messages.codes[code] : null
  const values = Object.entries(found.values).map(([name, value]) => [name, translateParameter(messages, name, value)])
  return formatMessage(messages.sentences[found.name], Object.fromEntries(values))
}

function translateParameter(messages: ServerMessages, name: string, value: string): string {
  if (byteParameters.has(name)) return formatBytes(messages, Number(value))
  return nestedParameters.has(name) ? (translateServerMessage(messages, value, null) ?? value) : value
}

function isCode({ codes }: ServerMessages, code: string): code is ErrorCode {
  return Object.hasOwn(codes, code)
}
