/** Every question and answer of a conversation, as a tree: another wording is another branch. */
import type { MessageNode } from '@/lib/wire/conversation'

/** The other ways a question was asked, or answered: which of how many this one is. */
export interface Versions {
  /** In the order in which they were made, this one included. */
  ids: string[]
  index: number
}

export function findVersions(nodes: readonly MessageNode[], id: string): Versions {
  const own = nodes.find((node) => node.id === id)
  const ids = nodes
    .filter(({ parentId, role }) => parentId === own?.parentId && role === own.role)
    .map((node) => node.id)
  return { ids, index: ids.indexOf(id) }
}

/** The latest end of what follows a message. */
export function findLatestLeaf(nodes: readonly MessageNode[], id: string): string {
  const last = nodes.findLast(({ parentId }) => parentId === id)
  return last ? findLatestLeaf(nodes, last.id) : id
}
