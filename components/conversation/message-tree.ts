/** The tree of a conversation's messages: an edited question starts a new branch. */
import type { MessageNode } from '@/lib/wire/conversation'

/** The versions of one question or answer. */
export interface Versions {
  /** In order of creation, including this one. */
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

/** @returns the id of the latest leaf below a message */
export function findLatestLeaf(nodes: readonly MessageNode[], id: string): string {
  const last = nodes.findLast(({ parentId }) => parentId === id)
  return last ? findLatestLeaf(nodes, last.id) : id
}
