/**
 * Splits streaming Markdown into top-level blocks, so that only the open last block is parsed again. A closed block
 * keeps its object identity and is never rendered again.
 */

export interface Block {
  /** UTF-16 offset of the block in the whole text. */
  start: number
  text: string
}

/**
 * @param previous the blocks of a prefix of the text
 * @param text the whole text so far; must start with the text of `previous`
 * @returns all blocks; only the last one is open
 */
export function extendBlocks(previous: readonly Block[], text: string): Block[] {
  const closed = previous.slice(0, -1)
  const from = previous.at(-1)?.start ?? 0
  return [...closed, ...splitBlocks(text, from)]
}

/** Drops the "References" section: the page has its own list of sources. */
export function dropReferences(blocks: readonly Block[]): Block[] {
  const heading = blocks.findLastIndex(({ text }) => /^ {0,3}#{1,6}\s+References\s*$/i.test(text))
  if (heading < 0) return [...blocks]
  let after = heading + 1
  while (isReferenceList(blocks[after]?.text ?? '')) after += 1
  return [...blocks.slice(0, heading), ...blocks.slice(after)]
}

interface Line {
  start: number
  text: string
}

function splitBlocks(text: string, from: number): Block[] {
  const blocks: Block[] = []
  let lines: Line[] = []
  let fence: string | undefined
  const close = () => {
    const [first] = lines
    const last = lines.findLast(({ text }) => text.trim() !== '')
    if (first && last) blocks.push({ start: first.start, text: text.slice(first.start, last.start + last.text.length) })
    lines = []
  }
  for (const line of linesOf(text, from)) {
    if (fence) {
      lines.push(line)
      if (closesFence(line.text, fence)) fence = undefined
      continue
    }
    if (line.text.trim() === '') {
      if (lines.length > 0) lines.push(line)
      continue
    }
    const isLastLine = line.start + line.text.length === text.length
    if (startsBlock(line.text, lines) && !(isLastLine && isUndecided(line.text))) close()
    lines.push(line)
    fence = /^ {0,3}(`{3,}|~{3,})/.exec(line.text)?.[1]
    if (isHeading(line.text) && lines.length === 1) close()
  }
  close()
  return blocks
}

function* linesOf(text: string, from: number): Generator<Line> {
  let start = from
  while (start < text.length) {
    const newline = text.indexOf('\n', start)
    const end = newline < 0 ? text.length : newline
    yield { start, text: text.slice(start, end) }
    start = end + 1
  }
}

/** A block starts at a heading, and after an empty line unless the line continues a list. */
function startsBlock(line: string, lines: readonly Line[]): boolean {
  const [first] = lines
  if (!first) return false
  if (isHeading(line)) return true
  if (lines.at(-1)?.text.trim() !== '') return false
  return !(isListStart(first.text) && (isListStart(line) || /^( {2,}|\t)/.test(line)))
}

/** An incomplete line: "1" may become a list item or a sentence, "#" a heading or a tag. */
function isUndecided(line: string): boolean {
  return /^ {0,3}(#{1,6}|[-*+]|\d{1,9}[.)]?)$/.test(line)
}

function isHeading(line: string): boolean {
  return /^ {0,3}#{1,6}(\s|$)/.test(line)
}

function isListStart(text: string): boolean {
  return /^ {0,3}([-*+]|\d{1,9}[.)])(\s|$)/.test(text)
}

function isReferenceList(text: string): boolean {
  return isListStart(text) || /^\[\d{1,3}\]\s/.test(text)
}

function closesFence(line: string, fence: string): boolean {
  const closing = /^ {0,3}(`{3,}|~{3,})\s*$/.exec(line)?.[1]
  return closing !== undefined && closing[0] === fence[0] && closing.length >= fence.length
}
