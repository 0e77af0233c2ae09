/** API of stored conversations. Every call needs a session and renews an expired one once. */

import { AnswerError, errorFromResponse } from '@/components/errors/answer-error'
import { getSession, renewSession } from '@/components/session/session'
import type { OpenedConversation, StoredMessage } from '@/lib/wire/conversation'
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

/** @returns the messages of the branch that ends with `until`, or the last of them */
export async function fetchMessages(id: string, until: string): Promise<StoredMessage[]> {
  const { data } = await (await callApi('GET', `${conversationUrl(id)}/messages?until=${until}`)).json()
  return data
}
