/**
 * Parses a Chat Completions request. It promises that a parsed request is safe to use as typed, and that any other
 * request is refused with the code and `param` that OpenAI's clients expect. It never reads a body
 * (`lib/platform/http/read-json-body.ts` does), fetches an image or looks at the caller.
 */
import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions'
import { z } from 'zod'
import { studyTypes } from '@/lib/shared/study-types'
import { addImageTexts, checkImageTexts, imageTextLengthMax } from '@/lib/wire/images/image-text'
import { ApiError } from './errors'
import type { EvidenceOptions } from './evidence'
import { evidenceSources, minSupports } from './evidence-values'
import { settingsSchema } from './generation-settings'
import { messages } from './messages'
import { findModel, serviceModel } from './models'
import {
  integer,
  json,
  list,
  object,
  omitUndefined,
  optional,
  optionalList,
  parseGivenFields,
  record,
  string,
  unsupported,
} from './schema-fields'
import { checkToolTurns } from './tools/tool-turns'
import { toValidationError } from './validation-errors'

/** The fields that may be passed to a model server; all other fields stay here. */
type ChatSettings = Partial<
  Omit<ChatCompletionCreateParamsNonStreaming, 'messages' | 'model' | 'stream' | 'stream_options'>
>

export interface ChatRequest {
  /** The requested model id, repeated in the answer. */
  model: string
  messages: ChatCompletionMessageParam[]
  stream: boolean
  /** Whether the stream ends with a usage chunk. */
  includeUsage: boolean
  evidence: EvidenceOptions
  /** Only the fields that the client sent. */
  settings: ChatSettings
  store: boolean
  metadata: Record<string, string>
}

const streamOptions = object({ include_usage: optional(z.boolean()), include_obfuscation: optional(z.boolean()) })

/** OpenAI's limit on images in a request; the operator's limit is lower. */
const imagesMax = 500

const imageText = object({
  index: integer({ min: 0, max: 100_000 }).describe('Position of the image among all images of `messages`, from 0.'),
  text: string({ max: imageTextLengthMax }).transform((value) => value.toWellFormed().trim()),
})

const evidence = object({
  mode: optional(z.enum(['auto', 'off'])),
  sources: optional(list(z.enum(evidenceSources), { min: 1, max: evidenceSources.length })),
  from_year: optional(integer({ min: 1800, max: 2200 })),
  types: optionalList(z.enum(studyTypes), studyTypes.length),
  max_sources: optional(integer({ min: 1, max: 50 })),
  references: optional(z.enum(['inline', 'none'])),
  progress: optional(z.boolean()).describe(
    'Whether a stream also reports the progress of the search, before its first text.',
  ),
  live_checks: optional(z.boolean()).describe(
    'Whether a stream also sends the check of each cited sentence as soon as the sentence is complete.',
  ),
  min_support: optional(z.enum(minSupports)).describe(
    'Leaves out sentences with less support than this instead of marking them; the text says how many. quoted: only quotations stay; supported: also sentences that a source states in other words; partly: also sentences that a source supports only in part, states more cautiously, or states of other people. Sentences that make no claim always stay. A stream sends each sentence once it is checked. No effect on JSON (`response_format`).',
  ),
  model_away: optional(z.enum(['error', 'quotes'])).describe(
    'What to return while the language model cannot be reached: an error (the default), or an answer that quotes articles.',
  ),
  plain_words_of: optional(string({ min: 1, max: 128 })).describe(
    'The `id` of an answer that this key requested with `store: true`. The answer is rewritten for a patient from its own sources, with the same citation numbers. Nothing is searched; of `messages`, only the last question and system messages are used.',
  ),
  images: optionalList(imageText, imagesMax).describe(
    'Text that the client has already recognised in an image; empty if the image contains none. The server reads the other images itself.',
  ),
})

const ownSchema = object({
  model: optional(z.string()),
  messages,
  stream: optional(z.boolean()),
  stream_options: optional(streamOptions),
  evidence: optional(evidence),
  store: optional(z.boolean()),
  metadata: optional(record(string({ max: 512 }), { keyLengthMax: 64, max: 16 })),
})

/**
 * Fields that are only type-checked and then ignored: they would identify the user to the model server, or mean
 * nothing to it.
 */
const ignoredSchema = object({
  user: optional(z.string()),
  safety_identifier: optional(string({ max: 64 })),
  prompt_cache_key: optional(z.string()),
  prompt_cache_options: optional(json),
  prompt_cache_retention: optional(z.string()),
  service_tier: optional(z.enum(['auto', 'default', 'flex', 'scale', 'priority', 'fast'])),
  moderation: optional(json),
  audio: unsupported('this service answers with text only.'),
  web_search_options: unsupported(
    "this service does not search the web. Use 'evidence.sources' to choose what is searched.",
  ),
})

/**
 * The fields that a client may send. The three schemas are parsed independently, so each field belongs to exactly
 * one.
 */
export const requestSchemas = { own: ownSchema, settings: settingsSchema, ignored: ignoredSchema }

/**
 * @param json the parsed body; unknown fields are ignored at every level, and null means absent
 * @throws ApiError for the first fault in document order; rules between fields and the model id are checked last
 */
export function parseChatRequest(json: unknown): ChatRequest {
  const own = ownSchema.safeParse(json)
  const settings = parseGivenFields(settingsSchema, json)
  const ignored = parseGivenFields(ignoredSchema, json)
  if (!own.success || settings.issues.length > 0 || ignored.issues.length > 0) {
    throw toValidationError([...(own.error?.issues ?? []), ...settings.issues, ...ignored.issues], json)
  }
  const request = own.data
  checkStreamOptions(request)
  checkMinSupport(request, settings.data)
  checkToolTurns(request.messages)
  const imageTexts = request.evidence?.images ?? []
  checkImageTexts(imageTexts, request.messages)
  return {
    model: findModel(request.model ?? serviceModel).id,
    messages: addImageTexts(request.messages, new Map(imageTexts.map(({ index, text }) => [index, text]))),
    stream: request.stream ?? false,
    includeUsage: request.stream_options?.include_usage ?? false,
    evidence: toEvidenceOptions(request.evidence ?? {}),
    settings: omitUnusedToolFields(checkSettings(settings.data)),
    store: request.store ?? false,
    metadata: request.metadata ?? {},
  }
}

function checkStreamOptions({ stream, stream_options }: z.output<typeof ownSchema>): void {
  if (stream || !stream_options || Object.keys(stream_options).length === 0) return
  const message = "The 'stream_options' parameter is only allowed when 'stream' is true."
  throw new ApiError('invalid_value', message, { param: 'stream_options' })
}

/** The log probabilities would contain the sentences that are left out. */
function checkMinSupport({ evidence: asked }: z.output<typeof ownSchema>, { logprobs }: ChatSettings): void {
  if (!asked?.min_support || !logprobs) return
  const message = "'evidence.min_support' cannot be combined with 'logprobs'."
  throw new ApiError('invalid_value', message, { param: 'evidence.min_support' })
}

function checkSettings(settings: ChatSettings): ChatSettings {
  if (settings.top_logprobs !== undefined && !settings.logprobs) {
    throw new ApiError('invalid_value', "'top_logprobs' requires 'logprobs' to be true.", { param: 'top_logprobs' })
  }
  if (!settings.tools && settings.tool_choice && settings.tool_choice !== 'none' && settings.tool_choice !== 'auto') {
    throw new ApiError('invalid_value', "This 'tool_choice' requires 'tools'.", { param: 'tool_choice' })
  }
  return settings
}

/** Servers refuse these fields without tools, but clients send them anyway. */
function omitUnusedToolFields(settings: ChatSettings): ChatSettings {
  if (settings.tools) return settings
  const { tool_choice, parallel_tool_calls, ...rest } = settings
  return rest
}

function toEvidenceOptions(asked: z.output<typeof evidence>): EvidenceOptions {
  return {
    mode: asked.mode ?? 'auto',
    references: asked.references ?? 'inline',
    ...omitUndefined({
      sources: asked.sources,
      fromYear: asked.from_year,
      types: asked.types,
      sourcesMax: asked.max_sources,
      progress: asked.progress,
      liveChecks: asked.live_checks,
      minSupport: asked.min_support,
      modelUnavailable: asked.model_away,
      plainWordsOf: asked.plain_words_of,
    }),
  }
}
