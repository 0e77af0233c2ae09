/** Loads stored conversations. Imported on demand: a new conversation does not need it. */

import { AnswerError } from '@/components/errors/answer-error'
import type { Failure } from '@/components/errors/request-failure'
import { goneFailure, toFailure } from '@/components/errors/to-request-failure'
import { type MessageNode, messagesAtOnceMax, type StoredMessage } from '@/lib/wire/conversation'
import type { SourceChanges } from '@/lib/wire/source-changes'
import { callApi, fetchConversation, fetchMessages } from './conversation-api'
import type { Turn } from './conversation-reducer'
import { conversationUrl } from './conversation-urls'
import { findLatestLeaf } from './message-tree'
import { turnsFromMessages } from './turns-from-messages'

/**
 * @param message id that must be among the turns; when omitted or unknown, the most recently read branch is loaded
 * @throws AnswerError
 */
export async function loadConversation(
  conversation: string,
  message?: string,
): Promise<{ title: string; nodes: MessageNode[]; turns: Turn[] }> {
  const stored = await fetchConversation(conversation)
  let { messages } = stored
  const isThere = () => messages.some(({ id }) => id === message)
  if (message !== undefined && stored.nodes.some(({ id }) => id === message) && !isThere()) {
    messages = await fetchMessages(conversation, findLatestLeaf(stored.nodes, message))
    while (messages[0]?.parentId && !isThere())
      messages = [...(await fetchMessages(conversation, messages[0].parentId)), ...messages]
  }
  return { title: stored.title, nodes: stored.nodes, turns: turnsFromMessages(messages) }
}

/**
 * @returns the branch of a message, down to its latest leaf
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
 * @param until id of the last answer to load
 * @param from id of the first question to load; null for the first of the conversation; when omitted, the last few
 *   turns are loaded
 * @throws AnswerError
 */
export async function loadEarlierTurns(conversation: string, until: string, from?: string | null): Promise<Turn[]> {
  if (from === undefined) return turnsFromMessages(await fetchMessages(conversation, until))
  const messages: StoredMessage[] = []
  for (let next: string | null = until; next !== null; ) {
    // With few requests, as there may be hundreds.
    const earlier = await fetchMessages(conversation, next, messagesAtOnceMax)
    messages.unshift(...earlier)
    const isComplete = earlier.length === 0 || earlier.some(({ id }) => id === from)
    next = isComplete ? null : (earlier[0]?.parentId ?? null)
  }
  return turnsFromMessages(messages)
}

/**
 * @returns how the sources differ from those of the previous answer to the same question; null without one
 * @throws AnswerError
 */
export async function fetchSourceChanges(conversation: string, answer: string): Promise<SourceChanges | null> {
  const stored = (await fetchMessages(conversation, answer)).find(({ id }) => id === answer)
  return (stored?.role === 'assistant' && stored.changes) || null
}

/**
 * @param last the last turn on the screen
 * @returns the current tree and the turns after that answer (from that turn on if the answer was replaced); only the
 *   last ones when there are many
 * @throws AnswerError
 */
export async function loadNewTurns(
  conversation: string,
  last: Pick<Turn, 'id' | 'answerId'>,
): Promise<{ title: string; nodes: MessageNode[]; turns: Turn[] }> {
  const { title, nodes } = await fetchConversation(conversation)
  const after = [last.answerId, last.id].find((each) => nodes.some(({ id }) => id === each))
  if (after === undefined) return { title, nodes, turns: [] }
  const isLast = findLatestLeaf(nodes, after) === after
  return { title, nodes, turns: isLast ? [] : await loadBranch(conversation, nodes, after) }
}

/** Saves which branch to show next time. A failure is ignored. */
export async function saveCurrentLeaf(conversation: string, leaf: string): Promise<void> {
  await callApi('POST', conversationUrl(conversation), { leaf }).catch(() => undefined)
}

export function toLoadFailure(error: unknown): Failure {
  return error instanceof AnswerError && error.status === 404 ? goneFailure : toFailure(error)
}
