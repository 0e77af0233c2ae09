/**
 * A remark plugin: a line of `---` or `===` right under words is a line, and makes no heading of them. Words that stand
 * there already would otherwise change into a heading when the line below them arrives; and who writes `---` in an answer
 * nearly always means a rule.
 */
import type { Nodes, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'

export function remarkUnderlines() {
  return (tree: Root, file: VFile) => drawUnderlines(tree, String(file))
}

/** @param text what `tree` was parsed from */
export function drawUnderlines(tree: Nodes, text: string): void {
  if (!('children' in tree)) return
  // Parents of mixed kinds have children of mixed kinds; each is replaced by what may stand in its place.
  const parent: { children: RootContent[] } = tree
  if (parent.children.some((child) => isUnderlined(child, text)))
    parent.children = parent.children.flatMap((child) => asLine(child, text))
  for (const child of parent.children) drawUnderlines(child, text)
}

function isUnderlined(node: RootContent, text: string): boolean {
  return node.type === 'heading' && text[node.position?.start.offset ?? 0] !== '#'
}

function asLine(node: RootContent, text: string): RootContent[] {
  if (node.type !== 'heading' || !isUnderlined(node, text)) return [node]
  return [
    { type: 'paragraph', children: node.children, ...(node.position && { position: node.position }) },
    { type: 'thematicBreak' },
  ]
}
