import type { ListItem, Nodes, Parents, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { remarkEscapedAddresses } from '@/components/answer/markdown/remark-escaped-addresses'
import { linkImages } from '@/components/answer/markdown/remark-image-links'
import { releaseFootnotes } from '@/components/answer/markdown/remark-inline-footnotes'
import { drawUnderlines } from '@/components/answer/markdown/remark-no-setext-headings'
import type { PageWords } from '@/components/i18n/messages-en'
import { limitMarkdownDepth } from '@/lib/shared/text/limit-markdown-depth'

/**
 * An answer as a Markdown tree that may leave the page: an image is a link, so that nothing is loaded by what it is pasted
 * into, links lead to https or nowhere, and HTML is its own text. What reads it need not check again.
 */
export function answerTree(text: string, words: PageWords): Root {
  const limited = limitMarkdownDepth(text)
  const tree = markdownTree(limited)
  drawUnderlines(tree, limited)
  linkImages(tree, words.answer)
  // As on the page: a note that nothing refers to would be left out.
  releaseFootnotes(tree)
  makeInert(tree)
  return tree
}

/**
 * As on the page, one tilde is "about" in medicine.
 *
 * @param text as `limitMarkdownDepth` gives it: deeper texts overflow the stack
 */
export function markdownTree(text: string): Root {
  return unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkEscapedAddresses).parse(text)
}

function makeInert(parent: Nodes): void {
  if (!('children' in parent)) return
  const kept = (parent.children as RootContent[]).flatMap((child): RootContent[] => {
    makeInert(child)
    switch (child.type) {
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

export function isHttps(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:'
}
