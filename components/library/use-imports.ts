'use client'

import { useReducer, useRef } from 'react'
import { errorFromResponse } from '@/components/errors/answer-error'
import { type Failure, unreachableFailure } from '@/components/errors/request-failure'
import { toFailure } from '@/components/errors/to-request-failure'
import { getSession } from '@/components/session/session'
import { type ImportRun, isInProgress } from '@/lib/wire/import-run'
import { usePolledList } from './use-polled-list'

/** Guideline details entered by the user; empty where the document states them. */
export interface GuidelineFacts {
  title: string
  owner: string
  date: string
  /** Of PDF and Word files only. */
  doi: string
  licence: string
}

/** A file being uploaded. */
export interface Sending {
  key: number
  name: string
  sentBytes: number
  bytes: number
}

export interface Imports {
  /** Null until loaded. */
  runs: readonly ImportRun[] | null
  mayImport: boolean
  sending: readonly Sending[]
  /** Failed uploads with their errors. */
  problems: readonly { name: string; failure: Failure }[]
}

type Step =
  | { type: 'listed'; runs: ImportRun[]; mayImport: boolean }
  | { type: 'send'; sending: Sending }
  | { type: 'sent'; key: number; sentBytes: number }
  | { type: 'arrived'; key: number }
  | { type: 'refused'; key: number; name: string; failure: Failure }

function importsReducer(imports: Imports, step: Step): Imports {
  const others = (key: number) => imports.sending.filter((each) => each.key !== key)
  switch (step.type) {
    case 'listed':
      return { ...imports, runs: step.runs, mayImport: step.mayImport }
    case 'send':
      return {
        ...imports,
        sending: [...imports.sending, step.sending],
        problems: imports.problems.filter(({ name }) => name !== step.sending.name),
      }
    case 'sent':
      return {
        ...imports,
        sending: imports.sending.map((each) => (each.key === step.key ? { ...each, sentBytes: step.sentBytes } : each)),
      }
    case 'arrived':
      return { ...imports, sending: others(step.key) }
    case 'refused':
      return {
        ...imports,
        sending: others(step.key),
        problems: [...imports.problems, { name: step.name, failure: step.failure }],
      }
  }
}

const address = '/api/library/imports'

/**
 * Uploads files, and polls the server's imports while one is running.
 *
 * @param mayImport the initial value, until the server has listed its imports
 */
export function useImports(mayImport: boolean) {
  const [imports, step] = useReducer(importsReducer, { runs: null, mayImport, sending: [], problems: [] })
  const requests = useRef(new Map<number, XMLHttpRequest>())
  const keys = useRef(0)

  const isBusy = imports.runs?.some(isInProgress) ?? true
  const refresh = usePolledList<{ runs: ImportRun[]; mayImport: boolean }>(address, isBusy, (list) =>
    step({ type: 'listed', ...list }),
  )

  async function send(file: File, about: GuidelineFacts | null) {
    keys.current += 1
    const key = keys.current
    step({ type: 'send', sending: { key, name: file.name, sentBytes: 0, bytes: file.size } })
    await getSession()
    // Only XMLHttpRequest reports upload progress.
    const request = new XMLHttpRequest()
    requests.current.set(key, request)
    request.upload.onprogress = ({ loaded }) => step({ type: 'sent', key, sentBytes: loaded })
    request.onabort = () => step({ type: 'arrived', key })
    request.onerror = () => step({ type: 'refused', key, name: file.name, failure: unreachableFailure })
    request.onload = async () => {
      const response = new Response(request.responseText, { status: request.status })
      if (response.ok) step({ type: 'arrived', key })
      else step({ type: 'refused', key, name: file.name, failure: toFailure(await errorFromResponse(response)) })
      void refresh()
    }
    request.open('POST', `${address}?${new URLSearchParams({ name: file.name, ...about })}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.send(file)
  }

  function stopSending(key: number) {
    requests.current.get(key)?.abort()
  }

  async function stop(id: string) {
    await fetch(`${address}/${encodeURIComponent(id)}`, { method: 'DELETE' }).catch(() => null)
    await refresh()
  }

  return { imports, send, stopSending, stop, refresh }
}
