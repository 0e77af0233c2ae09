'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { type ApiResult, callServer } from './call-server'

export interface Page<Row> {
  data: Row[]
  /** With which the list continues, as `before`; null at its end. */
  next: string | number | null
}

export interface Pages<Row> {
  listed: ApiResult<Page<Row>> | undefined
  /** Why the next rows could not be read; those before them stay. */
  refusedMore: ApiResult<never> | undefined
  isBusy: boolean
  loadMore(): Promise<void>
  /** Reads the list from its beginning. */
  reload(): Promise<void>
}

/**
 * A list that the server sends in pages. Rows that arrive after the address has changed are dropped.
 *
 * @param address with the filters as parameters
 */
export function usePages<Row>(address: string): Pages<Row> {
  const [listed, setListed] = useState<ApiResult<Page<Row>>>()
  const [refusedMore, setRefusedMore] = useState<ApiResult<never>>()
  const [isBusy, setIsBusy] = useState(false)
  const latest = useRef(0)

  const reload = useCallback(async () => {
    latest.current += 1
    const asked = latest.current
    const first = await callServer<Page<Row>>('GET', address)
    if (asked !== latest.current) return
    setListed(first)
    setRefusedMore(undefined)
  }, [address])
  useEffect(() => void reload(), [reload])

  async function loadMore() {
    if (isBusy || !listed || !('done' in listed) || listed.done.next === null) return
    const asked = latest.current
    setIsBusy(true)
    const more = await callServer<Page<Row>>('GET', continueAt(address, listed.done.next))
    setIsBusy(false)
    if (asked !== latest.current) return
    if ('done' in more) setListed({ done: { ...more.done, data: [...listed.done.data, ...more.done.data] } })
    setRefusedMore('done' in more ? undefined : more)
  }

  return { listed, refusedMore, isBusy, loadMore, reload }
}

function continueAt(address: string, before: string | number): string {
  const [path = '', parameters] = address.split('?')
  return `${path}?${new URLSearchParams([...new URLSearchParams(parameters), ['before', String(before)]])}`
}
