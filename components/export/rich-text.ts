import { toHtml } from 'hast-util-to-html'
import type { Root } from 'mdast'
import { toHast } from 'mdast-util-to-hast'

/** An answer as HTML for the clipboard: what Word, mail and records systems keep of headings, lists and tables. */
export function richText(tree: Root): string {
  return toHtml(toHast(tree))
}
