/**
 * The server's messages: English templates with placeholders in braces. Every caller receives the English text; with
 * it travel the template's code and parameters, from which the page renders the message in the user's locale.
 */
import { checkMessages } from './check-messages'
import { errorMessages } from './error-messages'
import { importMessages } from './import-messages'
import { searchMessages } from './search-messages'

export const messageTemplates = { ...errorMessages, ...searchMessages, ...importMessages, ...checkMessages } as const

export type MessageCode = keyof typeof messageTemplates

/** Identifies a message independently of its language, on the wire and in stored rows. */
export interface MessageTemplate {
  /** A `MessageCode`, except in rows that another version of this program stored. */
  code: string
  /** The values of the placeholders; a template stands for a message inside this one. */
  params: { [name: string]: string | number | MessageTemplate }
}

export interface ServerMessage {
  /** In English, complete. */
  text: string
  /** Null for text that has no template: that of another program, or of an older version of this one. */
  template: MessageTemplate | null
}

/** The placeholder names, so that a missing parameter is a type error. */
type PlaceholderNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderNames<Rest>
  : never

type ParamNames<Code extends MessageCode> = PlaceholderNames<(typeof messageTemplates)[Code]>

type Param = string | number | ServerMessage

/** @param params the values of the placeholders: text is inserted verbatim, numbers with thousands separators */
export function serverMessage<Code extends MessageCode>(
  code: Code,
  ...[params]: ParamNames<Code> extends never ? [] : [Record<ParamNames<Code>, Param>]
): ServerMessage {
  const named: [string, Param][] = Object.entries(params ?? {})
  const texts = Object.fromEntries(named.map(([name, value]) => [name, toText(value)]))
  return {
    text: messageTemplates[code].replace(/\{(\w+)\}/g, (braces, name: string) => texts[name] ?? braces),
    template: { code, params: Object.fromEntries(named.map(([name, value]) => [name, toTemplateParam(value)])) },
  }
}

/** A message that has no template and therefore appears in English in every locale. */
export function untranslatedMessage(text: string): ServerMessage {
  return { text, template: null }
}

function toText(value: Param): string {
  if (typeof value === 'number') return value.toLocaleString('en-US')
  return typeof value === 'string' ? value : value.text
}

function toTemplateParam(value: Param): MessageTemplate['params'][string] {
  return typeof value === 'object' ? (value.template ?? value.text) : value
}
