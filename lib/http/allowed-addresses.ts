/** Which network addresses an image may be fetched from. Everything that is not plainly allowed is refused. */
import { promises as dns, type LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Finds every address of a host; a test passes its own. */
export type Resolver = (host: string) => Promise<LookupAddress[]>

export const systemResolver: Resolver = (host) => dns.lookup(host, { all: true, verbatim: true })

/** Where cloud machines keep their credentials, as far as the range alone does not tell (Azure, Alibaba, AWS by IPv6). */
const metadataAddresses = new Set(['168.63.129.16', '100.100.100.200', 'fd00:ec2::254'])

/** What an archive in the house may have; link-local, multicast and translated addresses are nobody's archive. */
const privateNetworkRanges = new Set(['unicast', 'private', 'uniqueLocal', 'carrierGradeNat', 'loopback'])

/**
 * Asks once, so that the addresses checked are the addresses connected to.
 *
 * @param host as `URL.hostname` gives it: an IPv4 address in any spelling is dotted by now, an IPv6 address in brackets
 * @param isExempt the operator allowed the host by name, so it may lie in the house
 * @returns at least one address, or null when there is none or any of them is not allowed: the reason is not told, since
 * it would map the house for whoever asks
 */
export async function resolveAllowedAddresses(
  host: string,
  isExempt: boolean,
  resolve: Resolver,
): Promise<LookupAddress[] | null> {
  const literal = host.replace(/^\[|\]$/g, '')
  const family = isIP(literal)
  const addresses = family ? [{ address: literal, family }] : await resolve(host).catch(() => [])
  const areAllowed = addresses.length > 0 && addresses.every(({ address }) => isAllowed(address, isExempt))
  return areAllowed ? addresses : null
}

function isAllowed(text: string, isExempt: boolean): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  const range = classifyRange(address)
  if (metadataAddresses.has(address.toString())) return false
  return isExempt ? privateNetworkRanges.has(range) : range === 'unicast'
}

/**
 * The library calls every IPv6 address `unicast` that it has no name for, `::7f00:1` (how `URL` writes `::127.0.0.1`)
 * among them; only 2000::/3 has ever been given out (IANA, IPv6 Global Unicast Address Assignments).
 */
function classifyRange(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  const range = address.range()
  const isUnassigned = range === 'unicast' && address.kind() === 'ipv6' && !address.match(ipaddr.parseCIDR('2000::/3'))
  return isUnassigned ? 'unassigned' : range
}
