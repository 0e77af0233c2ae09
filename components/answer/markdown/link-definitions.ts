/**
 * The addresses that an answer defines for its links, `[label]: https://…`, wherever they stand: blocks are parsed alone,
 * and a link must still find an address that a later block gives.
 */
import type { Block } from './split-blocks'

/** Lower-case label to the whole line that defines it. */
export type Definitions = ReadonlyMap<string, string>

/** More are no list of addresses. */
const definitionsMax = 500

const definition =
  /^ {0,3}\[(?!\^)((?:[^[\]\\\n]|\\.){1,300})\]:[ \t]*\S+(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?[ \t]*$/

/** A definition never stands below words of its own paragraph; of two with one label, the first counts. */
export function collectDefinitions(blocks: readonly Block[], known: Definitions = new Map()): Definitions {
  const found = new Map(known)
  for (const { text } of blocks)
    for (const line of text.split('\n')) {
      const label = definition.exec(line)?.[1]
      if (label === undefined || found.size >= definitionsMax) break
      const key = keyOf(label)
      if (!found.has(key)) found.set(key, line)
    }
  return found.size > known.size ? found : known
}

/** The text of a block with the definitions behind it that its links name; offsets in the text stay what they were. */
export function appendDefinitions(text: string, definitions: Definitions): string {
  // Behind code that was never closed they would be code.
  if (definitions.size === 0 || !text.includes('[') || /^ {0,3}(?:`{3}|~{3})/.test(text)) return text
  const named = new Set(Array.from(text.matchAll(/\[((?:[^[\]\\]|\\.){1,300})\]/g), ([, label = '']) => keyOf(label)))
  const lines = [...named].flatMap((label) => definitions.get(label) ?? [])
  return lines.length > 0 ? `${text}\n\n${lines.join('\n')}` : text
}

function keyOf(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase()
}
