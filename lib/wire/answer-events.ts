/**
 * An answer as a sequence of events. One pipeline produces them; `toChunks` writes them as a stream and `collect` as
 * one object, so both have the same content.
 */
import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions'
import type { CompletionUsage } from 'openai/resources/completions'
import type { Evidence, EvidenceCheck, SearchStep } from './evidence'

export type FinishReason = ChatCompletion.Choice['finish_reason']
export type ToolCallDelta = ChatCompletionChunk.Choice.Delta.ToolCall
/** The older form of a tool call, for requests with `functions`: the name once, the arguments in pieces. */
export type FunctionCallDelta = ChatCompletionChunk.Choice.Delta.FunctionCall
export type Logprobs = ChatCompletionChunk.Choice.Logprobs
export type Annotation = {
  type: 'url_citation'
  url_citation: { start_index: number; end_index: number; title: string; url: string; content?: string }
}

/**
 * Order: any number of `search`; at most one `sources`; any number of `delta` and `checks`; one `finish` per choice,
 * with nothing for that choice after it; one `end`, last. An engine that fails throws an ApiError instead.
 */
export type AnswerEvent =
  /** Search progress. Sent only if the stream asks for it, so that for all others a failure can still be a status. */
  | { type: 'search'; step: SearchStep }
  /**
   * The sources found, before the first word, so that a reader can open citations while text streams. Spans are
   * empty.
   */
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
   * Checks of the first choice's sentences that have just been completed, after their text. Sent only if the stream
   * asks for them. The evidence at the end repeats them.
   */
  | { type: 'checks'; checks: EvidenceCheck[] }
  | { type: 'finish'; choice: number; reason: FinishReason; annotations: Annotation[] }
  /** `evidence` is null for answers that searched nothing (small talk, `mode: off`). */
  | {
      type: 'end'
      usage: CompletionUsage
      evidence: Evidence | null
      /** What wrote the answer, for the count of its tokens; null for quotations. */
      model?: string | null
    }
