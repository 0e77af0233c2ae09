/** The page's way to its stored conversations. Every call needs the session, and renews one that has ended. */
import { AnswerError, refusal } from '@/lib/wire/answer-error'
import type { OpenedConversation, StoredMessage } from '@/lib/wire/conversation'
import { pageSession, renewSession } from './session'

export const conversationsUrl = '/api/conversations'

export function conversationUrl(id: string): string {
  return `${conversationsUrl}/${id}`
}

export function answerUrl(conversation: string, answer: string): string {
  return `${conversationUrl(conversation)}/answers/${answer}`
}

/** @throws AnswerError */
export async function call(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<Response> {
  await pageSession()
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
    if (!response.ok) throw await refusal(response)
    return response
  } catch (cause) {
    if (cause instanceof AnswerError) throw cause
    throw new AnswerError('unreachable', 'The server could not be reached.', { cause })
  }
}

export async function openStored(id: string): Promise<OpenedConversation> {
  return (await call('GET', conversationUrl(id))).json()
}

/** @returns the messages of the branch that ends with `until`, or the last of them */
export async function readStored(id: string, until: string): Promise<StoredMessage[]> {
  const { data } = await (await call('GET', `${conversationUrl(id)}/messages?until=${until}`)).json()
  return data
}

/** Which branch is shown next time; not worth a word when it fails. */
export async function rememberLeaf(id: string, leaf: string): Promise<void> {
  await call('POST', conversationUrl(id), { leaf }).catch(() => undefined)
}

/** Tried again, since the question itself may still be on its way to the server. */
export async function stopStored(url: string): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const isTold = await call('POST', `${url}/stop`).then(
      () => true,
      () => false,
    )
    if (isTold) return
    await new Promise((done) => setTimeout(done, 300))
  }
}
