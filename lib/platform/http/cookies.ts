/**
 * The cookies of the page: HttpOnly, so that scripts cannot read them, and SameSite=Strict, so that no other site's
 * request carries them. Only the cookie of a sign-in at the provider is Lax: the provider's page leads back to us.
 */
import 'server-only'
import { config } from '@/lib/config'

type CookieName = 'evidence-chat' | 'evidence-chat-operator' | 'evidence-chat-sign-in'

/** @returns the value for Set-Cookie; an undefined value deletes the cookie */
export function toSetCookie(name: CookieName, value: string | undefined, lifetimeSeconds: number): string {
  const life = value === undefined ? 0 : lifetimeSeconds
  const secure = isSecure() ? '; Secure' : ''
  const sameSite = name === 'evidence-chat-sign-in' ? 'Lax' : 'Strict'
  return `${toCookieName(name)}=${value ?? ''}; Path=/; Max-Age=${life}; HttpOnly; SameSite=${sameSite}${secure}`
}

/** @returns the value of this cookie in a request; undefined when it is absent or empty */
export function readCookie(request: Request, name: CookieName): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const prefix = `${toCookieName(name)}=`
  return pairs.find((pair) => pair.startsWith(prefix) && pair.length > prefix.length)?.slice(prefix.length)
}

/** Browsers bind a `__Host-` cookie to one host over TLS. Without TLS the port is in the name: cookies ignore ports. */
function toCookieName(name: CookieName): string {
  return isSecure() ? `__Host-${name}` : `${name}-${config().PORT}`
}

function isSecure(): boolean {
  return config().PUBLIC_URL?.startsWith('https:') ?? false
}
