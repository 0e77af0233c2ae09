import type { Element, ElementContent } from 'hast'

/** In UTF-16 units; a screen reader should not have to read half the table before its name ends. */
const lengthMax = 60

/**
 * Distinguishes a table from the others of an answer by its column heads and the first cell of its first row.
 *
 * @returns empty strings for a table without them
 */
export function describeTable(table: Element | undefined): { columns: string; row: string } {
  const [head, first] = table ? findAll(table, 'tr') : []
  const heads = head ? findAll(head, 'th').map(readText) : []
  const [cell] = first ? findAll(first, 'td') : []
  return { columns: shorten(heads.filter((text) => text !== '').join(', ')), row: shorten(cell ? readText(cell) : '') }
}

function findAll(within: Element, tag: string): Element[] {
  return within.children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === tag ? [child] : findAll(child, tag)
  })
}

/** Without the numbers of citations. */
function readText(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || node.tagName === 'cite') return ''
  return node.children.map(readText).join('').replace(/\s+/g, ' ').trim()
}

function shorten(text: string): string {
  return text.length <= lengthMax ? text : `${text.slice(0, lengthMax).trimEnd()}…`.toWellFormed()
}
