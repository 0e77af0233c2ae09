/**
 * The server sends English to every caller, with the template of each message; the page renders its own locale from it.
 */

import type { MessageCode, MessageTemplate } from '@/lib/shared/messages/server-messages'
import type { ErrorCode } from '@/lib/wire/errors'
import { formatMessage } from './format-message'
import { formatBytes, formatNumber } from './format-values'

export interface ServerMessages {
  tag: string
  /** With the placeholders of the English, as far as the translation needs them. */
  sentences: Record<MessageCode, string>
  /** For a message without a known template: a text for its error code alone. */
  codes: Record<ErrorCode, string>
}

/** Parameters that are numbers of bytes. */
const byteParameters = new Set(['bytes', 'size'])

/**
 * @param template null for a message without one
 * @param errorCode null for a message that is not an error
 * @returns null if neither is known, such as in a row that another version of the program stored
 */
export function translateServerMessage(
  messages: ServerMessages,
  template: MessageTemplate | null,
  errorCode: string | null,
): string | null {
  return (
    (template && formatTemplate(messages, template)) ??
    (errorCode !== null && isErrorCode(messages, errorCode) ? messages.codes[errorCode] : null)
  )
}

/** @returns null if the template, or one inside it, is unknown */
function formatTemplate(messages: ServerMessages, { code, params }: MessageTemplate): string | null {
  if (!isMessageCode(messages, code)) return null
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(params)) {
    const text = formatParameter(messages, name, value)
    if (text === null) return null
    values[name] = text
  }
  return formatMessage<string>(messages.sentences[code], values)
}

function formatParameter(
  messages: ServerMessages,
  name: string,
  value: MessageTemplate['params'][string],
): string | null {
  if (typeof value === 'object') return formatTemplate(messages, value)
  if (typeof value === 'string') return value
  return byteParameters.has(name) ? formatBytes(messages, value) : formatNumber(messages, value)
}

function isMessageCode({ sentences }: ServerMessages, code: string): code is MessageCode {
  return Object.hasOwn(sentences, code)
}

function isErrorCode({ codes }: ServerMessages, code: string): code is ErrorCode {
  return Object.hasOwn(codes, code)
}
