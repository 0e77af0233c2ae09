/**
 * Remark plugin: removes invisible characters that can distort a text. A direction override shows "0.47" as "74.0";
 * tag characters carry text that only machines read. Direction marks and joiners, which scripts need, stay.
 */
import type { Nodes } from 'mdast'

const hidden = /[\u202A-\u202E\u2066-\u2069]|[\u{E0000}-\u{E007F}]/gu

export function remarkStripInvisible() {
  return (tree: Nodes) => clean(tree)
}

function clean(node: Nodes): void {
  if ('value' in node) node.value = node.value.replace(hidden, '')
  if ('alt' in node && node.alt) node.alt = node.alt.replace(hidden, '')
  if ('children' in node) for (const child of node.children) clean(child)
}
