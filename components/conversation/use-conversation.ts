'use client'

import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { type Failure, unreachableFailure } from '@/components/errors/request-failure'
import { randomId } from '@/components/ui/random-id'
import {
  conversationReducer,
  emptyConversation,
  isGenerating,
  pendingAnswer,
  type Question,
  type Turn,
} from './conversation-reducer'
import { answerUrl } from './conversation-urls'
import type { AnswerEnd, AnswerHandlers } from './fetch-answer'

/** Preloaded when the user focuses the composer. */
export const loadAskBundle = () => import('./ask-bundle')

type AskBundle = Awaited<ReturnType<typeof loadAskBundle>>

const loadLoader = () => import('./load-conversation')

type Stored = Awaited<ReturnType<typeof loadLoader>>

/**
 * State of the conversation on the screen: asks questions, streams answers and opens stored conversations. One answer
 * is generated at a time; text is committed at the pace of the screen.
 *
 * @param initialId conversation to open first, with `open`; null for a new one
 * @param onAccepted called when the first event of an answer arrives, with the id of its stored conversation or null
 * @param searchesLive whether questions also search outside this server
 */
export function useConversation(
  initialId: string | null,
  onAccepted: (question: Question, storedAt: string | null) => void,
  searchesLive: boolean,
) {
  const [{ turns, nodes }, dispatch] = useReducer(conversationReducer, emptyConversation)
  /** Id of the stored conversation; null for a temporary one, and before the first question. */
  const [id, setId] = useState(initialId)
  const [isTemporary, setIsTemporary] = useState(false)
  /** True when the server has stored it, so that its URL works. */
  const [isStored, setIsStored] = useState(false)
  const [opening, setOpening] = useState<'no' | 'loading' | Failure>(initialId === null ? 'no' : 'loading')
  const running = useRef<{ controller: AbortController; url: string | null; answerId: string }>(undefined)
  /** Navigation counter; replies for a conversation that the user has left are ignored. */
  const visits = useRef(0)
  /** Another tab made a change during generation; refresh when the answer ends. */
  const isMissed = useRef(false)
  const latest = useRef({ turns, nodes, id, isStored, isTemporary, opening, searchesLive })
  useEffect(() => {
    latest.current = { turns, nodes, id, isStored, isTemporary, opening, searchesLive }
  }, [turns, nodes, id, isStored, isTemporary, opening, searchesLive])
  useEffect(() => () => running.current?.controller.abort(), [])

  /** Streams an answer into the turn that waits for it. */
  const read = useCallback(
    async (
      answerId: string,
      url: string | null,
      begin: (asking: AskBundle, reader: AnswerHandlers, signal: AbortSignal) => Promise<AnswerEnd>,
      onAccepted: () => void = () => {},
    ) => {
      const controller = new AbortController()
      const { signal } = controller
      running.current = { controller, url, answerId }
      const asking = await loadAskBundle().catch(() => null)
      let failure = unreachableFailure
      try {
        signal.throwIfAborted()
        if (asking)
          return await asking.streamIntoTurn({ answerId, dispatch, onAccepted }, (reader) =>
            begin(asking, reader, signal),
          )
      } catch (error) {
        if (asking) failure = asking.toFailure(error)
      }
      if (!signal.aborted) dispatch({ type: 'failed', id: answerId, failure })
    },
    [],
  )

  const run = useCallback(
    (turn: Turn, asked: readonly Turn[], conversation: string | null) => {
      const { searchesLive } = latest.current
      const answer = turn.answerId
      const url = conversation && answerUrl(conversation, answer)
      void read(
        answer,
        url,
        ({ streamAnswer, buildAskRequest }, reader, signal) =>
          streamAnswer(buildAskRequest(turn, asked, conversation, searchesLive), url, reader, signal),
        () => {
          setIsStored(conversation !== null)
          dispatch({ type: 'kept', id: answer })
          onAccepted(turn.question, conversation)
        },
      )
    },
    [onAccepted, read],
  )

  /** Leaves the current conversation: the server continues a stored answer, any other answer ends. */
  const leave = useCallback(() => {
    running.current?.controller.abort()
    running.current = undefined
    visits.current += 1
    isMissed.current = false
  }, [])

  /**
   * @param instead id of the question being edited; its old answers stay on their own branch
   * @param isQuiet sent automatically: do not scroll to it
   */
  const ask = useCallback(
    (question: Question, instead?: string, isQuiet = false) => {
      const { id: current, isTemporary, opening } = latest.current
      // A conversation that failed to load cannot be continued; start a new one.
      const turns = opening === 'no' ? latest.current.turns : []
      if (opening !== 'no') {
        leave()
        setIsStored(false)
        setOpening('no')
        dispatch({ type: 'cleared' })
      }
      const conversation = isTemporary ? null : (turns.length > 0 && current) || randomId()
      setId(conversation)
      const at = turns.findIndex(({ id }) => id === instead)
      const before = at < 0 ? turns : turns.slice(0, at)
      const parentId = before.findLast(({ isStored }) => isStored)?.answerId ?? null
      const turn: Turn = {
        id: randomId(),
        parentId,
        question,
        answerId: randomId(),
        answer: pendingAnswer,
        isStored: false,
        isQuiet,
      }
      dispatch({ type: 'asked', ...turn, after: before.length })
      run(turn, [...before, turn], conversation)
    },
    [run, leave],
  )

  const retry = useCallback(
    (id: string) => {
      const { turns, id: conversation } = latest.current
      if (turns.some(({ answer }) => isGenerating(answer))) return
      const at = turns.findIndex((turn) => turn.id === id)
      const turn = turns[at]
      if (!turn) return
      const answerId = randomId()
      dispatch({ type: 'retried', id, answerId, hasBranches: conversation !== null })
      run({ ...turn, answerId }, turns.slice(0, at + 1), conversation)
    },
    [run],
  )

  /** Stops the answer in this tab at once, and the generation on the server. */
  const stop = useCallback(() => {
    if (!running.current) return
    const { controller, url, answerId } = running.current
    controller.abort()
    dispatch({ type: 'stopped', id: answerId })
    // The bundle is already loaded: it is reading the answer.
    if (url) void loadAskBundle().then(({ stopAnswer }) => stopAnswer(url))
  }, [])

  const clear = useCallback(
    (temporary = false) => {
      leave()
      setId(null)
      setIsStored(false)
      setIsTemporary(temporary)
      setOpening('no')
      dispatch({ type: 'cleared' })
    },
    [leave],
  )

  /** Resumes an answer that the server is still generating. */
  const pickUp = useCallback(
    (conversation: string, last: Turn | undefined) => {
      if (!last || !isGenerating(last.answer)) return
      const url = answerUrl(conversation, last.answerId)
      void read(last.answerId, url, async ({ readGenerationLog }, reader, signal) => ({
        answer: await readGenerationLog(url, reader, signal),
      }))
    },
    [read],
  )

  /**
   * Runs `use` with the code that loads conversations. Shows a failure in place of the conversation.
   *
   * @param isMinor report the failure only if the conversation no longer exists
   */
  const withStored = useCallback(
    async (use: (stored: Stored, isStill: () => boolean) => Promise<void>, isMinor = false) => {
      const visit = visits.current
      const isStill = () => visit === visits.current
      const stored = await loadLoader().catch(() => null)
      let failure = unreachableFailure
      try {
        if (stored) return await use(stored, isStill)
      } catch (error) {
        if (stored) failure = stored.toLoadFailure(error)
      }
      if (isStill() && !(isMinor && failure.kind !== 'gone')) setOpening(failure)
    },
    [],
  )

  /** @param message id to show; when omitted, the most recently read branch is opened */
  const open = useCallback(
    async (conversation: string, message?: string) => {
      leave()
      dispatch({ type: 'cleared' })
      setId(conversation)
      setIsStored(false)
      setIsTemporary(false)
      setOpening('loading')
      await withStored(async ({ loadConversation: readOpened, saveCurrentLeaf: rememberLeaf }, isStill) => {
        const opened = await readOpened(conversation, message)
        if (!isStill()) return
        dispatch({ type: 'opened', ...opened })
        setIsStored(true)
        setOpening('no')
        const last = opened.turns.at(-1)
        if (message !== undefined && last) void rememberLeaf(conversation, last.answerId)
        pickUp(conversation, last)
      })
    },
    [leave, pickUp, withStored],
  )

  /** Adds turns that another tab or device appended. The user stays on the current branch. */
  const refresh = useCallback(async () => {
    const { id: conversation, isStored, turns } = latest.current
    const last = turns.at(-1)
    if (!conversation || !isStored || !last) return
    isMissed.current = isGenerating(last.answer)
    if (isMissed.current) return
    // If the server is unreachable, keep what is shown and try again at the next change.
    const isMinor = true
    await withStored(async ({ loadNewTurns: readAdded }, isStill) => {
      const added = await readAdded(conversation, last)
      // The user navigated away or asked a question in the meantime.
      if (!isStill() || latest.current.turns.at(-1)?.answerId !== last.answerId) return
      dispatch({ type: 'refreshed', ...added })
      pickUp(conversation, added.turns.at(-1))
    }, isMinor)
  }, [pickUp, withStored])

  const last = turns.at(-1)
  const isBusy = last !== undefined && isGenerating(last.answer)
  useEffect(() => {
    if (!isBusy && isMissed.current) void refresh()
  }, [isBusy, refresh])

  /** Switches to the branch of another version of a question or answer. */
  const step = useCallback(
    async (to: string) => {
      const { id: conversation, nodes } = latest.current
      if (!conversation) return
      leave()
      await withStored(async ({ loadBranch: readBranch, saveCurrentLeaf: rememberLeaf }, isStill) => {
        const turns = await readBranch(conversation, nodes, to)
        if (!isStill()) return
        dispatch({ type: 'stepped', turns })
        const last = turns.at(-1)
        if (last) void rememberLeaf(conversation, last.answerId)
        pickUp(conversation, last)
      })
    },
    [leave, pickUp, withStored],
  )

  const showEarlier = useCallback(async () => {
    const { id: conversation, turns } = latest.current
    const until = turns[0]?.parentId
    if (!conversation || !until) return
    await withStored(async ({ loadEarlierTurns: readBefore }, isStill) => {
      const earlier = await readBefore(conversation, until)
      if (isStill()) dispatch({ type: 'earlier', turns: earlier })
    })
  }, [withStored])

  /** @param turns the turns before the first one on the screen */
  const showBefore = useCallback((turns: readonly Turn[]) => dispatch({ type: 'earlier', turns }), [])

  return {
    id,
    isStored,
    turns,
    nodes,
    isTemporary,
    opening,
    ask,
    retry,
    stop,
    clear,
    open,
    step,
    showEarlier,
    showBefore,
    refresh,
  }
}
