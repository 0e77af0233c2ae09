/**
 * A remark plugin: footnotes are shown where they stand, as they were written. An answer is drawn block by block, so a
 * note and the place that it belongs to never meet, and a note without one would not be shown at all.
 */
import type { Nodes, Root, RootContent } from 'mdast'

export function remarkInlineFootnotes() {
  return (tree: Root) => inlineFootnotes(tree)
}

export function inlineFootnotes(node: Nodes): void {
  if (!('children' in node)) return
  // Parents of mixed kinds have children of mixed kinds; each is replaced by what may stand in its place.
  const parent: { children: RootContent[] } = node
  parent.children = parent.children.flatMap(toText)
  for (const child of parent.children) inlineFootnotes(child)
}

function toText(node: RootContent): RootContent[] {
  if (node.type === 'footnoteReference') return [{ type: 'text', value: `[^${node.label ?? node.identifier}]` }]
  if (node.type !== 'footnoteDefinition') return [node]
  const [first, ...others] = node.children
  const label = { type: 'text' as const, value: `[^${node.label ?? node.identifier}]: ` }
  return first?.type === 'paragraph'
    ? [{ ...first, children: [label, ...first.children] }, ...others]
    : [{ type: 'paragraph', children: [label] }, ...node.children]
}
