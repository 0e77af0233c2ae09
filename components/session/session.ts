/** The page's session: a cookie that scripts cannot read, which the server sets for its own page only. */

import type { AnswerError } from '@/components/errors/answer-error'
import { getSessionStorage } from '@/components/ui/session-storage'
import { broadcastToTabs } from './broadcast'
import { areCookiesEnabled } from './cookies-enabled'
import { resetPage } from './reset-page'

export type SessionOutcome = { state: 'open' } | { state: 'refused'; error: AnswerError } | { state: 'unreachable' }

let opening: Promise<SessionOutcome> | undefined
let isOpen = false
const watchers = new Set<() => void>()

/** Whether this page is signed in, as far as it knows. */
export const signedInStore = {
  watch(onChange: () => void): () => void {
    watchers.add(onChange)
    return () => void watchers.delete(onChange)
  },
  read: () => isOpen,
}

/** Returns the session, requested once by the first caller. */
export function getSession(): Promise<SessionOutcome> {
  opening ??= requestSession()
  return opening
}

/** Requests a new session after the old one expired or failed. */
export function renewSession(): Promise<SessionOutcome> {
  opening = requestSession()
  return opening
}

/** @param key an API key, if the server requires one; sent once and never stored */
export async function signIn(key: string): Promise<SessionOutcome> {
  const outcome = await requestSession({ key })
  if (outcome.state === 'open') opening = Promise.resolve(outcome)
  return outcome
}

async function requestSession(body?: { key: string }): Promise<SessionOutcome> {
  const outcome = await postSession(body)
  // An unreachable server says nothing about the session.
  if (outcome.state !== 'unreachable' && isOpen !== (outcome.state === 'open')) {
    isOpen = outcome.state === 'open'
    for (const notify of watchers) notify()
  }
  return outcome
}

async function postSession(body?: { key: string }): Promise<SessionOutcome> {
  try {
    // Without cookies the server would not recognise the next request; the sign-in form explains this.
    if (!areCookiesEnabled()) return await refuseSignedOut()
    const response = await fetch('/api/session', {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      // A visit before signing in is not an error, which browsers would write to their console.
      headers: body ? { 'content-type': 'application/json' } : { 'x-sign-in': 'optional' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const owner = response.headers.get('x-signed-in-as')
    if (response.ok && owner === null) return await refuseSignedOut()
    if (response.ok) {
      if (body) broadcastToTabs({ type: 'signed in' })
      return await openSession(owner ?? '')
    }
    // Imported on demand: most pages are accepted.
    const { errorFromResponse: refusal } = await import('@/components/errors/answer-error')
    return { state: 'refused', error: await refusal(response) }
  } catch {
    return { state: 'unreachable' }
  }
}

async function refuseSignedOut(): Promise<SessionOutcome> {
  const { AnswerError } = await import('@/components/errors/answer-error')
  return { state: 'refused', error: new AnswerError('refused', '', { status: 401 }) }
}

const ownerKey = 'evidence-chat:owner'

/**
 * A session can end in an open tab and another user sign in there. The drafts and the screen of the previous user are
 * cleared before anything is done in the new user's name.
 */
function openSession(owner: string): SessionOutcome | Promise<never> {
  const storage = getSessionStorage()
  const before = storage.getItem(ownerKey)
  if (before !== null && before !== owner) {
    resetPage()
    return new Promise(() => {})
  }
  // Data stored before anyone was signed in belongs to nobody.
  if (before === null) storage.clear()
  storage.setItem(ownerKey, owner)
  return { state: 'open' }
}
