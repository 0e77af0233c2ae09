/** Remark plugin: turns images into links, so that nothing is fetched before the user opens one. */
import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import { formatMessage } from '@/components/i18n/format-message'
import type { PageMessages } from '@/components/i18n/messages-en'

export function remarkImageLinks(messages: PageMessages['answer']) {
  return (tree: Root) => linkImages(tree, messages)
}

export function linkImages(node: Nodes, messages: PageMessages['answer'], isInLink = false): void {
  if (!('children' in node)) return
  // Children are typed per parent; each replacement is valid in its place.
  const parent: { children: RootContent[] } = node
  parent.children = parent.children.map((child) => linkImage(child, messages, isInLink))
  for (const child of parent.children) linkImages(child, messages, isInLink || isLink(child))
}

/** Links cannot nest, so an image inside a link becomes its text. */
function linkImage(node: RootContent, messages: PageMessages['answer'], isInLink: boolean): RootContent {
  if (node.type !== 'image' && node.type !== 'imageReference') return node
  const text: PhrasingContent = { type: 'text', value: formatImageLink(node.alt, messages) }
  if (isInLink) return text
  const { alt: _, ...rest } = node
  return rest.type === 'image'
    ? { ...rest, type: 'link', children: [text] }
    : { ...rest, type: 'linkReference', children: [text] }
}

function isLink({ type }: RootContent): boolean {
  return type === 'link' || type === 'linkReference'
}

/** The text of a link to an image. */
export function formatImageLink(description: string | null | undefined, messages: PageMessages['answer']): string {
  return description ? formatMessage(messages.imageOf, { description }) : messages.image
}
