'use client'

import { type Dispatch, type RefObject, useCallback } from 'react'
import { randomId } from '@/components/ui/random-id'
import { type ConversationAction, isGenerating, pendingAnswer, type Question, type Turn } from './conversation-reducer'
import type { ConversationState, Place } from './conversation-state'
import { answerUrl } from './conversation-urls'
import type { useGeneration } from './use-generation'

interface QuestionParts {
  latest: RefObject<ConversationState>
  dispatch: Dispatch<ConversationAction>
  updatePlace(change: Partial<Place>): void
  read: ReturnType<typeof useGeneration>['read']
  clear(): void
}

/** Asks questions, and asks them again. */
export function useQuestions({ latest, dispatch, updatePlace, read, clear }: QuestionParts) {
  const generate = useCallback(
    (turn: Turn, asked: readonly Turn[], conversation: string | null, searchesLive: boolean) => {
      const { answerId } = turn
      const url = conversation && answerUrl(conversation, answerId)
      const onAccepted = () => {
        updatePlace({ isStored: conversation !== null })
        dispatch({ type: 'stored', id: answerId })
        latest.current.onAccepted(turn.question, conversation)
      }
      void read({ answerId, url, onAccepted }, ({ streamAnswer, buildAskRequest }, options) =>
        streamAnswer(buildAskRequest(turn, asked, conversation, searchesLive), url, options),
      )
    },
    [latest, dispatch, updatePlace, read],
  )

  /**
   * @param editedId id of the question being edited; its old answers stay on their own branch
   * @param isQuiet sent automatically: do not scroll to it
   */
  const ask = useCallback(
    (question: Question, editedId?: string, isQuiet = false) => {
      const { id: current, isTemporary, opening } = latest.current
      // A conversation that failed to load cannot be continued; start a new one.
      if (opening !== 'no') clear()
      const turns = opening === 'no' ? latest.current.turns : []
      const conversation = isTemporary ? null : (turns.length > 0 && current) || randomId()
      updatePlace({ id: conversation })
      const at = turns.findIndex(({ id }) => id === editedId)
      const before = at < 0 ? turns : turns.slice(0, at)
      const turn = createTurn(question, before, isQuiet)
      dispatch({ type: 'asked', ...turn, after: before.length })
      generate(turn, [...before, turn], conversation, latest.current.searchesLive)
    },
    [latest, dispatch, updatePlace, clear, generate],
  )

  /** @param searchesLive whether to search PubMed and Europe PMC this time, whatever is set for new questions */
  const retry = useCallback(
    (id: string, searchesLive = latest.current.searchesLive) => {
      const { turns, id: conversation } = latest.current
      if (turns.some(({ answer }) => isGenerating(answer))) return
      const at = turns.findIndex((turn) => turn.id === id)
      const turn = turns[at]
      if (!turn) return
      const answerId = randomId()
      dispatch({ type: 'retried', id, answerId, hasBranches: conversation !== null })
      generate({ ...turn, answerId }, turns.slice(0, at + 1), conversation, searchesLive)
    },
    [latest, dispatch, generate],
  )

  return { ask, retry }
}

/** @param before the turns that the question follows */
function createTurn(question: Question, before: readonly Turn[], isQuiet: boolean): Turn {
  return {
    id: randomId(),
    parentId: before.findLast(({ isStored }) => isStored)?.answerId ?? null,
    question,
    answerId: randomId(),
    answer: pendingAnswer,
    isStored: false,
    isQuiet,
  }
}
