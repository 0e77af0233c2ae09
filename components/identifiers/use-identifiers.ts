'use client'

/**
 * Looks for what could name a patient while a text is written. It is done in a worker, so that no key waits for it: the
 * first search takes a browser a tenth of a second, and one of a long pasted text as much again.
 */
import { useEffect, useRef, useState } from 'react'
import type { Identifier } from '@/lib/shared/identifiers/find-identifiers'
import type { IdentifierReply, IdentifierRequest } from './identifiers.worker'

export interface DetectedIdentifier extends Identifier {
  asWritten: string
}

/** A text so long is looked at when its writer pauses: a search with every key would keep a core busy. */
const longCharacters = 20_000
const pauseMs = 300
/** The longest paste takes a slow computer about as long; a reader who waits longer must not take silence for a clean text. */
const lateMs = 2000
/** A browser short of memory ends a worker without a word. */
const silentMsMax = 5000
/** For the one that takes its place, in case the text itself was what took so long. */
const silentAgainMsMax = 20_000

/**
 * @param text undefined where there is nothing to look at
 * @returns what was found, perhaps in the text of a few keys ago; null while it is not known, since the check could not be
 *   loaded or does not answer
 */
export function useIdentifiers(text: string | undefined): readonly DetectedIdentifier[] | null {
  const [found, setFound] = useState<readonly DetectedIdentifier[] | null>(none)
  const line = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    let isOld = false
    // What was written meanwhile is looked at once, when the search before it has ended.
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

/** @throws when neither the worker nor the check itself can be loaded, or no worker answers */
export async function detectIdentifiers(text: string): Promise<DetectedIdentifier[]> {
  const found = await detectInWorker(text, silentMsMax).catch(async (error: unknown) => {
    if (error instanceof WorkerTimeout) return detectInWorker(text, silentAgainMsMax)
    return (await import('@/lib/shared/identifiers/find-identifiers')).findIdentifiers(text)
  })
  return found.map((each) => ({ ...each, asWritten: text.slice(each.start, each.end) }))
}

/** It stays as long as the page: the next key is never far. */
let worker: Worker | undefined
let asked = 0

class WorkerTimeout extends Error {}

/** @throws Silence after `waitMs` without an answer: the worker is then ended, and the next call starts another one */
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
