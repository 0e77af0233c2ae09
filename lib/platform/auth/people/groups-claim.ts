/** Reads the groups of a person from the claims of a provider. */
import { config } from '@/lib/config'

export type Claims = Readonly<Record<string, unknown>>

/**
 * Reads the claims that OIDC_GROUPS_CLAIM names: a text, a list of texts, or a path into an object such as
 * `realm_access.roles`. An address counts only if the provider has verified it, since at some providers people choose
 * theirs.
 *
 * @returns undefined if there is none of these claims
 */
export function readGroups(claims: Claims): string[] | undefined {
  const values = config()
    .OIDC_GROUPS_CLAIM.filter((name) => name !== 'email' || claims['email_verified'] === true)
    .map((name) => findClaim(claims, name))
    .filter((value) => value !== undefined)
  if (values.length === 0) return undefined
  return values.flat().filter((value) => typeof value === 'string')
}

/** True if the provider left the groups out because there are too many (Microsoft Entra ID, more than 200). */
export function hasTooManyGroups(claims: Claims): boolean {
  const sources = claims['_claim_names']
  return typeof sources === 'object' && sources !== null && config().OIDC_GROUPS_CLAIM.some((name) => name in sources)
}

/**
 * Looks a name up as it is before reading it as a path: some providers have claims whose names are addresses, with
 * dots.
 */
function findClaim(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name]
  return name.split('.').reduce<unknown>((value, part) => {
    const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, part)
    return isObject ? Reflect.get(value, part) : undefined
  }, claims)
}
