import { toHtml } from 'hast-util-to-html'
import type { Root } from 'mdast'
import { defaultHandlers, toHast } from 'mdast-util-to-hast'

/** An answer as HTML for the clipboard: what Word, mail and records systems keep of headings, lists and tables. */
export function richText(tree: Root): string {
  return toHtml(toHast(tree, { handlers: { table: linedTable } }))
}

/** Word and mail draw the lines of a pasted table only when it asks for them. */
const linedTable: typeof defaultHandlers.table = (state, table) => {
  const element = defaultHandlers.table(state, table)
  element.properties = { border: '1', cellPadding: '4', style: 'border-collapse: collapse' }
  return element
}
