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

export interface PeoplePage {
  data: ListedPerson[]
  /** What `before` takes to continue the list; null at its end. */
  next: string | null
}

/** One owner's use of one model on a day (UTC). */
export interface ListedUsage {
  /** The id of a person or key; else as in the audit log. */
  owner: string
  /** Of the person or key; else the same as `owner`. */
  name: string
  day: string
  /**
   * Empty for quotations; `unknown` for answers that did not end, and for usage counted before models were recorded.
   */
  model: string
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
