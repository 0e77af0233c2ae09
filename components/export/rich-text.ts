import { toHtml } from 'hast-util-to-html'
import type { Root } from 'mdast'
import { defaultHandlers, type Handlers, toHast } from 'mdast-util-to-hast'

/** An answer as semantic HTML: headings, lists and tables, without styling. */
export function toRichText(tree: Root, handlers: Handlers = {}): string {
  return toHtml(toHast(tree, { handlers }))
}

/** The same for the clipboard, in the form that Word, mail and health-record systems keep. */
export function toClipboardHtml(tree: Root): string {
  return toRichText(tree, { table: linedTable })
}

/** They draw table borders only if the HTML asks for them. */
const linedTable: typeof defaultHandlers.table = (state, table) => {
  const element = defaultHandlers.table(state, table)
  element.properties = { border: '1', cellPadding: '4', style: 'border-collapse: collapse' }
  return element
}
