import type { Nodes, Parents, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { PageWords } from '@/components/words/en'
import { fill } from '@/components/words/fill'

/**
 * An answer as a Markdown tree that may leave the page: no picture is loaded by what it is pasted into, links lead to
 * https or nowhere, and HTML is its own text. What reads it need not check again.
 */
export function answerTree(text: string, words: PageWords): Root {
  // As on the page, one tilde is "about" in medicine.
  const tree = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).parse(text)
  makeInert(tree, words.answer)
  return tree
}

function makeInert(parent: Nodes, words: PageWords['answer']): void {
  if (!('children' in parent)) return
  const kept = (parent.children as RootContent[]).flatMap((child): RootContent[] => {
    makeInert(child, words)
    switch (child.type) {
      case 'image':
      case 'imageReference':
        return [textOf(child.alt ? fill(words.imageOf, { description: child.alt }) : words.image)]
      case 'html':
        return [isPhrasingParent(parent) ? textOf(child.value) : { type: 'paragraph', children: [textOf(child.value)] }]
      case 'link':
        return isHttps(child.url) ? [child] : child.children
      case 'linkReference':
        return [textOf('['), ...child.children, textOf(']')]
      case 'definition':
        return []
      default:
        return [child]
    }
  })
  // Each child was replaced by ones that may stand in its place.
  ;(parent as { children: RootContent[] }).children = kept
}

function textOf(value: string) {
  return { type: 'text' as const, value }
}

function isPhrasingParent({ type }: Parents): boolean {
  return !['root', 'blockquote', 'listItem', 'footnoteDefinition'].includes(type)
}

function isHttps(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:'
}
