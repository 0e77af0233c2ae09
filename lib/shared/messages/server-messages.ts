/**
 * The server's messages, as English templates with placeholders in braces. The server sends them in English to every
 * caller. The page matches a message, even one stored long ago, against the same templates and shows it in the user's
 * locale, so the error body needs no keys beyond OpenAI's four.
 */
import { errorMessages } from './error-messages'
import { importMessages } from './import-messages'
import { searchMessages } from './search-messages'

export const messageTemplates = { ...errorMessages, ...searchMessages, ...importMessages } as const

export type MessageName = keyof typeof messageTemplates

/** The placeholder names, so that a missing parameter is a type error. */
type PlaceholderNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderNames<Rest>
  : never

type MessageParams<Name extends MessageName> = PlaceholderNames<(typeof messageTemplates)[Name]>

/** @param values the placeholder values, inserted verbatim */
export function serverMessage<Name extends MessageName>(
  name: Name,
  ...[values]: MessageParams<Name> extends never ? [] : [Record<MessageParams<Name>, string | number>]
): string {
  const known: Record<string, string | number> = values ?? {}
  return messageTemplates[name].replace(/\{(\w+)\}/g, (braces, value: string) => String(known[value] ?? braces))
}

export interface TemplateMatch {
  name: MessageName
  /** As they appear in the message. */
  values: Record<string, string>
}

/** @returns the template that a text matches; null if there is none, such as for a message of a newer server */
export function matchTemplate(text: string): TemplateMatch | null {
  for (const { name, pattern } of patterns()) {
    const match = pattern.exec(text)
    if (match) return { name, values: { ...match.groups } }
  }
  return null
}

let compiled: { name: MessageName; pattern: RegExp }[] | undefined

/** Templates with the most literal text first: a file name must not match a shorter template. */
function patterns(): { name: MessageName; pattern: RegExp }[] {
  // Object.entries loses the type of the keys.
  compiled ??= (Object.entries(messageTemplates) as [MessageName, string][])
    .sort(([, a], [, b]) => literalLength(b) - literalLength(a))
    .map(([name, text]) => ({ name, pattern: toPattern(text) }))
  return compiled
}

function literalLength(text: string): number {
  return text.replace(/\{\w+\}/g, '').length
}

function toPattern(text: string): RegExp {
  const parts = text
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 1 ? `(?<${part}>.+?)` : part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')))
  return new RegExp(`^${parts.join('')}$`, 's')
}
