/** Compares the sources of an answer with those of the previous answer to the same question, whenever it is read. */
import 'server-only'
import type { Database } from '@/lib/store/db'
import type { MessageNode, StoredMessage } from '@/lib/wire/conversation'
import { compareSources } from '@/lib/wire/source-changes'
import { toAnswerState } from './message-rows'

/** How many earlier answers to look at; those without a search are skipped. */
const earlierMax = 3

/**
 * @param nodes the whole tree in order of creation
 * @param messages any messages of the tree
 */
export async function addSourceChanges(
  store: Database,
  conversationId: string,
  nodes: readonly MessageNode[],
  messages: readonly StoredMessage[],
): Promise<StoredMessage[]> {
  const answersOf = Map.groupBy(
    nodes.filter(({ role }) => role === 'assistant'),
    ({ parentId }) => parentId,
  )
  /** The ids of the earlier answers, latest first. */
  const earlierThan = ({ id, parentId }: StoredMessage) => {
    const ids = (answersOf.get(parentId) ?? []).map((node) => node.id)
    return ids
      .slice(0, Math.max(0, ids.indexOf(id)))
      .slice(-earlierMax)
      .reverse()
  }
  const wanted = messages.flatMap((message) => (message.role === 'assistant' ? earlierThan(message) : []))
  if (wanted.length === 0) return [...messages]
  const rows = await store
    .selectFrom('messages')
    .select(['id', 'status', 'body'])
    .where('conversationId', '=', conversationId)
    .where('id', 'in', wanted)
    .execute()
  const evidenceOf = new Map(rows.map((row) => [row.id, toAnswerState(row).evidence]))
  return messages.map((message) => {
    if (message.role === 'user' || !message.evidence) return message
    const before = earlierThan(message).flatMap((id) => evidenceOf.get(id) ?? [])[0]
    return before ? { ...message, changes: compareSources(before, message.evidence) } : message
  })
}
