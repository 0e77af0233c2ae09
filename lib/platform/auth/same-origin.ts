/**
 * Checks that a request comes from the page itself. A cookie identifies a browser, not a page: another site, another
 * port of this machine, or a DNS name rebound to our address can make the browser send it. So Host and Origin must both
 * be ours.
 */
import 'server-only'
import { isIP } from 'node:net'
import { type Config, config, getPublicUrl, isLoopback, stripBrackets } from '@/lib/config'
import { getClientAddresses, isProxyHeader } from '@/lib/platform/http/client-address'
import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'

type ServerAddress = Pick<Config, 'HOST' | 'PORT' | 'PUBLIC_URL' | 'TRUST_PROXY' | 'OIDC_ISSUER'>

/**
 * True if Host and Origin are the page's own. A request without an Origin may only read, and only if Sec-Fetch-Site
 * does not name another site.
 */
export function isFromPage(request: Request, place: ServerAddress = config()): boolean {
  const host = request.headers.get('host')?.toLowerCase() ?? ''
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const reads = request.method === 'GET' || request.method === 'HEAD'
  const own = listOwnOrigins(host, place)
  if (!own.some((ownOrigin) => toHosts(ownOrigin).includes(host))) return false
  if (site !== null && site !== 'same-origin' && !(site === 'none' && reads)) return false
  return origin === null ? reads : own.includes(origin)
}

/**
 * False for a request of a web page whose origin is neither ours nor named in CORS_ORIGINS; `*` names none. Some
 * protocols require this check in addition to the key, against pages that rebind a DNS name to this server.
 */
export function isOriginNamed({ headers }: Request, place: ServerAddress = config()): boolean {
  const origin = headers.get('origin')
  if (origin === null) return true
  return config().CORS_ORIGINS.includes(origin) || listOwnOrigins('', place).includes(origin)
}

/**
 * True if the request seems to come from a person at this machine: the server is for this machine only, the connection
 * comes from loopback, and no header indicates a proxy. Enough for use without a key, but not proof of identity, since
 * a proxy that speaks HTTP/1.1 and adds no headers looks the same. For proof see `hasOperatorCookie`.
 */
export function isFromThisMachine(request: Request, place: ServerAddress = config()): boolean {
  const addresses = getClientAddresses(request)
  return isForThisMachineOnly(place) && !showsProxy(request) && addresses.length <= 1 && addresses.every(isLoopback)
}

/** Ignores X-Forwarded-*, which Next adds to every request; `recordAddresses` reads them before Next does. */
function showsProxy({ headers }: Request): boolean {
  return [...headers.keys()].some((name) => isProxyHeader(name) && !name.startsWith('x-forwarded-'))
}

/** True if only this machine should reach the page, which then needs no key. With a provider everybody signs in. */
export function isForThisMachineOnly(place: ServerAddress = config()): boolean {
  const { HOST, PUBLIC_URL, TRUST_PROXY, OIDC_ISSUER } = place
  if (OIDC_ISSUER !== undefined) return false
  const isAddressLocal = PUBLIC_URL === undefined || isLoopback(stripBrackets(new URL(PUBLIC_URL).hostname))
  return isLoopback(HOST) && isAddressLocal && !TRUST_PROXY
}

/** @returns the message for a page that was opened at a foreign address */
export function getOriginRefusal(): ServerMessage {
  return serverMessage('foreign_origin', { address: getPublicUrl() })
}

/** Lists complete origins for comparison as strings, so that unusual spellings need no parsing. */
function listOwnOrigins(host: string, { HOST, PORT, PUBLIC_URL }: ServerAddress): string[] {
  const names = ['localhost', '127.0.0.1', '[::1]']
  const listensEverywhere = HOST === '0.0.0.0' || HOST === '::'
  if (!listensEverywhere) names.push(addBrackets(HOST))
  // Accept any IP literal as the browser spelled it. A DNS name can be rebound by its owner, an IP address cannot.
  else if (PUBLIC_URL === undefined && isIP(stripBrackets(host.replace(/:\d+$/, ''))))
    names.push(host.replace(/:\d+$/, ''))
  const addresses = names.map((name) => `http://${name}:${PORT}`)
  if (PUBLIC_URL !== undefined) addresses.push(PUBLIC_URL)
  return addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)
}

/** @returns the Host headers of an origin: browsers omit the scheme's default port, some proxies include it */
export function toHosts(origin: string): string[] {
  const url = new URL(origin)
  return url.port ? [url.host] : [url.host, `${url.host}:${url.protocol === 'https:' ? 443 : 80}`]
}

function addBrackets(address: string): string {
  return isIP(address) === 6 ? `[${address}]` : address
}
