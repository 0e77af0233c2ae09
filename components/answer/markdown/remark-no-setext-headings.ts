/**
 * Remark plugin: turns off setext headings; `---` or `===` under a paragraph is a rule. While streaming, the paragraph
 * would otherwise become a heading when the next line arrives, and in answers `---` nearly always means a rule.
 */
import type { Nodes, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'

export function remarkNoSetextHeadings() {
  return (tree: Root, file: VFile) => replaceSetextHeadings(tree, String(file))
}

/** @param text the source of `tree` */
export function replaceSetextHeadings(tree: Nodes, text: string): void {
  if (!('children' in tree)) return
  // Children are typed per parent; each replacement is valid in its place.
  const parent: { children: RootContent[] } = tree
  if (parent.children.some((child) => isSetextHeading(child, text)))
    parent.children = parent.children.flatMap((child) => toThematicBreak(child, text))
  for (const child of parent.children) replaceSetextHeadings(child, text)
}

function isSetextHeading(node: RootContent, text: string): boolean {
  return node.type === 'heading' && text[node.position?.start.offset ?? 0] !== '#'
}

function toThematicBreak(node: RootContent, text: string): RootContent[] {
  if (node.type !== 'heading' || !isSetextHeading(node, text)) return [node]
  return [
    { type: 'paragraph', children: node.children, ...(node.position && { position: node.position }) },
    { type: 'thematicBreak' },
  ]
}
