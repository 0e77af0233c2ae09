/** Joins the lines of a PDF to headings, paragraphs, list items and tables, as far as their layout says. */
import type { DocumentBlock } from '@/lib/evidence/import/formats/document/document-block'
import { dropCitations } from '@/lib/evidence/import/formats/document/drop-citations'
import { chooseHeadings, type Headings } from './headings'
import { createHyphenJoiner } from './join-hyphens'
import { type Line, toLineText } from './order-pieces'
import { readTableAt, tableCaption } from './read-table'

/** A line further below the last one than this many times its size begins a new paragraph. */
const paragraphGap = 1.75
const bullet = /^(?:[•●▪■◦○‣⁃–—▶►✓✔➢❖·]|\uf0b7|\uf0a7)\s*(?=\S)|^\(?(?:[a-z]|\d{1,2}|[ivx]{2,4})[.)]\s+(?=\S)/
/** The dots between a heading and its page in a table of contents. */
const contentsDots = /(?:\.\s?){5,}\s*\d{0,4}$/

interface Part {
  text: string
  page: number
}

export function readBlocks(
  lines: readonly Line[],
  outline: readonly { title: string; level: number }[],
): DocumentBlock[] {
  const kept = lines.filter((line) => !contentsDots.test(toLineText(line)))
  const headings = chooseHeadings(kept, outline)
  return new BlockReader(kept, headings).read()
}

class BlockReader {
  private readonly lines: readonly Line[]
  private readonly headings: Headings
  private readonly join: (before: string, after: string) => string
  private readonly blocks: DocumentBlock[] = []
  private parts: Part[] = []
  private last: Line | null = null

  constructor(lines: readonly Line[], headings: Headings) {
    this.lines = lines
    this.headings = headings
    this.join = createHyphenJoiner(lines.map(toLineText))
  }

  read(): DocumentBlock[] {
    for (let at = 0; at < this.lines.length; ) at = this.readAt(at)
    this.close()
    return this.blocks
  }

  /** @returns the number of the next line */
  private readAt(at: number): number {
    const table = readTableAt(this.lines, at)
    if (table) {
      this.close()
      const name = table.name === '' ? this.takeCaption() : table.name
      this.blocks.push({ type: 'table', name, lines: table.lines, page: table.page })
      return table.end
    }
    const heading = this.headings.get(at)
    if (heading) {
      this.close()
      this.blocks.push({ type: 'heading', level: heading.level, text: heading.text, page: heading.page })
      return heading.end
    }
    const line = this.lines[at]
    if (line) this.addLine(line)
    return at + 1
  }

  /** The caption above a table, which was read as a paragraph. */
  private takeCaption(): string {
    const above = this.blocks.at(-1)
    if (above?.type !== 'text' || !tableCaption.test(above.text) || above.text.length > 300) return ''
    this.blocks.pop()
    return above.text.replace(/\.$/, '')
  }

  private addLine(line: Line): void {
    const text = toLineText(line)
    if (this.parts.length > 0 && this.beginsBlock(line, text)) this.close()
    this.parts.push({ text: this.parts.length === 0 ? text.replace(bullet, '') : text, page: line.page })
    this.last = line
  }

  private beginsBlock(line: Line, text: string): boolean {
    const { last } = this
    if (!last || bullet.test(text) || tableCaption.test(text)) return true
    const before = toLineText(last)
    const endsSentence = /[.!?:;]["')\]”’]*$/.test(before)
    if (line.page !== last.page || line.y < last.y || line.column.x0 !== last.column.x0)
      // A paragraph continues in the next column or on the next page.
      return endsSentence && (/^\p{Lu}/u.test(text) || !isFull(last))
    if (Math.abs(line.size - last.size) > 0.12 * last.size) return true
    const isIndented = line.x0 > last.x0 + 0.8 * line.size
    return line.y - last.y > paragraphGap * line.size || (endsSentence && (isIndented || !isFull(last)))
  }

  private close(): void {
    const { parts } = this
    this.parts = []
    this.last = null
    if (parts.length === 0) return
    for (const { text, page } of splitAtPages(parts, this.join)) {
      const clean = dropCitations(text)
      if (/\p{L}{2}/u.test(clean)) this.blocks.push({ type: 'text', text: clean, page })
    }
  }
}

function isFull({ x1, column, size }: Line): boolean {
  return x1 > column.x1 - 4 * size
}

/**
 * The lines of a paragraph as one text for each of its pages: a sentence belongs to the page on which it begins, so
 * that a quotation is found on the page that is named.
 */
function splitAtPages(parts: readonly Part[], join: (before: string, after: string) => string): Part[] {
  const pages: Part[] = []
  for (const { text, page } of parts) {
    const last = pages.at(-1)
    if (!last) pages.push({ text, page })
    else if (last.page === page) last.text = join(last.text, text)
    else {
      const end = /[.!?]["')\]”’]*$/.test(last.text) ? 0 : findSentenceEnd(text)
      if (end > 0) last.text = join(last.text, text.slice(0, end))
      if (end < text.length) pages.push({ text: text.slice(end).trimStart(), page })
    }
  }
  return pages
}

/** The whole line if no sentence ends in it: the next line decides then. */
function findSentenceEnd(text: string): number {
  const found = /[.!?]["')\]”’]*\s+(?=\p{Lu})/u.exec(text)
  return found ? found.index + found[0].length : text.length
}
