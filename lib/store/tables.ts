/**
 * What is stored, as the queries see it. Times are ISO 8601 in UTC and compare as text; JSON is stored as text; nothing
 * here differs between SQLite and PostgreSQL.
 */
export interface KeysTable {
  id: string
  name: string
  /** Keyed hash of the secret; the secret itself is never stored. */
  hash: string
  prefix: string
  lastFour: string
  scope: 'chat' | 'admin'
  /** Null: the setting RATE_LIMIT_RPM, or STREAMS_MAX. */
  rpm: number | null
  streams: number | null
  createdAt: string
  expiresAt: string | null
  revokedAt: string | null
  lastUsedAt: string | null
}

export interface SessionsTable {
  /** Keyed hash of the cookie's value. */
  hash: string
  /** The key that signed in; null for a session that this machine gave itself on loopback. */
  keyId: string | null
  createdAt: string
  expiresAt: string
}

/** Tokens and requests by owner and day (UTC). */
export interface UsageTable {
  owner: string
  day: string
  requests: number
  promptTokens: number
  completionTokens: number
}

/** An answer that a client asked to keep, with what its owner needs to find it again. */
export interface CompletionsTable {
  id: string
  owner: string
  model: string
  createdAt: string
  /** The completion as it was answered; its metadata may change and stands apart. */
  body: string
}

/** The messages that were asked with, in order from 0. */
export interface CompletionMessagesTable {
  completionId: string
  position: number
  message: string
}

export interface CompletionMetadataTable {
  completionId: string
  name: string
  value: string
}

/** One thing that was done or refused; see `lib/platform/audit.ts`. Rows are never changed, and leave oldest first. */
export interface AuditTable {
  /** From 1, without a gap. */
  sequence: number
  at: string
  action: string
  actor: string
  target: string | null
  status: number | null
  address: string | null
  requestId: string | null
  /** JSON. */
  details: string | null
  /** Of the row before; 64 zeros before the first. */
  previousHash: string
  hash: string
}

/** One row: where the audit ends, and up to where it was cut. */
export interface AuditHeadTable {
  sequence: number
  hash: string
  cutThrough: number
}

/** Small facts about the store itself, by name. */
export interface FactsTable {
  name: string
  value: string
}

export interface Tables {
  keys: KeysTable
  sessions: SessionsTable
  usage: UsageTable
  completions: CompletionsTable
  completionMessages: CompletionMessagesTable
  completionMetadata: CompletionMetadataTable
  audit: AuditTable
  auditHead: AuditHeadTable
  facts: FactsTable
}
