/** Validates the page's request for a new key. */
import { z } from 'zod'
import { name, object, optional } from '@/lib/wire/schema-fields'
import { parseValid } from '@/lib/wire/validation-errors'
import { type KeyScope, keyScopes } from './key-scopes'

const request = object({
  name: name(100),
  scope: optional(z.enum(keyScopes)),
  /** The last day on which it is valid, UTC. */
  expires: optional(z.iso.date()),
  /** Id of the person it belongs to; a service if absent. */
  person: optional(name(64)),
})

export interface WantedKey {
  name: string
  scope: KeyScope
  expiresAt: Date | undefined
  personId: string | undefined
}

/** @throws ApiError 400 */
export function parseKeyRequest(json: unknown): WantedKey {
  const { name, scope = 'chat', expires, person: personId } = parseValid(request, json)
  const expiresAt = expires === undefined ? undefined : new Date(`${expires}T23:59:59.999Z`)
  return { name, scope, expiresAt, personId }
}
