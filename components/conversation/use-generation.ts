'use client'

import { type Dispatch, useCallback, useEffect, useRef } from 'react'
import { unreachableFailure } from '@/components/errors/request-failure'
import type { ReadOptions } from './answer-client'
import type { ConversationAction } from './conversation-reducer'

/** Preloaded when the user focuses the composer. */
export const loadAskBundle = () => import('./ask-bundle')

type AskBundle = Awaited<ReturnType<typeof loadAskBundle>>

interface GenerationTarget {
  answerId: string
  /** URL of the stored answer; null when it is not stored. */
  url: string | null
  /** Called when the first event of the answer arrives. */
  onAccepted?(): void
}

/** Streams answers into the turns that wait for them, one at a time. */
export function useGeneration(dispatch: Dispatch<ConversationAction>) {
  const generation = useRef<{ controller: AbortController; url: string | null; answerId: string }>(undefined)
  useEffect(() => () => generation.current?.controller.abort(), [])

  /** @param start begins to read the answer, with the code that this needs */
  const read = useCallback(
    async (
      { answerId, url, onAccepted = () => {} }: GenerationTarget,
      start: (bundle: AskBundle, options: ReadOptions) => ReturnType<AskBundle['streamAnswer']>,
    ) => {
      const controller = new AbortController()
      const { signal } = controller
      generation.current = { controller, url, answerId }
      const bundle = await loadAskBundle().catch(() => null)
      let failure = unreachableFailure
      const onLost = () => dispatch({ type: 'lost', id: answerId })
      // A connection that just falls silent is not reported by the stream.
      window.addEventListener('offline', onLost)
      try {
        signal.throwIfAborted()
        if (bundle)
          return await bundle.streamIntoTurn({ answerId, dispatch, onAccepted }, (waitForFrame) =>
            start(bundle, { signal, waitForFrame, onLost }),
          )
      } catch (error) {
        if (bundle) failure = bundle.toFailure(error)
      } finally {
        window.removeEventListener('offline', onLost)
      }
      if (!signal.aborted) dispatch({ type: 'failed', id: answerId, failure })
    },
    [dispatch],
  )

  /** Stops the answer in this tab at once, and the generation on the server. */
  const stop = useCallback(() => {
    if (!generation.current) return
    const { controller, url, answerId } = generation.current
    controller.abort()
    dispatch({ type: 'stopped', id: answerId })
    // The bundle is already loaded: it is reading the answer.
    if (url) void loadAskBundle().then(({ stopAnswer }) => stopAnswer(url))
  }, [dispatch])

  /** Stops reading: the server continues a stored answer, any other answer ends. */
  const disconnect = useCallback(() => {
    generation.current?.controller.abort()
    generation.current = undefined
  }, [])

  return { read, stop, disconnect }
}
