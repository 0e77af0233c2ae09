'use client'

/**
 * Detects possible patient identifiers while the user types. A worker does it, so that typing never waits: the first
 * run takes a browser a tenth of a second, and a long pasted text as long again.
 */
import { useEffect, useRef, useState } from 'react'
import type { Identifier } from '@/lib/shared/identifiers/find-identifiers'
import type { IdentifierReply, IdentifierRequest } from './identifiers.worker'

export interface DetectedIdentifier extends Identifier {
  asWritten: string
}

/** A text this long is checked when the user pauses: checking on every key would keep a core busy. */
const longCharacters = 20_000
const pauseMs = 300
/** About what the longest paste takes a slow computer; after that, the user must not take silence for a clean text. */
const lateMs = 2000
/** A browser that is short of memory terminates workers silently. */
const silentMsMax = 5000
/** For the replacement worker, in case the text itself was slow. */
const silentAgainMsMax = 20_000

/**
 * @param text undefined when there is nothing to check
 * @returns the identifiers found, possibly in the text of a few keystrokes ago; null while unknown, because the check
 *   could not be loaded or does not respond
 */
export function useIdentifiers(text: string | undefined): readonly DetectedIdentifier[] | null {
  const [found, setFound] = useState<readonly DetectedIdentifier[] | null>(none)
  const line = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    let isOld = false
    // Checks run one at a time; only the latest text is checked next.
    line.current = line.current.then(async () => {
      if (isOld) return
      if ((text?.length ?? 0) > longCharacters) await new Promise((done) => setTimeout(done, pauseMs))
      if (isOld) return
      const late = setTimeout(() => setFound(null), lateMs)
      const next = text === undefined ? none : await detectIdentifiers(text).catch(() => null)
      clearTimeout(late)
      if (!isOld) setFound(next)
    })
    return () => {
      isOld = true
    }
  }, [text])
  return found
}

const none: readonly DetectedIdentifier[] = []

/** @throws when neither the worker nor the check can be loaded, or no worker responds */
export async function detectIdentifiers(text: string): Promise<DetectedIdentifier[]> {
  const found = await detectInWorker(text, silentMsMax).catch(async (error: unknown) => {
    if (error instanceof WorkerTimeout) return detectInWorker(text, silentAgainMsMax)
    return (await import('@/lib/shared/identifiers/find-identifiers')).findIdentifiers(text)
  })
  return found.map((each) => ({ ...each, asWritten: text.slice(each.start, each.end) }))
}

/** Kept for the lifetime of the page: the next key is never far. */
let worker: Worker | undefined
let asked = 0

class WorkerTimeout extends Error {}

/**
 * @throws WorkerTimeout after `waitMs` without a reply; the worker is terminated, and the next call starts another one
 */
async function detectInWorker(text: string, waitMs: number): Promise<Identifier[]> {
  worker ??= new Worker(new URL('./identifiers.worker.ts', import.meta.url), { type: 'module' })
  const at = worker
  const request: IdentifierRequest = { id: ++asked, text }
  const ended = new AbortController()
  const listen = { signal: ended.signal }
  let clock: ReturnType<typeof setTimeout> | undefined
  return new Promise<Identifier[]>((resolve, reject) => {
    at.addEventListener(
      'message',
      ({ data }: MessageEvent<IdentifierReply>) => {
        if (data.id === request.id) resolve(data.found)
      },
      listen,
    )
    at.addEventListener(
      'error',
      (event) => {
        worker = undefined
        reject(event)
      },
      listen,
    )
    clock = setTimeout(() => {
      at.terminate()
      if (worker === at) worker = undefined
      reject(new WorkerTimeout())
    }, waitMs)
    at.postMessage(request)
  }).finally(() => {
    clearTimeout(clock)
    ended.abort()
  })
}
