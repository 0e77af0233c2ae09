/**
 * Turns the chunks of any OpenAI-compatible server into engine events. Servers differ in nearly every field, so nothing
 * is assumed; the output is always in order: deltas, then one finish per choice, then nothing.
 *
 * Members are checked one by one instead of with a schema, since this runs for every token.
 */
import type { CompletionUsage } from 'openai/resources/completions'
import type { EngineEvent } from '@/lib/engines/engine'
import type { FinishReason, FunctionCallDelta, Logprobs } from '@/lib/wire/answer-events'
import { EventQueue } from './event-queue'
import type { OutputText } from './output-text'
import { isObject, type Loose, ToolCallReader } from './tool-call-reader'
import { errorFromRefusal, parseRefusal, upstreamFailedError } from './upstream-errors'

export class ChunkReader {
  /** The server has sent [DONE]. */
  isDone = false
  usage: CompletionUsage | null = null
  private readonly choicesWanted: number
  private readonly secret: string | undefined
  private readonly choices = new Map<number, ChoiceReader>()
  private readonly queue = new EventQueue()
  private unparsed = ''

  /**
   * @param choicesWanted number of choices the client requested; others are dropped
   * @param secret removed from error texts before they reach the log
   */
  constructor(choicesWanted: number, secret: string | undefined) {
    this.choicesWanted = choicesWanted
    this.secret = secret
  }

  /** Every choice has its finish_reason; only usage and [DONE] may follow. */
  get isFinished(): boolean {
    if (this.choices.size < this.choicesWanted) return false
    for (const choice of this.choices.values()) if (!choice.isFinished) return false
    return true
  }

  /** Everything the model has written so far, in all choices. */
  get written(): OutputText {
    return this.queue.written
  }

  /** @returns the events read since the last call */
  take(): EngineEvent[] {
    return this.queue.take()
  }

  /**
   * Reads the payload of one `data:` line.
   *
   * @throws ApiError when the payload is an error or garbage
   */
  readPayload(payload: string): void {
    if (this.isDone) return
    if (payload === '[DONE]') {
      this.isDone = true
      return
    }
    const frame = this.parse(payload)
    if (frame !== undefined) this.readChunk(frame)
  }

  /**
   * Reads an answer sent as one JSON object although a stream was requested.
   *
   * @throws ApiError when the object is an error or not an answer
   */
  readWhole(text: string): void {
    const body = parseOrUndefined(text)
    if (!isObject(body)) throw upstreamFailedError(new Error(`not an answer: ${text.slice(0, 200)}`))
    this.readChunk(body)
    this.isDone = true
  }

  /**
   * Closes the answer once the server has ended it.
   *
   * @throws ApiError when it is incomplete: neither finish_reason nor [DONE], no answer at all, or missing choices
   */
  end(): void {
    if (this.unparsed !== '') throw upstreamFailedError(new Error(`not JSON: ${this.unparsed.slice(0, 200)}`))
    if (this.isFinished) return
    if (!this.isDone) throw upstreamFailedError(new Error('the answer ended without finish_reason and without [DONE]'))
    if (this.choices.size < this.choicesWanted) {
      throw upstreamFailedError(new Error(`${this.choices.size} of ${this.choicesWanted} choices arrived`))
    }
    for (const choice of this.choices.values()) choice.finish('stop')
  }

  /** Joins JSON that was split across lines; ends the answer if the result never parses. */
  private parse(payload: string): unknown {
    const text = this.unparsed === '' ? payload : `${this.unparsed}\n${payload}`
    const value = parseOrUndefined(text)
    if (value === undefined && this.unparsed !== '')
      throw upstreamFailedError(new Error(`not JSON: ${text.slice(0, 200)}`))
    this.unparsed = value === undefined ? payload : ''
    return value
  }

  private readChunk(chunk: unknown): void {
    if (!isObject(chunk)) return
    const { choices } = chunk
    throwOnError(chunk, this.secret)
    if (isObject(chunk['usage'])) this.usage = toUsage(chunk['usage']) ?? this.usage
    if (!Array.isArray(choices)) return
    for (const choice of choices) if (isObject(choice)) this.readChoice(choice)
  }

  private readChoice(choice: Loose): void {
    throwOnError(choice, this.secret)
    const index = typeof choice['index'] === 'number' ? choice['index'] : 0
    if (!(index >= 0 && index < this.choicesWanted)) return
    this.choice(index).read(choice)
  }

  private choice(index: number): ChoiceReader {
    let reader = this.choices.get(index)
    if (!reader) {
      reader = new ChoiceReader(index, this.queue)
      this.choices.set(index, reader)
    }
    return reader
  }
}

class ChoiceReader {
  isFinished = false
  private readonly index: number
  private readonly queue: EventQueue
  private readonly toolCalls = new ToolCallReader()
  private hasOutput = false
  private hasFunctionName = false
  /** High surrogate whose low surrogate is expected in the next chunk. */
  private pendingSurrogate = ''

  constructor(index: number, queue: EventQueue) {
    this.index = index
    this.queue = queue
  }

  read(choice: Loose): void {
    if (this.isFinished) return
    // Some servers put the whole answer into one chunk; others repeat it at the end, where it must not
    // be counted twice.
    const delta = choice['delta'] ?? (this.hasOutput ? undefined : choice['message'])
    if (isObject(delta)) this.readDelta(delta, choice['logprobs'])
    const reason = choice['finish_reason']
    if (typeof reason === 'string' && reason !== '') this.finish(reason)
  }

  private readContent(text: string): void {
    const content = this.wellFormed(text)
    if (content === '') return
    this.hasOutput = true
    this.queue.pushContent(this.index, content)
  }

  finish(reason: string): void {
    this.isFinished = true
    if (this.pendingSurrogate !== '') this.queue.pushContent(this.index, '\uFFFD')
    const called = this.toolCalls.count > 0 ? 'tool_calls' : this.hasFunctionName ? 'function_call' : null
    this.queue.push({ type: 'finish', choice: this.index, reason: toFinishReason(reason, called) })
  }

  private readDelta(delta: Loose, logprobs: unknown): void {
    const content = toText(delta['content'])
    const refusal = toText(delta['refusal'])
    const toolCalls = Array.isArray(delta['tool_calls']) ? this.toolCalls.read(delta['tool_calls']) : []
    const functionCall = this.functionCallIn(delta['function_call'])
    const hasLogprobs = isLogprobs(logprobs)
    if (refusal === '' && toolCalls.length === 0 && !functionCall && !hasLogprobs) {
      this.readContent(content)
      return
    }
    this.hasOutput = true
    const text = this.wellFormed(content)
    this.queue.push({
      type: 'delta',
      choice: this.index,
      ...(text === '' ? {} : { content: text }),
      ...(refusal === '' ? {} : { refusal }),
      ...(toolCalls.length === 0 ? {} : { toolCalls }),
      ...(functionCall ? { functionCall } : {}),
      ...(hasLogprobs ? { logprobs } : {}),
    })
  }

  /** Sends the name once even if the server repeats it, because clients concatenate deltas. */
  private functionCallIn(given: unknown): FunctionCallDelta | undefined {
    if (!isObject(given)) return undefined
    const { name, arguments: input } = given
    const isNew = !this.hasFunctionName && typeof name === 'string' && name !== ''
    if (isNew) this.hasFunctionName = true
    const pieces = typeof input === 'string' ? input : isObject(input) ? JSON.stringify(input) : ''
    return isNew || pieces !== '' ? { ...(isNew ? { name } : {}), arguments: pieces } : undefined
  }

  /**
   * Joins a surrogate pair that JSON escapes split across two chunks. An unpaired surrogate becomes U+FFFD: if it were
   * dropped, "5 µg" could read "5 g".
   */
  private wellFormed(content: string): string {
    if (this.pendingSurrogate === '' && content.isWellFormed()) return content
    const text = this.pendingSurrogate + content
    const endsInHalf = /[\uD800-\uDBFF]$/.test(text)
    this.pendingSurrogate = endsInHalf ? text.slice(-1) : ''
    return (endsInHalf ? text.slice(0, -1) : text).toWellFormed()
  }
}

/** Accepts a string, or the text parts that some servers send instead; thinking parts are not part of the answer. */
function toText(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part) => (isObject(part) && typeof part['text'] === 'string' ? part['text'] : '')).join('')
}

const finishReasons: Record<string, FinishReason> = {
  stop: 'stop',
  length: 'length',
  max_tokens: 'length',
  max_output_tokens: 'length',
  model_length: 'length',
  tool_calls: 'tool_calls',
  tool_use: 'tool_calls',
  function_call: 'function_call',
  content_filter: 'content_filter',
  safety: 'content_filter',
}

/** Reasons with which servers report an aborted answer; a partial answer must never look complete. */
const failureReasons = new Set(['error', 'abort', 'aborted', 'cancelled', 'canceled', 'timeout'])

/** @param called the kind of call the answer makes; many servers send `stop` even then */
function toFinishReason(given: string, called: 'tool_calls' | 'function_call' | null): FinishReason {
  const word = given.toLowerCase()
  if (failureReasons.has(word)) throw upstreamFailedError(new Error(`finish_reason ${given}`))
  const reason = finishReasons[word] ?? 'stop'
  return reason === 'stop' && called !== null ? called : reason
}

/**
 * Detects OpenAI's `{error}` and the flat errors of vLLM, FastAPI and others, which would otherwise pass
 * as empty chunks.
 */
function throwOnError(frame: Loose, secret: string | undefined): void {
  const { error } = frame
  const isFlat =
    frame['choices'] === undefined &&
    frame['finish_reason'] === undefined &&
    (frame['object'] === 'error' || frame['type'] === 'error' || frame['detail'] !== undefined)
  if (!error && !isFlat) return
  const refusal = parseRefusal(0, {}, JSON.stringify(frame))
  const code = Number(refusal.code || (isObject(error) ? error['status'] : undefined))
  const status = code >= 400 && code < 600 ? code : refusal.code === 'rate_limit_exceeded' ? 429 : 500
  throw errorFromRefusal({ ...refusal, status }, secret)
}

function toUsage(given: Loose): CompletionUsage | null {
  const { prompt_tokens: prompt, completion_tokens: completion, total_tokens: total } = given
  if (!isCount(prompt)) return null
  const completionTokens = isCount(completion) ? completion : isCount(total) ? Math.max(0, total - prompt) : 0
  if (prompt + completionTokens === 0) return null
  const promptDetails = toCounts(given['prompt_tokens_details'])
  const completionDetails = toCounts(given['completion_tokens_details'])
  return {
    prompt_tokens: prompt,
    completion_tokens: completionTokens,
    total_tokens: prompt + completionTokens,
    ...(promptDetails ? { prompt_tokens_details: promptDetails } : {}),
    ...(completionDetails ? { completion_tokens_details: completionDetails } : {}),
  }
}

/** OpenAI's schema requires integers here; servers send null for what they do not count. */
function toCounts(details: unknown): Record<string, number> | null {
  if (!isObject(details)) return null
  const counts = Object.entries(details).filter((entry): entry is [string, number] => isCount(entry[1]))
  return counts.length > 0 ? Object.fromEntries(counts) : null
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isLogprobs(value: unknown): value is Logprobs {
  if (!isObject(value)) return false
  const { content, refusal } = value
  return (Array.isArray(content) && content.length > 0) || (Array.isArray(refusal) && refusal.length > 0)
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
