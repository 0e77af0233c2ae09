/**
 * What the server tells people, as sentences with braces for what varies. It says them in English, to every caller alike;
 * since both sides read this table, the page can tell which sentence it was handed, also one stored long ago, and say the
 * same in its reader's language. Nothing but OpenAI's four keys has to travel for that.
 */
import { failureSentences } from './error-messages'
import { importSentences } from './import-messages'
import { searchSentences } from './search-messages'

export const sentences = { ...failureSentences, ...searchSentences, ...importSentences } as const

export type SentenceName = keyof typeof sentences

/** The names between braces, so that a value left out is a type error. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

type Values<Name extends SentenceName> = Names<(typeof sentences)[Name]>

/** @param values what stands for the braces; of text that others wrote, such as a file's name, nothing is changed */
export function say<Name extends SentenceName>(
  name: Name,
  ...[values]: Values<Name> extends never ? [] : [Record<Values<Name>, string | number>]
): string {
  const known: Record<string, string | number> = values ?? {}
  return sentences[name].replace(/\{(\w+)\}/g, (braces, value: string) => String(known[value] ?? braces))
}

export interface Recognised {
  name: SentenceName
  /** As they are printed in the sentence. */
  values: Record<string, string>
}

/** @returns which sentence a text is; null when it is none of these, such as one of a newer server */
export function recognise(text: string): Recognised | null {
  for (const { name, pattern } of patterns()) {
    const match = pattern.exec(text)
    if (match) return { name, values: { ...match.groups } }
  }
  return null
}

let compiled: { name: SentenceName; pattern: RegExp }[] | undefined

/** Those with the most words of their own first: "{name} is empty …" fits no file that only has such a name. */
function patterns(): { name: SentenceName; pattern: RegExp }[] {
  // Object.entries forgets the type of the keys.
  compiled ??= (Object.entries(sentences) as [SentenceName, string][])
    .sort(([, a], [, b]) => ownLength(b) - ownLength(a))
    .map(([name, text]) => ({ name, pattern: patternOf(text) }))
  return compiled
}

function ownLength(text: string): number {
  return text.replace(/\{\w+\}/g, '').length
}

function patternOf(text: string): RegExp {
  const parts = text
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 1 ? `(?<${part}>.+?)` : part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')))
  return new RegExp(`^${parts.join('')}$`, 's')
}
