/**
 * What the server tells people, as sentences with braces for what varies. It says them in English, to every caller alike;
 * since both sides read this table, the page can tell which sentence it was handed, also one stored long ago, and say the
 * same in its reader's language. Nothing but OpenAI's four keys has to travel for that.
 */
import { errorMessages } from './error-messages'
import { importMessages } from './import-messages'
import { searchMessages } from './search-messages'

export const messageTemplates = { ...errorMessages, ...searchMessages, ...importMessages } as const

export type MessageName = keyof typeof messageTemplates

/** The names between braces, so that a value left out is a type error. */
type PlaceholderNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderNames<Rest>
  : never

type MessageParams<Name extends MessageName> = PlaceholderNames<(typeof messageTemplates)[Name]>

/** @param values what stands for the braces; of text that others wrote, such as a file's name, nothing is changed */
export function serverMessage<Name extends MessageName>(
  name: Name,
  ...[values]: MessageParams<Name> extends never ? [] : [Record<MessageParams<Name>, string | number>]
): string {
  const known: Record<string, string | number> = values ?? {}
  return messageTemplates[name].replace(/\{(\w+)\}/g, (braces, value: string) => String(known[value] ?? braces))
}

export interface TemplateMatch {
  name: MessageName
  /** As they are printed in the sentence. */
  values: Record<string, string>
}

/** @returns which sentence a text is; null when it is none of these, such as one of a newer server */
export function matchTemplate(text: string): TemplateMatch | null {
  for (const { name, pattern } of patterns()) {
    const match = pattern.exec(text)
    if (match) return { name, values: { ...match.groups } }
  }
  return null
}

let compiled: { name: MessageName; pattern: RegExp }[] | undefined

/** Those with the most words of their own first: "{name} is empty …" fits no file that only has such a name. */
function patterns(): { name: MessageName; pattern: RegExp }[] {
  // Object.entries forgets the type of the keys.
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
