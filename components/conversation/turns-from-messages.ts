/** Converts stored messages to turns. */

import { errorFromAnswerState } from '@/components/errors/answer-error'
import { interruptedFailure, toFailure } from '@/components/errors/to-request-failure'
import type { AnswerState, StoredMessage } from '@/lib/wire/conversation'
import { type Answer, pendingAnswer, type Turn } from './conversation-reducer'

/** @returns the turns of one branch; an answer without its question is left out */
export function turnsFromMessages(messages: readonly StoredMessage[]): Turn[] {
  return messages.flatMap((message): Turn[] => {
    if (message.role !== 'assistant') return []
    const question = messages.find(({ id }) => id === message.parentId)
    if (question?.role !== 'user') return []
    const { id, parentId, text, images, plainWordsOf } = question
    const shown = images.map(({ description, url, text }) => ({
      name: '',
      description,
      dataUrl: url,
      ...(text !== undefined && { text }),
    }))
    const { changes, feedback } = message
    const answer = { ...answerFromState(message), ...(changes && { changes }), ...(feedback && { feedback }) }
    const kept = { answerId: message.id, answer, isStored: true }
    return [{ id, parentId, question: { text, images: shown, ...(plainWordsOf && { plainWordsOf }) }, ...kept }]
  })
}

export function answerFromState(state: AnswerState): Answer {
  const { text, evidence } = state
  switch (state.status) {
    case 'running':
      return pendingAnswer
    case 'done':
      return { status: 'done', finishReason: state.finishReason ?? 'stop', text, evidence }
    case 'stopped':
      return { status: 'stopped', text, evidence }
    case 'failed':
      return { status: 'failed', failure: toFailure(errorFromAnswerState(state)), text, evidence }
    case 'interrupted':
      return { status: 'failed', failure: interruptedFailure, text, evidence }
  }
}
