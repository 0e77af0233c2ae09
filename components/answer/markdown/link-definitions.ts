/**
 * Link definitions of an answer, `[label]: https://…`: blocks are parsed separately, and a link must still find a
 * definition in another block.
 */
import type { Block } from './split-blocks'

/** Lower-case label to its full definition line. */
export type Definitions = ReadonlyMap<string, string>

/** Caps a hostile list. */
const definitionsMax = 500

const definition =
  /^ {0,3}\[(?!\^)((?:[^[\]\\\n]|\\.){1,300})\]:[ \t]*\S+(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?[ \t]*$/

/** A definition never follows text in its own paragraph; the first one for a label wins. */
export function collectDefinitions(blocks: readonly Block[], known: Definitions = new Map()): Definitions {
  const found = new Map(known)
  for (const { text } of blocks)
    for (const line of text.split('\n')) {
      const label = definition.exec(line)?.[1]
      if (label === undefined || found.size >= definitionsMax) break
      const key = toKey(label)
      if (!found.has(key)) found.set(key, line)
    }
  return found.size > known.size ? found : known
}

/** Appends the definitions that a block's links use; offsets into the text are unchanged. */
export function appendDefinitions(text: string, definitions: Definitions): string {
  // After an unclosed code block they would become code.
  if (definitions.size === 0 || !text.includes('[') || /^ {0,3}(?:`{3}|~{3})/.test(text)) return text
  const named = new Set(Array.from(text.matchAll(/\[((?:[^[\]\\]|\\.){1,300})\]/g), ([, label = '']) => toKey(label)))
  const lines = [...named].flatMap((label) => definitions.get(label) ?? [])
  return lines.length > 0 ? `${text}\n\n${lines.join('\n')}` : text
}

function toKey(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase()
}
