/**
 * A remark plugin: takes out what a reader cannot see and a text can be bent with. A direction override shows "0.47" as
 * "74.0"; tag characters carry words that only a machine reads (SECURITY: Unicode). Marks that languages written from
 * right to left need, and joiners, stay.
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
