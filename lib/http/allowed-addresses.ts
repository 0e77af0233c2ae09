/** Decides which network addresses may be connected to. Everything not explicitly allowed is refused. */
import { promises as dns, type LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Resolves all addresses of a host; tests pass their own. */
export type Resolver = (host: string) => Promise<LookupAddress[]>

export const systemResolver: Resolver = (host) => dns.lookup(host, { all: true, verbatim: true })

/** Cloud metadata services that the address range alone does not reveal (Azure, Alibaba, AWS over IPv6). */
const metadataAddresses = new Set(['168.63.129.16', '100.100.100.200', 'fd00:ec2::254'])

/** Ranges that an internal image archive may use; never link-local, multicast or translated addresses. */
const privateNetworkRanges = new Set(['unicast', 'private', 'uniqueLocal', 'carrierGradeNat', 'loopback'])

/**
 * Resolves once, so that the addresses checked are the addresses connected to.
 *
 * @param host as `URL.hostname` gives it: IPv4 in any notation is already dotted decimal, IPv6 is in brackets
 * @param isExempt the operator allowed the host by name, so it may be on the internal network
 * @returns at least one address, or null if there is none or any of them is not allowed; the reason is withheld, since
 * it would let a caller map the internal network
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
 * ipaddr.js classifies every unnamed IPv6 range as `unicast`, including `::7f00:1` (how `URL` writes `::127.0.0.1`);
 * only 2000::/3 has ever been assigned (IANA, IPv6 Global Unicast Address Assignments).
 */
function classifyRange(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  const range = address.range()
  const isUnassigned = range === 'unicast' && address.kind() === 'ipv6' && !address.match(ipaddr.parseCIDR('2000::/3'))
  return isUnassigned ? 'unassigned' : range
}
