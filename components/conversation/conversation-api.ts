/** API of stored conversations. Every call needs a session and renews an expired one once. */

import { AnswerError, errorFromResponse } from '@/components/errors/answer-error'
import { getSession, renewSession } from '@/components/session/session'
import type { OpenedConversation, OutlineEntry, StoredMessage } from '@/lib/wire/conversation'
import { conversationUrl } from './conversation-urls'

/** @throws AnswerError */
export async function callApi(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<Response> {
  await getSession()
  const send = () =>
    fetch(url, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  try {
    let response = await send()
    if (response.status === 401 && (await renewSession()).state === 'open') response = await send()
    if (!response.ok) throw await errorFromResponse(response)
    return response
  } catch (cause) {
    if (cause instanceof AnswerError) throw cause
    throw new AnswerError('unreachable', 'The server could not be reached.', { cause })
  }
}

export async function fetchConversation(id: string): Promise<OpenedConversation> {
  return (await callApi('GET', conversationUrl(id))).json()
}

/**
 * @param count how many at most; the server's number if omitted
 * @returns the last messages of the branch that ends with `until`
 */
export async function fetchMessages(id: string, until: string, count?: number): Promise<StoredMessage[]> {
  const query = new URLSearchParams({ until, ...(count !== undefined && { count: String(count) }) })
  const { data } = await (await callApi('GET', `${conversationUrl(id)}/messages?${query}`)).json()
  return data
}

/** @returns the questions of the branch that ends with `until` */
export async function fetchOutline(id: string, until: string): Promise<OutlineEntry[]> {
  const { data } = await (await callApi('GET', `${conversationUrl(id)}/outline?until=${until}`)).json()
  return data
}
