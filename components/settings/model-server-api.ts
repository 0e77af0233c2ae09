/** Asks this server to test a model server; the server decides who may. */

import { type AnswerError, errorFromResponse } from '@/components/errors/answer-error'
import { getSession } from '@/components/session/session'
import type { LocalModelServer, ModelServerReport } from '@/lib/wire/model-server-report'

/** `refused` is null when the server was unreachable. */
export type ApiResult<Result> = { done: Result } | { refused: AnswerError | null }

export interface ModelServerInput {
  address: string
  key: string
  model: string
}

export async function findModelServers(): Promise<ApiResult<LocalModelServer[]>> {
  const tried = await post<{ servers: LocalModelServer[] }>('/api/model-servers/find', {})
  return 'done' in tried ? { done: tried.done.servers } : tried
}

export function testModelServer(typed: ModelServerInput): Promise<ApiResult<ModelServerReport>> {
  return post<ModelServerReport>('/api/model-servers/test', typed)
}

async function post<Result>(url: string, body: object): Promise<ApiResult<Result>> {
  try {
    await getSession()
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'same-origin',
      cache: 'no-store',
    })
    return response.ok ? { done: await response.json() } : { refused: await errorFromResponse(response) }
  } catch {
    return { refused: null }
  }
}
