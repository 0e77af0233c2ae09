/**
 * The tables as the queries see them, the same on SQLite and PostgreSQL. Times are ISO 8601 in UTC and compare as text;
 * JSON is stored as text.
 */
import type { Generated } from 'kysely'
import type { MessageStatus } from '@/lib/wire/conversation'
import type { FeedbackRating, FeedbackReason } from '@/lib/wire/feedback'
import type { KeyScope } from '@/lib/wire/people/key-scopes'

export interface KeysTable {
  id: string
  name: string
  /** Keyed hash of the secret; the secret itself is never stored. */
  hash: string
  prefix: string
  lastFour: string
  scope: KeyScope
  /** The person it belongs to, without whose roles it is refused; null for a service. */
  personId: string | null
  /** Null means the setting RATE_LIMIT_RPM or STREAMS_MAX. */
  rpm: number | null
  streams: number | null
  createdAt: string
  expiresAt: string | null
  revokedAt: string | null
  lastUsedAt: string | null
}

interface SessionsTable {
  /** Keyed hash of the cookie's value. */
  hash: string
  /** The key used to sign in; null for a keyless session on this machine. */
  keyId: string | null
  /** The person who signed in at the provider; null for all other sessions. */
  personId: string | null
  /** The provider's name for its own session (`sid`), by which it ends ours. */
  providerSession: string | null
  /** Encrypted: what the provider gave for reading the person's groups again. */
  grant: string | null
  /** When the groups were read last; null if they cannot be read again. */
  checkedAt: string | null
  /** What the browser called itself, so that a person recognises a session. */
  browser: string | null
  createdAt: string
  expiresAt: string
}

/** Those who have signed in at the provider. */
export interface PeopleTable {
  id: string
  /** With `subject`, the identity: names and addresses change and are given to others. */
  issuer: string
  subject: string
  name: string
  email: string | null
  /** Separated by commas; empty for a person without a role, who may not enter. */
  roles: string
  createdAt: string
  lastSignInAt: string
  /** Set by an admin; nothing of this person is admitted since. */
  blockedAt: string | null
}

/** Sign-ins that were begun at the provider. A row is deleted when its callback arrives. */
interface SignInsTable {
  /** Keyed hash of `state`, or of the id of a logout token. */
  hash: string
  /** Encrypted JSON, see lib/platform/auth/people/sign-in-records.ts. */
  record: string
  expiresAt: string
}

/** Tokens and requests by owner, day (UTC) and model. */
export interface UsageTable {
  owner: string
  day: string
  /**
   * Empty for quotations, which need none; `unknown` for answers that did not end, and what was counted before models
   * were.
   */
  model: string
  requests: number
  promptTokens: number
  completionTokens: number
}

/** A completion that a client asked to store. */
interface CompletionsTable {
  id: string
  owner: string
  model: string
  createdAt: string
  /** The completion as sent; its metadata may change and is stored separately. */
  body: string
}

/** The messages of the request, in order from 0. */
interface CompletionMessagesTable {
  completionId: string
  position: number
  message: string
}

interface CompletionMetadataTable {
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

/** One row: the end of the audit log, and the last row deleted past its retention. */
interface AuditHeadTable {
  sequence: number
  hash: string
  cutThrough: number
}

interface ConversationsTable {
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

/** Images of questions, once per conversation; see lib/store/images/image-store.ts. */
interface ConversationImagesTable {
  conversationId: string
  /** SHA-256 of the bytes in hexadecimal. */
  hash: string
  type: string
  /** In bytes. */
  size: number
}

/** Images of the request messages of a stored completion. */
interface CompletionImagesTable {
  completionId: string
  hash: string
  type: string
  size: number
}

/** Links through which others may read a conversation; at most one per conversation. */
interface SharesTable {
  id: string
  conversationId: string
  /** The last message shown. */
  leafId: string
  sharedAt: string
}

/** What the owner of a conversation said about an answer, latest only; deleted with the conversation. */
interface FeedbackTable {
  conversationId: string
  answerId: string
  rating: FeedbackRating
  reason: FeedbackReason | null
  /** Empty if there is none. */
  comment: string
  at: string
}

/** A stored answer that cites an article which was retracted after it was written. */
interface AnswerAlertsTable {
  conversationId: string
  answerId: string
  /** The source's id in the answer's evidence. */
  articleId: string
  /** Of the article. */
  title: string
  at: string
  /** When its owner opened the conversation; null until then. */
  seenAt: string | null
}

/** A question that its owner saved to be asked again; see lib/platform/saved-questions. */
export interface SavedQuestionsTable {
  id: string
  owner: string
  question: string
  /** JSON: where to search; null for the default. */
  sources: string | null
  createdAt: string
  /** When its owner last looked at what is new, or a feed reader did. */
  usedAt: string
  /** When it was last asked; null until the first time. */
  askedAt: string | null
  /** Of the library when it was last asked. */
  libraryState: string | null
  /** JSON: ids of the articles that it was answered from before. */
  knownIds: string
  /** JSON: the `FoundSource` that its answer opens with; null if nothing answers it. */
  main: string | null
  /** A server asks it until then. */
  claimedUntil: string | null
}

/** What was new when a saved question was asked again. */
export interface SavedQuestionNewsTable {
  id: string
  questionId: string
  at: string
  /** JSON, see lib/platform/saved-questions/saved-questions.ts. */
  body: string
  /** When its owner looked at it; null until then. */
  seenAt: string | null
}

/** The secret addresses at which feed readers get what is new; at most one per owner. */
export interface FeedsTable {
  owner: string
  secret: string
  createdAt: string
}

/** Generations in progress. A row is deleted when its answer ends. */
interface RunsTable {
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
interface FactsTable {
  name: string
  value: string
}

/** One row: the end of the change log of the shared library (PostgreSQL only; see lib/evidence/shared-library). */
export interface LibraryHeadTable {
  /** Of the last change; 0 before the first. Its row is locked by each writer, so that versions have no gap. */
  version: number
  /** Of the last transaction that changed the library. */
  mark: string
  /** Identifies this library, so that a copy of another one is never continued. */
  epoch: string
  /** Of what the rows contain; a program that knows only older formats may not join. */
  format: number
  /** JSON list: hashes of the bundled articles that were loaded, latest last. */
  starters: string
}

interface LibraryArticlesTable {
  /** A new one with each change of the article, so that reading in this order misses nothing. */
  number: Generated<number>
  id: string
  pmid: string | null
  /** In lower case. */
  doi: string | null
  pmcid: string | null
  /** `hashTitleToNumber`. */
  title: number
  origin: 'starter' | 'import'
  /** The article as JSON, with its passages. */
  record: string
}

/** Articles that answers cited from PubMed or Europe PMC. */
interface LibraryCitedTable {
  id: string
  /** When it was fetched, in milliseconds since 1970. */
  at: number
  record: string
}

/** The change log: what changed, in order from 1 without a gap. The rows of the articles hold their latest state. */
interface LibraryChangesTable {
  version: number
  kind: 'put' | 'remove' | 'cite'
  /** Id of the article. */
  item: string
  /** The same for all changes of one transaction, and different in each. */
  mark: string
  importId: string | null
  at: Date
}

export interface LibraryImportsTable {
  id: string
  name: string
  sha256: string | null
  state: 'sending' | 'waiting' | 'running' | 'done' | 'refused' | 'failed' | 'stopped'
  /** Whether any server can continue it, because its file is in `libraryImportParts`. */
  hasFile: boolean
  bytes: number | null
  startedAt: string
  finishedAt: string | null
  /** JSON. */
  receipt: string | null
  progress: string | null
  /** JSON: who started it, for the audit log. */
  caller: string | null
  /** The process that works on it, and when it last said so. */
  holder: string | null
  aliveAt: Date
  stopAskedAt: Date | null
  /** How often it was begun without getting any further. */
  attempts: number
}

/** An uploaded file, in pieces, until its import has ended. */
interface LibraryImportPartsTable {
  importId: string
  n: number
  bytes: Buffer
}

/** Fetches of articles from PubMed that the page started; see lib/evidence/import/page-fetches. */
export interface LibraryFetchesTable {
  id: string
  /** JSON: the `FetchOrder`. */
  request: string
  state: 'running' | 'paused' | 'done' | 'failed' | 'cancelled'
  /** What a running fetch does. */
  phase: 'listing' | 'fetching' | 'importing'
  /** JSON: the `FetchStep`. */
  step: string
  /** JSON: a receipt for each file that was imported. */
  receipts: string
  /** JSON: why it failed. */
  failure: string | null
  /** JSON: who started it, for the audit log. */
  caller: string
  /** The server that runs it, and when it last said so. */
  holder: string | null
  aliveAt: string
  startedAt: string
}

export interface Tables {
  keys: KeysTable
  sessions: SessionsTable
  people: PeopleTable
  signIns: SignInsTable
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
  feedback: FeedbackTable
  answerAlerts: AnswerAlertsTable
  savedQuestions: SavedQuestionsTable
  savedQuestionNews: SavedQuestionNewsTable
  feeds: FeedsTable
  runs: RunsTable
  runEvents: RunEventsTable
  facts: FactsTable
  libraryHead: LibraryHeadTable
  libraryArticles: LibraryArticlesTable
  libraryCited: LibraryCitedTable
  libraryChanges: LibraryChangesTable
  libraryImports: LibraryImportsTable
  libraryImportParts: LibraryImportPartsTable
  libraryFetches: LibraryFetchesTable
}
