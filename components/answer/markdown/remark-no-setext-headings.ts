/**
 * A remark plugin: a line of `---` or `===` right under words is a line, and makes no heading of them. Words that stand
 * there already would otherwise change into a heading when the line below them arrives; and who writes `---` in an answer
 * nearly always means a rule.
 */
import type { Nodes, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'

export function remarkNoSetextHeadings() {
  return (tree: Root, file: VFile) => replaceSetextHeadings(tree, String(file))
}

/** @param text what `tree` was parsed from */
export function replaceSetextHeadings(tree: Nodes, text: string): void {
  if (!('children' in tree)) return
  // Parents of mixed kinds have children of mixed kinds; each is replaced by what may stand in its place.
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
