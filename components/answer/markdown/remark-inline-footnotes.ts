/**
 * Remark plugin: shows footnotes in place, as written. Blocks are rendered separately, so a footnote and its reference
 * never meet, and an unreferenced footnote would be dropped.
 */
import type { Nodes, Root, RootContent } from 'mdast'

export function remarkInlineFootnotes() {
  return (tree: Root) => inlineFootnotes(tree)
}

export function inlineFootnotes(node: Nodes): void {
  if (!('children' in node)) return
  // Children are typed per parent; each replacement is valid in its place.
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
