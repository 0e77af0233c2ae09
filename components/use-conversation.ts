'use client'

import { useCallback, useEffect, useReducer, useRef } from 'react'
import { AnswerError, ask } from '@/lib/wire/client'
import type { FinishReason } from '@/lib/wire/events'
import { conversationReducer, emptyConversation, isRunning, messagesOf, type Question, type Turn } from './conversation'
import { failureFrom } from './failure'
import { type FrameBuffer, frameBuffer } from './frame-buffer'
import { pageSession, renewSession } from './session'

const route = '/api/v1/chat/completions'

/**
 * Asks questions and keeps what comes back. One answer at a time; what arrives is committed at the pace of the
 * screen, so a fast stream costs no more than it can show.
 *
 * @param onAccepted called once per question when the first part of its answer is here
 */
export function useConversation(onAccepted: (question: Question) => void) {
  const [{ turns, setAside }, dispatch] = useReducer(conversationReducer, emptyConversation)
  const running = useRef<AbortController>(undefined)
  const nextId = useRef(1)
  const latest = useRef(turns)
  useEffect(() => {
    latest.current = turns
  }, [turns])
  useEffect(() => () => running.current?.abort(), [])

  const run = useCallback(
    async (asked: readonly Turn[]) => {
      const turn = asked.at(-1)
      if (!turn) return
      const { id, question } = turn
      const controller = new AbortController()
      running.current = controller
      const frame = frameBuffer((text, evidence) => dispatch({ type: 'arrived', id, text, evidence }))
      try {
        const reason = await readWhole(messagesOf(asked, id), controller.signal, frame, () => onAccepted(question))
        frame.flush()
        dispatch({ type: 'finished', id, reason })
      } catch (error) {
        frame.flush()
        if (controller.signal.aborted) dispatch({ type: 'stopped', id })
        else dispatch({ type: 'failed', id, failure: failureFrom(error) })
      }
    },
    [onAccepted],
  )

  const askQuestion = useCallback(
    (question: Question) => {
      const id = nextId.current
      nextId.current += 1
      dispatch({ type: 'asked', id, question })
      const turn: Turn = { id, question, answer: { status: 'searching', text: '', evidence: null } }
      void run([...latest.current, turn])
    },
    [run],
  )

  /** Asks a question again, in its place: later turns stay what they were. */
  const retry = useCallback(
    (id: number) => {
      if (latest.current.some(({ answer }) => isRunning(answer))) return
      dispatch({ type: 'retried', id })
      const until = latest.current.findIndex((turn) => turn.id === id) + 1
      void run(latest.current.slice(0, until))
    },
    [run],
  )

  const stop = useCallback(() => running.current?.abort(), [])
  const clear = useCallback(() => {
    running.current?.abort()
    dispatch({ type: 'cleared' })
  }, [])
  const bringBack = useCallback(() => dispatch({ type: 'brought back' }), [])
  const takeBack = useCallback((id: number) => dispatch({ type: 'taken back', id }), [])

  return { turns, setAside, ask: askQuestion, retry, stop, clear, bringBack, takeBack }
}

/** Reads one answer to its end. An expired session is renewed once, which a reader need not know about. */
async function readWhole(
  messages: ReturnType<typeof messagesOf>,
  signal: AbortSignal,
  frame: FrameBuffer,
  onAccepted: () => void,
  isRenewed = false,
): Promise<FinishReason> {
  let reason: FinishReason = 'stop'
  let isAccepted = false
  try {
    // What came of it shows in the answer to the question itself, in the server's own words.
    await pageSession()
    const request = { messages, stream: true, stream_options: { include_usage: true } } as const
    for await (const part of ask(route, request, signal)) {
      if (!isAccepted) onAccepted()
      isAccepted = true
      if (part.type === 'finish') reason = part.reason
      else if (part.type === 'text') frame.add(part.text, null)
      else frame.add('', part.evidence)
    }
    return reason
  } catch (error) {
    const isExpired = error instanceof AnswerError && error.status === 401
    if (!isExpired || isRenewed || (await renewSession()).state !== 'open') throw error
    return readWhole(messages, signal, frame, onAccepted, true)
  }
}
