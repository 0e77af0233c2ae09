import type { ListItem, Nodes, Parents, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { remarkEscapedAddresses } from '@/components/answer/markdown/remark-escaped-addresses'
import { linkImages } from '@/components/answer/markdown/remark-image-links'
import { inlineFootnotes } from '@/components/answer/markdown/remark-inline-footnotes'
import { replaceSetextHeadings } from '@/components/answer/markdown/remark-no-setext-headings'
import type { PageMessages } from '@/components/i18n/messages-en'
import { limitMarkdownDepth } from '@/lib/shared/text/limit-markdown-depth'

/**
 * An answer as a Markdown tree that is safe outside the page: images become links, so pasting loads nothing; links
 * lead to https or nowhere; HTML becomes text. Consumers need no further checks.
 */
export function toAnswerMdast(text: string, messages: PageMessages): Root {
  const limited = limitMarkdownDepth(text)
  const tree = parseMarkdown(limited)
  replaceSetextHeadings(tree, limited)
  linkImages(tree, messages.answer)
  // As on the page: an unreferenced footnote would be dropped.
  inlineFootnotes(tree)
  makeInert(tree)
  return tree
}

/**
 * As on the page: in medicine one tilde means "about".
 *
 * @param text limited by `limitMarkdownDepth`: deeper texts overflow the stack
 */
export function parseMarkdown(text: string): Root {
  return unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkEscapedAddresses).parse(text)
}

function makeInert(parent: Nodes): void {
  if (!('children' in parent)) return
  const kept = (parent.children as RootContent[]).flatMap((child): RootContent[] => {
    makeInert(child)
    switch (child.type) {
      case 'html':
        return [isPhrasingParent(parent) ? toText(child.value) : { type: 'paragraph', children: [toText(child.value)] }]
      case 'link':
        return isHttps(child.url) ? [child] : child.children
      case 'linkReference':
        return [toText('['), ...child.children, toText(']')]
      case 'definition':
        return []
      case 'listItem':
        return [tickAsText(child)]
      default:
        return [child]
    }
  })
  // Each replacement is valid in its place.
  ;(parent as { children: RootContent[] }).children = kept
}

/** Paste targets drop form checkboxes, and with them whether a task was done. */
function tickAsText(item: ListItem): ListItem {
  const [first, ...others] = item.children
  if (typeof item.checked !== 'boolean' || first?.type !== 'paragraph') return item
  const box = toText(item.checked ? '☑ ' : '☐ ')
  return { ...item, checked: null, children: [{ ...first, children: [box, ...first.children] }, ...others] }
}

function toText(value: string) {
  return { type: 'text' as const, value }
}

function isPhrasingParent({ type }: Parents): boolean {
  return !['root', 'blockquote', 'listItem', 'footnoteDefinition'].includes(type)
}

export function isHttps(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:'
}
