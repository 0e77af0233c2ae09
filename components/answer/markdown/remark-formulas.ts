/**
 * Formulas between `$$`. Markdown would read their underscores and backslashes as its own, so they become inline code
 * of the same length before parsing, and this plugin recognises that code afterwards. A single `$` stays a currency
 * sign.
 */
import type { InlineCode, Nodes, Root } from 'mdast'

const formula = /(?<![`\\$])\$\$([^$`]{1,2000})\$\$(?![`$])/g

export function hasFormula(text: string): boolean {
  return text.includes('$$') && !/^[ \t]*(?:`{3,}|~{3,})/.test(text) && text.search(formula) >= 0
}

/** @returns a text of the same length whose formulas are inline code; lines within a formula are joined */
export function maskFormulas(text: string): string {
  return text.replace(formula, (_, tex: string) => `\`\`${tex.replaceAll('\n', ' ')}\`\``)
}

/** @param text as it was before `maskFormulas` */
export function remarkFormulas(text: string) {
  return (tree: Root) => markFormulas(tree, text)
}

function markFormulas(node: Nodes, text: string): void {
  if (!('children' in node)) return
  for (const child of node.children) {
    if (child.type === 'inlineCode' && isFormula(child, text)) {
      const isAlone = node.type === 'paragraph' && node.children.length === 1
      child.data = { hProperties: { 'data-formula': isAlone ? 'display' : 'inline' } }
    } else markFormulas(child, text)
  }
}

function isFormula({ position }: InlineCode, text: string): boolean {
  return text.startsWith('$$', position?.start.offset)
}
