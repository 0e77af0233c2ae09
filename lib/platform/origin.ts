/**
 * Is this request the page's own? A cookie proves a browser, not a page: another site, another port of this machine, or a
 * name rebound to our address can make a browser send it. So Host and Origin must both be addresses of the page.
 */
import 'server-only'
import { isIP } from 'node:net'
import { type Config, config, isLoopback, publicUrl } from '@/lib/config'
import { clientAddresses } from './address'

type Place = Pick<Config, 'HOST' | 'PORT' | 'PUBLIC_URL'>

/**
 * True when Host and Origin are the page's own. Without an Origin only reading is possible, and only where the browser
 * does not say that another site asks.
 */
export function isFromPage(request: Request, place: Place = config()): boolean {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const reads = request.method === 'GET' || request.method === 'HEAD'
  if (!isOwnOrigin(`http://${request.headers.get('host')}`, place, { anyScheme: true })) return false
  if (site !== null && site !== 'same-origin' && !(site === 'none' && reads)) return false
  return origin === null ? reads : isOwnOrigin(origin, place)
}

/**
 * True when the request comes from a person at this machine: we listen on loopback, are meant for nobody else, and no
 * proxy stands between.
 */
export function isFromThisMachine(request: Request, place: Place = config()): boolean {
  const { HOST, PUBLIC_URL } = place
  const isPublic = PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname.replace(/^\[|\]$/g, ''))
  const isProxied = request.headers.has('forwarded') || request.headers.has('via')
  return isLoopback(HOST) && !isPublic && !isProxied && clientAddresses(request).every((address) => isLoopback(address))
}

/** What to tell a person whose page was opened under an address that is not ours. */
export function originRefusal(): string {
  return `This request does not come from the page's own address. Open the page at ${publicUrl()}, or set PUBLIC_URL to the address that people use.`
}

function isOwnOrigin(text: string, { HOST, PORT, PUBLIC_URL }: Place, { anyScheme = false } = {}): boolean {
  const url = parseOrigin(text)
  if (!url) return false
  if (PUBLIC_URL) {
    const page = new URL(PUBLIC_URL)
    if (anyScheme ? sameHost(text, page) : url.origin === page.origin) return true
  }
  const name = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'http:' || Number(url.port || 80) !== PORT) return false
  if (['localhost', '127.0.0.1', '::1'].includes(name) || name === HOST) return true
  // Listening everywhere: any of our addresses. A name could be rebound by its owner, a number cannot.
  return (HOST === '0.0.0.0' || HOST === '::') && PUBLIC_URL === undefined && isIP(name) !== 0
}

/** Nothing but scheme, host and port, spelled as a browser spells it: no user, path, list or odd form of an address. */
function parseOrigin(text: string): URL | undefined {
  if (!/^https?:\/\/[a-z0-9.:[\]-]+$/i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const spelled = text.toLowerCase().replace(url.protocol === 'https:' ? /:443$/ : /:80$/, '')
  return url.origin === spelled ? url : undefined
}

/** A Host header leaves out the port of the page's own scheme, which is not known from the header. */
function sameHost(text: string, page: URL): boolean {
  const host = text.toLowerCase().replace('http://', '')
  return host === page.host || host === `${page.hostname}:${page.protocol === 'https:' ? 443 : 80}`
}
