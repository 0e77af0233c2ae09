import { isGenerating, type Turn } from '@/components/conversation/conversation-reducer'
import { fetchSourceChanges } from '@/components/conversation/load-conversation'
import { findVersions } from '@/components/conversation/message-tree'
import type { MessageNode } from '@/lib/wire/conversation'

/**
 * Adds to regenerated answers how their sources differ from the previous answer, as the server reports it.
 *
 * @throws AnswerError
 */
export async function loadSourceChanges(
  turns: readonly Turn[],
  nodes: readonly MessageNode[],
  conversationId: string | null,
): Promise<readonly Turn[]> {
  if (conversationId === null) return turns
  return Promise.all(turns.map((turn) => loadTurnChanges(turn, nodes, conversationId)))
}

async function loadTurnChanges(turn: Turn, nodes: readonly MessageNode[], conversationId: string): Promise<Turn> {
  const { answer, answerId, question } = turn
  const isCompared = !isGenerating(answer) && answer.evidence !== null && question.plainWordsOf === undefined
  if (answer.changes || !isCompared || findVersions(nodes, answerId).index < 1) return turn
  const changes = await fetchSourceChanges(conversationId, answerId)
  return changes ? { ...turn, answer: { ...answer, changes } } : turn
}
