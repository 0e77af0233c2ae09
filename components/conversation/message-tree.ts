/** The tree of a conversation's messages: an edited question starts a new branch. */
import type { MessageNode } from '@/lib/wire/conversation'

/** The versions of one question or answer. */
export interface Versions {
  /** In order of creation, including this one. */
  ids: string[]
  index: number
}

export function findVersions(nodes: readonly MessageNode[], id: string): Versions {
  return createVersionFinder()(nodes, [id])[0] ?? { ids: [], index: -1 }
}

/**
 * @returns a function that finds the versions of many messages in one pass over the tree. Versions that have not
 *   changed since its last call are the same objects, so that a new turn does not render all others again
 */
export function createVersionFinder(): (nodes: readonly MessageNode[], ids: readonly string[]) => Versions[] {
  let known = new Map<string, Versions>()
  return (nodes, wanted) => {
    const siblings = Map.groupBy(nodes, ({ parentId, role }) => `${role} ${parentId}`)
    const byId = new Map(nodes.map((node) => [node.id, node]))
    const found = wanted.map((id): Versions => {
      const own = byId.get(id)
      const ids = own ? (siblings.get(`${own.role} ${own.parentId}`) ?? []).map((node) => node.id) : []
      const before = known.get(id)
      const isSame = before && before.ids.length === ids.length && before.ids.every((each, at) => each === ids[at])
      return isSame ? before : { ids, index: ids.indexOf(id) }
    })
    known = new Map(wanted.map((id, at) => [id, found[at] as Versions]))
    return found
  }
}

/** @returns the id of the latest leaf below a message */
export function findLatestLeaf(nodes: readonly MessageNode[], id: string): string {
  const last = nodes.findLast(({ parentId }) => parentId === id)
  return last ? findLatestLeaf(nodes, last.id) : id
}
