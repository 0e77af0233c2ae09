/** The responses that lead a browser through a sign-in at the provider. */
import { getPublicUrl } from '@/lib/config'
import { toHosts } from '@/lib/platform/auth/same-origin'
import { SignInRefusal } from './sign-in-refusal'

/** True if the browser asked at the address that the provider knows. */
export function isAtPublicAddress({ headers }: Request, publicAddress = getPublicUrl()): boolean {
  return toHosts(publicAddress).includes(headers.get('host')?.toLowerCase() ?? '')
}

/** Redirects to the page that says why, and what to do. */
export function redirectToRefusal(error: unknown): Response {
  if (!(error instanceof SignInRefusal)) throw error
  const location = `${getPublicUrl()}/sign-in?refused=${error.reason}`
  return new Response(null, { status: 303, headers: { location } })
}

/**
 * Opens a page of ours from a document of ours. After a redirect from the provider, browsers would count the request as
 * that of another site and leave out the session's cookie, which is SameSite=Strict.
 *
 * @param path of this server
 */
export function openPage(path: string, cookie: string): Response {
  const target = escapeAttribute(path)
  const html = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${target}"><title>Evidence Chat</title><a href="${target}">Evidence Chat</a>`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'set-cookie': cookie, 'referrer-policy': 'no-referrer' }
  return new Response(html, { headers })
}

function escapeAttribute(text: string): string {
  return text.replace(/[&"'<>]/g, (character) => `&#${character.charCodeAt(0)};`)
}
