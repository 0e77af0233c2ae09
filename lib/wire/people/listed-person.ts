/** What the pages of admins and of people themselves show. */
import type { Role } from './roles'

export interface ListedPerson {
  id: string
  name: string
  email: string | null
  roles: Role[]
  createdAt: string
  lastSignInAt: string
  blockedAt: string | null
  /** Sessions that have not ended. */
  sessions: number
  conversations: number
}

export interface ListedSession {
  /** The stored hash, which grants no access. */
  id: string
  browser: string | null
  createdAt: string
  expiresAt: string
  isCurrent: boolean
}

export interface OwnAccount {
  id: string
  name: string
  email: string | null
  roles: Role[]
  sessions: ListedSession[]
}

/** One owner's use of a day (UTC). */
export interface ListedUsage {
  /** The name of the person or key; else as in the audit. */
  owner: string
  day: string
  requests: number
  promptTokens: number
  completionTokens: number
}

export interface ListedAuditRow {
  sequence: number
  at: string
  action: string
  actor: string
  /** Of the person who acted; null for others, and for people who were erased. */
  name: string | null
  target: string | null
  status: number | null
  address: string | null
  details: string | null
}
