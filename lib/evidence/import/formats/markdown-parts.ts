/**
 * Splits a long Markdown document between blocks. The parser takes quadratic time for the lists and quotes of one
 * text, so a document is parsed part by part.
 */
import { closesFence, limitMarkdownDepth } from '@/lib/shared/text/limit-markdown-depth'

export interface MarkdownPart {
  /** Within the limits of `limitMarkdownDepth`. */
  text: string
  /** Placeholder definitions for links and footnotes that the part refers to and another part defines. */
  definitions: string
}

/** A part ends at the first position after this many characters where no list, quote or fence can be open. */
const partCharacters = 8_000
/** A part ends here even inside an open block: longer than any listing in a guideline. */
const partCharactersMax = 100_000

/** @param text Markdown whose lines end with "\n" */
export function splitMarkdown(text: string): MarkdownPart[] {
  // Split again: limiting the depth adds paragraphs to a line, and parsed as a whole the text would not fit in
  // memory.
  const pieces = cut(text).flatMap((piece) => cut(limitMarkdownDepth(piece.text)))
  const defined = new Set(pieces.flatMap(({ text }) => findLabels(text, definition)))
  return pieces.map(({ text, isOpen }) => {
    // Inside a fence a definition would be text.
    const labels = isOpen ? [] : findLabels(text, reference).filter((label) => defined.has(label))
    // Link targets are not used.
    return { text, definitions: [...new Set(labels)].map((label) => `[${label}]: #`).join('\n\n') }
  })
}

const definition = /^ {0,3}\[([^[\]\n]{1,999})\]:/gm
const reference = /\[([^[\]\n]{1,999})\]/g

function findLabels(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, label = '']) => label)
}

interface Piece {
  text: string
  /** Whether it ends inside a fence or an HTML comment. */
  isOpen: boolean
}

function cut(text: string): Piece[] {
  const pieces: Piece[] = []
  let held: string[] = []
  let characters = 0
  let isAfterBlank = false
  let open: string | null = null
  const close = () => {
    pieces.push({ text: held.join('\n'), isOpen: open !== null })
    held = []
    characters = 0
    open = null
  }
  for (const line of text.split('\n')) {
    const isBetweenBlocks = open === null && isAfterBlank && /^\S/.test(line)
    if (characters > partCharactersMax || (characters > partCharacters && isBetweenBlocks)) close()
    held.push(line)
    characters += line.length + 1
    isAfterBlank = line.trim() === ''
    if (open === null) open = findOpening(line)
    else if (closes(line, open)) open = null
  }
  close()
  return pieces
}

const comment = '<!--'

/** @returns the marker of the fence or HTML comment that this line opens and does not close, or null */
function findOpening(line: string): string | null {
  const sign = /^ {0,3}(?:(`{3,}(?=[^`]*$)|~{3,})|<!--(?!.*-->))/.exec(line)
  return sign && (sign[1] ?? comment)
}

function closes(line: string, open: string): boolean {
  return open === comment ? line.includes('-->') : closesFence(line, open)
}
