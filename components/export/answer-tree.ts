import type { ListItem, Nodes, Parents, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { drawUnderlines } from '@/components/underlines'
import type { PageWords } from '@/components/words/en'
import { fill } from '@/components/words/fill'

/**
 * An answer as a Markdown tree that may leave the page: no picture is loaded by what it is pasted into, links lead to
 * https or nowhere, and HTML is its own text. What reads it need not check again.
 */
export function answerTree(text: string, words: PageWords): Root {
  const tree = markdownTree(text)
  drawUnderlines(tree, text)
  makeInert(tree, words.answer)
  return tree
}

/** As on the page, one tilde is "about" in medicine. */
export function markdownTree(text: string): Root {
  return unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).parse(text)
}

function makeInert(parent: Nodes, words: PageWords['answer']): void {
  if (!('children' in parent)) return
  const kept = (parent.children as RootContent[]).flatMap((child): RootContent[] => {
    makeInert(child, words)
    switch (child.type) {
      case 'image':
      case 'imageReference':
        return [textOf(pictureWords(child.alt, words))]
      case 'html':
        return [isPhrasingParent(parent) ? textOf(child.value) : { type: 'paragraph', children: [textOf(child.value)] }]
      case 'link':
        return isHttps(child.url) ? [child] : child.children
      case 'linkReference':
        return [textOf('['), ...child.children, textOf(']')]
      case 'definition':
        return []
      case 'listItem':
        return [tickAsText(child)]
      default:
        return [child]
    }
  })
  // Each child was replaced by ones that may stand in its place.
  ;(parent as { children: RootContent[] }).children = kept
}

/** What stands where a picture was. */
export function pictureWords(description: string | null | undefined, words: PageWords['answer']): string {
  return description ? fill(words.imageOf, { description }) : words.image
}

/** A box of a form is dropped by what it is pasted into, and with it whether the task was done. */
function tickAsText(item: ListItem): ListItem {
  const [first, ...others] = item.children
  if (typeof item.checked !== 'boolean' || first?.type !== 'paragraph') return item
  const box = textOf(item.checked ? '☑ ' : '☐ ')
  return { ...item, checked: null, children: [{ ...first, children: [box, ...first.children] }, ...others] }
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
