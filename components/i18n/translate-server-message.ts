/** The server speaks English to every caller; here its sentences are said in another language. */

import { type MessageName, matchTemplate } from '@/lib/shared/messages/server-messages'
import type { ErrorCode } from '@/lib/wire/errors'
import { formatMessage } from './format-message'
import { formatBytes } from './format-values'

export interface ServerMessages {
  tag: string
  /** With the braces of the English, as far as the language wants them. */
  sentences: Record<MessageName, string>
  /** For a sentence that is not among these: what its code alone tells. */
  codes: Record<ErrorCode, string>
}

/** Values that are sentences of the server themselves, or parts of one. */
const nestedParameters = new Set(['sentence', 'what', 'readable'])
const byteParameters = new Set(['bytes', 'size'])

/**
 * @param code of the refusal that the sentence belongs to; null where there is none
 * @returns null for what nobody here knows, such as a new refusal of a newer server
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
