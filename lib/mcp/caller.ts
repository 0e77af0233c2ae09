/** Who calls the tools, and what their calls count against. */
import type { AnswerEvent } from '@/lib/wire/answer-events'
import type { ChatRequest } from '@/lib/wire/request'

export interface McpCaller {
  owner: string
  /** Aborts when the caller leaves, its key is revoked, or the server stops. */
  signal: AbortSignal
  /** Applies the limits to an answer, and records it. */
  meter(events: AsyncIterable<AnswerEvent>): AsyncIterable<AnswerEvent>
  /** Adds counts of the question to the audit log. */
  recordQuestion(chat: ChatRequest): void
  /** Logs an error that the caller gets as the result of a tool. */
  report(error: unknown): void
}
