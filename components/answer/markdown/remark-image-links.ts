/** A remark plugin: an image in an answer is a link to it, so that nothing is fetched before a reader opens it. */
import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import { formatMessage } from '@/components/i18n/format-message'
import type { PageMessages } from '@/components/i18n/messages-en'

export function remarkImageLinks(messages: PageMessages['answer']) {
  return (tree: Root) => linkImages(tree, messages)
}

export function linkImages(node: Nodes, messages: PageMessages['answer'], isInLink = false): void {
  if (!('children' in node)) return
  // Parents of mixed kinds have children of mixed kinds; each is replaced by what may stand in its place.
  const parent: { children: RootContent[] } = node
  parent.children = parent.children.map((child) => linkImage(child, messages, isInLink))
  for (const child of parent.children) linkImages(child, messages, isInLink || isLink(child))
}

/** A link holds no other link, so of an image inside one the words are left. */
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

/** What a link to an image is called. */
export function formatImageLink(description: string | null | undefined, messages: PageMessages['answer']): string {
  return description ? formatMessage(messages.imageOf, { description }) : messages.image
}
