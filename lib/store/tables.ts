/**
 * What is stored, as the queries see it. Times are ISO 8601 in UTC and compare as text; JSON is stored as text; nothing
 * here differs between SQLite and PostgreSQL.
 */
import type { Generated } from 'kysely'
import type { MessageStatus } from '@/lib/wire/conversation'

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

/** One thing that was done or refused; see `lib/platform/audit/audit.ts`. Rows are never changed, and leave oldest first. */
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

export interface ConversationsTable {
  id: string
  owner: string
  title: string
  /** The title as search sees it. */
  titleWords: string
  pinnedAt: string | null
  /** The message at which the branch ends that its reader saw last. */
  leafId: string | null
  createdAt: string
  /** When it was last asked something, or an answer ended. */
  updatedAt: string
  /** Set: it can still be brought back for a while, and is then deleted for good. */
  deletedAt: string | null
}

/** Questions and answers as a tree: editing a question and asking again make siblings. */
export interface MessagesTable {
  /** Given by the database; grows with time. */
  number: Generated<number>
  /** Given by the page, so that a question whose reply was lost is not asked twice; unique within its conversation. */
  id: string
  conversationId: string
  parentId: string | null
  role: 'user' | 'assistant'
  /** Of questions always `done`. */
  status: MessageStatus
  createdAt: string
  /** JSON, see lib/platform/conversations/message-rows.ts. */
  body: string
}

/** Pictures of questions, once per conversation however often they are asked about; see lib/store/image-files.ts. */
export interface ConversationImagesTable {
  conversationId: string
  /** SHA-256 of the bytes in hexadecimal. */
  hash: string
  type: string
  /** In bytes. */
  size: number
}

/** Pictures of the messages that a kept answer was asked with. */
export interface CompletionImagesTable {
  completionId: string
  hash: string
  type: string
  size: number
}

/** Conversations that others may read by a link; at most one link for each. */
export interface SharesTable {
  id: string
  conversationId: string
  /** The last message that the link shows. */
  leafId: string
  sharedAt: string
}

/** Answers being written. A row is gone as soon as its answer has ended. */
export interface RunsTable {
  /** The conversation and the answer, see lib/platform/generations/generations.ts. */
  id: string
  conversationId: string
  /** Who writes it, see lib/platform/process-id.ts. */
  process: string
  aliveAt: string
  stopAskedAt: string | null
}

/** What has been written so far, in order from 1. */
export interface RunEventsTable {
  runId: string
  n: number
  event: string
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
  conversations: ConversationsTable
  messages: MessagesTable
  conversationImages: ConversationImagesTable
  completionImages: CompletionImagesTable
  shares: SharesTable
  runs: RunsTable
  runEvents: RunEventsTable
  facts: FactsTable
}
