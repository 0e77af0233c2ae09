/**
 * The seam that generates. An engine turns a grounded prompt into text; it never retrieves, never checks a citation and
 * never decides what a client may see: `lib/answer` does.
 */
import type { ChatCompletionCreateParams, ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { CompletionUsage } from 'openai/resources/completions'
import type { TextLanguage } from '@/lib/shared/text/detect-language'
import type { FinishReason, FunctionCallDelta, Logprobs, ToolCallDelta } from '@/lib/wire/answer-events'
import type { EvidenceItem, EvidenceSearch } from '@/lib/wire/evidence'

/** One numbered source as an engine sees it: metadata and verbatim sentences, in the order of the record. */
export interface GroundedSource {
  n: number
  item: EvidenceItem
  /** "Randomised controlled trial", as printed, in the answer's language. */
  typeLabel: string
  /** 0 to 1: share of the question's weight that the source holds. */
  coverage: number
  /** What is asked about and the source does not mention, as the asker wrote it. */
  missing: string[]
  /** Number of participants when the record states it. */
  participants: number | null
  sentences: GroundedSentence[]
}

export interface GroundedSentence {
  /** Verbatim in the stored passage. */
  text: string
  section:
    | 'title'
    | 'question'
    | 'background'
    | 'methods'
    | 'results'
    | 'harms'
    | 'conclusion'
    | 'recommendation'
    | 'limitations'
    | 'other'
  /** 0 to 1: how much of the question's weight the sentence holds. */
  relevance: number
}

/** What `lib/answer` hands an engine. */
export interface GroundedPrompt {
  /** The last user turn as plain text. */
  question: string
  /** What an engine says in its own words, it says in this one. */
  language: TextLanguage
  /** Best first, numbered from 1; empty when nothing relevant was found. */
  sources: GroundedSource[]
  /** Closest titles when there are no sources. */
  nearest: EvidenceItem[]
  searched: EvidenceSearch[]
  /** Why nothing was searched, or null when it was. */
  searchSkipped: 'small-talk' | 'switched-off' | null
  /** Set when a chat program asks for a title or the like, and not for an answer. */
  task?: ChatTask
  /** A model is connected and could not be reached, so another engine stands in for it. */
  isModelAway?: boolean
  /** Words of the question that no source holds, as the asker wrote them. */
  uncovered: string[]
  /** Words of the question in another script than the records' were not searched for. */
  isPartlyUnread?: boolean
  /** The conversation without the rules and sources that a model is given, images as data URLs or left out. */
  conversation: ChatCompletionMessageParam[]
  /** The conversation for a model: system prompt with the sources in it, then the turns, images as data URLs. */
  messages: ChatCompletionMessageParam[]
  /** The client's generation settings, already validated: temperature, max_tokens, tools and the like. */
  settings: Partial<Omit<ChatCompletionCreateParams, 'messages' | 'model' | 'stream' | 'stream_options'>>
}

export type EngineEvent =
  | {
      type: 'delta'
      choice: number
      content?: string
      refusal?: string
      toolCalls?: ToolCallDelta[]
      functionCall?: FunctionCallDelta
      logprobs?: Logprobs
    }
  | { type: 'finish'; choice: number; reason: FinishReason }
  | { type: 'usage'; usage: CompletionUsage }

/** The model takes no images, or not these: nothing was said, and the same prompt without them is worth sending. */
export class ImagesRefusedError extends Error {}

export interface Engine {
  readonly id: 'extractive' | 'upstream'
  /** False when images are of no use in a prompt; it may turn as the model server shows what it takes. */
  readonly takesImages: boolean
  /** How many sources it is given when the request does not say. */
  readonly sourcesDefault: number
  /**
   * Generates the answer's text with `[n]` marks.
   *
   * @param signal ends the work at once, upstream connection included
   * @throws ImagesRefused before the first event; ApiError when nothing can be generated; after the first event it means a broken answer
   */
  generate(prompt: GroundedPrompt, signal: AbortSignal): AsyncIterable<EngineEvent>
  /**
   * Turns texts into vectors with this embedding model of the server; absent where there is no server.
   *
   * @returns one for each text, in order, all of one length
   * @throws ApiError as `generate`; the signal's reason
   */
  embed?(model: string, texts: string[], signal: AbortSignal): Promise<Float32Array[]>
}

/** What a chat program asks of a conversation on its own behalf. */
export interface ChatTask {
  /** The first that was asked in the conversation. */
  question: string
  language: TextLanguage
  /** Of a title; null when none was named. */
  wordsMax: number | null
  /** Name of the member in which a JSON object is to hold the reply; null when text is wanted. */
  member: string | null
  /** Whether that member is a list. */
  isList: boolean
}
