/** What people may do. Each role includes asking questions; without a role nobody is admitted. */
import { config } from '@/lib/config'
import { type Role, roles } from '@/lib/wire/people/roles'

/** @param groups the values of the claims of OIDC_GROUPS_CLAIM */
export function toRoles(groups: readonly string[]): Role[] {
  const settings = config()
  const granting: Record<Role, string[]> = {
    clinician: settings.OIDC_CLINICIAN_GROUPS,
    librarian: settings.OIDC_LIBRARIAN_GROUPS,
    auditor: settings.OIDC_AUDITOR_GROUPS,
    admin: settings.OIDC_ADMIN_GROUPS,
  }
  return roles.filter((role) => granting[role].some((group) => groups.includes(group)))
}

/** @param stored names separated by commas, as in the table of people */
export function parseRoles(stored: string): Role[] {
  const names = stored.split(',')
  return roles.filter((role) => names.includes(role))
}
