/**
 * Cuts a long Markdown document between its blocks. The parser takes quadratic time for the lists and quotes of one text,
 * so a document is parsed part by part.
 */
import { closesFence, limitMarkdownDepth } from '@/lib/shared/text/limit-markdown-depth'

export interface MarkdownPart {
  /** Within the limits of `limitMarkdownDepth`. */
  text: string
  /** Stand-ins for the link and footnote definitions that the part refers to and another part holds. */
  definitions: string
}

/** A part ends at the first place after so many characters where a list, quote or fence can't be open. */
const partCharacters = 8_000
/** A part ends here whatever is open: longer than any listing in a guideline. */
const partCharactersMax = 100_000

/** @param text Markdown whose lines end with "\n" */
export function splitMarkdown(text: string): MarkdownPart[] {
  // Cut again: a limited text has paragraphs where one line had none, and parsed whole it would not fit in memory.
  const pieces = cut(text).flatMap((piece) => cut(limitMarkdownDepth(piece.text)))
  const defined = new Set(pieces.flatMap(({ text }) => findLabels(text, definition)))
  return pieces.map(({ text, isOpen }) => {
    // Inside a fence a definition would be text.
    const labels = isOpen ? [] : findLabels(text, reference).filter((label) => defined.has(label))
    // Where a link leads is not read.
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
  /** It ends inside a fence or an HTML comment. */
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

/** @returns the sign of the fence or HTML comment that this line begins and does not end, or null */
function findOpening(line: string): string | null {
  const sign = /^ {0,3}(?:(`{3,}(?=[^`]*$)|~{3,})|<!--(?!.*-->))/.exec(line)
  return sign && (sign[1] ?? comment)
}

function closes(line: string, open: string): boolean {
  return open === comment ? line.includes('-->') : closesFence(line, open)
}
