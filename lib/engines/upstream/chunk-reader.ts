/**
 * Turns the chunks of any OpenAI-like server into engine events. Servers differ in nearly every field, so nothing here
 * is taken for granted; what comes out is always in order: deltas, one finish a choice, nothing after it.
 *
 * Members are checked one by one instead of by a schema, since this runs for every token.
 */
import type { CompletionUsage } from 'openai/resources/completions'
import type { EngineEvent } from '@/lib/engines/engine'
import type { FinishReason, FunctionCallDelta, Logprobs } from '@/lib/wire/answer-events'
import { EventQueue } from './event-queue'
import { ContentTemplate } from './fast-chunk'
import type { OutputText } from './output-text'
import { ToolCallReader } from './tool-call-reader'
import { errorFromRefusal, parseRefusal, upstreamFailedError } from './upstream-errors'

type Loose = Record<string, unknown>

export class ChunkReader {
  /** The server has said [DONE]. */
  isDone = false
  usage: CompletionUsage | null = null
  private readonly choicesWanted: number
  private readonly secret: string | undefined
  private readonly choices = new Map<number, ChoiceReader>()
  private readonly queue = new EventQueue()
  private unparsed = ''
  private readonly template = new ContentTemplate()

  /**
   * @param choicesWanted choices the client asked for; others are dropped
   * @param secret taken out of error texts before they reach the log
   */
  constructor(choicesWanted: number, secret: string | undefined) {
    this.choicesWanted = choicesWanted
    this.secret = secret
  }

  /** Every choice has its finish_reason; only usage and [DONE] may still come. */
  get isFinished(): boolean {
    if (this.choices.size < this.choicesWanted) return false
    for (const choice of this.choices.values()) if (!choice.isFinished) return false
    return true
  }

  /** All that the model wrote so far, in all choices. */
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
   * @throws ApiError when it is an error or garbage
   */
  readPayload(payload: string): void {
    if (this.isDone) return
    if (payload === '[DONE]') {
      this.isDone = true
      return
    }
    const text = this.template.read(payload)
    if (text !== undefined) {
      this.choice(0).readContent(text)
      return
    }
    const frame = this.parse(payload)
    if (frame === undefined) return
    this.readChunk(frame)
    const content = this.choicesWanted === 1 ? soleContent(frame) : ''
    if (content !== '') this.template.learn(payload, content)
  }

  /**
   * Reads an answer that came as one JSON object, although a stream was asked for.
   *
   * @throws ApiError when it is an error or no answer
   */
  readWhole(text: string): void {
    const body = parseOrUndefined(text)
    if (!isObject(body)) throw upstreamFailedError(new Error(`not an answer: ${text.slice(0, 200)}`))
    this.readChunk(body)
    this.isDone = true
  }

  /**
   * Closes the answer when the server has ended it.
   *
   * @throws ApiError when it is not whole: no finish_reason and no [DONE], no answer at all, or choices missing
   */
  end(): void {
    if (this.unparsed !== '') throw upstreamFailedError(new Error(`not JSON: ${this.unparsed.slice(0, 200)}`))
    if (this.isFinished) return
    if (!this.isDone) throw upstreamFailedError(new Error('the answer ended without finish_reason and without [DONE]'))
    if (this.choices.size < this.choicesWanted) {
      throw upstreamFailedError(new Error(`${this.choices.size} of ${this.choicesWanted} choices came`))
    }
    for (const choice of this.choices.values()) choice.finish('stop')
  }

  /** JSON that was cut into several lines is put together again; what never becomes JSON ends the answer. */
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
  /** First half of a character whose second half comes with the next chunk. */
  private pendingSurrogate = ''

  constructor(index: number, queue: EventQueue) {
    this.index = index
    this.queue = queue
  }

  read(choice: Loose): void {
    if (this.isFinished) return
    // Some servers put the whole answer into one chunk; others repeat it at the end, where it must not count twice.
    const delta = choice['delta'] ?? (this.hasOutput ? undefined : choice['message'])
    if (isObject(delta)) this.readDelta(delta, choice['logprobs'])
    const reason = choice['finish_reason']
    if (typeof reason === 'string' && reason !== '') this.finish(reason)
  }

  readContent(text: string): void {
    if (this.isFinished) return
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

  /** The name leaves once, whatever later pieces repeat: clients join what they get. */
  private functionCallIn(given: unknown): FunctionCallDelta | undefined {
    if (!isObject(given)) return undefined
    const { name, arguments: input } = given
    const isNew = !this.hasFunctionName && typeof name === 'string' && name !== ''
    if (isNew) this.hasFunctionName = true
    const pieces = typeof input === 'string' ? input : isObject(input) ? JSON.stringify(input) : ''
    return isNew || pieces !== '' ? { ...(isNew ? { name } : {}), arguments: pieces } : undefined
  }

  /**
   * Joins the halves of a character that JSON escapes brought in two chunks. A half that stays alone becomes U+FFFD:
   * left out, "5 µg" could read "5 g".
   */
  private wellFormed(content: string): string {
    if (this.pendingSurrogate === '' && content.isWellFormed()) return content
    const text = this.pendingSurrogate + content
    const endsInHalf = /[\uD800-\uDBFF]$/.test(text)
    this.pendingSurrogate = endsInHalf ? text.slice(-1) : ''
    return (endsInHalf ? text.slice(0, -1) : text).toWellFormed()
  }
}

/** @returns the content of a chunk that says nothing else to us; '' for any other */
function soleContent(chunk: unknown): string {
  if (!isObject(chunk) || !Array.isArray(chunk['choices']) || chunk['choices'].length !== 1) return ''
  const choice: unknown = chunk['choices'][0]
  if (!isObject(choice) || choice['index'] !== 0 || !isObject(choice['delta'])) return ''
  const { content, refusal, tool_calls: toolCalls, function_call: functionCall } = choice['delta']
  const others = [
    chunk['usage'],
    chunk['error'],
    choice['error'],
    choice['logprobs'],
    choice['finish_reason'],
    refusal,
    toolCalls,
    functionCall,
  ]
  return typeof content === 'string' && others.every((other) => other === null || other === undefined) ? content : ''
}

/** Strings, or the text parts that some servers send in their place; thinking parts are not part of the answer. */
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

/** Reasons by which servers say that they broke off; a half answer must never look whole. */
const failureReasons = new Set(['error', 'abort', 'aborted', 'cancelled', 'canceled', 'timeout'])

/** @param called what the answer asks for instead of ending; many servers say `stop` all the same */
function toFinishReason(given: string, called: 'tool_calls' | 'function_call' | null): FinishReason {
  const word = given.toLowerCase()
  if (failureReasons.has(word)) throw upstreamFailedError(new Error(`finish_reason ${given}`))
  const reason = finishReasons[word] ?? 'stop'
  return reason === 'stop' && called !== null ? called : reason
}

/** OpenAI's `{error}`, and the flat errors of vLLM, FastAPI and others, which would else pass for empty chunks. */
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

/** OpenAI's schema has integers here; servers send null for what they do not count. */
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

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
