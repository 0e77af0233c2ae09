/**
 * The engine interface. An engine turns a grounded prompt into text; it never retrieves, checks citations or decides
 * what a client may see: `lib/answer` does.
 */

import type { ChatCompletionCreateParams, ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { CompletionUsage } from 'openai/resources/completions'
import type { TextLanguage } from '@/lib/shared/text/detect-language'
import type { AnswerEvent, FinishReason } from '@/lib/wire/answer-events'
import type { EvidenceItem, EvidenceSearch } from '@/lib/wire/evidence'

/** One numbered source as an engine sees it: metadata and verbatim sentences, in the order of the article. */
export interface GroundedSource {
  n: number
  item: EvidenceItem
  /** "Randomised controlled trial", as printed, in the answer's language. */
  typeLabel: string
  /** 0 to 1: share of the question's weight that the source covers. */
  coverage: number
  /** Its title and keywords name all subjects asked about. */
  isNamed?: boolean
  /** 0 to 1: share of the question's weight in the sentence in `item.quote`. */
  relevance?: number
  /** Terms of the question that the source does not mention, as the user wrote them. */
  missing: string[]
  /** The sentence in `item.quote` does not state the facet asked for, such as a dose. */
  missesFacet?: boolean
  /** Of related evidence: that sentence has no word of the title, and so does not say which disease it is on. */
  hidesSubject?: boolean
  /** How that sentence, if it is a finding, names the one outcome asked about; undefined also if the title names it. */
  outcome?: 'alone' | 'part of a composite' | 'absent'
  /** The drugs asked about if the source mentions none of them; else absent. */
  lacksDrugs?: string[]
  /** Number of participants, if the article states it. */
  participants: number | null
  /** Other names of the article, such as that of its study; absent if it has none. */
  keywords?: string[]
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
  /** How well it answers the question; higher is better, comparable between the sources of one answer. */
  score: number
}

/** An engine's input, built by `lib/answer`. */
export interface GroundedPrompt {
  /** The last user turn as plain text. */
  question: string
  /** The language of the engine's own words. */
  language: TextLanguage
  /** Best first, numbered from 1; empty when nothing relevant was found. */
  sources: GroundedSource[]
  /** Closest titles when there are no sources. */
  nearest: EvidenceItem[]
  searched: EvidenceSearch[]
  /** The sources are the nearest ones, and none answers the question as it was asked. */
  isRelatedOnly?: boolean
  /** Why nothing was searched, or null when it was. */
  searchSkipped: 'greeting' | 'thanks' | 'errand' | 'switched-off' | 'no-question' | null
  /** The text of the images that were sent without a question. */
  imagesAlone?: string
  /** Set if a chat program asks for a title or the like instead of an answer. */
  task?: ChatTask
  /** The connected model cannot be reached, so another engine replaces it. */
  isModelUnavailable?: boolean
  /** Terms of the question that no source mentions, as the user wrote them. */
  uncovered: string[]
  /** Those of them that name whom or which disease the question is about. */
  uncoveredSubjects?: string[]
  /** Words of the question in a script that no article uses were not searched for. */
  hasUnsearchedText?: boolean
  /** Words of a question in another language that its dictionary lacks, as the user wrote them. */
  notUnderstood?: string[]
  /** Number of the oldest messages that do not fit in the model's context and are left out of `messages`. */
  omittedMessages?: number
  /** The conversation without the rules and sources for a model; images as data URLs or omitted. */
  conversation: ChatCompletionMessageParam[]
  /** The conversation for a model: system prompt with the sources in it, then the turns, images as data URLs. */
  messages: ChatCompletionMessageParam[]
  /** The client's generation settings, already validated: temperature, max_tokens, tools and the like. */
  settings: Partial<Omit<ChatCompletionCreateParams, 'messages' | 'model' | 'stream' | 'stream_options'>>
}

export type EngineEvent =
  | Extract<AnswerEvent, { type: 'delta' }>
  | { type: 'finish'; choice: number; reason: FinishReason }
  | { type: 'usage'; usage: CompletionUsage }

/** The model accepts no images, or not these. Nothing was generated; the prompt is worth resending without them. */
export class ImagesRefusedError extends Error {}

export interface Engine {
  readonly id: 'extractive' | 'upstream'
  /** The model that answers; null for quotations, and before the model server has named one. Never sent to clients. */
  readonly model: string | null
  /** False if the engine cannot use images; may change as the model server shows what it accepts. */
  readonly takesImages: boolean
  /** Number of sources if the request does not specify one. */
  readonly sourcesDefault: number
  /**
   * Generates the answer's text with `[n]` marks.
   *
   * @param signal aborts at once, including the upstream connection
   * @throws ImagesRefusedError before the first event; ApiError when nothing can be generated; an error after the first
   *   event means a broken answer
   */
  generate(prompt: GroundedPrompt, signal: AbortSignal): AsyncIterable<EngineEvent>
  /**
   * Embeds texts with this embedding model of the server; absent without a server.
   *
   * @returns one vector per text, in order, all of the same length
   * @throws ApiError as `generate`; the signal's reason
   */
  embed?(model: string, texts: string[], signal: AbortSignal): Promise<Float32Array[]>
}

/** A request that a chat program makes on its own behalf: a title, tags, follow-up questions or search queries. */
export interface ChatTask {
  /** The first question of the conversation. */
  question: string
  language: TextLanguage
  /** Word limit of a title; null if none was given. */
  wordsMax: number | null
  /** Name of the JSON member that must contain the reply; null for plain text. */
  member: string | null
  /** Whether that member is a list. */
  isList: boolean
}
