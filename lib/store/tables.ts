/**
 * The tables as the queries see them, the same on SQLite and PostgreSQL. Times are ISO 8601 in UTC and compare as text;
 * JSON is stored as text.
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
  /** Null means the setting RATE_LIMIT_RPM or STREAMS_MAX. */
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
  /** The key used to sign in; null for a keyless session on this machine. */
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

/** A completion that a client asked to store. */
export interface CompletionsTable {
  id: string
  owner: string
  model: string
  createdAt: string
  /** The completion as sent; its metadata may change and is stored separately. */
  body: string
}

/** The messages of the request, in order from 0. */
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

/** One action or refusal; see lib/platform/audit/audit.ts. Rows are never changed, and are deleted oldest first. */
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

/** One row: the end of the audit, and the last row deleted past its retention. */
export interface AuditHeadTable {
  sequence: number
  hash: string
  cutThrough: number
}

export interface ConversationsTable {
  id: string
  owner: string
  title: string
  /** The title, normalised for search. */
  titleWords: string
  pinnedAt: string | null
  /** The last message of the branch shown last. */
  leafId: string | null
  createdAt: string
  /** Time of the last question or end of an answer. */
  updatedAt: string
  /** If set, the conversation can be restored for a while and is then deleted permanently. */
  deletedAt: string | null
}

/** Questions and answers as a tree: editing a question and regenerating an answer create siblings. */
export interface MessagesTable {
  /** Assigned by the database in order of creation. */
  number: Generated<number>
  /** Assigned by the page, so that a question whose response was lost is not asked twice; unique per conversation. */
  id: string
  conversationId: string
  parentId: string | null
  role: 'user' | 'assistant'
  /** Always `done` for questions. */
  status: MessageStatus
  createdAt: string
  /** JSON, see lib/platform/conversations/message-rows.ts. */
  body: string
}

/** Images of questions, once per conversation; see lib/store/image-files.ts. */
export interface ConversationImagesTable {
  conversationId: string
  /** SHA-256 of the bytes in hexadecimal. */
  hash: string
  type: string
  /** In bytes. */
  size: number
}

/** Images of the request messages of a stored completion. */
export interface CompletionImagesTable {
  completionId: string
  hash: string
  type: string
  size: number
}

/** Links through which others may read a conversation; at most one per conversation. */
export interface SharesTable {
  id: string
  conversationId: string
  /** The last message shown. */
  leafId: string
  sharedAt: string
}

/** Generations in progress. A row is deleted when its answer ends. */
export interface RunsTable {
  /** Conversation and answer, see lib/platform/generation-id.ts. */
  id: string
  conversationId: string
  /** The process that writes it, see lib/platform/process-id.ts. */
  process: string
  aliveAt: string
  stopAskedAt: string | null
}

/** The events of a generation, in order from 1. */
export interface RunEventsTable {
  runId: string
  n: number
  event: string
}

/** Named values about the database itself. */
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
