/** Conversations as the server keeps them, read for the page. A new conversation needs none of it, so it comes when it is asked for. */

import { AnswerError } from '@/components/errors/answer-error'
import type { Failure } from '@/components/errors/request-failure'
import { goneFailure, toFailure } from '@/components/errors/to-request-failure'
import type { MessageNode } from '@/lib/wire/conversation'
import type { SourceChanges } from '@/lib/wire/source-changes'
import { callApi, fetchConversation, fetchMessages } from './conversation-api'
import type { Turn } from './conversation-reducer'
import { conversationUrl } from './conversation-urls'
import { findLatestLeaf } from './message-tree'
import { turnsFromMessages } from './turns-from-messages'

/**
 * @param message to be among the turns; the branch that was read last when left out, or not known
 * @throws AnswerError
 */
export async function loadConversation(
  conversation: string,
  message?: string,
): Promise<{ nodes: MessageNode[]; turns: Turn[] }> {
  const stored = await fetchConversation(conversation)
  let { messages } = stored
  const isThere = () => messages.some(({ id }) => id === message)
  if (message !== undefined && stored.nodes.some(({ id }) => id === message) && !isThere()) {
    messages = await fetchMessages(conversation, findLatestLeaf(stored.nodes, message))
    while (messages[0]?.parentId && !isThere())
      messages = [...(await fetchMessages(conversation, messages[0].parentId)), ...messages]
  }
  return { nodes: stored.nodes, turns: turnsFromMessages(messages) }
}

/**
 * @returns the branch on which a message stands, to its latest end
 * @throws AnswerError
 */
export async function loadBranch(
  conversation: string,
  nodes: readonly MessageNode[],
  message: string,
): Promise<Turn[]> {
  return turnsFromMessages(await fetchMessages(conversation, findLatestLeaf(nodes, message)))
}

/**
 * @param until the answer that is read last
 * @throws AnswerError
 */
export async function loadEarlierTurns(conversation: string, until: string): Promise<Turn[]> {
  return turnsFromMessages(await fetchMessages(conversation, until))
}

/**
 * @returns how its sources differ from those of the answer before it to the same question; null where there is none
 * @throws AnswerError
 */
export async function fetchSourceChanges(conversation: string, answer: string): Promise<SourceChanges | null> {
  const stored = (await fetchMessages(conversation, answer)).find(({ id }) => id === answer)
  return (stored?.role === 'assistant' && stored.changes) || null
}

/**
 * @param last the turn that is shown last
 * @returns the tree as it is now, and what stands in it after that turn's answer (or, when that was dropped for another
 *   one, from the turn on); its end alone when that is much
 * @throws AnswerError
 */
export async function loadNewTurns(
  conversation: string,
  last: Pick<Turn, 'id' | 'answerId'>,
): Promise<{ nodes: MessageNode[]; turns: Turn[] }> {
  const { nodes } = await fetchConversation(conversation)
  const after = [last.answerId, last.id].find((each) => nodes.some(({ id }) => id === each))
  if (after === undefined) return { nodes, turns: [] }
  const isLast = findLatestLeaf(nodes, after) === after
  return { nodes, turns: isLast ? [] : await loadBranch(conversation, nodes, after) }
}

/** Which branch is shown next time; not worth a word when it fails. */
export async function saveCurrentLeaf(conversation: string, leaf: string): Promise<void> {
  await callApi('POST', conversationUrl(conversation), { leaf }).catch(() => undefined)
}

/** Why something here could not be read. */
export function toLoadFailure(error: unknown): Failure {
  return error instanceof AnswerError && error.status === 404 ? goneFailure : toFailure(error)
}
