'use client'

/**
 * Looks for what could name a patient while a text is written. It is done in a worker, so that no key waits for it: the
 * first search takes a browser a tenth of a second, and one of a long pasted text as much again.
 */
import { useEffect, useRef, useState } from 'react'
import type { Identifier } from '@/lib/wire/identifiers'
import type { IdentifierReply, IdentifierRequest } from './identifiers.worker'

export interface WrittenIdentifier extends Identifier {
  asWritten: string
}

/**
 * @param text undefined where there is nothing to look at
 * @returns what was found, perhaps in the text of a few keys ago; null when the check could not be loaded
 */
export function useIdentifiers(text: string | undefined): readonly WrittenIdentifier[] | null {
  const [found, setFound] = useState<readonly WrittenIdentifier[] | null>(none)
  const line = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    let isOld = false
    // What was written meanwhile is looked at once, when the search before it has ended.
    line.current = line.current.then(async () => {
      if (isOld) return
      const next = text === undefined ? none : await readIdentifiers(text).catch(() => null)
      if (!isOld) setFound(next)
    })
    return () => {
      isOld = true
    }
  }, [text])
  return found
}

const none: readonly WrittenIdentifier[] = []

/** @throws when neither the worker nor the check itself can be loaded */
export async function readIdentifiers(text: string): Promise<WrittenIdentifier[]> {
  const found = await inWorker(text).catch(async () => (await import('@/lib/wire/identifiers')).findIdentifiers(text))
  return found.map((each) => ({ ...each, asWritten: text.slice(each.start, each.end) }))
}

/** It stays as long as the page: the next key is never far. */
let worker: Worker | undefined
let asked = 0

async function inWorker(text: string): Promise<Identifier[]> {
  worker ??= new Worker(new URL('./identifiers.worker.ts', import.meta.url), { type: 'module' })
  const at = worker
  const request: IdentifierRequest = { id: ++asked, text }
  const ended = new AbortController()
  const listen = { signal: ended.signal }
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
    at.postMessage(request)
  }).finally(() => ended.abort())
}
