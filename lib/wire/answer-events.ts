/**
 * The answer as a sequence of events. One pipeline makes them; `toChunks` writes them as a stream and `collect` as one
 * object, so both carry the same content.
 */
import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions'
import type { CompletionUsage } from 'openai/resources/completions'
import type { Evidence, EvidenceCheck, SearchStep } from './evidence'

export type FinishReason = ChatCompletion.Choice['finish_reason']
export type ToolCallDelta = ChatCompletionChunk.Choice.Delta.ToolCall
/** The older form of a tool call, which answers requests with `functions`: the name once, the arguments in pieces. */
export type FunctionCallDelta = ChatCompletionChunk.Choice.Delta.FunctionCall
export type Logprobs = ChatCompletionChunk.Choice.Logprobs
export type Annotation = {
  type: 'url_citation'
  url_citation: { start_index: number; end_index: number; title: string; url: string; content?: string }
}

/**
 * Order: any number of `search`; `sources` at most once; any number of `delta` and `checks`; `finish` once per choice and nothing for that choice
 * after it; `end` once, last. An engine that fails throws an ApiError instead.
 */
export type AnswerEvent =
  /** How the search goes. Only streams that ask for it carry it, so that a failure can still be a status for the others. */
  | { type: 'search'; step: SearchStep }
  /** What was found, before the first word: lets a reader open marks while text still streams. Spans are empty. */
  | { type: 'sources'; evidence: Evidence }
  | {
      type: 'delta'
      choice: number
      content?: string
      refusal?: string
      toolCalls?: ToolCallDelta[]
      functionCall?: FunctionCallDelta
      logprobs?: Logprobs
    }
  /**
   * What became of sentences of the first choice that have just been completed, after their text; only streams that ask for
   * it carry it. The evidence at the end holds the same checks again.
   */
  | { type: 'checks'; checks: EvidenceCheck[] }
  | { type: 'finish'; choice: number; reason: FinishReason; annotations: Annotation[] }
  /** Evidence is null for answers that searched nothing (small talk, `mode: off`). */
  | { type: 'end'; usage: CompletionUsage; evidence: Evidence | null }
