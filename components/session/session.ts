/** The page's way in: a cookie that scripts cannot read, given by the server to its own page only. */

import type { AnswerError } from '@/components/errors/answer-error'
import { getSessionStorage } from '@/components/ui/session-storage'
import { broadcastToTabs } from './broadcast'
import { areCookiesEnabled } from './cookies-enabled'
import { resetPage } from './reset-page'

export type SessionOutcome = { state: 'open' } | { state: 'refused'; error: AnswerError } | { state: 'unreachable' }

let opening: Promise<SessionOutcome> | undefined
let isOpen = false
const watchers = new Set<() => void>()

/** For `useSyncExternalStore`: whether this page is signed in, as far as it knows. */
export const signedInStore = {
  watch(onChange: () => void): () => void {
    watchers.add(onChange)
    return () => void watchers.delete(onChange)
  },
  read: () => isOpen,
}

/** The session of this page: asked for once, whoever needs it first; a later question finds it there. */
export function getSession(): Promise<SessionOutcome> {
  opening ??= requestSession()
  return opening
}

/** Asks for a new session: the old one has ended, or could not be had. */
export function renewSession(): Promise<SessionOutcome> {
  opening = requestSession()
  return opening
}

/** @param key an API key, where the server wants one; it is sent once and kept nowhere */
export async function signIn(key: string): Promise<SessionOutcome> {
  const outcome = await requestSession({ key })
  if (outcome.state === 'open') opening = Promise.resolve(outcome)
  return outcome
}

async function requestSession(body?: { key: string }): Promise<SessionOutcome> {
  const outcome = await postSession(body)
  // A server that is away says nothing of the session.
  if (outcome.state !== 'unreachable' && isOpen !== (outcome.state === 'open')) {
    isOpen = outcome.state === 'open'
    for (const tell of watchers) tell()
  }
  return outcome
}

async function postSession(body?: { key: string }): Promise<SessionOutcome> {
  try {
    if (!areCookiesEnabled()) return await refuseWithoutCookies()
    const response = await fetch('/api/session', {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    if (response.ok) {
      if (body) broadcastToTabs({ type: 'signed in' })
      return await openSession(response.headers.get('x-signed-in-as') ?? '')
    }
    // Most pages are let in, and need nothing that reads why not.
    const { errorFromResponse: refusal } = await import('@/components/errors/answer-error')
    return { state: 'refused', error: await refusal(response) }
  } catch {
    return { state: 'unreachable' }
  }
}

/** Without its cookie the page would be let in and not known again at the next request; the form for signing in says so. */
async function refuseWithoutCookies(): Promise<SessionOutcome> {
  const { AnswerError } = await import('@/components/errors/answer-error')
  return { state: 'refused', error: new AnswerError('refused', '', { status: 401 }) }
}

const ownerKey = 'evidence-chat:owner'

/**
 * A session can end in an open tab, and the next one to sign in there need not be the one who left: then what stands in
 * the tab and is kept in it goes before anything is done in the new name.
 */
function openSession(owner: string): SessionOutcome | Promise<never> {
  const kept = getSessionStorage()
  const before = kept.getItem(ownerKey)
  if (before !== null && before !== owner) {
    resetPage()
    return new Promise(() => {})
  }
  // What was kept while nobody was known to be signed in is nobody's.
  if (before === null) kept.clear()
  kept.setItem(ownerKey, owner)
  return { state: 'open' }
}
