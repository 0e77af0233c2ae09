'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { type ApiResult, callServer } from '@/components/settings/call-server'
import type { QuestionNews, SavedQuestionList } from '@/lib/wire/saved-questions/saved-question'

const address = '/api/saved-questions'
/** A question that was just saved is asked within seconds. */
const pollMs = 5000

interface SavedQuestionsState {
  /** Undefined until the list is loaded. */
  listed: ApiResult<SavedQuestionList> | undefined
  /** The result of the last change. */
  changed: ApiResult<unknown> | undefined
  /** @param path below the address of saved questions @returns whether the server did it */
  change(method: 'POST' | 'DELETE', path: string, body?: object): Promise<boolean>
}

/** Loads the saved questions, again while one of them is being asked for the first time, and reports what was seen. */
export function useSavedQuestions(): SavedQuestionsState {
  const [listed, setListed] = useState<ApiResult<SavedQuestionList>>()
  const [changed, setChanged] = useState<ApiResult<unknown>>()
  // What was new when the page was opened stays marked while it is open.
  const newIds = useRef(new Set<string>())

  const load = useCallback(async () => {
    const loaded = await callServer<SavedQuestionList>('GET', address)
    if ('done' in loaded) await markSeen(loaded.done, newIds.current)
    setListed(loaded)
  }, [])
  useEffect(() => void load(), [load])

  const isWaiting = listed !== undefined && 'done' in listed && listed.done.data.some(({ askedAt }) => askedAt === null)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void load(), pollMs)
    return () => clearInterval(timer)
  }, [isWaiting, load])

  const change: SavedQuestionsState['change'] = async (method, path, body) => {
    const tried = await callServer(method, `${address}${path}`, body)
    setChanged(tried)
    if ('done' in tried) await load()
    return 'done' in tried
  }
  return { listed, changed, change }
}

/** @param newIds of news that is marked as new on this page; extended, and applied to the list */
async function markSeen({ data }: SavedQuestionList, newIds: Set<string>): Promise<void> {
  const unseen: QuestionNews[] = []
  for (const each of data.flatMap(({ news }) => news)) {
    if (each.isNew) unseen.push(each)
    if (each.isNew) newIds.add(each.id)
    each.isNew = newIds.has(each.id)
  }
  if (unseen.length === 0) return
  // The server's time, since clocks differ.
  const until = unseen.map(({ at }) => at).reduce((a, b) => (a > b ? a : b))
  await callServer('POST', `${address}/seen`, { until })
}
