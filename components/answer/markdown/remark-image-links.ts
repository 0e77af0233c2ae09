/** A remark plugin: an image in an answer is a link to it, so that nothing is fetched before a reader opens it. */
import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import { fill } from '@/components/i18n/format-message'
import type { PageWords } from '@/components/i18n/messages-en'

export function remarkImageLinks(words: PageWords['answer']) {
  return (tree: Root) => linkImages(tree, words)
}

export function linkImages(node: Nodes, words: PageWords['answer'], isInLink = false): void {
  if (!('children' in node)) return
  // Parents of mixed kinds have children of mixed kinds; each is replaced by what may stand in its place.
  const parent: { children: RootContent[] } = node
  parent.children = parent.children.map((child) => linkImage(child, words, isInLink))
  for (const child of parent.children) linkImages(child, words, isInLink || isLink(child))
}

/** A link holds no other link, so of an image inside one the words are left. */
function linkImage(node: RootContent, words: PageWords['answer'], isInLink: boolean): RootContent {
  if (node.type !== 'image' && node.type !== 'imageReference') return node
  const text: PhrasingContent = { type: 'text', value: formatImageLink(node.alt, words) }
  if (isInLink) return text
  const { alt: _, ...rest } = node
  return rest.type === 'image'
    ? { ...rest, type: 'link', children: [text] }
    : { ...rest, type: 'linkReference', children: [text] }
}

function isLink({ type }: RootContent): boolean {
  return type === 'link' || type === 'linkReference'
}

/** What a link to an image is called. */
export function formatImageLink(description: string | null | undefined, words: PageWords['answer']): string {
  return description ? fill(words.imageOf, { description }) : words.image
}
