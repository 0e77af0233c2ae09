import type { Nodes, Root, RootContent, Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'

/** An answer as plain text for a health record: no Markdown, tables as tab-separated columns. */
export function toPlainText({ children }: Root): string {
  return `${children.map(blockText).join('\n\n')}\n`
}

function blockText(block: RootContent): string {
  switch (block.type) {
    case 'list':
      return block.children
        .map((item, index) => {
          const sign = block.ordered ? `${(block.start ?? 1) + index}. ` : '- '
          const text = item.children.map(blockText).join('\n')
          return `${sign}${text.replaceAll('\n', `\n${' '.repeat(sign.length)}`)}`
        })
        .join('\n')
    case 'blockquote':
      return block.children.map(blockText).join('\n\n')
    case 'table':
      return tableText(block)
    case 'thematicBreak':
      return '—'
    default:
      return lineText(block)
  }
}

function tableText({ children }: Table): string {
  return children.map((row) => row.children.map((cell) => lineText(cell)).join('\t')).join('\n')
}

/** Keeps line breaks, which `mdast-util-to-string` drops, and appends a link's address to its text. */
function lineText(node: Nodes): string {
  if (node.type === 'break') return '\n'
  const text = 'children' in node ? node.children.map(lineText).join('') : textOf(node)
  return node.type === 'link' && text !== node.url ? `${text} (${node.url})` : text
}
