import type { KeyScope } from './key-scopes'

/** The fields of a key that the page may show: everything except its secret. */
export interface ListedKey {
  id: string
  name: string
  /** The first and last characters of the secret, by which its owner recognises it. */
  prefix: string
  lastFour: string
  scope: KeyScope
  /** The person it belongs to; null for a service. */
  personId: string | null
  /** The person's name; null for a service, and for a person who was erased. */
  personName: string | null
  createdAt: string
  expiresAt: string | null
  revokedAt: string | null
  lastUsedAt: string | null
}
