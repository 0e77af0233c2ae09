/**
 * Splits a guideline into headings and blocks: paragraphs, list items and table rows, in order, each on one line and
 * without markup. Words are never changed, so that a quotation can be found in the department's own document.
 */
import { toString as textOfNode } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { type MarkdownPart, splitMarkdown } from './markdown-parts'
import { foldSpaces } from './reader'

export type Block = { type: 'heading'; level: number; text: string } | { type: 'text'; text: string }

type Root = ReturnType<typeof parseMarkdown>
type Node = Root['children'][number]

const markdown = unified().use(remarkParse).use(remarkGfm)

function parseMarkdown(text: string) {
  return markdown.parse(text)
}

/** True if the text contains a heading, link, emphasis, table or fence; plain text has none of them. */
export function isMarkdown(text: string): boolean {
  return /^#{1,6} \S|^(?:```|~~~)|^\|.+\|[ \t]*$|\*\*\S|\]\([^\s()]+[()]|^-{3}\n[\s\S]{0,2000}?\n-{3}\n/m.test(text)
}

export function parseMarkdownBlocks(text: string): Block[] {
  return splitMarkdown(text).flatMap(blocksFromPart).filter(hasText)
}

function blocksFromPart({ text, definitions }: MarkdownPart): Block[] {
  const { children } = parseMarkdown(`${text}\n\n${definitions}`)
  return children.filter(({ position }) => (position?.start.offset ?? 0) < text.length).flatMap(blocksFromNode)
}

function blocksFromNode(node: Node): Block[] {
  switch (node.type) {
    case 'heading':
      return [{ type: 'heading', level: node.depth, text: foldSpaces(textOfNode(node)) }]
    case 'list':
      return node.children.flatMap((item) => item.children.flatMap(blocksFromNode))
    case 'blockquote':
      return node.children.flatMap(blocksFromNode)
    case 'table':
      return node.children.map((row) => ({
        type: 'text',
        text: row.children.map((cell) => foldSpaces(textOfNode(cell))).join(' | '),
      }))
    case 'html':
    case 'definition':
    case 'thematicBreak':
      return []
    default:
      return [{ type: 'text', text: foldSpaces(textOfNode(node, { includeImageAlt: false })) }]
  }
}

export function parsePlainTextBlocks(text: string): Block[] {
  const lines = text.split(/\r\n|[\n\r]/).map((line) => line.trimEnd())
  const blocks: Block[] = []
  let paragraph: string[] = []
  const close = () => {
    blocks.push({ type: 'text', text: foldSpaces(paragraph.join(' ')) })
    paragraph = []
  }
  lines.forEach((line, at) => {
    const level = paragraph.length === 0 ? headingLevel(line, lines[at + 1] ?? '') : 0
    if (level > 0) blocks.push({ type: 'heading', level, text: foldSpaces(line).replace(/:$/, '') })
    else if (/^\s*$|^\s*(?:={3,}|-{3,}|_{3,}|\*{3,})$/.test(line)) close()
    else if (/^\s*(?:[-*•–]|\(?[a-z\d]{1,2}[.)])\s+\S/.test(line)) {
      close()
      paragraph.push(line.replace(/^\s*(?:[-*•–]|\(?[a-z\d]{1,2}[.)])\s+/, ''))
    } else paragraph.push(line)
  })
  close()
  return blocks.filter(hasText)
}

function hasText({ text }: Block): boolean {
  return text.replace(/[|\s]/g, '') !== ''
}

/** Heading level, or 0. A numbered line counts only before a blank line, since list items are numbered too. */
function headingLevel(line: string, next: string): number {
  const text = line.trim()
  if (text === '' || text.length > 100 || !/\p{L}{2}/u.test(text)) return 0
  if (/^={3,}\s*$/.test(next)) return 1
  if (/^-{3,}\s*$/.test(next)) return 2
  if (text === text.toUpperCase() && !/[.;,]$/.test(text)) return 2
  const number = /^(\d+(?:\.\d+)*)\.?\s+\p{Lu}/u.exec(text)?.[1]
  if (number && !/[.;,]$/.test(text) && next.trim() === '') return 1 + number.split('.').length
  return 0
}
