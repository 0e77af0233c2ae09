'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { errorFromResponse } from '@/components/errors/answer-error'
import { type Failure, unreachableFailure } from '@/components/errors/request-failure'
import { toFailure } from '@/components/errors/to-request-failure'
import { usePolledList } from '@/components/library/use-polled-list'
import { getSession } from '@/components/session/session'
import type { FetchCount, FetchRun } from '@/lib/wire/fetch-run'

/** What the form asks for; empty years are any. */
export interface FetchChoice {
  field: string | null
  query: string
  fromYear: number | null
  toYear: number | null
}

export interface ConfirmedFetchChoice extends FetchChoice {
  max: number
  isAtNight: boolean
  isConfirmed: boolean
}

const address = '/api/library/fetches'

/**
 * Polls the server's fetches while one is running, and changes them.
 *
 * @param onImport called when the import of a fetch begins and ends
 */
export function useFetches(onImport: (isRunning: boolean) => void) {
  const [runs, setRuns] = useState<readonly FetchRun[] | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)

  const isBusy = runs?.some(isWorking) ?? true
  const refresh = usePolledList<{ runs: FetchRun[] }>(address, isBusy, (list) => setRuns(list.runs))

  const isImporting = runs?.some(({ state }) => state === 'importing') ?? false
  const tellImport = useEffectEvent(onImport)
  useEffect(() => tellImport(isImporting), [isImporting])

  /** @returns null after a failure, which is shown */
  async function send(path: string, method: 'POST' | 'PATCH' | 'DELETE', body?: object): Promise<Response | null> {
    setFailure(null)
    await getSession()
    const init = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
    const response = await fetch(`${address}${path}`, { method, ...init }).catch(() => null)
    if (response?.ok) return response
    setFailure(response ? toFailure(await errorFromResponse(response)) : unreachableFailure)
    return null
  }

  const count = async (choice: FetchChoice): Promise<FetchCount | null> =>
    (await send('/count', 'POST', choice))?.json() ?? null

  async function start(choice: ConfirmedFetchChoice): Promise<boolean> {
    const response = await send('', 'POST', choice)
    await refresh()
    return response !== null
  }

  async function change(id: string, state: 'running' | 'paused' | 'cancelled') {
    const path = `/${encodeURIComponent(id)}`
    await (state === 'cancelled' ? send(path, 'DELETE') : send(path, 'PATCH', { state }))
    await refresh()
  }

  return { runs, failure, count, start, change }
}

export function isWorking({ state }: FetchRun): boolean {
  return state === 'waiting' || state === 'listing' || state === 'fetching' || state === 'importing'
}
