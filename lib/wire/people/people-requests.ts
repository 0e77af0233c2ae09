/** Validates the requests of the pages of admins and of people themselves. */
import { z } from 'zod'
import { name, object, optional, string } from '@/lib/wire/schema-fields'
import { parseValid } from '@/lib/wire/validation-errors'

const block = object({ blocked: z.boolean() })
const handOver = object({ to: name(64) })
const claim = object({ key: name(200) })
const auditQuery = object({
  actor: optional(string({ max: 200 })),
  action: optional(string({ max: 40 })),
  /** Days, UTC; `to` is included. */
  from: optional(z.iso.date()),
  to: optional(z.iso.date()),
  /** The sequence before which the list continues. */
  before: optional(z.coerce.number().int().positive()),
})

const peopleQuery = object({
  /** Part of a name or an address. */
  find: optional(string({ max: 200 })),
  /** Last sign-in and id of the person after whom the list continues: `next` of the page before. */
  before: optional(
    string({ max: 100 })
      .regex(/^[\d-]{10}T[\d:.]{12}Z_[\w-]+$/)
      .transform((text) => ({ lastSignInAt: text.slice(0, 24), id: text.slice(25) })),
  ),
})

export type PeopleQuery = z.infer<typeof peopleQuery>
export type AuditQuery = z.infer<typeof auditQuery>

/** @throws ApiError 400 */
export function parseBlockRequest(json: unknown): { blocked: boolean } {
  return parseValid(block, json)
}

/** @throws ApiError 400 */
export function parseHandOverRequest(json: unknown): { to: string } {
  return parseValid(handOver, json)
}

/** @throws ApiError 400 */
export function parseClaimRequest(json: unknown): { key: string } {
  return parseValid(claim, json)
}

/** @throws ApiError 400 */
export function parseAuditQuery(parameters: URLSearchParams): AuditQuery {
  return parseValid(auditQuery, readParameters(parameters))
}

/** @throws ApiError 400 */
export function parsePeopleQuery(parameters: URLSearchParams): PeopleQuery {
  return parseValid(peopleQuery, readParameters(parameters))
}

/** An empty parameter counts as absent. */
function readParameters(parameters: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...parameters].filter(([, value]) => value !== ''))
}
