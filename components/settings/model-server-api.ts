/** Asks this server to test, save or remove a model server; the server decides who may. */

import type { LocalModelServer, ModelServerReport } from '@/lib/wire/model-server-report'
import { type ApiResult, callServer } from './call-server'

export interface ModelServerInput {
  address: string
  key: string
  model: string
}

export async function findModelServers(): Promise<ApiResult<LocalModelServer[]>> {
  const tried = await callServer<{ servers: LocalModelServer[] }>('POST', '/api/model-servers/find', {})
  return 'done' in tried ? { done: tried.done.servers } : tried
}

export function testModelServer(typed: ModelServerInput): Promise<ApiResult<ModelServerReport>> {
  return callServer<ModelServerReport>('POST', '/api/model-servers/test', typed)
}

/** Tests the model server again; it is saved only if it answers. */
export function saveModelServer(
  typed: ModelServerInput,
): Promise<ApiResult<{ report: ModelServerReport; isSaved: boolean; isUsed: boolean }>> {
  return callServer('PUT', '/api/model-servers/saved', typed)
}

export function removeModelServer(): Promise<ApiResult<null>> {
  return callServer('DELETE', '/api/model-servers/saved')
}
