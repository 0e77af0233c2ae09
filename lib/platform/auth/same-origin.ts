/**
 * Is this request the page's own? A cookie proves a browser, not a page: another site, another port of this machine, or a
 * name rebound to our address can make a browser send it. So Host and Origin must both be addresses of the page.
 */
import 'server-only'
import { isIP } from 'node:net'
import { type Config, config, isLoopback, publicUrl } from '@/lib/config'
import { getClientAddresses, isProxyHeader } from '@/lib/platform/http/client-address'
import { serverMessage } from '@/lib/shared/messages/server-messages'

type ServerAddress = Pick<Config, 'HOST' | 'PORT' | 'PUBLIC_URL' | 'TRUST_PROXY'>

/**
 * True when Host and Origin are the page's own. Without an Origin only reading is possible, and only where the browser
 * does not say that another site asks.
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
 * True when the request seems to come from a person at this machine: the server is meant for this machine only, the
 * connection comes from loopback, and no header shows a proxy. Enough to ask without a key; not proof of who asks, since
 * a proxy that speaks HTTP/1.1 and adds no header looks the same. For a proof see `hasOperatorCookie`.
 */
export function isFromThisMachine(request: Request, place: ServerAddress = config()): boolean {
  const addresses = getClientAddresses(request)
  return isForThisMachineOnly(place) && !showsProxy(request) && addresses.length <= 1 && addresses.every(isLoopback)
}

/** X-Forwarded-* are read where the request comes in (`recordAddresses`): here each request has them, added by Next. */
function showsProxy({ headers }: Request): boolean {
  return [...headers.keys()].some((name) => isProxyHeader(name) && !name.startsWith('x-forwarded-'))
}

/** True when nobody else is meant to reach the page, so that it asks for no key. */
export function isForThisMachineOnly({ HOST, PUBLIC_URL, TRUST_PROXY }: ServerAddress = config()): boolean {
  const isAddressLocal = PUBLIC_URL === undefined || isLoopback(stripBrackets(new URL(PUBLIC_URL).hostname))
  return isLoopback(HOST) && isAddressLocal && !TRUST_PROXY
}

/** What to tell a person whose page was opened under an address that is not ours. */
export function getOriginRefusal(): string {
  return serverMessage('foreignPage', { address: publicUrl() })
}

/** Whole texts to compare with, so that no odd spelling has to be understood. */
function listOwnOrigins(host: string, { HOST, PORT, PUBLIC_URL }: ServerAddress): string[] {
  const names = ['localhost', '127.0.0.1', '[::1]']
  const listensEverywhere = HOST === '0.0.0.0' || HOST === '::'
  if (!listensEverywhere) names.push(addBrackets(HOST))
  // Any of our addresses, as the browser spelled it. A name could be rebound by its owner, a number cannot.
  else if (PUBLIC_URL === undefined && isIP(stripBrackets(host.replace(/:\d+$/, ''))))
    names.push(host.replace(/:\d+$/, ''))
  const addresses = names.map((name) => `http://${name}:${PORT}`)
  if (PUBLIC_URL !== undefined) addresses.push(PUBLIC_URL)
  return addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)
}

/** Browsers leave a scheme's own port out of Host; some proxies write it. */
function toHosts(origin: string): string[] {
  const url = new URL(origin)
  return url.port ? [url.host] : [url.host, `${url.host}:${url.protocol === 'https:' ? 443 : 80}`]
}

function addBrackets(address: string): string {
  return isIP(address) === 6 ? `[${address}]` : address
}

function stripBrackets(name: string): string {
  return name.replace(/^\[|\]$/g, '')
}
