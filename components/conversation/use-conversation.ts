'use client'

import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { type Failure, unreachableFailure } from '@/components/errors/request-failure'
import { randomId } from '@/components/ui/random-id'
import type { ReadOptions } from './answer-client'
import {
  conversationReducer,
  emptyConversation,
  isGenerating,
  pendingAnswer,
  type Question,
  type Turn,
} from './conversation-reducer'
import { answerUrl } from './conversation-urls'

/** Preloaded when the user focuses the composer. */
export const loadAskBundle = () => import('./ask-bundle')

type AskBundle = Awaited<ReturnType<typeof loadAskBundle>>

const importLoader = () => import('./load-conversation')

type Stored = Awaited<ReturnType<typeof importLoader>>

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
  const generation = useRef<{ controller: AbortController; url: string | null; answerId: string }>(undefined)
  /** Navigation counter; replies for a conversation that the user has left are ignored. */
  const navigations = useRef(0)
  /** Another tab made a change during generation; refresh when the answer ends. */
  const needsRefresh = useRef(false)
  const latest = useRef({ turns, nodes, id, isStored, isTemporary, opening, searchesLive })
  useEffect(() => {
    latest.current = { turns, nodes, id, isStored, isTemporary, opening, searchesLive }
  }, [turns, nodes, id, isStored, isTemporary, opening, searchesLive])
  useEffect(() => () => generation.current?.controller.abort(), [])

  /** Streams an answer into the turn that waits for it. */
  const read = useCallback(
    async (
      answerId: string,
      url: string | null,
      start: (bundle: AskBundle, options: ReadOptions) => ReturnType<AskBundle['streamAnswer']>,
      onAccepted: () => void = () => {},
    ) => {
      const controller = new AbortController()
      const { signal } = controller
      generation.current = { controller, url, answerId }
      const bundle = await loadAskBundle().catch(() => null)
      let failure = unreachableFailure
      try {
        signal.throwIfAborted()
        if (bundle)
          return await bundle.streamIntoTurn({ answerId, dispatch, onAccepted }, (waitForFrame) =>
            start(bundle, { signal, waitForFrame }),
          )
      } catch (error) {
        if (bundle) failure = bundle.toFailure(error)
      }
      if (!signal.aborted) dispatch({ type: 'failed', id: answerId, failure })
    },
    [],
  )

  const generate = useCallback(
    (turn: Turn, asked: readonly Turn[], conversation: string | null) => {
      const { searchesLive } = latest.current
      const answer = turn.answerId
      const url = conversation && answerUrl(conversation, answer)
      void read(
        answer,
        url,
        ({ streamAnswer, buildAskRequest }, options) =>
          streamAnswer(buildAskRequest(turn, asked, conversation, searchesLive), url, options),
        () => {
          setIsStored(conversation !== null)
          dispatch({ type: 'stored', id: answer })
          onAccepted(turn.question, conversation)
        },
      )
    },
    [onAccepted, read],
  )

  /** Leaves the current conversation: the server continues a stored answer, any other answer ends. */
  const leave = useCallback(() => {
    generation.current?.controller.abort()
    generation.current = undefined
    navigations.current += 1
    needsRefresh.current = false
  }, [])

  /**
   * @param instead id of the question being edited; its old answers stay on their own branch
   * @param isQuiet sent automatically: do not scroll to it
   */
  const ask = useCallback(
    (question: Question, editedId?: string, isQuiet = false) => {
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
      const at = turns.findIndex(({ id }) => id === editedId)
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
      generate(turn, [...before, turn], conversation)
    },
    [generate, leave],
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
      generate({ ...turn, answerId }, turns.slice(0, at + 1), conversation)
    },
    [generate],
  )

  /** Stops the answer in this tab at once, and the generation on the server. */
  const stop = useCallback(() => {
    if (!generation.current) return
    const { controller, url, answerId } = generation.current
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
  const resumeGeneration = useCallback(
    (conversation: string, last: Turn | undefined) => {
      if (!last || !isGenerating(last.answer)) return
      const url = answerUrl(conversation, last.answerId)
      void read(last.answerId, url, ({ readGenerationLog }, options) => readGenerationLog(url, options))
    },
    [read],
  )

  /**
   * Runs `use` with the code that loads conversations. Shows a failure in place of the conversation.
   *
   * @param isMinor report the failure only if the conversation no longer exists
   */
  const withStored = useCallback(
    async (use: (stored: Stored, isCurrent: () => boolean) => Promise<void>, isMinor = false) => {
      const navigation = navigations.current
      const isCurrent = () => navigation === navigations.current
      const stored = await importLoader().catch(() => null)
      let failure = unreachableFailure
      try {
        if (stored) return await use(stored, isCurrent)
      } catch (error) {
        if (stored) failure = stored.toLoadFailure(error)
      }
      if (isCurrent() && !(isMinor && failure.kind !== 'gone')) setOpening(failure)
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
      await withStored(async ({ loadConversation: readOpened, saveCurrentLeaf: rememberLeaf }, isCurrent) => {
        const opened = await readOpened(conversation, message)
        if (!isCurrent()) return
        dispatch({ type: 'opened', ...opened })
        setIsStored(true)
        setOpening('no')
        const last = opened.turns.at(-1)
        if (message !== undefined && last) void rememberLeaf(conversation, last.answerId)
        resumeGeneration(conversation, last)
      })
    },
    [leave, resumeGeneration, withStored],
  )

  /** Adds turns that another tab or device appended. The user stays on the current branch. */
  const refresh = useCallback(async () => {
    const { id: conversation, isStored, turns } = latest.current
    const last = turns.at(-1)
    if (!conversation || !isStored || !last) return
    needsRefresh.current = isGenerating(last.answer)
    if (needsRefresh.current) return
    // If the server is unreachable, keep what is shown and try again at the next change.
    const isMinor = true
    await withStored(async ({ loadNewTurns: readAdded }, isCurrent) => {
      const added = await readAdded(conversation, last)
      // The user navigated away or asked a question in the meantime.
      if (!isCurrent() || latest.current.turns.at(-1)?.answerId !== last.answerId) return
      dispatch({ type: 'refreshed', ...added })
      resumeGeneration(conversation, added.turns.at(-1))
    }, isMinor)
  }, [resumeGeneration, withStored])

  const last = turns.at(-1)
  const isBusy = last !== undefined && isGenerating(last.answer)
  useEffect(() => {
    if (!isBusy && needsRefresh.current) void refresh()
  }, [isBusy, refresh])

  /** Switches to the branch of another version of a question or answer. */
  const step = useCallback(
    async (to: string) => {
      const { id: conversation, nodes } = latest.current
      if (!conversation) return
      leave()
      await withStored(async ({ loadBranch: readBranch, saveCurrentLeaf: rememberLeaf }, isCurrent) => {
        const turns = await readBranch(conversation, nodes, to)
        if (!isCurrent()) return
        dispatch({ type: 'stepped', turns })
        const last = turns.at(-1)
        if (last) void rememberLeaf(conversation, last.answerId)
        resumeGeneration(conversation, last)
      })
    },
    [leave, resumeGeneration, withStored],
  )

  const showEarlier = useCallback(async () => {
    const { id: conversation, turns } = latest.current
    const until = turns[0]?.parentId
    if (!conversation || !until) return
    await withStored(async ({ loadEarlierTurns: readBefore }, isCurrent) => {
      const earlier = await readBefore(conversation, until)
      if (isCurrent()) dispatch({ type: 'earlier', turns: earlier })
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
