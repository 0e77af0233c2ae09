import { toHtml } from 'hast-util-to-html'
import type { Root } from 'mdast'
import { defaultHandlers, type Handlers, toHast } from 'mdast-util-to-hast'

/** An answer as HTML: headings, lists and tables, and nothing of how they look. */
export function toRichText(tree: Root, handlers: Handlers = {}): string {
  return toHtml(toHast(tree, { handlers }))
}

/** The same for the clipboard, in the form that Word, mail and records systems keep. */
export function toClipboardHtml(tree: Root): string {
  return toRichText(tree, { table: linedTable })
}

/** They draw the lines of a pasted table only when it asks for them. */
const linedTable: typeof defaultHandlers.table = (state, table) => {
  const element = defaultHandlers.table(state, table)
  element.properties = { border: '1', cellPadding: '4', style: 'border-collapse: collapse' }
  return element
}
